((q,t=q.replace(/\s|#[^]*/g,""))=>eval(t.replace(/~/g,"\x20")))(String.raw`
let~e=e=>e.search(/~|$/)+1,a=[0  ,1,2,3,4,  5,6,7],l=(e,t,a=e.split("~"))=>t?l([...a[0  ]].map((e  ,l)=>a.ma
p(e=>e[l]||".").reduce((e,a)=>t  %4?a+e:e+  a)).join("~"),t-1):e,r=(e,t)=>t.filter(t=>  l(e,t)==e  ),p=(e,t)
=>t.every(t=>l(e,t)<=e),n=".X.~  XXX~.X,.F  F~FF~.F,IIIII,LLLL~L,..NN~NNN,PPP~PP,TTT~.  T~.T,U.U~  UUU,VVV~V
~V,.WW~WW~W,YYYY~.Y,.ZZ~.Z~ZZ".  split(","  ).flatMap(e=>a.map(t=>l(e,t))),s=e=>[...ne  w~Set(n.m  ap(t=>t.r
eplace(/(.*?)~/g,(t,a)=>a.padEn  d(e,"."))  .match(/\w.*\w/)[0]))],i=(e,t,a=e.lastInde  xOf("x")-  t.length+
1)=>e.rep                        lace(/[x\  d]/g,(e,l                                   )=>t[l-a]  >"."?t[0]
:e),c=Reg  Exp,g=(e,  t=[0,-1,-e,1,e],a=1,  l=1,r=t[a  ++])=>r?"  (?:"+(r<0?"(?<!1"+".".repeat(-r  ):"(?!"+"
.".repeat  (r-1)+1)+  ")"+g(e,t,a,l)+(r>0&  &l<4?"|"+  g(e,[...n  ew~Set([...t,r-1,r-e,r+1,r+e])]  ,a,l+1):"
")+")":""  ,o=(e,t,a  =e.split("~"),l=t+"\  x23"+t,r=  0)=>a.fla  tMap((e,t,l,r=e.match(/(.)\1*/g  ))=>[r,r,
r,r,r,[..  .e].map((  e,l)=>e==a[t+1]?.[l]  ?e:".")].  map((e,t)  =>"\n"+e.map(e=>e.repeat(e>"/"&  &11).slic
e(t%5%4&&  e>"a"?1:2  ).padEnd(11*e.length  )).join("  ").trimEn  d())).join("").replace(/xx~~xx/  g,"~~~~~~
").replac  e(/\w+/g,  e=>l.slic  e(r,r+=e.             length)),             x=(e,t="x             ")=>BigIn
t("0b0"+e  .replace(  /./g,e=>e<t?0:1)),m=  /^(,?--(all|verbose|quiet|keep|  resume|so  lutions\W  [1-9]\d*)
)*$/,d=gl  obalThis.  process,h=d?.getBuil  tinModule("fs"),u=[d?.argv.slic  e(2)]+"",  w=e=>u.in  cludes(e)
,f=(e,t)=  >{console  .error(e),t+1&&d.exi  t(t)};m.test(u)||f(u+"?~try~"+m  ,w("help"  )?0:2);le  t~v=t,E=(
(t,a,l=t.  split(/\s  *?\n/),r=l.flatMap((  e,t)=>t%6-2?[]:e.padEnd(Math.ma  x(...l.ma  p(e=>e.le  ngth))).r
eplace(/.  {1,11}/g,  (e,a)=>e>"!"?e.trim(  ).length-9+4*(l[t+4]?.[a+4]>"~"  ):".")).j  oin("~"),  p=e(r),n=
           s(p).redu                                   ce((e,t)=                        >e.replac  e(c(t.rep
lace(/\w/g,(e,a)=>2*  (t[a+1]==e)+4*(t[a+p  ]==e))),e  =>i(e,t,0  )),r).replace(/\d/g,"x"))=>l[1]  &&l.at(-2
)&&/^\S/m.test(t)&&o  (n,a)==l.join("\n")?  n:"xxxxxx  xxxx~".re  peat(6).trim())(q,v),I=w("keep"  )?E:E.rep
lace(/\w/g,"x"),S=w(  "all")?[0]:a,j=new~D  ate,M=0,P  =w("resum  e")&&E!=I&&E,T=(e,t)=>f(M+"~sol  utions,~"
+M*r(I,S).length+"~i  n~all,~"+e+"~moves,~  "+(new~Da  te-j)/1e3  +"~s",t),W=((t,n=t,o=a)=>o.map(  a=>{let~o
=l(t,a),m=e(o),d=s(m  ).map(e=>n.includes(  e[0])?"":  e),h=d.ma  p(e=>x(e,"A")),u=c("$(?<=(?:"+d  .join(")|
           )(?<=(").             replace(/  \w/g,1)+"                                   )|)"),w=c  ("^.*1"+g
(m)),f=[]  ,v=new~Ma  p,E=[],I=  [],S=(e,t  =v.get(e&&=e/(e&-e))  )=>(t||w.test(e.toSt  ring(2))|  |v.set(e,
t=f.push(  e)),t),j=  e=>E[e]??  =[I.push(  0),u.exec(f[e-1].toS  tring(2)).map((t,a)=  >(t&&=S(f  [e-1]^h[a
]))&&I.pu  sh(1<<d[a  ].charCod  eAt(),t,a  ))][0];S(0n),S(x(o))  ;for(let~e=1;e<99;)f  [e++]&&j(  e);return
[1e4+f.le  ngth,(e,t  ,n=0,s,g,  m=e=>e?i(  m(e[0]),d[I[e[1]+2]]  ):s,h=(e,r,s)=>{(e>1  ?++n%3e4<  1:!g[1]||
p(m(s),g)  )&&t(()=>  l(m(s),a>  3?a:3&-a)  ,e-1,n);for(let~t=j(  e);I[t];t+=3)I[t]&r&  &h(I[t+1]  ,r^I[t],[
s,t])})=>             (o.replac  e(c("(?="             +d[0]+")"             ,d[0]&&"g
i"),(t,a,l)=>(s=i(o,d[0],a),g=r  (s,e),(l=p(s,r(o,e))  &&S(x(s)))&&h(l,-1))  ),n),a,v]}).sort()[0])(I)[1](S,
(e,t,a)=>{if(P?(P=e()!=P&&P,0):  !t||w("verbose")){t?  T(a):M++;for(let~t=!  w("quiet")&&(l=e(),'((q,t=q.rep
lace(/\\s|\x23[^]*/g,""))=>eval  (t.replace(/\x7e/g,"  \\x20")))(String.raw  \x60'+o(l,v)+"\x60);\n//~"+l+"\
n");t;)try{t=h?t.slice(h.writeS  ync(1,t)):console.lo  g(t)}catch(e){e.code  >"EB"&&(e.code>"EP"?d.exit():f(
e.message,1))}M==u.match(/\d+(?  !.*\d)/)&&T(a,0)}var  ~l});P&&f("not~in~th  e~series",1),T(W)#let~e=e=>e.se
`);
// VVVPLLLLFI VYPPLXFFFI VYPPXXXFTI YYZZWXTTTI UYUZWWNNTI UUUZZWWNNN
