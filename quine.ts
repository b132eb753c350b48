((q,t=q.replace(/\s|#[^]*/g,""))=>eval(t.replace(/~/g,"\x20")))(String.raw`
let~e=e=>e.search(/~|$/)+1,a=[0  ,1,2,3,4,  5,6,7],l=(e,t,a=e.split("~"))=>t?l([...a[0  ]].map((e  ,l)=>a.ma
p(e=>e[l]||".").reduce((e,a)=>t  %4?a+e:e+  a)).join("~"),t-1):e,p=(e,t)=>t.filter(t=>  l(e,t)==e  ),r=(e,t)
=>t.every(t=>l(e,t)<=e),n=".X.~  XXX~.X,.F  F~FF~.F,IIIII,LLLL~L,..NN~NNN,PPP~PP,TTT~.  T~.T,U.U~  UUU,VVV~V
~V,.WW~WW~W,YYYY~.Y,.ZZ~.Z~ZZ".  split(","  ).flatMap(e=>a.map(t=>l(e,t))),s=e=>[...ne  w~Set(n.m  ap(t=>t.r
eplace(/(.*?)~/g,(t,a)=>a.padEn  d(e,"."))  .match(/\w.*\w/)[0]))],i=(e,t,a=e.lastInde  xOf("x")-  t.length+
1)=>e.rep                        lace(/[x\  d]/g,(e,l                                   )=>t[l-a]  >"."?t[0]
:e),c=Reg  Exp,o=(e,  t=[0,-1,-e,1,e],a=1,  l=1,p=t[a  ++])=>p?"  (?:"+(p<0?"(?<!1"+".".repeat(-p  ):"(?!"+"
.".repeat  (p-1)+1)+  ")"+o(e,t,a,l)+(p>0&  &l<4?"|"+  o(e,[...n  ew~Set([...t,p-1,p-e,p+1,p+e])]  ,a,l+1):"
")+")":""  ,g=(e,t,a  =e.split("~"),l=t+"\  x23"+t,p=  0)=>a.fla  tMap((e,t,l,p=e.match(/(.)\1*/g  ))=>[p,p,
p,p,p,[..  .e].map((  e,l)=>e==a[t+1]?.[l]  ?e:".")].  map((e,t)  =>"\n"+e.map(e=>e.repeat(e>"/"&  &11).slic
e(t%5%4&&  e>"a"?1:2  ).padEnd(11*e.length  )).join("  ").trimEn  d())).join("").replace(/xx~~xx/  g,"~~~~~~
").replac  e(/\w+/g,  e=>l.slic  e(p,p+=e.             length)),             x=(e,t="x             ")=>BigIn
t("0b0"+e  .replace(  /./g,e=>e<t?0:1)),m=  /^(,?--(all|verbose|quiet|keep|  resume|so  lutions\W  [1-9]\d*)
)*$/,d=gl  obalThis.  process,h=d?.getBuil  tinModule("fs"),u=[d?.argv.slic  e(2)]+"",  w=e=>u.in  cludes(e)
,f=(e,t)=  >{console  .error(e),t+1&&d.exi  t(t)};m.test(u)||f(u+"?~options  ~"+m,w("h  elp")?0:2  );let~v=t
,E=((t,a,  l=t.split  (/\s*?\n/),p=l.flatM  ap((e,t)=>t%6-2?[]:e.padEnd(Mat  h.max(...  l.map(e=>  e.length)
)).replac  e(/.{1,11  }/g,(e,a)=>e>"!"?e.t  rim().length-9+4*(l[t+4]?.[a+4]  >"~"):"."  )).join("  ~"),r=e(p
           ),n=s(r).                                   reduce((e                        ,t)=>e.re  place(c(t
.replace(/\w/g,(e,a)  =>2*(t[a+1]==e)+4*(t  [a+r]==e)  )),e=>i(e  ,t,0)),p).replace(/\d/g,"x"))=>  l[1]&&l.a
t(-2)&&/^\S/m.test(t  )&&g(n,a)==l.join("\  n")?n:"xx  xxxxxxxx~  ".repeat(6).trim())(q,v),I=w("k  eep")?E:E
.replace(/\w/g,"x"),  S=w("all")?[0]:a,j=n  ew~Date,M  =0,P=w("r  esume")&&E!=I&&E,T=(e,t)=>f(M+"  ~solution
s,~"+M*p(I,S).length  +"~in~all,~"+e+"~mov  es,~"+(ne  w~Date-j)  /1e3+"~s",t),W=((t,n=t,g=a)=>g.  map(a=>{l
et~g=l(t,a),m=e(g),d  =s(m).map(e=>n.inclu  des(e[0])  ?"":e),h=  d.map(e=>x(e,"A")),u=c("$(?<=(?  :"+d.join
           (")|)(?<=             (").repla  ce(/\w/g,                                   1)+")|)")  ,w=c("^.*
1"+o(m)),  f=[],v=ne  w~Map,E=[  ],I=[],S=  (e,t=v.get(e&&=e/(e&  -e)))=>(t||w.test(e.  toString(  2))||v.se
t(e,t=f.p  ush(e)),t  ),j=e=>E[  e]??=[I.p  ush(0),u.exec(f[e-1]  .toString(2)).map((t  ,a)=>(t&&  =S(f[e-1]
^h[a]))&&  I.push(1<  <d[a].cha  rCodeAt()  ,t,a))][0];S(0n),S(x  (g));for(let~e=1;e<9  9;)f[e++]  &&j(e);re
turn[1e4+  f.length,  (e,t,n=0)  =>(g.repl  ace(c("(?="+d[0]+")"  ,d[0]&&"gi"),(s,c,o,  m=i(g,d[0  ],c),h=p(
m,e),u=e=  >e?i(u(e[  0]),d[I[e  [1]+2]]):  m,w=(e,p,s)=>{(e>1?+  +n%3e4<1:!h[1]||r(u(  s),h))&&t  (()=>l(u(
s),a>3?a:             3&-a),e-1  ,n);for(l             et~t=j(e)             ;I[t];t+=
3)I[t]&p&&w(I[t+1],p^I[t],[s,t]  )},f=r(m,p(g,e))&&S(  x(m)))=>f&&w(f,-1)),  n),a,v]}).sort()[0])(I)[1](S,(e
,t,a)=>{if(P?(P=e()!=P&&P,0):!t  ||w("verbose")){t?T(  a):M++;for(let~t=!w(  "quiet")&&(l=e(),'((q,t=q.repla
ce(/\\s|\x23[^]*/g,""))=>eval(t  .replace(/\x7e/g,"\\  x20")))(String.raw\x  60'+g(l,v)+"\x60);\n//~"+l+"\n"
);t;)try{t=h?t.slice(h.writeSyn  c(1,t)):console.log(  t)}catch(e){e.code>"  EB"&&(e.code>"EP"?d.exit():f(e.
message,1))}M==u.match(/\d+(?!.  *\d)/)&&T(a,0)}var~l  });P&&f("not~in~the~  series",1),T(W)#let~e=e=>e.sear
`);
// VVVPLLLLFI VYPPLXFFFI VYPPXXXFTI YYZZWXTTTI UYUZWWNNTI UUUZZWWNNN
