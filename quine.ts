;;;var[q]=[String.raw`let[,,,e]=Date(  ),t="toString",a="replac  e",s="slice",n="length",  o="padEnd",r="join",l="split",c=RegEx
p,i=t=>(t+e).indexOf(e)+1,m=[0,3,2,1,  4,5,6,7],p=(t,a,s,n)=>a?  (n=[...(s=t[l](e))[0]],4  !=a&&s.reverse(),p(n.map((e,t)=>s.map
(e=>e[t]||".")[r](""))[r](e),a-1)):t,  g=(e,t)=>t.filter(t=>p(e  ,t)==e),x=(e,t)=>t.every  (t=>p(e,t)<=e),d=(e,t=[0,-e,1,e],a=1,
s=3,n=t[a])=>n?"(?:(?"+(n<0?"<"+"!1"[  o](2-n,"."):"!"[o](n,"."  )+1)+")"+d(e,t,a+1,s)+(n  >0&&s?"|"+d(e,[...new(Set)([...t,n-1,
n-e,n+1,n+e])],a+1,s-1):"")+")":"",h=  t=>[...new(Set)(".X.-XXX  -.X,.FF-FF-.F,IIIII,LLLL  -L,..NN-NNN,PPP-PP,TTT-.T-.T,U.U-UUU,
                          VVV-V-V,.W                W-WW-W,YYY                Y-.Y,.ZZ-.   Z-ZZ"[a](/                -/g,e)[l](
",").flatMa  p(a=>m.map(  s=>p(a,s)[l](e).map(e=>e  [o](t,"."))[r]("").match  (/\w.*\w/)[  0])))],u=(e  ,t,o=e.last  IndexOf("x"
)-t[n]+1)=>  e[s](0,o)+t  [a](/\.+/g,(t,a)=>e[s](o  +a,o+a+t[n]))+e[s](o+t[n  ]),f=(e,t="  a")=>BigInt  ("0b0"+e[a]  (/./g,e=>e>
t|0)),w=e=>  85*e.charCo  deAt(0)%167+89,v=q[a](/\  s|\x23.*/gs,""),y=/^(\s*  \B--(all|co  lor|verbose  |quiet|keep  |resume|sol
utions[\s=]  [1-9]\d*)|(  [./\s]{0,99}[A-Zx]){60}[  .\s]*(?=-|$))*\s*$/,I=gl  obalThis.pr  ocess,A=I?.  getBuiltinM  odule("fs")
,Z=I?I.argv  [s](2)[r](e  )[a](/\s+/g,e):"--resume  \n--solutions=1",M=e=>Z.  match(e)?.[  0],P=(e,t=4  ,a=e+"\n")=  >{for(;a;)t
ry{a=A?a[s   ](A.writeS                                          ync(t<4?2:   1,a)):cons                ole.log(t<
4?a:innerHT  ML=a)}catch(e){/EAGAIN/.test(e)||(a=t  <4?"":/PIPE  |EOF/i.test  (e)?I.exit():P(e,1))}t<3  &&I.exit(t)},S=(e,a)=>A?
"\x1b[30;48  ;5;"+w(a)+"m"+e+"\x1b[m":"\x3ca/style  =background  :\x23"+(624  81*w(a))[t](16)+">"+e+"\  x3c/a>",T=";\;;var[q]=[S
tring.raw\x  60"+v+"\x23"+v,b=0,E=(t,a,n=T[s](0,b-  32)+'\x60];  eval(((q)).  replace(/\\s/g,""))',o=i  (t),r="",l=0,c=0,m,p,g,x
,d,h)=>{for  (m=0;t[m];m+=o)for(p=6;p--;)for(r+=r&  &"\n",g=0,x  =m;t[x]>e;x  ++)"."==(d=t[x])||!p&&t[  x+o]!=d?g+=13:t[x+1]==d&
&(p||d<"a"&  &t[x+o+1]==d)?c+=13:(r+=e.repeat(g),h  =n[s]((l+=c  +=13-(g=p?d  >"a"&&p%5>1?1:2:3))-c,l)  ,r+=a?S(h,d):h,c=0);retu
rn(l==b?r+   "//"+e+t+'                             \n//\x3cbo                                          dy/style=w
hite-space:  pre;font-fa  mily:monosp  ace\n//onload=setInterval("with(docum  ent.body)try{getSelectio  n()+[]||sel  f.a!=(a=tex
tContent)&&  eval(a)}cat  ch{}",2e3)>  ':(b=l,E(t,a)))},F=y.test(Z)?M(/[.A-Z  x].*[.A-Zx]/):"A",L=(F?E  (F)[l]("\x6  0")[1]:q)[a
](/\s*?\n/g  ,"\n"),N=(t  ,s=(t+L)[l]  ("\n"),m,p,g,x)=>(s[1]=s[3]+"",m=Math  .max(...s.map(e=>e[n])),  p=s.flatMap  ((t,r)=>r%6
==1?t[o](m)  [a](/.{1,13  }/g,(t,a)=>  t>"!"?t.trim()[n]-11+4*(s[r+4]?.[a]>e  ):"."):[])[r](e),g=i(p),  x=h(g).redu  ce((e,t,s)=
>e.match(t[  0])?e:(s=t[  a](/\w/g,(e  ,a)=>2*(t[a+1]==e)+4*(t[a+g]==e)),e[a  ](c(s),e=>u(e,t,0))),p)[  a](/\d/g,"x  "),/\n\S/.t
est(L)&&E(                x).include                s(L)?x:t[1                ]?"":N(t+"\n")),U=N("")   ,V=U[a](/\   w/g,"x")||
""[o](65,"x  xxxxxxxxx"+e),W=M("k")?U:V,X=Math.min  (...m.map((  e,t,a,o)=>(  a=p(W,e),o=4*i(a),[...a]  .reduce((e,  t,r)=>e+8*a
[s](r,r+o)[  l]("x")[n]**4,t))))%8,Y=p(W,m[X]),k=g  (Y,M("a")?[  0]:m),B=Dat  e.now(),C=M("m"),D=C?U==  V:W>"",O=0,  $=(t,a=3)=>
P([O,"found  ,",t,"moves,",Date.now()-B,"ms"][r](e  ),a),j=M(/\  d+/),G=(e,t  ,a,s)=>{D&&(a?M("v"):++O  )&&(a&&$(s)  ,M("q")||P(
E(p(e(t),X)  ,A?M("c"):self.a)),O==j&&$(s,0)),D||=  k.some(a=>p  (p(e(t),a),  X)==U)},H=new(Map),R=h(i  (Y)).map(e=  >Y.match(e[
0])?"":e),[  z]=R,J=R.map(e=>f(e,".")),K=c("$(?<=(  ?:"+R[r](")  |)(?<=(")[a  ](/\w/g,1)+")|)","s"),Q=  c("^(.*0|)1  "+d(i(Y)),"
s"),_=[0n]   ,ee=[],te=                                          [],ae=(e,a   )=>e?Q.tes                             t(e[t](2))
?0:((a=H.ge  t(e/=e&-e))  ||H.set(e,a=_.push(e)),a):1,se=(e=0,s,n,o,r=[],l=e  =>e?u(l(e-1  ),R[r[e]/128&63]):o,i=(a,o,c,m=ee[a],
p)=>{for(m|  |(m=ee[a]=t  e.push(0),K.exec((n=_[a-1])[t](2)).forEach((e,t,a)  =>{(a=e&&ae  (n^J[t]))&&te.push(128*(64*a+t)+R[t].
charCodeAt(  0))})),(a>1  ?++e%3e4<1:!s[1]||x(l(c),s))&&G(l,c,a-1,e);p=te[m+  +];)o>>p&1&  &(r[c+1]=p,i(p/8192|0,o^1<<(p),c+1))}
)=>(Y[a](c(  "(?="+z+")"  ,z&&"gi"),(e,t,a)=>(o=u(Y,z,t),(a=x(o,k)&&ae(f(o))  )&&(s=g(o,k  ),i(a,-1,0)),"")),e),ne=F&&U!=F?P("tr
y"+e+y,"--h  elp"==Z?0:2  ):se();D||P("cannot"+e+"resume",1),$(C&&j?se():ne)  //#let[,,,e  ]=Dat`];eval(((q)).replace(/\s/g,""))
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
//<body/style=white-space:pre;font-family:monospace
//onload=setInterval("with(document.body)try{getSelection()+[]||self.a!=(a=textContent)&&eval(a)}catch{}",2e3)>
