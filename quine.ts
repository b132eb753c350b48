var{raw:[ink]}=Object`let{process:s,b,event:c}  =globalThis,e="\x20",t=t=>t.re  place(/-/g,e),a=t=>(t+e).searc  h(e)+1,n=[0,3,2,1,4,5,6,7],image=(t,a,n=t.spli
t(e))=>a?image([...n[0]].map((e,t)=>n[a-4?"red  uceRight":"reduce"]((e,a)=>e+(  a[t]||"."),"")).join(e),a-1):t  ,r=(e,t)=>t.filter(t=>image(e,t)==e),i=(e,t)=>
t.every(t=>image(e,t)<=e),l=(e,t)=>[1,2,3,4].r  educe(e=>image(t(e),1),e),o=e=  >l(e,e=>e.replace(/^([.,]+\s)+  /,"")),m=s?.getBuiltinModule("fs"),g=e=>s.exit
(e),h=(e,t)=>{for(var/**/a=e+"\n";a;)try{a=m?a  .slice(m.writeSync(t,a)):conso  le.log(a)}catch(e){if(/AG/.tes  t(e))continue;if(2==t)return;/PIPE|EOF/i.test(
e)||x(e,1),g()}},x=(e,t)=>{h(e,2),g(t)},u=/^(\  s|\B--(all|color|verbose|quiet  |keep|resume|solutions[\s=][1-  9]\d*)|([./\s]{0,99}[A-Zx]){60}[.\s]*(?=-|$))*
$/,v=s?s.argv.slice(2).join(e).replace(/\s+/g,  e):"m1",f=e=>v.match(e),y=e=>[  ...children].filter(t=>t.id==e  ),k=(e,t,a="\t")=>t.x-e.x+"px"+a+(t.y-e.y)+"px
";c&&(p||=c,p.link??=link);let/**/E=c?p.target  .id.replace(/[^A-Z]/,""):"";c?  .buttons&&(y(E).forEach(e=>e.s  tyle.cssText+=";z-index:99;opacity:1;translate
                                :"+k(p,c)),g()                  );let/**/w,A,M                  ,Z,I=t(".X.-XX  X-.X,.FF-FF-.F                  ,IIIII,LLLL-L,
..NN-NNN,PPP-P  P,TTT-.T-.T,U.  U-UUU,VVV-V-V,.WW-WW-W,YYYY-.Y  ,.ZZ-.Z-ZZ"),glyphs=t=>[...new  (Set)(I.split(  ",").flatMap(a  =>n.map(n=>ima  ge(a,n).split(
e).map(e=>e.pa  dEnd(t,".")).j  oin("").match(/\w.*\w/)[0])))]  ,S=(e,t,a=e.lastIndexOf("x")-t  .length+1)=>e.  slice(0,a)+t.r  eplace(/\./g,(  t,n)=>e[a+n])+
e.slice(a+t.le  ngth),P="A-pen  tomino-quine-after-Ed-Halley:-  drag-or-press-a-piece",T={F:68  ,I:139,L:117,N  :111,P:185,T:1  22,U:223,V:72,  W:218,X:173,Y:
168,Z:78,x:145  },F=t=>"min(10  .4vw/"+(a(t)+1)+",10.4vh/"+(t.  split(e).length+2)+")",read=(t  ,n,r="")=>{var  /**/i,l,p,o,s=  n.replace(/\s*  ?\n/g,"\n"),c=
(p=(r+s).split  ("\n"),o=Math.  max(...p.map(e=>e.length)),i=p  .flatMap((t,a)=>a%8-2?[]:t.pad  End(o).replace  (/.{1,16}/g,(t  ,n)=>t>"!"?t.t  rim().length-1
4+4*(p[a+5]?.[  n]>e)+"":"."))  .join(e),glyphs(l=a(i)).reduce  ((e,t)=>e.match(t[0])?e:e.repl  ace(RegExp(t.r  eplace(/\w/g,(  e,a)=>2*(t[a+1  ]==e)+4*(t[a+l
]==e)+"")),e=>  S(e,t,0)),i).r  eplace(/\d/g,"x"));return(s).m  atch(/\n\S/)&&t(c).includes(s)  ?c:r?"":read(t  ,n,"\n")},L=""  .padEnd(65,"xx  xxxxxxxx\x20")
,draw=(w=ink.r  eplace(/\s|\x2                                                  3.*/gs,""),A=(  e,t)=>s?"\x1b[                  30;48;5;"+T[t]
+"m"+e+"\x1b[m  ":"\x3cmark/id="+t+"\nstyle=display:inline-blo  ck;position:st  icky;opacity:"  +(link.match("^[^A-Z]*$|"+t)?1  :.5)+";background:rgb("+[...(T
[t]-16).toStri  ng(6)].map(e=>40*e+55)+")>"+e+"\x3c/mark>",M="  \x76ar{raw:[in  k]}=Object\x60  "+w.padEnd(1e4,"\x23"+P),Z=0,(  n,r)=>{var/**/i,l,p=a(n);do{va
r/**/o=M.slice  (0,(l=Z)-36)+'\x60;eval((ink.replaceAll(/\\s/g  ,"")));;';i=""  ,Z=0;for(var/*  */s,c=0,d=0;n[d];d+=p)for(var/  **/m=8;m--;){i+=i&&"\n";for(va
r/**/g=0,h=d;(  s=n[h])>e;h++)if(s<"A"||!m&&n[h+p]!=s)g+=16;el  se/**/if(n[h+1  ]==s&&(m||s<"a  "&&n[h+p+1]==s))Z+=16;else{i+=  "".padEnd(g);var/**/x=o.slice(
c,Z+=16-(g=s>"  a"&&m%7>1?1:2));i+=r?A(x,s):x,c=Z}}}while(Z!=l  );return(i)+t(  "//-"+n+"\n//"  +P)+'\x3cbody\n//id="b"bgcolor  ="0"text="tan"onload="s=getSel
ection(p=d=0);  setInterval(onpointerdown=onpointermove=onpoin  terup=onpointe  rcancel=e=>(e?  !e.isPrimary|!p&~e.buttons:p||  --d>0||s+[])||!!b.oncut(s.empt
y(d=5)),500)"s  tyle="white-space:pre;touch-action:pinch-zoom;  position:fixed  ;inset:0;place  -self:center;font:'+F(n)+'/2ch  /**/monospace"oncut=try{eval(t
extContent)}ca  tch{}>'}),N=f(                                  u)?f(/[.A-Zx].                                                  *[.A-Zx]/):s&&
"A",U=read(dra  w,N?draw(N[0])  .split("\x60")  [1]:ink),j=()=>parseFloat(getComputedStyle(b).  lineHeight),V=e=>E?Math.round(  (c[e]-p[e])/8/  j()):0,W=V("x"
),X=V("y"),Y=(  t,n,r)=>l(t,t=  >(n.repeat(a(t  )-1)+e).repeat(r)+t),R=Y(Y(U,".",5),",",Math.a  bs(W)+Math.abs(X)),z=W+X*a(R),  ahead=e=>R[e]=  =E?ahead(e+z):
R[e],C=e=>o(R.  replace(/\S/g,  (t,a)=>{var/**  /n=","!=t&&R[a-z]==E;return"."!=t&&t!=E&&e.inc  ludes(t)?n?".":t:n?z||!e.inclu  des(E)?E:"x":a  head(a)<"A"?".
":"x"})),B=!E&  &c||!b?"":link  ,O=c&&!E&&!lin  k.match(/[A-Z]/),$=e=>y(e).map(e=>e.getBoundin  gClientRect()),q=e=>{var/**/t=  (t,a)=>(Math.m  in(...e.map(e=
>e[t]))+Math.m  ax(...e.map(e=  >e[a])))/2;ret  urn{x:t("left","right"),y:t("top","bottom")}},  copy=(e,a,r)=>{if(!b)return(h)  (draw(e,f("c")  ),1);var/**/i=
[..."FILNPTUVW  XYZ"],l=i.map(  e=>q($(e))),s=  j();link=a,bgColor=e!=U||z?0:332e3,p=0,c&&(d=1  0),document.title=t(P),parentN  ode.lang="en",  innerHTML=draw
(e,b),style.fo  ntSize=F(e);va  r/**/m=s/j();i  .forEach((t,a)=>{var/**/i=$(t),p=q(i),s=k(p,l[  a],","),[c,d]=[e,U].map(e=>o(e  .replace(/\S/g  ,e=>e==t?e:"."
))),g=n.find(e                  =>image(c,e)==                  d),h=g<4?1:-1,                  x=((g+1)%4-1)*h*90;y(t).forEac  h((e,t)=>{e.st  yle.transformO
rigin=k(i[t],p  ),e.style.zIndex="0px,0px"==s?0:a+1,e.animate(  {transform:["t  ranslate("+s+"  )rotate("+x+"deg)scale("+m+","  +m*h+")","none  "],easing:"eas
e"},matchMedia  ("(prefers-reduced-motion)").matches?0:r)})})}  ,hole=(e,t=[0,  -e,1,e],a=1,n=  3,r=t[a])=>r?"(?:(?"+(r<0?"\x3  c!1".padEnd(3-  r,"."):"!".pad
End(r,".")+"1"  )+")"+hole(e,t,a+1,n)+(r>0&&n?"|"+hole(e,[...n  ew(Set)([...t,  r-1,r-e,r+1,r+  e])],a+1,n-1):"")+")":"",H=(e,  t="a")=>BigInt  ("0b0"+e.repla
ce(/./g,e=>+(e  >t)+""));if(N&&U!=N){var/**/D="--help"==v?0:2;  h("Usage:\n"+u  ,D?2:1),g(D)}l  et/**/G,J=!O&&C(B)||L,board=f(  "k")?U:J,K=(G=  board,Math.min
(...n.map((e,t  )=>{var/**/n=image(G,e),r=4*a(n);return[...n].  reduce((e,t,a)  =>e+8*n.slice(  a,a+r).split("x").length**4,t)  }))%8),Q=image  (board,n[K]),_
=r(Q,f("a")?[0  ]:n),ee=!z&&!O&&f("m"),te=Date.now(),ae=(ee?U=  =J:board)?0:-1  e9,ne=0,re=()=  >[ne,"found,",ae,"moves,",Date  .now()-te,"ms"  ].join(e),ie=f
(/\d+/),le=()=  >{copy(U,p.link,300),g()},search=((e,t,n,l)=>{  var/**/p=glyph  s(a(e)).map(e=  >n.match(e[0])?"":e),o=p[0],s=  p.map(e=>H(e,"  .")),c=RegExp(
"$(?<=(?:"+p.j  oin(")|)(?<=("                                                  ).replace(/\w/  g,"1")+")|)","                                  s"),d=RegExp("
^(.*0|)1"+hole  (a(e)),"s"),m=  [0n],g=[],u=[],v=e=>e?d.test(e.toString(2))?0:l.get(e/=e&-e)||  l.set(e,m.push  (e)).size+1:1;return()=>{var/**/a,n,l,d=[],y=e
=>e?S(y(--e),p  [d[e]/128&63])  :l,walk=(e,t,r)=>{var/**/l,o=g[e];for(o||(o=g[e]=u.push(0),c.e  xec((n=m[e-1])  .toString(2)).forEach((e,t)=>{var/**/a=e&&v(n^
s[t]);a&&u.pus  h(128*(64*a+t)  +p[t].charCodeAt(0))})),(e>1?++ae%1e3<1:!a[1]||i(y(r),a))&&(o=  ((e,t,a)=>ae<0  ?_.some(n=>{var/**/r=image(image(e(t),n),K);re
turn(r)==U&&n*  a<1&&(ae=0),U.  match(r.replace(/x/g,"."))}):((a?f("v"):++ne)&&(a&&h(re(),2),f  ("q")||copy(im  age(e(t),K),J,900)),ne!=ie||x(re(),0)))(y,r,e-
1)&&o);l=u[o++  ];)t>>l&1&&(d[  r]=l,walk(l/8192|0,t^1<<(l),r+1))};e.replace(RegExp("(?="+o+")  ",o&&"gi"),(n,  p)=>{var/**/s=i(l=S(e,o,p),t)&&v(H(l));s&&(a=r
(l,t),walk(s,-  1,0))})}})(Q,_  ,Q,new(Map));"pointercancel"==c?.type&&le();let/**/pe=C(U);z&&  u.test(pe)&&(c  opy(pe,J,300),g()),u.test(J)&&search(),ae<0&&x
("cannot\x20re  sume",1),ee&&i  e&&search(),z&&B&&g(b.oncut(link="")),b&&le(),h(re(),2)//#A-pe  ntomino-quine-  after-Ed-H`;eval((ink.replaceAll(/\s/g,"")));;
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
//A pentomino quine after Ed Halley: drag or press a piece<body
//id="b"bgcolor="0"text="tan"onload="s=getSelection(p=d=0);setInterval(onpointerdown=onpointermove=onpointerup=onpointercancel=e=>(e?!e.isPrimary|!p&~e.buttons:p||--d>0||s+[])||!!b.oncut(s.empty(d=5)),500)"style="white-space:pre;touch-action:pinch-zoom;position:fixed;inset:0;place-self:center;font:min(10.4vw/12,10.4vh/8)/2ch/**/monospace"oncut=try{eval(textContent)}catch{}>
