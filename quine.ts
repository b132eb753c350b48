var{raw:[ink]}=Object`let{process:s,b,event:c}  =globalThis,e="\x20",t=t=>t.re  place(/-/g,e),a=t=>(t+e).searc  h(e)+1,n=[0,3,2,1,4,5,6,7],image=(t,a,n=t.spli
t(e))=>a?image([...n[0]].map((e,t)=>n[a-4?"red  uceRight":"reduce"]((e,a)=>e+(  a[t]||"."),"")).join(e),a-1):t  ,r=(e,t)=>t.filter(t=>image(e,t)==e),i=(e,t)=>
t.every(t=>image(e,t)<=e),l=(e,t)=>[1,2,3,4].r  educe(e=>image(t(e),1),e),o=e=  >l(e,e=>e.replace(/^([.,]+\s)+  /,"")),m=s?.getBuiltinModule("fs"),g=e=>s.exit
(e),h=(e,t)=>{for(var/**/a=e+"\n";a;)try{a=m?a  .slice(m.writeSync(t,a)):conso  le.log(a)}catch(e){if(/AG/.tes  t(e))continue;if(2==t)return;/PIPE|EOF/i.test(
e)||x(e,1),g()}},x=(e,t)=>{h(e,2),g(t)},u=/^(\  s|\B--(all|color|verbose|quiet  |keep|resume|solutions[\s=][1-  9]\d*)|([./\s]{0,99}[A-Zx]){60}[.\s]*(?=-|$))*
$/,v=s?s.argv.slice(2).join(e).replace(/\s+/g,  e):"m1",f=e=>v.match(e),y=e=>[  ...children].filter(t=>t.id==e  ),k=(e,t,a="\t")=>t.x-e.x+"px"+a+(t.y-e.y)+"px
";c&&(p||=c,p.link??=link);let/**/E=c?p.target  .id.replace(/[^A-Z]/,""):"";c?  .buttons&&(y(E).forEach(e=>e.s  tyle.cssText+=";z-index:99;opacity:1;translate
                                :"+k(p,c)),g()                  );let/**/w,A,M                  ,Z,I=t(".X.-XX  X-.X,.FF-FF-.F                  ,IIIII,LLLL-L,
..NN-NNN,PPP-P  P,TTT-.T-.T,U.  U-UUU,VVV-V-V,.WW-WW-W,YYYY-.Y  ,.ZZ-.Z-ZZ"),glyphs=t=>[...new  (Set)(I.split(  ",").flatMap(a  =>n.map(n=>ima  ge(a,n).split(
e).map(e=>e.pa  dEnd(t,".")).j  oin("").match(/\w.*\w/)[0])))]  ,put=(e,t,a=e.lastIndexOf("x")  -t.length+1)=>  e.slice(0,a)+t  .replace(/\./g  ,(t,n)=>e[a+n]
)+e.slice(a+t.  length),S="A-p  entomino-quine-after-Ed-Halley  :-drag-or-press-a-piece",P={F:  68,I:139,L:117  ,N:111,P:185,T  :122,U:223,V:7  2,W:218,X:173,
Y:168,Z:78,x:1  45},T=t=>"min(  10.4vw/"+(a(t)+1)+",10.4vh/"+(  t.split(e).length+2)+")",read=  (t,n,r="")=>{v  ar/**/i,l,p,o,  s=n.replace(/\  s*?\n/g,"\n"),
c=(p=(r+s).spl  it("\n"),o=Mat  h.max(...p.map(e=>e.length)),i  =p.flatMap((t,a)=>a%8-2?[]:t.p  adEnd(o).repla  ce(/.{1,16}/g,  (t,n)=>t>"!"?t  .trim().length
-14+4*(p[a+5]?  .[n]>e)+"":"."  )).join(e),glyphs(l=a(i)).redu  ce((e,t)=>e.match(t[0])?e:e.re  place(RegExp(t  .replace(/\w/g  ,(e,a)=>2*(t[a  +1]==e)+4*(t[a
+l]==e)+"")),e  =>put(e,t,0)),  i).replace(/\d/g,"x"));return(  s).match(/\n\S/)&&t(c).include  s(s)?c:r?"":re  ad(t,n,"\n")},  F="".padEnd(65  ,"xxxxxxxxxx\x
20"),draw=(w=i  nk.replace(/\s                                                  |\x23.*/gs,"")  ,A=(e,t)=>s?"\                  x1b[30;48;5;"+
P[t]+"m"+e+"\x  1b[m":"\x3cmark/id="+t+"\nstyle=display:inline  -block;positio  n:sticky;opaci  ty:"+(link.match("^[^A-Z]*$|"+  t)?1:.5)+";background:rgb("+[.
..(P[t]-16).to  String(6)].map(e=>40*e+55)+")>"+e+"\x3c/mark>"  ,M="\x76ar{raw  :[ink]}=Object  \x60"+w.padEnd(1e4,"\x23"+S),Z  =0,(n,r)=>{var/**/i,l,p=a(n);d
o{var/**/o=M.s  lice(0,(l=Z)-36)+'\x60;eval((ink.replaceAll(/\  \s/g,"")));;';  i="",Z=0;for(v  ar/**/s,c=0,d=0;n[d];d+=p)for(  var/**/m=8;m--;){i+=i&&"\n";fo
r(var/**/g=0,h  =d;(s=n[h])>e;h++)if(s<"A"||!m&&n[h+p]!=s)g+=1  6;else/**/if(n  [h+1]==s&&(m||  s<"a"&&n[h+p+1]==s))Z+=16;else  {i+="".padEnd(g);var/**/x=o.sl
ice(c,Z+=16-(g  =s>"a"&&m%7>1?1:2));i+=r?A(x,s):x,c=Z}}}while(  Z!=l);return(i  )+t("//-"+n+"\  n//"+S)+'\x3cbody\n//id="b"bgc  olor="0"text="tan"onload="s=ge
tSelection(p=d  =0);setInterval(onpointerdown=onpointermove=on  pointerup=onpo  intercancel=e=  >(e?!e.isPrimary|!p&~e.buttons  :p||--d>0||s+[])||!!b.oncut(s.
empty(d=5)),50  0)"style="white-space:pre;touch-action:pinch-z  oom;position:f  ixed;inset:0;p  lace-self:center;font:'+T(n)+'  /2ch/**/monospace"oncut=try{ev
al(textContent  )}catch{}>'}),                                  L=f(u)?f(/[.A-                                                  Zx].*[.A-Zx]/)
:s&&"A",N=read  (draw,L?draw(L  [0]).split("\x  60")[1]:ink),U=()=>parseFloat(getComputedStyle  (b).lineHeight),j=e=>E?Math.ro  und((c[e]-p[e]  )/8/U()):0,V=j
("x"),W=j("y")  ,X=(t,n,r)=>l(  t,t=>(n.repeat  (a(t)-1)+e).repeat(r)+t),Y=X(X(N,".",5),",",Ma  th.abs(V)+Math.abs(W)),R=V+W*a  (Y),ahead=e=>Y  [e]==E?ahead(e
+R):Y[e],after  =e=>o(Y.replac  e(/\S/g,(t,a)=  >{var/**/n=","!=t&&Y[a-R]==E;return"."!=t&&t!=  E&&e.includes(t)?n?".":t:n?R||  !e.includes(E)  ?E:"x":ahead(a
)<"A"?".":"x"}  )),z=!E&&c||!b  ?"":link,C=c&&  !E&&!link.match(/[A-Z]/),B=e=>y(e).map(e=>e.ge  tBoundingClientRect()),O=e=>{v  ar/**/t=(t,a)=  >(Math.min(...
e.map(e=>e[t])  )+Math.max(...  e.map(e=>e[a])  ))/2;return{x:t("left","right"),y:t("top","bot  tom")}},copy=(e,a,r)=>{if(!b)r  eturn(h)(draw(  e,f("c")),1);v
ar/**/i=[..."F  ILNPTUVWXYZ"],  l=i.map(e=>O(B  (e))),s=U();link=a,bgColor=e!=N||R?0:332e3,p=0  ,c&&(d=10),document.title=t(S)  ,parentNode.la  ng="en",innerH
TML=draw(e,b),  style.fontSize  =T(e);var/**/m  =s/U();i.forEach((t,a)=>{var/**/i=B(t),p=O(i),  s=k(p,l[a],","),[c,d]=[e,N].ma  p(e=>o(e.repla  ce(/\S/g,e=>e=
=t?e:"."))),g=                  n.find(e=>imag                  e(c,e)==d),h=g                  <4?1:-1,x=((g+1)%4-1)*h*90;y(t  ).forEach((e,t  )=>{e.style.tr
ansformOrigin=  k(i[t],p),e.style.zIndex="0px,0px"==s?0:a+1,e.  animate({trans  form:["transla  te("+s+")rotate("+x+"deg)scale  ("+m+","+m*h+"  )","none"],eas
ing:"ease"},ma  tchMedia("(prefers-reduced-motion)").matches?0  :r)})})},hole=  (e,t=[0,-e,1,e  ],a=1,n=3,r=t[a])=>r?"(?:(?"+(  r<0?"\x3c!1".p  adEnd(3-r,".")
:"!".padEnd(r,  ".")+"1")+")"+hole(e,t,a+1,n)+(r>0&&n?"|"+hole  (e,[...new(Set  )([...t,r-1,r-  e,r+1,r+e])],a+1,n-1):"")+")":  "",$=(e,t="a")  =>BigInt("0b0"
+e.replace(/./  g,e=>+(e>t)+""));if(L&&N!=L){var/**/q="--help"  ==v?0:2;h("Usa  ge:\n"+u,q?2:1  ),g(q)}let/**/H,D=!C&&after(z)  ||F,board=f("k  ")?N:D,G=(H=bo
ard,Math.min(.  ..n.map((e,t)=>{var/**/n=image(H,e),r=4*a(n);r  eturn[...n].re  duce((e,t,a)=>  e+8*n.slice(a,a+r).split("x").  length**4,t)})  )%8),J=image(b
oard,n[G]),K=r  (J,f("a")?[0]:n),Q=!R&&!C&&f("m"),_=Date.now()  ,ee=(Q?N==D:bo  ard)?0:-1e9,te  =0,ae=()=>[te,"found,",ee,"mov  es,",Date.now(  )-_,"ms"].join
(e),ne=f(/\d+/  ),re=()=>{copy(N,p.link,300),g()},search=((e,t  ,n,l)=>{var/**  /p=glyphs(a(e)  ).map(e=>n.match(e[0])?"":e),o  =p[0],s=p.map(  e=>$(e,".")),c
=RegExp("$(?<=  (?:"+p.join(")                                                  |)(?<=(").repl  ace(/\w/g,"1")                                  +")|)","s"),d=
RegExp("^(.*0|  )1"+hole(a(e))  ,"s"),m=[0n],g=[],u=[],v=e=>e?d.test(e.toString(2))?0:l.get(e/  =e&-e)||l.set(  e,m.push(e)).size+1:1;return()=>{var/**/a,n,l,
d=[],y=e=>e?pu  t(y(--e),p[d[e  ]/128&63]):l,walk=(e,t,r)=>{var/**/l,o=g[e];for(o||(o=g[e]=u.p  ush(0),c.exec(  (n=m[e-1]).toString(2)).forEach((e,t)=>{var/**
/a=e&&v(n^s[t]  );a&&u.push(12  8*(64*a+t)+p[t].charCodeAt(0))})),(e>1?++ee%1e3<1:!a[1]||i(y(r  ),a))&&(o=((e,  t,a)=>ee<0?K.some(n=>{var/**/r=image(image(e(t
),n),G);return  (r)==N&&n*a<1&  &(ee=0),N.match(r.replace(/x/g,"."))}):((a?f("v"):++te)&&(a&&h  (ae(),2),f("q"  )||copy(image(e(t),G),D,900)),te!=ne||x(ae(),0
)))(y,r,e-1)&&  o);l=u[o++];)t  >>l&1&&(d[r]=l,walk(l/8192|0,t^1<<(l),r+1))};e.replace(RegExp(  "(?="+o+")",o&  &"gi"),(n,p)=>{var/**/s=i(l=put(e,o,p),t)&&v($
(l));s&&(a=r(l  ,t),walk(s,-1,  0))})}})(J,K,J,new(Map));"pointercancel"==c?.type&&re();let/**  /ie=after(N);R  &&u.test(ie)&&(copy(ie,D,300),g()),u.test(D)&&
search(),ee<0&  &x("cannot\x20  resume",1),Q&&ne&&search(),R&&z&&g(b.oncut(link="")),b&&re(),h  (ae(),2)//#A-p  entomino-q`;eval((ink.replaceAll(/\s/g,"")));;
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
//A pentomino quine after Ed Halley: drag or press a piece<body
//id="b"bgcolor="0"text="tan"onload="s=getSelection(p=d=0);setInterval(onpointerdown=onpointermove=onpointerup=onpointercancel=e=>(e?!e.isPrimary|!p&~e.buttons:p||--d>0||s+[])||!!b.oncut(s.empty(d=5)),500)"style="white-space:pre;touch-action:pinch-zoom;position:fixed;inset:0;place-self:center;font:min(10.4vw/12,10.4vh/8)/2ch/**/monospace"oncut=try{eval(textContent)}catch{}>
