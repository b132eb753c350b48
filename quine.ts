;;var[q]=[String.raw`let[,,,e]=Dat  e(),t="replace",a="sli  ce",n="length",s="spli  t",r=RegExp,o=t=>(t+e).indexOf(e)+
1,i=[0,3,2,1,4,5,6,7],p=(t,a,n,r)=  >a?(r=[...(n=t[s](e))[  0]].map((e,t)=>n.reduc  e((e,n,s)=>(s=n[t]||".",4==a?e+s:s
+e),"")),p(r.join(e),a-1)):t,g=(e,  t)=>t.filter(t=>p(e,t)  ==e),c=(e,t)=>t.every(  t=>p(e,t)<=e),l=(e,t=[0,-e,1,e],a=
1,n=3,s=t[a])=>s?"(?:(?"+(s<0?"<!1  "+".".repeat(-s):"!".p  adEnd(s,".")+1)+")"+l(  e,t,a+1,n)+(s>0&&n?"|"+l(e,[...new
(Set)([...t,s-1,s-e,s+1,s+e])],a+1  ,n-1):"")+")":"",m=t=>  [...new(Set)(".X.-XXX-  .X,.FF-FF-.F,IIIII,LLLL-L,..NN-NNN
                        ,PPP-PP,TT              T-.T-.T,U.              U-UUU,VVV-  V-V,.WW-WW              -W,YYYY-.Y
,.ZZ-.Z-ZZ  ".replace(  /-/g,e)[s](",").flatMa  p(a=>i.map(n=>p(a,n)[s  ](e).map(e  =>e.padEnd  (t,".")).j  oin("").ma
tch(/\w.*\  w/)[0])))]  ,x=(e,s,r=e.lastIndexO  f("x")-s[n]+1)=>e[a](0  ,r)+s[t](/  \.+/g,(t,s  )=>e[a](r+  s,r+s+t[n]
))+e[a](r+  s[n]),d=(e  ,a="a")=>BigInt("0b0"+  e[t](/./g,e=>e>a|0)),h  =e=>85*e.c  harCodeAt(  0)%167+89,  u=q[t](/\s
|\x23.*/gs  ,""),f=/^(  \s*\B--(all|color|verb  ose|quiet|keep|resume|  solutions[  \s=][1-9]\  d*)|([./\s  ]{0,99}[A-
Zx]){60}[.  \s]*(?=-|$  ))*\s*$/,w=globalThis.  process,E=w?.getBuilti  nModule("f  s"),I=w?.a  rgv[a](2).  join(e)[t]
(/\s+/g,e)  ||"",A=e=>                                      I.match(e)  ?.[0],Z=(e              ,t=4,n=e+"
\n")=>{for  (;n;)try{n=E?n[a](E.writeSync(t<4?  2:1,n)):co  nsole.log(  n)}catch(e){/EAGAIN/.t  est(e)||(n=t<4?"":/EPI
PE|EOF/.te  st(e)?w.exit():Z(e,1))}t<3&&w.exit  (t)},v=";\  ;var[q]=[S  tring.raw\x60"+u+"\x23  "+u,P=0,S=(t,n,s=v[a](
0,P-30)+'\  x60];eval((q).replace(/\\s/g,""))'  ,r=o(t),i=  "",p=0,g,c  ,l,m,x,d,u)=>{for(g=0;  t[g];g+=r)for(c=6;c--;
)for(i+=i&  &"\n",l=0,m=0,x=g;t[x]>e;x++)"."==  (d=t[x])||  !c&&t[x+r]  !=d?l+=12:c&&t[x+1]==d  ?m+=12:(i+=e.repeat(l)
,u=s[a]((p  +=m+=12-(l=d>"a"&&c%5>1?1:2))-m,p)  ,i+=n?"\x1  b[30;48;5;  "+h(d)+"m"+u+"\x1b[m":  u,m=0);return(p==P?i+"
//"+e+t:(P  =p,S(t,n))                          )},j=f.tes                                      t(I)?A(/[.
A-Zx].*[.A  -Zx]/):"A"  ,F=(j?S(j)  [s]("\x60")[1]:q)[t](/\s*?\n/g,"\n  "),M=(a,i=(a+F)[s]("\n  "),p,g,c,l  )=>(i[1]=i
[3]+"",p=M  ath.max(..  .i.map(e=>  e[n])),g=i.flatMap((a,s)=>s%6==1?a  .padEnd(p)[t](/.{1,12}  /g,(t,a)=>  t>"!"?t.tr
im()[n]-10  +4*(i[s+4]  ?.[a]>e):"  ."):[]).join(e),c=o(g),l=m(c).redu  ce((e,a,n)=>e.match(a[  0])?e:(n=a  [t](/\w/g,
(e,t)=>2*(  a[t+1]==e)  +4*(a[t+c]  ==e)),e[t](r(n),e=>x(e,a,0))),g)[t  ](/\d/g,"x"),/\n\S/.te  st(F)&&S(l  ).includes
(F)?l:a[1]  ?"":M(a+"\  n")),N=M("  "),T=N[t](/\w/g,"x")||("xxxxxxxxxx  "+e).repeat(6).trim(),  L=A("k")?N  :T,U=Math.
min(...i.m              ap((e,t,r,              i)=>(r=p(L              ,e),i=4*o(  r),[...r].  reduce((e,  t,o)=>e+8*
r[a](o,o+i  )[s]("x")[n]**4,t))))%8,V=p(L,i[U]  ),W=g(V,A(  "a")?[0]:i  ),X=Date.now(),Y=A("m"  ),y=Y?N==T  :L>"",b=0,
B=(t,a=3)=  >Z([b,"found,",b*W[n],"with"+e+"im  ages,",t,"  moves,",Da  te.now()-X,"ms"].join(  e),a),D=A(  /\d+/),O=(
e,t,a,n)=>  {y&&(a?A("v"):++b)&&(a&&B(n),A("q"  )||Z(S(p(e  (t),U),A("  c"))),b==D&&B(n,0)),y|  |=W.some(a  =>p(p(e(t)
,a),U)==N)  },$=new(Map),k=m(o(V)).map(e=>V.ma  tch(e[0])?  "":e),[C]=  k,G=k.map(e=>d(e,"."))  ,R=r("$(?<  =(?:"+k.jo
in(")|)(?<  =(")[t](/\w/g,1)+")|)","s"),z=r("^  (.*0|)1"+l  (o(V)),"s"  ),H=[0n],J=[],K=[],Q=(  e,t)=>e?z.  test(e.toS
tring(2))?  0:((t=$.ge                                      t(e/=e&-e)  )||$.set(e                          ,t=H.push(
e)),t):1,_  =(e=0,a,n,  s,o=[],i=e=>e?x(i(e-1),k[o[e]/128&63]):s,p=(t,  s,r,g=J[t]  ,l)=>{for(g||(g=J[t]=K.push(0),R.e
xec((n=H[t  -1]).toStr  ing(2)).forEach((e,t,a)=>{(a=e&&Q(n^G[t]))&&K.  push(128*(  64*a+t)+k[t].charCodeAt(0))})),(t>
1?++e%3e4<  1:!a[1]||c  (i(r),a))&&O(i,r,t-1,e);l=K[g++];)s>>l&1&&(o[r  +1]=l,p(l/  8192|0,s^1<<l,r+1))})=>(V[t](r("(?
="+C+")",C  &&"gi"),(e  ,t,n)=>(s=x(V,C,t),(n=c(s,W)&&Q(d(s)))&&(a=g(s  ,W),p(n,-1  ,0)),"")),e),ee=j&&N!=j?Z("try"+e+
f,"--help"  ==I?0:2):_  ();y||Z("cannot"+e+"resume",1),B(Y&&D?_():ee)/  /#let[,,,e  ]=Da`];eval((q).replace(/\s/g,""))
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
