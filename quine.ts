var{raw:[q]}=Object`let/**/e,a,t,r,n,l="  \x20",i=e=>e.replace(/-/g,  l),c=e=>(e+l).search(l)+1,  s=[0,3,2,1,4,5,6,7],o=(e,a,t=e.split(l))
=>a?o([...t[0]].map((e,r)=>t[a-4?"reduce  Right":"reduce"]((e,a)=>e+  (a[r]||"."),"")).join(l),a  -1):e,p=(e,a)=>a.filter(a=>o(e,a)==e),d=
(e,a)=>a.every(a=>o(e,a)<=e),g=(e,a=[0,-  e,1,e],t=1,r=3,n=a[t])=>n?  "(?:(?"+(n<0?"<"+"!1".padE  nd(2-n,"."):"!".padEnd(n,".")+1)+")"+g(e
,a,t+1,r)+(n>0&&r?"|"+g(e,[...new(Set)([  ...a,n-1,n-e,n+1,n+e])],t+  1,r-1):"")+")":"",m=i(".X.  -XXX-.X,.FF-FF-.F,IIIII,LLLL-L,..NN-NNN,
PPP-PP,TTT-.T-.T,U.U-UUU,VVV-V-V,.WW-WW-  W,YYYY-.Y,.ZZ-.Z-ZZ"),h=e=  >[...new(Set)(m.split(",")  .flatMap(a=>s.map(t=>o(a,t).split(l).map
(a=>a.padEnd(e,".")).join("").match(/\w.  *\w/)[0])))],x=(e,a,t=e.la  stIndexOf("x")-a.length+1)  =>e.slice(0,t)+a.replace(/\./g,(a,r)=>e[
                            t+r])+e.slic                e(t+a.length                ),v=(e,a="a"  )=>BigInt("0                b0"+e.replac
e(/./g,e=>+(  e>a)+"")),u=  "The-pentomino-quine,-afte  r-Ed-Halley,-2003",f={F:68  ,I:139,L:117  ,N:111,P:185  ,T:122,U:223  ,V:72,W:218,
X:173,Y:168,  Z:78,x:145},  w=(e,a,t="")=>{var/**/r,n,  i,s,o=e.replace(/\s*?\n/g,  "\n"),p=(i=(  t+o).split("  \n"),s=Math.  max(...i.map
(e=>e.length  )),r=i.flatM  ap((e,a)=>a%7-2?[]:e.padEn  d(s).replace(RegExp(".{1,1  4}","g"),(e,  t)=>e>"!"?e.  trim().lengt  h-12+4*+(i[a
+4]?.[t]>l)+  "":".")).joi  n(l),n=c(r),h(n).reduce((e  ,a)=>e.match(a[0])?e:e.rep  lace(RegExp(  a.replace(/\  w/g,(e,t)=>2  *+(a[t+1]==e
)+4*+(a[t+n]  ==e)+"")),e=  >x(e,a,0)),r).replace(/\d/  g,"x"));return/**/o.match(  /\n\S/)&&a(p  ).includes(o  )?p:t?"":w(e  ,a,"\n")},E=
q.replace(/\  s|\x23.*/gs,  ""),b=/^(\s|\B--(all|color  |verbose|quiet|keep|resume  |solutions[\  s=][1-9]\d*)  |([./\s]{0,9  9}[A-Zx]){60
}[.\s]*(?=-|  $))*$/,{proc                                            ess:y,b:T,ev  ent:k}=globa                lThis,I=y?.g
etBuiltinMod  ule("fs"),P=y?y.argv.slice(2).join(l).re  place(/\s+/g  ,l):"m1",Z=e  =>P.match(e),j=T?.link,A=(  e,a=()=>link==j&&(innerHTM
L=e))=>{(k||  matchMedia("(prefers-reduced-motion)").m  atches||!(T.  fade=documen  t.startViewTransition?.(a)  )?.ready.catch(Object))&&a
()},F=(e,a,t  =e+"\n")=>{for(;t;)try{t=I?t.slice(I.wri  teSync(a<4?2  :1,t)):(a<4|  |!T?console.log:A)(t)}catc  h(e){/AG/.test(e)||(t=a<4?
0:/PIPE|EOF/  i.test(e)?y.exit():F(e,1))}a<3&&y.exit(a  )},M=(e=(e,a  )=>I?"\x1b[3  0;48;5;"+f[a]+"m"+e+"\x1b[  m":"\x3ca/id="+a+"\nstyle=
display:inli  ne-block;color:"+(j.match(a)?"":"black;b  ackground:")  +(e=>"rgb("+  [36,6,1].map(a=>40*((f[e]-  16)/a%6|0)+55)+")")(a)+">"
+e+"\x3c/a>"  ,a="\x76ar{raw:[q]}=Object\x60"+E+"".pad  End(1e4,"\x2  3"+u),t=0,(r  ,n)=>{var/**/s,o,p=c(r);do  {var/**/d=a.slice(0,(o=t)-
32)+'\x60;ev  al(q.replace                              All(/\\s/g,"                                            "));;';s="",
t=0;for(var/  **/g,m=0,h=0  ;r[h];h+=p)f  or(var/**/x=7;x--;){s+=s&&"\n";for(var/*  */v=0,f=h;(g=r[f])>l;f++)i  f(g<"A"||!x&  &r[f+p]!=g)v
+=14;else/**  /if(r[f+1]==  g&&(x||g<"a"  &&r[f+p+1]==g))t+=14;else{s+="".padEnd(v  );var/**/w=d.slice(m,t+=14  -(v=g>"a"&&x  %6>1?1:2));s
+=n?e(w,g):w  ,m=t}}}while  (t!=o);retur  n/**/s+"//"+l+r+(e=>'\n//\x3cbody/id="b"  bgcolor="0"text="tan"onloa  d="setInterv  al(onclick=b
.onplay,2e3)  "\n//title="  '+i(u+".-Pre  ss-a-piece-to-pin-it.")+'"\n//style="whi  te-space:pre;cursor:pointe  r;position:f  ixed;margin:
50vh\x2050vw  ;\n//;transl  ate:-50%-50%  ;font:min(11.7vw/'+(c(e)-1)+",11vh*"+c(e  )+"/"+e.length+')/1.2\x20m  onospace"\n/  /onplay=try{
(getSelectio  n()+[])[even  t?0:999]||ev  al(textContent)}catch{}>')(r)}),L=Z(b)?Z  (/[.A-Zx].*[.A-Zx]/):y&&"A  ",S=w(L?M(L[  0]).split("\
x60")[1]:q,M                ),U=(r=j,S.r                eplace(/\w/g                ,e=>r?.match(e)?e:"x")||""  .padEnd(65,"  xxxxxxxxxx\x
20")),V=Z("k  ")?S:U,N=(n=V,Math.min(...s.map((e,a)=>{  var/**/t=o(n  ,e),r=4*c(t)  ;return[...t].reduce((e,a,  n)=>e+8*t.sl  ice(n,n+r).s
plit("x").le  ngth**4,a)}))%8),R=o(V,s[N]),W=p(R,Z("a"  )?[0]:s),X=D  ate.now(),Y=  Z("m"),O=(Y?S==U:V)?0:-1e9  ,B=0,C=e=>F(  [B,"found,",
O,"moves,",D  ate.now()-X,"ms"].join(l),e),$=Z(/\d+/),  D=((e,a,t,r,  n,l)=>{var/*  */i,s=h(c(e)).map(e=>n.mat  ch(e[0])?"":  e),m=s[0],u=
s.map(e=>v(e  ,".")),f=RegExp("$(?<=(?:"+s.join(")|)(?  <=(").replac  e(/\w/g,"1")  +")|)","s"),w=(i=c(e),RegE  xp("^(.*0|)1  "+g(i),"s"))
,E=[0n],b=[]  ,y=[],k=e=>e?w.test(e.toString(2))?0:l.g  et(e/=e&-e)|  |l.set(e,E.p  ush(e)).size+1:1;return()=  >{var/**/t,r  ,n,l=[],i=e=
>e?x(i(--e),  s[l[e]/128&63]):n,c=(e,a,n)=>{var/**/p,g  =b[e];for(g|  |(g=b[e]=y.p  ush(0),f.exec((r=E[e-1]).t  oString(2)).  forEach((e,a
)=>{var/**/t  =e&&k(r^u[a]                                            );t&&y.push(  128*(64*t+a)                              +s[a].charCo
deAt(0))})),  (e>1?++O%3e4  <1:!t[1]||d(i(n),t))&&(g=((e,a,t)=>{if(O<0)return/**/W  .some(r=>{va  r/**/n=o(o(e(a),r),N);return/**/n==S&&r*
t<1&&(O=0),S  .match(n.rep  lace(/x/g,"."))});if((t?Z("v"):++B)&&(t&&C(3),!Z("q"))  ){var/**/r=o  (e(a),N);T&&(bgColor=r==S?"navy":0),F(M(
r,T||Z("c"))  )}return/**/  B!=$||C(0)})(i,n,e-1)&&g);p=y[g++];)a>>p&1&&(l[n]=p,c(  p/8192|0,a^1  <<(p),n+1))};e.replace(RegExp("(?="+m+")
",m&&"gi"),(  r,l)=>{n=x(e  ,m,l);var/**/i=d(n,a)&&k(v(n));i&&(t=p(n,a),c(i,-1,0))  })}})(R,W,0,  0,R,new(Map));if(k&&S){T.fade?.skipTrans
ition();var{  id:H}=elemen  tFromPoint(k.x,k.y);link=j="x"==H?j:H&&H<"a"?j.match(H  )?j.replace(  H,""):j+H:"",F(M(S,T)),y.exit()}L&&S!=L&
&F(i(u+".-Us  age:-")+b,Z(  "--h")?0:2),D(),O<0&&F("cannot\x20resume",1),Y&&$&&D()  ,C(3)//#The-  pentomin`;eval(q.replaceAll(/\s/g,""));;
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
//<body/id="b"bgcolor="0"text="tan"onload="setInterval(onclick=b.onplay,2e3)"
//title="The pentomino quine, after Ed Halley, 2003. Press a piece to pin it."
//style="white-space:pre;cursor:pointer;position:fixed;margin:50vh 50vw;
//;translate:-50%-50%;font:min(11.7vw/10,11vh*11/65)/1.2 monospace"
//onplay=try{(getSelection()+[])[event?0:999]||eval(textContent)}catch{}>
