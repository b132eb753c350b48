var{raw:[ink]}=Object`let{process:s,b,event:c}  =globalThis,e="\x20",t=t=>t.re  place(/-/g,e),a=t=>(t+e).searc  h(e)+1,n=[0,3,2,1,4,5,6,7],image=(t,a,n=t.spli
t(e))=>a?image([...n[0]].map((e,t)=>n[a-4?"red  uceRight":"reduce"]((e,a)=>e+(  a[t]||"."),"")).join(e),a-1):t  ,r=(e,t)=>t.filter(t=>image(e,t)==e),i=(e,t)=>
t.every(t=>image(e,t)<=e),l=(e,t)=>[1,2,3,4].r  educe(e=>image(t(e),1),e),o=e=  >l(e,e=>e.replace(/^([.,]+\s)+  /,"")),m=s?.getBuiltinModule("fs"),g=e=>s.exit
(e),h=(e,t)=>{for(var/**/a=e+"\n";a;)try{a=m?a  .slice(m.writeSync(t,a)):conso  le.log(a)}catch(e){if(/AG/.tes  t(e))continue;if(2==t)return;/PIPE|EOF/i.test(
e)||x(e,1),g()}},x=(e,t)=>{h(e,2),g(t)},u=/^(\  s|\B--(all|color|verbose|quiet  |keep|resume|solutions[\s=][1-  9]\d*)|([./\s]{0,99}[A-Zx]){60}[.\s]*(?=-|$))*
$/,v=s?s.argv.slice(2).join(e).replace(/\s+/g,  e):"m1",f=e=>v.match(e),y=e=>[  ...children].filter(t=>t.id==e  ),k=(e,t,a="\t")=>t.x-e.x+"px"+a+(t.y-e.y)+"px
";c&&(p||=c,p.link??=link);let/**/E=c?p.target  .id.replace(/[^A-Z]/,""):"";if  (c?.buttons){for(var/**/w/**/o  f/**/y(E))w.style.cssText+=";z-index:99;opacit
                                y:1;translate:                  "+k(p,c);g()}l                  et/**/A,M,Z,I,  S=t(".X.-XXX-.                  X,.FF-FF-.F,II
III,LLLL-L,..N  N-NNN,PPP-PP,T  TT-.T-.T,U.U-UUU,VVV-V-V,.WW-W  W-W,YYYY-.Y,.ZZ-.Z-ZZ"),glyphs  =t=>[...new(Se  t)(S.split(","  ).flatMap(a=>n  .map(n=>image(
a,n).split(e).  map(e=>e.padEn  d(t,".")).join("").match(/\w.*  \w/)[0])))],P=(e,t,a=e.lastInd  exOf("x")-t.le  ngth+1)=>e.sli  ce(0,a)+t.repl  ace(/\./g,(t,n
)=>e[a+n])+e.s  lice(a+t.lengt  h),T="A-pentomino-quine-after-  Ed-Halley:-drag-or-press-a-pie  ce",F={F:68,I:  139,L:117,N:11  1,P:185,T:122,  U:223,V:72,W:2
18,X:173,Y:168  ,Z:78,x:145},L  =e=>"min(10.4vw/"+(a(e)+1)+",1  0.4vh/"+(e.length/a(e)+2)+")",  read=(t,n,r=""  )=>{var/**/i,l  ,p,o,s=n.repla  ce(/\s*?\n/g,"
\n"),c=(p=(r+s  ).split("\n"),  o=Math.max(...p.map(e=>e.lengt  h)),i=p.flatMap((t,a)=>a%8-2?[  ]:t.padEnd(o).  replace(/.{1,1  6}/g,(t,n)=>t>  "!"?t.trim().l
ength-14+4*(p[  a+5]?.[n]>e)+"  ":".")).join(e),glyphs(l=a(i))  .reduce((e,t)=>e.match(t[0])?e  :e.replace(Reg  Exp(t.replace(  /\w/g,(e,a)=>2  *(t[a+1]==e)+4
*(t[a+l]==e)+"  ")),e=>P(e,t,0  )),i).replace(/\d/g,"x"));retu  rn(s).match(/\n\S/)&&t(c).incl  udes(s)?c:r?""  :read(t,n,"\n"  )},N="".padEnd  (65,"xxxxxxxxx
x\x20"),draw=(  A=ink.replace(                                                  /\s|\x23.*/gs,  ""),M=(e,t)=>s                  ?"\x1b[30;48;5
;"+F[t]+"m"+e+  "\x1b[m":"\x3cmark/id="+t+"\nstyle=display:inl  ine-block;posi  tion:sticky;op  acity:"+(link.match("^[^A-Z]*$  |"+t)?1:.5)+";background:rgb("
+[...(F[t]-16)  .toString(6)].map(e=>40*e+55)+")>"+e+"\x3c/mar  k>",Z="\x76ar{  raw:[ink]}=Obj  ect\x60"+A.padEnd(1e4,"\x23"+T  ),I=0,(n,r)=>{var/**/i,l,p=a(n
);do{var/**/o=  Z.slice(0,(l=I)-36)+'\x60;eval((ink.replaceAll  (/\\s/g,"")));  ;';i="",I=0;fo  r(var/**/s,c=0,d=0;n[d];d+=p)f  or(var/**/m=8;m--;){i+=i&&"\n"
;for(var/**/g=  0,h=d;(s=n[h])>e;h++)if(s<"A"||!m&&n[h+p]!=s)g  +=16;else/**/i  f(n[h+1]==s&&(  m||s<"a"&&n[h+p+1]==s))I+=16;e  lse{i+="".padEnd(g);var/**/x=o
.slice(c,I+=16  -(g=s>"a"&&m%7>1?1:2));i+=r?M(x,s):x,c=I}}}whi  le(I!=l);retur  n(i)+t("//-"+n  +"\n//"+T)+'\x3cbody\n//id="b"  bgcolor="0"text="tan"onload="s
=getSelection(  p=d=0);setInterval(onpointerdown=onpointermove  =onpointerup=o  npointercancel  =e=>(e?!e.isPrimary|!p&~e.butt  ons:p||--d>0||s+[])||!!b.oncut
(s.empty(d=5))  ,500)"style="white-space:pre;touch-action:pinc  h-zoom;positio  n:fixed;inset:  0;place-self:center;font:'+L(n  )+'/2ch/**/monospace"oncut=try
{eval(textCont  ent)}catch{}>'                                  }),U=f(u)?f(/[                                                  .A-Zx].*[.A-Zx
]/):s&&"A",j=r  ead(draw,U?dra  w(U[0]).split(  "\x60")[1]:ink),V=()=>parseFloat(getComputedSt  yle(b).lineHeight),W=e=>E?Math  .round((c[e]-p  [e])/8/V()):0,
X=W("x"),Y=W("  y"),R=(t,n,r)=  >l(t,t=>(n.rep  eat(a(t)-1)+e).repeat(r)+t),z=R(R(j,".",5),","  ,Math.abs(X)+Math.abs(Y)),C=X+  Y*a(z),ahead=e  =>z[e]==E?ahea
d(e+C):z[e],B=  e=>o(z.replace  (/\S/g,(t,a)=>  {var/**/n=","!=t&&z[a-C]==E;return"."!=t&&t!=E  &&e.includes(t)?n?".":t:n?C||!  e.includes(E)?  E:"x":ahead(a)
<"A"?".":"x"})  ),O=!E&&c||!b?  "":link,$=c&&!  E&&!link.match(/[A-Z]/),q=e=>y(e).map(e=>e.get  BoundingClientRect()),H=e=>{va  r/**/t=(t,a)=>  (Math.min(...e
.map(e=>e[t]))  +Math.max(...e  .map(e=>e[a]))  )/2;return{x:t("left","right"),y:t("top","bott  om")}},copy=(e,a,r)=>{if(!b)re  turn(h)(draw(e  ,f("c")),1);va
r/**/i=[..."FI  LNPTUVWXYZ"],l  =i.map(e=>H(q(  e))),s=V();link=a,bgColor=e!=j||C?0:332e3,p=0,  c&&(d=10),document.title=t(T),  parentNode.lan  g="en",innerHT
ML=draw(e,b),s  tyle.fontSize=  L(e);var/**/m=  s/V();i.forEach((t,a)=>{var/**/i=q(t),p=H(i),s  =k(p,l[a],","),[c,d]=[e,j].map  (e=>o(e.replac  e(/\S/g,e=>e==
t?e:"."))),g=n                  .find(e=>image                  (c,e)==d),h=g<                  4?1:-1,x=((g+1)%4-1)*h*90;y(t)  .forEach((e,t)  =>{e.style.tra
nsformOrigin=k  (i[t],p),e.style.zIndex="0px,0px"==s?0:a+1,e.a  nimate({transf  orm:["translat  e("+s+")rotate("+x+"deg)scale(  "+m+","+m*h+")  ","none"],easi
ng:"ease"},mat  chMedia("(prefers-reduced-motion)").matches?0:  r)})})},hole=(  e,t=[0,-e,1,e]  ,a=1,n=3,r=t[a])=>r?"(?:(?"+(r  <0?"\x3c!1".pa  dEnd(3-r,"."):
"!".padEnd(r,"  .")+"1")+")"+hole(e,t,a+1,n)+(r>0&&n?"|"+hole(  e,[...new(Set)  ([...t,r-1,r-e  ,r+1,r+e])],a+1,n-1):"")+")":"  ",D=(e,t="a")=  >BigInt("0b0"+
e.replace(/./g  ,e=>+(e>t)+""));if(U&&j!=U){var/**/G="--help"=  =v?0:2;h("Usag  e:\n"+u,G?2:1)  ,g(G)}let/**/J,K=!$&&B(O)||N,b  oard=f("k")?j:  K,Q=(J=board,M
ath.min(...n.m  ap((e,t)=>{var/**/n=image(J,e),r=4*a(n);return  [...n].reduce(  (e,t,a)=>e+8*n  .slice(a,a+r).split("x").lengt  h**4,t)}))%8),  _=image(board,
n[Q]),ee=r(_,f  ("a")?[0]:n),te=!C&&!$&&f("m"),ae=Date.now(),n  e=(te?j==K:boa  rd)?0:-1e9,re=  0,ie=()=>[re,"found,",ne,"move  s,",Date.now()  -ae,"ms"].join
(e),le=f(/\d+/  ),pe=()=>{copy(j,p.link,300),g()},search=((e,t  ,n,l)=>{var/**  /p=glyphs(a(e)  ).map(e=>n.match(e[0])?"":e),o  =p[0],s=p.map(  e=>D(e,".")),c
=RegExp("$(?<=  (?:"+p.join(")                                                  |)(?<=(").repl  ace(/\w/g,"1")                                  +")|)","s"),d=
RegExp("^(.*0|  )1"+hole(a(e))  ,"s"),m=[0n],g=[],u=[],v=e=>e?d.test(e.toString(2))?0:l.get(e/  =e&-e)||l.set(  e,m.push(e)).size+1:1;return()=>{var/**/a,n,l,
d=[],y=e=>e?P(  y(--e),p[d[e]/  128&63]):l,walk=(e,t,r)=>{var/**/l,o=g[e];for(o||(o=g[e]=u.pus  h(0),c.exec((n  =m[e-1]).toString(2)).forEach((e,t)=>{var/**/a
=e&&v(n^s[t]);  a&&u.push(128*  (64*a+t)+p[t].charCodeAt(0))})),(e>1?++ne%1e3<1:!a[1]||i(y(r),  a))&&(o=((e,t,  a)=>ne<0?ee.some(n=>{var/**/r=image(image(e(t)
,n),Q);return(  r)==j&&n*a<1&&  (ne=0),j.match(r.replace(/x/g,"."))}):((a?f("v"):++re)&&(a&&h(  ie(),2),f("q")  ||copy(image(e(t),Q),K,900)),re!=le||x(ie(),0)
))(y,r,e-1)&&o  );l=u[o++];)t>  >l&1&&(d[r]=l,walk(l/8192|0,t^1<<(l),r+1))};e.replace(RegExp("  (?="+o+")",o&&  "gi"),(n,p)=>{var/**/s=i(l=P(e,o,p),t)&&v(D(l)
);s&&(a=r(l,t)  ,walk(s,-1,0))  })}})(_,ee,_,new(Map));"pointercancel"==c?.type&&pe();let/**/o  e=B(j);C&&u.te  st(oe)&&(copy(oe,K,300),g()),u.test(K)&&search
(),ne<0&&x("ca  nnot\x20resume  ",1),te&&le&&search(),C&&O&&g(b.oncut(link="")),b&&pe(),h(ie()  ,2)//#A-pentom  ino-quine-`;eval((ink.replaceAll(/\s/g,"")));;
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
//A pentomino quine after Ed Halley: drag or press a piece<body
//id="b"bgcolor="0"text="tan"onload="s=getSelection(p=d=0);setInterval(onpointerdown=onpointermove=onpointerup=onpointercancel=e=>(e?!e.isPrimary|!p&~e.buttons:p||--d>0||s+[])||!!b.oncut(s.empty(d=5)),500)"style="white-space:pre;touch-action:pinch-zoom;position:fixed;inset:0;place-self:center;font:min(10.4vw/12,10.4vh/7.909090909090909)/2ch/**/monospace"oncut=try{eval(textContent)}catch{}>
