((q,t=q.replace(/\s/g,"").slice(0,3353))=>eval(t.replace(/~/g,"\x20")))(String.raw`
let~e=e=>e.search(/~|$/)+1,l=[0,1,2,3,4,5,  6,7],r=(e  ,t)=>t?r(  t%2?((e,t=e.split("~"))=>[...t[0]].map((e,
l)=>t.map(e=>e[l]).join("")).join("~"))(e)  :e.split(  "~").reve  rse().join("~"),t-1):e,a=(e,t)=>t.filter(t
=>r(e,t)==e),n=(e,t)=>t.every(t=>r(e,t)>=e  ),p=e=>[.  ..new~Set  (".X.~XXX~.X.,.FF~FF.~.F.,IIIII,LLLL~L...,
NNN.~..NN,PPP~PP.,TTT~.T.~.T.,U.U~UUU,VVV~  V..~V..,W  ..~WW.~.W  W,YYYY~.Y..,ZZ.~.Z.~.ZZ".split(",").flatMa
p(t=>l.map(l=>r(t,l).replace(/(.*?)~/g,(t,  l)=>l.pad  End(e,"."  )).match(/\w.*\w/)[0])))],i=(e,t,l)=>(t.re
place(/\w/g,(t,r)=>e=e.slice(0,l+r)+t+e.sl  ice(l+r+1  )),e),s="  xxxxxxxxxx~".repeat(6).trim(),o=(e,t)=>e.r
eplace(/\                                   w/g,(l,r)  =>l>"Z"?1                        :2*(e[r+1
]==l)+4*(  e[r+t]==l  )),c=(t,l)=>{let~r=o(t,e(t)).sp  lit("~"),a=0;return~l+=l,r.flat  Map((e,t)  =>[2,2,3,
3,2,2,0].  map(n=>"\  n"+e.replace(/./g,(e,p)=>l.slic  e(a,a+=(n?e>".":4&e)&&9+(e&(n||  2&r[t+1][  p]))).pad
End(11)).  trimEnd()  )).join("")},g=/^(,?--(all|verb  ose|quiet|solutions\W[1-9]\d*|(  keep|resu  me)(?!.*-
[kr])))*$  /,x=globa  lThis.process,u=x?.getBuiltinMo  dule("fs"),h=[x?.argv.slice(2)]  +"",m=e=>  h.include
s(e),d=(e  ,t)=>{con  sole.error(e),t+1&&x.exit(t)};g  .test(h)||d(h+"?~options:~"+g,m  ("help")?  0:2);let~
f,w=((t,l  )=>{let~r  =t.split(/[^\S\n]*\n/),a=Math.m  ax(...r.map(e=>e.length)),n=r.f  latMap((e  ,t)=>t%7=
           =1?e.padE             nd(a).rep             lace(/.{1                                   ,11}/g,(e
,l)=>e>"!"?2*(e[9]>"~")+4*(r[t+  6]?.[l]>"  ~"):"."):  []).join(  "~"),g=e(n);return~p(g).map(e=>  n=n.repla
ce(RegExp(o(e,g)),t=>i(t,e,0)))  ,n=n.repl  ace(/\d/g  ,"x"),r[1  ]&&r.at(-2)&&/^\S/m.test(t)&&c(  n,l)==r.j
oin("\n")?n:s})(q,t),v=m("keep"  )?w:w.rep  lace(/[A-  Z]/g,"x")  ,E=m("all")?[0]:l,I=a(v,E).leng  th,j=(f=v
,[1,3,5,7].map(e=>1e3-r(f,e).sp  lit(/x.*?  ~/).lengt  h+r(f,e)+  e).sort()[0].at(-1)),S=new~Date  ,X=0,Z=(e
,t)=>d(X+"~solution"+(X-1?"s":"  ")+",~"+(  I>1?X*I+"  ~with~rot  ations~and~reflections,~":"")+e  +"~moves,
~"+(new~Date-S)/1e3+"~s",t),M=(  (t,l,r=t,  s=new~Map  )=>{let~o  =e(t),[c,...g]=p(o),x=g.filter(  e=>!r.inc
           ludes(e[0                        ])),u=(e=                                   >RegExp(e  .map(e=>"
(?=("+e.r  eplace(/\  w/g,"1")+")|)").join  ("")))(x),h=(e=>{let  ~t=(l,r,a,n=l[r++])=  >n?n<0?"(  ?<!1"+"."
.repeat(-  n)+")"+t(  l,r,a):"(?:(?!"+".".  repeat(n-1)+"1)"+t(l  ,r,a)+(a<4?"|"+t([..  .new~Set(  [...l,n-1
,n-e,n+1,  n+e])],r,  a+1):"")+")":"";retu  rn~RegExp("1"+t([0,-  1,-e,1,e],1,1))})(o)  ,m=(e,t)=  >BigInt("
0b"+e.rep  lace(/./g  ,e=>e<t?0:1)),d=x.ma  p(e=>m(e,"A")),f=[],  w=[],v=[],E=(e,t=e.t  oString(2  ),l=s.get
(t))=>(!l  &&!h.test  (t)&&s.set(t,l=f.pus  h(t)),l);return~E(0n  ),(e,p)=>{let~s,o,g=  [],h=0,I=  ()=>g.red
uce((e,t)  =>i(e,x[6  3&v[t+1]],e.indexOf(  "x")),s),j=(t,l)=>{(  t>1?++h%3e4<1:!o[1]|  |n(I(),o)  )&&(e?I()
==e&&(e="             "):p(I,t-                        1,h));for             (let~e=w[  t]??=(e=>  {let~t=v.
length,l=f[e-1],r=Bi  gInt("0b"  +l),a=u.exec(l);retu  rn~x.map((e,t)=>{let  ~n=a[t+1]  &&E(r^d[t  ]<<BigInt
(l.length-e.length))  ;n&&v.pus  h(1<<e.charCodeAt(0)  ,64*n+t)}),v.push(0)  ,t})(t);v  [e];e+=2)  l&v[e]&&(
g.push(e),j(v[e+1]>>  6,l^v[e])  ,g.pop())};for(s~of~  r.includes("X")?[t]:  [...t].ma  p((e,l)=>  i(t,c,l))
.filter(e=>e.replace  (/X/g,"x"  )==t)){let~e=n(s,a(t  ,l))&&E(m(s,"x"));o=  a(s,l),e&  &j(e,-1)}  return~e?
-1:h}})(r(v,j),E)(m(  "resume")  &&w!=v?r(w,j):"",(e,  l,a)=>{if(l&&!m("ver  bose"))re  turn;l?Z(  a):X++;le
t~n=!m("quiet")&&((e  ,t)=>'((q  ,t=q.replace(/\\s/g,  "").slice(0,'+t.leng  th+'))=>e  val(t.rep  lace(/\x7
e/g,"\\x20")))(Strin  g.raw\x60             '+c(e,t)+                        "\x60);\n             //~"+e+"\
n")(r(e(),j),t);for(  ;n;)try{n=u?n.slice(  u.writeSync(1,n)):console.log(n  )}catch(e){e.code>"E  B"&&(e.co
de>"EP"?x.exit():d(e  .message,1))}X==h.ma  tch(/\d+/)&&Z(a,0)});M<0&&d("no  t~in~the~series",1),  Z(M)let~e
=e=>e.search(/~|$/)+  1,l=[0,1,2,3,4,5,6,7  ],r=(e,t)=>t?r(t%2?((e,t=e.spli  t("~"))=>[...t[0]].m  ap((e,l)=
>t.map(e=>e[l]).join  ("")).join("~"))(e):  e.split("~").reverse().join("~"  ),t-1):e,a=(e,t)=>t.  filter(t=
>r(e,t)==e),n=(e,t)=  >t.every(t=>r(e,t)>=  e),p=e=>[...new~Set(".X.~XXX~.X  .,.FF~FF.~.F.,IIIII,  LLLL~L...
,NNN.~..NN,PPP~PP.,T  TT~.T.~.T.,U.U~UUU,V  VV~V..~V..,W..~WW.~.WW,YYYY~.Y.  .,ZZ.~.Z.~.ZZ".split  (",").fla
`);
// LLLLFTYYYY LXFFFTTTYI XXXFWTVVVI PXUUWWZZVI PPUNNWWZVI PPUUNNNZZI
