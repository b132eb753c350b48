var{raw:[q]}=Object`let{process:A,b,even  t:Z}=globalThis,e,t,a,n,r,  i,l,s="\x20",o=e=>e.replac  e(/-/g,s),c=e=>(e+s).search(s)+1,m=[0,3,
2,1,4,5,6,7],g=(e,t,a=e.split(s))=>t?g([  ...a[0]].map((e,n)=>a.redu  ce((e,a,b,c,r=a[n]||".")=>  t-4?r+e:e+r,"")).join(s),t-1):e,x=(e,t)=
>t.filter(t=>g(e,t)==e),h=(e,t)=>t.every  (t=>g(e,t)<=e),u=(e,t=[0,-  e,1,e],a=1,n=3,r=t[a])=>r?  "(?:(?"+(r<0?"\x3c!1".padEnd(3-r,"."):"!
".padEnd(r,".")+1)+")"+u(e,t,a+1,n)+(r>0  &&n?"|"+u(e,[...new(Set)([  ...t,r-1,r-e,r+1,r+e])],a+  1,n-1):"")+")":"",v=o(".X.-XXX-.X,.FF-FF
-.F,IIIII,LLLL-L,..NN-NNN,PPP-PP,TTT-.T-  .T,U.U-UUU,VVV-V-V,.WW-WW-  W,YYYY-.Y,.ZZ-.Z-ZZ"),f=e=  >[...new(Set)(v.split(",").flatMap(t=>m.
map(a=>g(t,a).split(s).map(t=>t.padEnd(e  ,".")).join("").match(/\w.  *\w/)[0])))],y=(e,t,a=e.la  stIndexOf("x")-t.length+1)=>e.slice(0,a)
                            +t.replace(/                \./g,(t,n)=>                e[a+n])+e.sl  ice(a+t.leng                th),w=(e,t="
a")=>BigInt(  "0b0"+e.repl  ace(/./g,e=>+(e>t))),E="A-  pentomino-quine,-after-Ed-  Halley.-Drag  -or-press-a-  piece.",I=""  .padEnd(65,o
("xxxxxxxxxx  -")),k=/^(\s  |\B--(all|color|verbose|qu  iet|keep|resume|solutions[  \s=][1-9]\d*  )|([./\s]{0,  99}[A-Zx]){6  0}[.\s]*(?=-
|$))*$/,M=A?  .argv.slice(  2).join(s).replace(/\s+/g,  s)??"m1",P=e=>M.match(e),S  =e=>[...chil  dren].filter  (t=>e[t.id]=  t.getClientR
ects()[0]),T  =(e,t)=>e.x-  t.x+"px\t"+(e.y-t.y)+"px",  F=Z&&((p||=Z).target.id||1  ),L=Z?.butto  ns?([...all[  F]].map(e=>e  .style.cssTe
xt+=";z-inde  x:2;opacity:  1;translate:"+T(Z,p)),A())  :A?.getBuiltinModule("fs")  ,U=(e,t)=>{f  or(e+="\n";e  ;)try{e=L?e.  slice(L.writ
eSync(t?2:1,  e)):console.  log(e)}catch(a){/AG/.test(  a)||(e=t?0:/PIPE|EOF/i.tes  t(a)?A.exit(  ):U(a,1))}t<  4&&A.exit(t%  3)},X=(e=q.r
eplace(/\s|\  x23.*/gs,"")                                            ,t=(e,t,a=pa  rseInt("F44I                8bL75N6fPb9T
7aUdfV48WdaX  adYa8Z4ex91".split(t)[1],16))=>L?"\x1b[3  0;48;5;"+a+"  m"+e+"\x1b[m  ":"\x3cmark/id="+t+"\nstyl  e=display:inline-block;pos
ition:sticky  ;opacity:"+(R.match("^[^A-Z]*$|"+t)?"1;z  -index:1":.5  )+";backgrou  nd:rgb("+[...(a-16).toStri  ng(6)].map(e=>40*e+55)+")>
"+e+"\x3c/ma  rk>",a="\x76ar{raw:[q]}=Object\x60"+e.pa  dEnd(1e4,"\x  23"+E),n=0,(  e,r,i,p,l,d,m,g,x,h,u,v=c(  e))=>{do{for(p=a.slice(0,(
d=n)-32)+'\x  60;eval(q.replaceAll(/\\s/g,""));;',i=""  ,x=m=n=0;e[x  ];x+=v)for(h  =7;h--;)for(i+=i&&"\n",g=0  ,u=x;(l=e[u])>s;u++)l<"A"|
|!h&&e[u+v]!  =l?g+=14:e[u+1]==l&&(h||l<"a"&&e[u+v+1]=  =l)?n+=14:(i  +="".padEnd(  g)+(r?t:String)(p.slice(m,  n+=14-(g=l>"a"&&h%6>1?1:2)
),l),m=n)}wh  ile(n!=d);return(i)+o("//-"+e+"\n//"+E)+  '\x3cbody\n/  /id="b"bgcol  or="0"text="tan"onload="s=  getSelection(p=d=0);setInt
erval(onpoin  terdown=onpo                              intermove=on                                            pointerup=on
pointercance  l=e=>(e?!e.i  sPrimary|!p&  ~e.buttons:p||d++%5||s+[])||!!b.oncut(s.  empty()),500)"style="white  -space:pre;t  ouch-action:
pinch-zoom;p  osition:fixe  d;inset:0;pl  ace-self:center;font:min(12vw/'+v+",11vh  *"+v+"/"+e.length+')/120%m  onospace"onc  ut=try{eval(
textContent)  }catch{}>'})  ,j=P(k)?P(/[  .A-Zx].*[.A-Zx]/):A&&"A",N=(i=X,l=(j?X(j  [0]).split("\x60")[1]:q).r  eplace(/\s*?  \n/g,"\n"),[
"","\n"].map  ((e,t,a,n,r)  =>(n=(e+l).s  plit("\n"),r=Math.max(...n.map(e=>e.leng  th)),t=n.flatMap((e,t)=>t%  7-2?[]:e.pad  End(r).repla
ce(/.{1,14}/  g,(e,a)=>e>"  !"?e.trim().  length-12+4*(n[t+4]?.[a]>s):".")).join(s  ),f(a=c(t)).reduce((e,t)=>  e.match(t[0]  )?e:e.replac
e(RegExp(t.r  eplace(/\w/g  ,(e,n)=>2*(t  [n+1]==e)+4*(t[n+a]==e))),e=>y(e,t,0)),t  ).replace(/\d/g,"x"))).fin  d(e=>l.match  (/\n\S/)&&i(
e).includes(                l))||""),V=e                =>Math.round                (e/7/b.X?.height),W=Z?V(Z.  x-p.x)+c(N)*  V(Z.y-p.y):0
,Y=N.match(F  )&&b?.link,R=N.replace(/\w/g,(e,t)=>e!=F  &&Y?.match(e  )?e:N[t-W]!=  F||!W&&Y.match(F)?"x":F)||  I,z=P("k")?N  :R,C=(r=z,Ma
th.min(...m.  map(e=>g(r,e)).map((e,t)=>[...e].reduce(  (t,a,n)=>t+8  *e.slice(n,n  +4*c(e)).split("x").length  **4,t)))%8),  $=g(z,m[C]),
B=x($,P("a")  ?[0]:m),O=!W&&P("m"),H=(O?N==R:z)?0:-1e9  ,D=0,G=e=>U(  D+o("-found,  -"+H+"-moves"),e),J=P(/\d+  /),K=(e,t=90  0)=>b?(S(K),
link=R,bgCol  or=e!=N||W?0:332e3+(R=""),p=0,d=1,innerH  TML=X(e,b),S  (b).map(e=>e  .animate({translate:[T(K[e  .id],b[e.id]  ),0],composi
te:"add",eas  ing:"ease"},t*!matchMedia("(prefers-redu  ced-motion)"  ).matches)))  :U(X(e,P("c"))),Q=((e,t,a,  n,r,i,p,l=f(  c(e)).map(e=
>a.match(e[0  ])?"":e),s=l[0],o=l.map(e=>w(e,".")),d=R  egExp("$(?<=  (?:"+l.join(  ")|)(?<=(").replace(/\w/g,  1)+")|)","s"  ),m=RegExp("
^(.*0|)1"+u(  c(e)),"s"),v                                            =[0n],E=[],I  =[],k=e=>e?m                              .test(e.toSt
ring(2))?0:n  .get(e/=e&-e  )||n.set(e,v.push(e)).size+1:1,A=[],Z=e=>e?y(Z(--e),l[  A[e]/128&63]  ):p,M=(e,t,a,n,p=E[e])=>{for(p||(p=E[e]=
I.push(0),d.  exec((i=v[e-  1]).toString(2)).some((e,t)=>(e&&=k(i^o[t]))&&!I.push(  128*(64*e+t)  +l[t].charCodeAt()))),(e>1?++H%3e4<1:!r[
1]||h(Z(a),r  ))&&(p=((e,t  ,a,n)=>H<0?B.some(r=>((n=g(g(e(t),r),C))==N&&r*a<1&&(H  =0),N.match(  n.replace(/x/g,".")))):((a?P("v"):++D)&&
(a&&G(4),P("  q")||K(g(e(t  ),C))),D!=J||G(3)))(Z,a,e-1)&&p);n=I[p++];)t>>n&1&&(A[  a]=n,M(n/819  2|0,t^1<<(n),a+1))})=>()=>e.replace(RegE
xp("(?="+s+"  )",s&&"gi"),  (a,n)=>{r=x(p=y(e,s,n),t),(n=h(p,t)&&k(w(p)))&&M(n,-1,  0)}))($,B,$,  new(Map));j&&N!=j&&U("Usage:\n"+k,2),W&&
!R.split(F)[  5]||Q(),H<0&  &U("cannot\x20resume",1),O&&J&&Q(),b&&(R=link,K(N,300)  ),G(4)//#A-p  entomino`;eval(q.replaceAll(/\s/g,""));;
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
//A pentomino quine, after Ed Halley. Drag or press a piece.<body
//id="b"bgcolor="0"text="tan"onload="s=getSelection(p=d=0);setInterval(onpointerdown=onpointermove=onpointerup=onpointercancel=e=>(e?!e.isPrimary|!p&~e.buttons:p||d++%5||s+[])||!!b.oncut(s.empty()),500)"style="white-space:pre;touch-action:pinch-zoom;position:fixed;inset:0;place-self:center;font:min(12vw/11,11vh*11/65)/120%monospace"oncut=try{eval(textContent)}catch{}>
