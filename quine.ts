var{raw:[q]}=Object`let{process:A,b,even  t:Z}=globalThis,e,t,a,n,r,  i,l,s="\x20",c=e=>e.replac  e(/-/g,s),o=e=>(e+s).search(s)+1,m=[0,3,
2,1,4,5,6,7],g=(e,t,a=e.split(s))=>t?g([  ...a[0]].map((e,n)=>a.redu  ce((e,a,b,c,r=a[n]||".")=>  t-4?r+e:e+r,"")).join(s),t-1):e,x=(e,t)=
>t.filter(t=>g(e,t)==e),h=(e,t)=>t.every  (t=>g(e,t)<=e),u=(e,t=[0,-  e,1,e],a=1,n=3,r=t[a])=>r?  "(?:(?"+(r<0?"\x3c!1".padEnd(3-r,"."):"!
".padEnd(r,".")+1)+")"+u(e,t,a+1,n)+(r>0  &&n?"|"+u(e,[...new(Set)([  ...t,r-1,r-e,r+1,r+e])],a+  1,n-1):"")+")":"",v=c(".X.-XXX-.X,.FF-FF
-.F,IIIII,LLLL-L,..NN-NNN,PPP-PP,TTT-.T-  .T,U.U-UUU,VVV-V-V,.WW-WW-  W,YYYY-.Y,.ZZ-.Z-ZZ"),f=e=  >[...new(Set)(v.split(",").flatMap(t=>m.
map(a=>g(t,a).split(s).map(t=>t.padEnd(e  ,".")).join("").match(/\w.  *\w/)[0])))],y=(e,t,a=e.la  stIndexOf("x")-t.length+1)=>e.slice(0,a)
                            +t.replace(/                \./g,(t,n)=>                e[a+n])+e.sl  ice(a+t.leng                th),w=(e,t="
a")=>BigInt(  "0b0"+e.repl  ace(/./g,e=>+(e>t))),E="A-  pentomino-quine-after-Ed-H  alley:-drag-  or-press-a-p  iece",I="".p  adEnd(65,c("
xxxxxxxxxx-"  )),k=/^(\s|\  B--(all|color|verbose|quie  t|keep|resume|solutions[\s  =][1-9]\d*)|  ([./\s]{0,99  }[A-Zx]){60}  [.\s]*(?=-|$
))*$/,M=A?.a  rgv.slice(2)  .join(s).replace(/\s+/g,s)  ??"m1",P=e=>M.match(e),S=e  =>[...childr  en].filter(t  =>e[t.id]=t.  getClientRec
ts()[0]),T=(  e,t)=>e.x-t.  x+"px\t"+(e.y-t.y)+"px",F=  Z&&((p||=Z).target.id||1),  L=Z?.buttons  ?([...all[F]  ].map(e=>e.s  tyle.cssText
+=";z-index:  2;opacity:1;  translate:"+T(Z,p)),A()):A  ?.getBuiltinModule("fs"),U  =(e,t)=>{for  (e+="\n";e;)  try{e=L?e.sl  ice(L.writeS
ync(t?2:1,e)  ):console.lo  g(e)}catch(a){/AG/.test(a)  ||(e=t?0:/PIPE|EOF/i.test(  a)?A.exit():  U(a,1))}t<4&  &A.exit(t%3)  },X=(e=q.rep
lace(/\s|\x2  3.*/gs,""),t                                            =(e,t,a=pars  eInt("F44I8b                L75N6fPb9T7a
UdfV48WdaXad  Ya8Z4ex91".split(t)[1],16))=>L?"\x1b[30;  48;5;"+a+"m"  +e+"\x1b[m":  "\x3cmark/id="+t+"\nstyle=  display:inline-block;posit
ion:sticky;o  pacity:"+(R.match("^[^A-Z]*$|"+t)?"1;z-i  ndex:1":.5)+  ";background  :rgb("+[...(a-16).toString  (6)].map(e=>40*e+55)+")>"+
e+"\x3c/mark  >",a="\x76ar{raw:[q]}=Object\x60"+e.padE  nd(1e4,"\x23  "+E),n=0,(e,  r,i,p,l,d,m,g,x,h,u,v=o(e)  )=>{do{for(p=a.slice(0,(d=
n)-32)+'\x60  ;eval(q.replaceAll(/\\s/g,""));;',i="",x  =m=n=0;e[x];  x+=v)for(h=7  ;h--;)for(i+=i&&"\n",g=0,u  =x;(l=e[u])>s;u++)l<"A"||!
h&&e[u+v]!=l  ?g+=14:e[u+1]==l&&(h||l<"a"&&e[u+v+1]==l  )?n+=14:(i+=  "".padEnd(g)  +(r?t:String)(p.slice(m,n+  =14-(g=l>"a"&&h%6>1?1:2)),
l),m=n)}whil  e(n!=d);return(i)+c("//-"+e+"\n//"+E)+'\  x3cbody\n//i  d="b"bgcolor  ="0"text="tan"onload="s=ge  tSelection(p=d=0);setInter
val(onpointe  rdown=onpoin                              termove=onpo                                            interup=onpo
intercancel=  e=>(e?!e.isP  rimary|!p&~e  .buttons:p||d++%5||s+[])||!!b.oncut(s.em  pty()),500)"style="white-s  pace:pre;tou  ch-action:pi
nch-zoom;pos  ition:fixed;  inset:0;plac  e-self:center;font:min(12vw/'+v+",11vh*"  +v+"/"+e.length+')/2ch/**/  monospace"on  cut=try{eval
(textContent  )}catch{}>'}  ),j=P(k)?P(/  [.A-Zx].*[.A-Zx]/):A&&"A",N=(i=X,l=(j?X(  j[0]).split("\x60")[1]:q).  replace(/\s*  ?\n/g,"\n"),
["","\n"].ma  p((e,t,a,n,r  )=>(n=(e+l).  split("\n"),r=Math.max(...n.map(e=>e.len  gth)),t=n.flatMap((e,t)=>t  %7-2?[]:e.pa  dEnd(r).repl
ace(/.{1,14}  /g,(e,a)=>e>  "!"?e.trim()  .length-12+4*(n[t+4]?.[a]>s):".")).join(  s),f(a=o(t)).reduce((e,t)=  >e.match(t[0  ])?e:e.repla
ce(RegExp(t.  replace(/\w/  g,(e,n)=>2*(  t[n+1]==e)+4*(t[n+a]==e))),e=>y(e,t,0)),  t).replace(/\d/g,"x"))).fi  nd(e=>l.matc  h(/\n\S/)&&i
(e).includes                (l))||""),V=                e=>Math.roun                d(e/7/b.X?.height),W=Z?V(Z  .x-p.x)+o(N)  *V(Z.y-p.y):
0,Y=N.match(  F)&&b?.link,R=N.replace(/\w/g,(e,t)=>e!=  F&&Y?.match(  e)?e:N[t-W]!  =F||!W&&Y.match(F)?"x":F)|  |I,z=P("k")?  N:R,C=(r=z,M
ath.min(...m  .map(e=>g(r,e)).map((e,t)=>[...e].reduce  ((t,a,n)=>t+  8*e.slice(n,  n+4*o(e)).split("x").lengt  h**4,t)))%8)  ,$=g(z,m[C])
,B=x($,P("a"  )?[0]:m),O=!W&&P("m"),H=-1e9*!(O?N==R:z)  ,G=0,D=e=>U(  G+c("-found,  -"+H+"-moves"),e),J=P(/\d+  /),K=(e,t=90  0)=>b?(S(K),
link=R,bgCol  or=e!=N||W?0:332e3+(R=""),p=0,d=1,innerH  TML=X(e,b),S  (b).map(e=>e  .animate({translate:[T(K[e  .id],b[e.id]  ),0],composi
te:"add",eas  ing:"ease"},t*!matchMedia("(prefers-redu  ced-motion)"  ).matches)))  :U(X(e,P("c"))),Q=((e,t,a,  n,r,i,p,l=f(  o(e)).map(e=
>a.match(e[0  ])?"":e),s=l[0],c=l.map(e=>w(e,".")),d=R  egExp("$(?<=  (?:"+l.join(  ")|)(?<=(").replace(/\w/g,  1)+")|)","s"  ),m=RegExp("
^(.*0|)1"+u(  o(e)),"s"),v                                            =[0n],E=[],I  =[],k=e=>e?m                              .test(e.toSt
ring(2))?0:n  .get(e/=e&-e  )||n.set(e,v.push(e)).size+1:1,A=[],Z=e=>e?y(Z(--e),l[  A[e]/128&63]  ):p,M=(e,t,a,n,p=E[e])=>{for(p||(p=E[e]=
I.push(0),d.  exec((i=v[e-  1]).toString(2)).some((e,t)=>(e&&=k(i^c[t]))&&!I.push(  128*(64*e+t)  +l[t].charCodeAt()))),(e>1?++H%3e4<1:!r[
1]||h(Z(a),r  ))&&(p=((e,t  ,a,n)=>H<0?B.some(r=>((n=g(g(e(t),r),C))==N&&r*a<1&&(H  =0),N.match(  n.replace(/x/g,".")))):((a?P("v"):++G)&&
(a&&D(4),P("  q")||K(g(e(t  ),C))),G!=J||D(3)))(Z,a,e-1)&&p);n=I[p++];)t>>n&1&&(A[  a]=n,M(n/819  2|0,t^1<<(n),a+1))})=>()=>e.replace(RegE
xp("(?="+s+"  )",s&&"gi"),  (a,n)=>{r=x(p=y(e,s,n),t),(n=h(p,t)&&k(w(p)))&&M(n,-1,  0)}))($,B,$,  new(Map));j&&N!=j&&U("Usage:\n"+k,2),W&&
!R.split(F)[  5]||Q(),H<0&  &U("cannot\x20resume",1),O&&J&&Q(),b&&(R=link,K(N,300)  ),D(4)//#A-p  entomino`;eval(q.replaceAll(/\s/g,""));;
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
//A pentomino quine after Ed Halley: drag or press a piece<body
//id="b"bgcolor="0"text="tan"onload="s=getSelection(p=d=0);setInterval(onpointerdown=onpointermove=onpointerup=onpointercancel=e=>(e?!e.isPrimary|!p&~e.buttons:p||d++%5||s+[])||!!b.oncut(s.empty()),500)"style="white-space:pre;touch-action:pinch-zoom;position:fixed;inset:0;place-self:center;font:min(12vw/11,11vh*11/65)/2ch/**/monospace"oncut=try{eval(textContent)}catch{}>
