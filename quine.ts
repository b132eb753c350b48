((q,t=q.replace(/\s|#[^]*/g,""))=>eval(t.replace(/~/g,"\x20")))(String.raw`
let~e=e=>e.search(/~|$/)+1,a=[0  ,3,2,1,4,5,6,7],r=(e  ,t,a=e.split("~"))=>  t?r([...a[0]].map((e,r)=>a.redu
ce((e,a)=>(a=a[r]||".",t%4?a+e:  e+a),"")).join("~"),  t-1):e,l=(e,t)=>t.fi  lter(t=>r(e,t)==e),n=(e,t)=>t.e
very(t=>r(e,t)<=e),s=".X.~XXX~.  X,.FF~FF~.F,IIIII,LL  LL~L,..NN~NNN,PPP~PP  ,TTT~.T~.T,U.U~UUU,VVV~V~V,.WW~
WW~W,YYYY~.Y,.ZZ~.Z~ZZ".split("  ,").flatMap(e=>a.map  (t=>r(e,t))),p=e=>[.  ..new~Set(s.map(t=>t.replace(/(
.*?)~/g,(t,a)=>a.padEnd(e,"."))  .match(/\w.*\w/)[0])  )],c=(e,t,a=e.lastIn  dexOf("x")-t.length+1,r=e.slice
                      (0,a))=>{             for(let~l             ~of~t)r+=  l>"."?l:e             [a],a++;r
eturn~r+e  .slice(a)  },i=RegExp,o=(e,t=[0  ,-e,1,e],a=1,r=1,l=t  [a])=>l?"  (?:"+(l<0  ?"(?<!1"+  ".".repea
t(-l):"(?  !"+".".re  peat(l-1)+1)+")"+o(e  ,t,a+1,r)+(l>0&&r<4?  "|"+o(e,[  ...new~Se  t([...t,l  -1,l-e,l+
1,l+e])],  a+1,r+1):  "")+")":"",g=(t,a,r=  e(t),l=a+"\x23"+a,n=  "",s=0,p=  0,c=0,i=0  )=>{for(;  t[c];c+=r
)for(i=6;  i--;){n+=  "\n";for(let~e,a=c,o  =0;(e=t[a++])>"~";)e  <"/"||!i&  t[a+r-1]!  =e?o+=11:  i&&t[a]==
e?p+=11:n  +="~".rep  eat(o)+l.slice(s,s=(  p+=11-(o=e<"a"?2:i%5  >1?1:t[a]  +t[a+r]==  "xx"?6:2)  )+2*(o>4)
)}return~  n},m=(e,t                                   ="x")=>Bi  gInt("0b0             "+e.repla
ce(/./g,e  =>e<t?0:1)),x=/^(,?\B--(all|ver  bose|quie  t|keep|re  sume|solutions\W[1-9  ]\d*))*$/,h=globalTh
is.proces  s,u=h?.getBuiltinModule("fs"),d  =[h?.argv  .slice(2)  ]+"",f=e=>d.match(e)  ,w=(e,t)=>{console.e
rror(e),t  +1&&h.exit(t)},v=x.test(d)?t:w(  d+"?~try~  "+x,2*!f(  "help")),I=((t,a,r=t  .split(/\s*?\n/),l=r
.flatMap(  (e,t)=>t%6-2?[]:e.padEnd(Math.m  ax(...r.m  ap(e=>e.l  ength))).replace(/.{  1,11}/g,(e,a)=>e>"!"
?e.trim()  .length-9+4*(r[t+4]?.[a+4]>"~")  :".")).jo  in("~"),n  =e(l),s=p(n).reduce(  (e,t)=>e.replace(i(t
.replace(  /\w/g,(e,                        a)=>2*(t[                                   a+1]==e)+
4*(t[a+n]  ==e))),e=  >c(e,t,0)  ),l).replace(/\d/g,"x"))=>r[1]&  &r.at(-2)&&/^\S/m.te  st(t)&&g(  s,a)==r.j
oin("\n")  ?s:"xxxxx  xxxxx~".r  epeat(6).trim())(q,v),S=I.repla  ce(/\w/g,"x"),b=f("k  eep")?I:S  ,M=f("all
")?[0]:a,  T=l(b,M),  W=new~Dat  e,E=0,F=!f("resume")||I==S,L=(e  ,t)=>w(E+"~found,~"+  E*T.lengt  h+"~in~al
l,~"+e+"~  moves,~"+  (new~Date  -W)+"~ms",t),N=((t,s=t,g=new~Ma  p)=>{let~x=(t=>Math.  min(...a.  map((a,l)
=>(r(t,a)  .replace(  /./g,(t,a  ,r)=>l+=8*r.substr(a,4*e(r)).sp  lit("x").length**4),  l)))%8)(t  ),h=r(t,a
[x]),u=e(             h),d=p(u)             .map(e=>s             .match(e[  0])?"":e)  ,f=d.map(  e=>m(e,"A
")),w=i("  $(?<=(?:"+d.join(")|)(?<=(").re  place(/\w  /g,1)+")|  )","s"),v=i("^(.*0|)  1"+o(u),"  s"),I=[0n
],S=[],b=  [],M=e=>+!e||!v.test(e.toString  (2))&&(g.  get(e/=e&  -e)??(g.set(e,I.push  (e)),I.le  ngth));re
turn(e,t,  a=0,s,p,o,g=l(h,e),u=e=>e?e[2]?  ?=c(u(e[0  ]),d[b[e[  1]+2]]):s,v=e=>r(u(e  ),x),T=(e  ,r,l,s=(S
[e]??=[b.  push(0),w.exec((o=I[e-1]).toStr  ing(2)).m  ap((e,t)=  >(e&&=M(o^f[t]))&&b.  push(1<<d  [t].charC
odeAt(),e  ,t))][0]),c)=>{for((e>1?++a%3e4  <1:!p[1]|  |n(u(l),p  ))&&t(v.bind(0,l),e-  1,a);c=b[  s];s+=3)c
&r&&T(b[s  +1],r^c,[                                   l,s])})=>  (h.replac                        e(i("(?="
+d[0]+")"  ,d[0]&&"g  i"),(e,t,a)=>(s=c(h,d[0],t),p=l(s,g),(a=n(  s,g)&&M(m  (s)))&&T(a,-1))),a)})(b)(M,(e,t
,a)=>{if(  F&&(!t||f  ("verbose"))){t?L(a):E++;for(let~t=!f("qui  et")&&(l=  e(),'((q,t=q.replace(/\\s|\x23[
^]*/g,"")  )=>eval(t  .replace(/\x7e/g,"\\x20")))(String.raw\x60  '+g(l,v)+  "\x60);\n//~"+l+"\n");t;)try{t=
u?t.slice  (u.writeS  ync(1,t)):console.log(t)}catch(e){e.code>"  EO"?h.exi  t():e.code>"EB"&&w(e.message,1)
}E==d.mat  ch(/\d+/)  &&L(a,0)}var~l;F||=T.some(t=>r(e(),t)==I)}  );F||w("c  annot~resume",1),L(N)#let~e=e=>
`);
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
