;;var[q]=[String.raw`let[,,,e]=Dat  e(),t="replace",a="sli  ce",n="length",s="spli  t",r=RegExp,o=t=>(t+e).indexOf(e)+
1,i=[0,3,2,1,4,5,6,7],p=(t,a,n,r)=  >a?(r=[...(n=t[s](e))[  0]].map((e,t)=>n.reduc  e((e,n,s)=>(s=n[t]||".",4==a?e+s:s
+e),"")),p(r.join(e),a-1)):t,g=(e,  t)=>t.filter(t=>p(e,t)  ==e),x=(e,t)=>t.every(  t=>p(e,t)<=e),c=(e,t=[0,-e,1,e],a=
1,n=3,s=t[a])=>s?"(?:(?"+(s<0?"<!1  "+".".repeat(-s):"!".p  adEnd(s,".")+1)+")"+c(  e,t,a+1,n)+(s>0&&n?"|"+c(e,[...new
(Set)([...t,s-1,s-e,s+1,s+e])],a+1  ,n-1):"")+")":"",l=t=>  [...new(Set)(".X.-XXX-  .X,.FF-FF-.F,IIIII,LLLL-L,..NN-NNN
                        ,PPP-PP,TT              T-.T-.T,U.              U-UUU,VVV-  V-V,.WW-WW              -W,YYYY-.Y
,.ZZ-.Z-ZZ  ".replace(  /-/g,e)[s](",").flatMa  p(a=>i.map(n=>p(a,n)[s  ](e).map(e  =>e.padEnd  (t,".")).j  oin("").ma
tch(/\w.*\  w/)[0])))]  ,m=(e,s,r=e.lastIndexO  f("x")-s[n]+1)=>e[a](0  ,r)+s[t](/  \.+/g,(t,s  )=>e[a](r+  s,r+s+t[n]
))+e[a](r+  s[n]),d=(e  ,a="a")=>BigInt("0b0"+  e[t](/./g,e=>e>a|0)),h  =e=>85*e.c  harCodeAt(  0)%167+89,  u=q[t](/\s
|\x23.*/gs  ,""),f=/^(  \s*\B--(all|color|verb  ose|quiet|keep|resume|  solutions[  \s=][1-9]\  d*)|([./\s  ]{0,99}[A-
Zx]){60}[.  \s]*(?=-|$  ))*\s*$/,w=globalThis.  process,E=w?.getBuilti  nModule("f  s"),I=w?.a  rgv[a](2).  join(e)[t]
(/\s+/g,e)  ||"",A=e=>                                      I.match(e)  ?.[0],Z=(e              ,t=4,n=e+"
\n")=>{for  (;n;)try{n=E?n[a](E.writeSync(t<4?  2:1,n)):co  nsole.log(  n)}catch(e){/EAGAIN/.t  est(e)||(n=t<4?"":/EPI
PE|EOF/.te  st(e)?w.exit():Z(e,1))}t<3&&w.exit  (t)},v=";\  ;var[q]=[S  tring.raw\x60"+u+"\x23  "+u,P=0,S=(t,n,s=v[a](
0,P-30)+'\  x60];eval((q).replace(/\\s/g,""))'  ,r=o(t),i=  "",p=0,g,x  ,c,l,m,d,u)=>{for(g=0;  t[g];g+=r)for(x=6;x--;
)for(i+=i&  &"\n",c=0,l=0,m=g;t[m]>e;m++)"."==  (d=t[m])||  !x&&t[m+r]  !=d?c+=12:x&&t[m+1]==d  ?l+=12:(i+=e.repeat(c)
,u=s[a]((p  +=l+=12-(c=d>"a"&&x%5>1?1:2))-l,p)  ,i+=n?"\x1  b[30;48;5;  "+h(d)+"m"+u+"\x1b[m":  u,l=0);return(p==P?i+"
//"+e+t:(P  =p,S(t,n))                          )},j=f.tes                                      t(I)?A(/[.
A-Zx].*[.A  -Zx]/):"A"  ,F=(j?S(j)  [s]("\x60")[1]:q)[t](/\s*?\n/g,"\n  "),M=(a,i=(a+F)[s]("\n  "),p,g,x,c  )=>(i[1]=i
[3]+"",p=M  ath.max(..  .i.map(e=>  e[n])),g=i.flatMap((a,s)=>s%6==1?a  .padEnd(p)[t](/.{1,12}  /g,(t,a)=>  t>"!"?t.tr
im()[n]-10  +4*(i[s+4]  ?.[a]>e):"  ."):[]).join(e),x=o(g),c=l(x).redu  ce((e,a,n)=>e.match(a[  0])?e:(n=a  [t](/\w/g,
(e,t)=>2*(  a[t+1]==e)  +4*(a[t+x]  ==e)),e[t](r(n),e=>m(e,a,0))),g)[t  ](/\d/g,"x"),/\n\S/.te  st(F)&&S(c  ).includes
(F)?c:a[1]  ?"":M(a+"\  n")),N=M("  "),T=N[t](/\w/g,"x")||("xxxxxxxxxx  "+e).repeat(6).trim(),  L=A("k")?N  :T,U=i.map
((e,t,r)=>              (t=p(L,e),              r=4*o(t),[              ...t].redu  ce((e,o,i)  =>e+t[a](i  ,i+r)[s]("
x")[n]**4,  0))),V=U.indexOf(Math.min(...U)),W  =p(L,i[V])  ,X=g(W,A("  a")?[0]:i),Y=Date.now(  ),y=A("m")  ,O=y?N==T:
L>"",b=0,B  =(t,a=3)=>Z([b,"found,",b*X[n],"im  ages,",t,"  moves,",Da  te.now()-Y,"ms"].join(  e),a),D=A(  /\d+/),$=(
e,t,a,n)=>  {O&&(a?A("v"):++b)&&(a&&B(n),A("q"  )||Z(S(p(e  (t),V),A("  c"))),b==D&&B(n,0)),O|  |=X.some(a  =>p(p(e(t)
,a),V)==N)  },k=new(Map),C=l(o(W)).map(e=>W.ma  tch(e[0])?  "":e),[G]=  C,R=C.map(e=>d(e,"."))  ,z=r("$(?<  =(?:"+C.jo
in(")|)(?<  =(")[t](/\w/g,1)+")|)","s"),H=r("^  (.*0|)1"+c  (o(W)),"s"  ),J=[0n],K=[],Q=[],_=(  e,t)=>e?H.  test(e.toS
tring(2))?  0:((t=k.ge                                      t(e/=e&-e)  )||k.set(e                          ,t=J.push(
e)),t):1,e  e=(e=0,a,n  ,s,o=[],i=e=>e?m(i(e-1),C[o[e]/128&63]):s,p=(t  ,s,r,g=K[t  ],c)=>{for(g||(g=K[t]=Q.push(0),z.
exec((n=J[  t-1]).toSt  ring(2)).forEach((e,t,a)=>{(a=e&&_(n^R[t]))&&Q  .push(128*  (64*a+t)+C[t].charCodeAt(0))})),(t
>1?++e%3e4  <1:!a[1]||  x(i(r),a))&&$(i,r,t-1,e);c=Q[g++];)s>>c&1&&(o[  r+1]=c,p(c  /8192|0,s^1<<c,r+1))})=>(W[t](r("(
?="+G+")",  G&&"gi"),(  e,t,n)=>(s=m(W,G,t),(n=x(s,X)&&_(d(s)))&&(a=g(  s,X),p(n,-  1,0)),"")),e),te=j&&N!=j?Z("try"+e
+f,"--help  "==I?0:2):  ee();O||Z("cannot"+e+"resume",1),B(y&&D?ee():t  e)//#let[,  ,,e]`];eval((q).replace(/\s/g,""))
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
