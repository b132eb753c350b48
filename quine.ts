var{raw:[q]}=Object`let/**/e,a,t,r="\x20  ",n=e=>e.replace(/-/g,r),l  =e=>(e+r).search(r)+1,i=[0  ,3,2,1,4,5,6,7],c=(e,a,t=e.split(r))=>a?
c([...t[0]].map((e,r)=>t[a-4?"reduceRigh  t":"reduce"]((e,a)=>e+(a[r  ]||"."),"")).join(r),a-1):  e,o=(e,a)=>a.filter(a=>c(e,a)==e),s=(e,a
)=>a.every(a=>c(e,a)<=e),p=(e,a=[0,-e,1,  e],t=1,r=3,n=a[t])=>n?"(?:  (?"+(n<0?"<"+"!1".padEnd(2  -n,"."):"!".padEnd(n,".")+1)+")"+p(e,a,t
+1,r)+(n>0&&r?"|"+p(e,[...new(Set)([...a  ,n-1,n-e,n+1,n+e])],t+1,r-  1):"")+")":"",d=n(".X.-XXX  -.X,.FF-FF-.F,IIIII,LLLL-L,..NN-NNN,PPP-
PP,TTT-.T-.T,U.U-UUU,VVV-V-V,.WW-WW-W,YY  YY-.Y,.ZZ-.Z-ZZ"),g=e=>[..  .new(Set)(d.split(",").fla  tMap(a=>i.map(t=>c(a,t).split(r).map(a=>
a.padEnd(e,".")).join("").match(/\w.*\w/  )[0])))],m=(e,a,t=e.lastIn  dexOf("x")-a.length+1)=>e.  slice(0,t)+a.replace(/\./g,(a,r)=>e[t+r]
                            )+e.slice(t+                a.length),h=                (e,a="a")=>B  igInt("0b0"+                e.replace(/.
/g,e=>+(e>a)  +"")),x="The  -pentomino-quine,-after-Ed  -Halley,-2003",v={F:68,I:1  39,L:117,N:1  11,P:185,T:1  22,U:223,V:7  2,W:218,X:17
3,Y:168,Z:78  ,x:145},u=(e  ,a,t="")=>{var/**/n,i,c,o,  s=e.replace(/\s*?\n/g,"\n"  ),p=(c=(t+s)  .split("\n")  ,o=Math.max(  ...c.map(e=>
e.length)),n  =c.flatMap((  e,a)=>a%7-2?[]:e.padEnd(o)  .replace(RegExp(".{1,14}",  "g"),(e,t)=>  e>"!"?e.trim  ().length-12  +4*+(c[a+4]?
.[t]>r)+"":"  .")).join(r)  ,i=l(n),g(i).reduce((e,a)=  >e.match(a[0])?e:e.replace  (RegExp(a.re  place(/\w/g,  (e,t)=>2*+(a  [t+1]==e)+4*
+(a[t+i]==e)  +"")),e=>m(e  ,a,0)),n).replace(/\d/g,"x  "));return/**/s.match(/\n\  S/)&&a(p).in  cludes(s)?p:  t?"":u(e,a,"  \n")},f=q.re
place(/\s|\x  23.*/gs,""),  w=/^(\s|\B--(all|color|ver  bose|quiet|keep|resume|sol  utions[\s=][  1-9]\d*)|([.  /\s]{0,99}[A  -Zx]){60}[.\
s]*(?=-|$))*  $/,{process:                                            E,b:b,event:  y}=globalThi                s,T=E?.getBu
iltinModule(  "fs"),I=E?E.argv.slice(2).join(r).replac  e(/\s+/g,r):  "m1",M=e=>I.  match(e),P=M("q"),k=b?.lin  k,Z=e=>{(y||matchMedia("(p
refers-reduc  ed-motion)").matches||!document.startVie  wTransition?  .(()=>link==  k&&(innerHTML=e)).ready.ca  tch(Object))&&(innerHTML=e
)},j=(e,a,t=  e+"\n")=>{for(;t;)try{t=T?t.slice(T.writ  eSync(a<4?2:  1,t)):(a<4||  !b?console.log:Z)(t)}catch  (e){/AG/.test(e)||(t=a<4?0
:/PIPE|EOF/i  .test(e)?E.exit():j(e,1))}a<3&&E.exit(a)  },A=(e=(e,a)  =>T?"\x1b[30  ;48;5;"+v[a]+"m"+e+"\x1b[m  ":"\x3ca/id="+a+"\nstyle=d
isplay:inlin  e-block;color:"+(k.match(a)?"":"black;ba  ckground:")+  (e=>"rgb("+[  36,6,1].map(a=>40*((v[e]-1  6)/a%6|0)+55)+")")(a)+">"+
e+"\x3c/a>",  a="\x76ar{raw:[q]}=Object\x60"+f+"".padE  nd(1e4,"\x23  "+x),t=0,(i,  c)=>{var/**/o,s,p=l(i);do{  var/**/d=a.slice(0,(s=t)-3
2)+'\x60;eva  l(q.replaceA                              ll(/\\s/g,""                                            ));;';o="",t
=0;for(var/*  */g,m=0,h=0;  i[h];h+=p)fo  r(var/**/v=7;v--;){o+=o&&"\n";for(var/**  /u=0,f=h;(g=i[f])>r;f++)if  (g<"A"||!v&&  i[f+p]!=g)u+
=14;else/**/  if(i[f+1]==g  &&(v||g<"a"&  &i[f+p+1]==g))t+=14;else{o+="".padEnd(u)  ;var/**/w=d.slice(m,t+=14-  (u=g>"a"&&v%  6>1?1:2));o+
=c?e(w,g):w,  m=t}}}while(  t!=s);return  /**/o+"//"+r+i+(e=>'\n//\x3cbody/id="b"b  gcolor="0"text="tan"onload  ="setInterva  l(onclick=b.
onplay,2e3)"  \n//title="'  +n(x+".-Pres  s-a-piece-to-pin-it.")+'"\n//style="whit  e-space:pre;cursor:pointer  ;position:fi  xed;margin:5
0vh\x2050vw;  \n//;transla  te:-50%-50%;  font:min(11.7vw/'+(l(e)-1)+",11vh*"+l(e)  +"/"+e.length+')/1.2\x20mo  nospace"\n//  onplay=try{(
getSelection  ()+[])[event  ?0:999]||eva  l(textContent)}catch{}>')(i)}),F=M(w)?M(  /[.A-Zx].*[.A-Zx]/):E&&"A"  ,L=u(F?A(F[0  ]).split("\x
60")[1]:q,A)                ;if(y&&L){va                r/**/S=eleme                ntsFromPoint(y.x,y.y).find  (e=>e.id)?.i  d;link=k="x"
==S?k:S<"a"?  k.match(S)?k.replace(S,""):k+S:"",j(A(L,  b)),E.exit()  }let/**/V,N,  R=(V=k,L.replace(/\w/g,e=>  V?.match(e)?  e:"x")||"".p
adEnd(65,"xx  xxxxxxxx\x20")),U=M("k")?L:R,W=(N=U,Math  .min(...i.ma  p((e,a)=>{va  r/**/t=c(N,e),r=4*l(t);ret  urn[...t].re  duce((e,a,n)
=>e+8*t.slic  e(n,n+r).split("x").length**4,a)}))%8),X  =c(U,i[W]),Y  =o(X,M("a")?  [0]:i),O=Date.now(),B=M("m  "),C=(B?L==R  :U)?0:-1e9,H
=0,$=e=>j([H  ,"found,",C,"moves,",Date.now()-O,"ms"].  join(r),e),D  =M(/\d+/),z=  ((e,a,t,r,n,i)=>{var/**/d,  x=g(l(e)).ma  p(e=>n.match
(e[0])?"":e)  ,v=x[0],u=x.map(e=>h(e,".")),f=RegExp("$  (?<=(?:"+x.j  oin(")|)(?<=  (").replace(/\w/g,"1")+")|  )","s"),w=(d  =l(e),RegExp
("^(.*0|)1"+  p(d),"s")),E=[0n],y=[],T=[],I=e=>e?w.tes  t(e.toString  (2))?0:i.get  (e/=e&-e)||i.set(e,E.push(  e)).size+1:1  ;return()=>{
var/**/t,r,n  ,l=[],i=e=>e                                            ?m(i(--e),x[  l[e]/128&63]                              ):n,p=(e,a,n
)=>{var/**/o  ,d=y[e];for(  d||(d=y[e]=T.push(0),f.exec((r=E[e-1]).toString(2)).fo  rEach((e,a)=  >{var/**/t=e&&I(r^u[a]);t&&T.push(128*(6
4*t+a)+x[a].  charCodeAt(0  ))})),(e>1?++C%3e4<1:!t[1]||s(i(n),t))&&(d=((e,a,t)=>{  if(C<0)retur  n/**/Y.some(r=>{var/**/n=c(c(e(a),r),W);
return/**/n=  =L&&r*t<1&&(  C=0),L.match(n.replace(/x/g,"."))});if((t?M("v"):++H)&  &(t&&$(3),!P  )){var/**/r=c(e(a),W);b&&(bgColor=r==L?"
navy":0),j(A  (r,b||M("c")  ))}return/**/H!=D||$(0)})(i,n,e-1)&&d);o=T[d++];)a>>o&  1&&(l[n]=o,p  (o/8192|0,a^1<<(o),n+1))};e.replace(RegE
xp("(?="+v+"  )",v&&"gi"),  (r,l)=>{n=m(e,v,l);var/**/i=s(n,a)&&I(h(n));i&&(t=o(n,  a),p(i,-1,0)  )})}})(X,Y,0,0,X,new(Map));F&&L!=F&&j(n(
x+".-May-fol  low:-")+w,M(  "--h")?0:2),z(),C<0&&j("cannot\x20resume",1),B&&D&&z()  ,$(3)//#The-  pentomin`;eval(q.replaceAll(/\s/g,""));;
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
//<body/id="b"bgcolor="0"text="tan"onload="setInterval(onclick=b.onplay,2e3)"
//title="The pentomino quine, after Ed Halley, 2003. Press a piece to pin it."
//style="white-space:pre;cursor:pointer;position:fixed;margin:50vh 50vw;
//;translate:-50%-50%;font:min(11.7vw/10,11vh*11/65)/1.2 monospace"
//onplay=try{(getSelection()+[])[event?0:999]||eval(textContent)}catch{}>
