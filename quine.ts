((q,t=q.replace(/\s|#[^]*/g,""))=>eval(t.replace(/~/g,"\x20")))(String.raw`
let~e=e=>e.search(/~|$/)+1,a=[0  ,1,2,3,4,  5,6,7],l=(e,t,a=e.split("~"))=>t?l([...a[0  ]].map((e  ,l)=>a.ma
p(e=>e[l]||".").reduce((e,a)=>t  %4?a+e:e+  a)).join("~"),t-1):e,p=(e,t)=>t.filter(t=>  l(e,t)==e  ),r=(e,t)
=>t.every(t=>l(e,t)<=e),n=e=>[.  ..new~Set  (".X.~XXX~.X,.FF~FF~.F,IIIII,LLLL~L,..NN~N  NN,PPP~PP  ,TTT~.T~.
T,U.U~UUU,VVV~V~V,.WW~WW~W,YYYY  ~.Y,.ZZ~.  Z~ZZ".split(",").flatMap(t=>a.map(a=>l(t,a  ).replace  (/(.*?)~/
g,(t,a)=>a.padEnd(e,".")).match  (/\w.*\w/  )[0])))],s=(e,t,a=e.lastIndexOf("x")-t.len  gth+1)=>e  .replace(
/[x\d]/g,                        (e,l)=>t[  l-a]>"."?                                   t[0]:e),i  =(e,t,a=e
.split("~  "),l=t+"\  x23"+t,p=0)=>a.flatM  ap((e,t,l  ,p=e.matc  h(/(.)\1*/g))=>[p,p,p,p,p,[...e  ].map((e,
l)=>e==a[  t+1]?.[l]  ?e:".")].map((e,t)=>  "\n"+e.ma  p(e=>e.re  peat(e>"/"&&11).slice(t%5%4&&e>  "a"?1:2).
padEnd(11  *e.length  )).join("").trimEnd(  ))).join(  "").repla  ce(/xx~~xx/g,"~~~~~~").replace(  /\w+/g,e=
>l.slice(  p,p+=e.le  ngth)),c=(e,t=[0,-1,  -e,1,e],a  =1,l=1,p=  t[a++])=>p?"(?:"+(p<0?"(?<!1"+"  .".repeat
(-p):"(?!  "+".".rep  eat(p-1)+1)+")"+c(e,  t,a,l)+(p  >0&&l<4?"  |"+c(e,[...new~Set([...t,p-1,p-  e,p+1,p+e
])],a,l+1  ):"")+")"  :"",g=(e,  t)=>BigIn             t("0b0"+e             .replace(             /./g,e=>e
<t?0:1)),  o=/^(,?--  (all|verbose|quiet|k  eep|resume|solutions\W[1-9]\d*)  )*$/,x=gl  obalThis.  process,m
=x?.getBu  iltinModu  le("fs"),d=[x?.argv.  slice(2)]+"",h=e=>d.includes(e)  ,u=(e,t)=  >{console  .error(e)
,t+1&&x.e  xit(t)};o  .test(d)||u(d+"?~opt  ions~"+o,h("help")?0:2);let~w=t  ,f=((t,a,  l=t.split  (/[^\S\n]
*\n/),p=l  .flatMap(  (e,t)=>t%6==2?e.padE  nd(Math.max(...l.map(e=>e.lengt  h))).repl  ace(/.{1,  11}/g,(e,
a)=>e>"!"  ?e.trim()  .length-9+4*(l[t+4]?  .[a+4]>"~"):"."):[]).join("~"),  r=e(p),c=  n(r).redu  ce((e,t)=
           >e.replac                                   e(RegExp(                        t.replace  (/\w/g,(e
,a)=>2*(t[a+1]==e)+4  *(t[a+r]==e))),e=>s(  e,t,0)),p  ).replace  (/\d/g,"x"))=>l[1]&&l.at(-2)&&/  ^\S/m.tes
t(t)&&i(c,a)==l.join  ("\n")?c:"xxxxxxxxxx  ~".repeat  (6).trim(  ))(q,w),E=h("keep")?f:f.replace  (/[A-Z]/g
,"x"),S=h("all")?[0]  :a,v=new~Date,I=0,j=  h("resume  ")&&f!=E&  &f,M=(e,t)=>u(I+"~solutions,~"+  I*p(E,S).
length+"~in~all,~"+e  +"~moves,~"+(new~Dat  e-v)/1e3+  "~s",t),P  =((t,i=t,o=a)=>o.map(a=>{let~o=  l(t,a),x=
e(o),m=n(x).map(e=>i  .includes(e[0])?"":e  ),d=m.map  (e=>g(e,"  A")),h=RegExp("$(?<=(?:"+m.join  (")|)(?<=
           (").repla             ce(/\w/g,  1)+")|)")                                   ,u=RegExp  (1+c(x)),
w=[],f=ne  w~Map,E=[  ],S=[],v=  (e,t=f.ge  t(e&&=e/(e&-e)))=>(t  ||u.test(e.toString(  2))||f.se  t(e,t=w.p
ush(e)),t  ),I=e=>E[  e]??=[S.p  ush(0),h.  exec(w[e-1].toString  (2)).map((t,a)=>(t&&  =v(w[e-1]  ^d[a]))&&
S.push(1<  <m[a].cha  rCodeAt()  ,t,a))][0  ];v(0n),v(g(o,"x"));  for(let~e=1;e<99;)w[  e++]&&I(e  );return[
1e4+w.len  gth,(e,t,  n=0)=>(o.  replace(R  egExp("(?="+m[0]+")"  ,m[0]&&"gi"),(i,c,x,  d=s(o,m[0  ],c),h=p(
d,e),u=e=  >e?s(u(e[  0]),m[S[e  [1]+2]]):  d,w=(e,p,s)=>{(e>1?+  +n%3e4<1:!h[1]||r(u(  s),h))&&t  (()=>l(u(
s),a>3?a:             3&-a),e-1  ,n);for(l             et~t=I(e)             ;S[t];t+=
3)S[t]&p&&w(S[t+1],p^S[t],[s,t]  )},f=r(d,p(o,e))&&v(  g(d,"x")))=>f&&w(f,-  1)),n),a,f]}).sort()[0])(E)[1](
S,(e,t,a)=>{if(j?(j=e()!=j&&j,0  ):!t||h("verbose")){  t?M(a):I++;for(let~t  =!h("quiet")&&(l=e(),'((q,t=q.r
eplace(/\\s|\x23[^]*/g,""))=>ev  al(t.replace(/\x7e/g  ,"\\x20")))(String.r  aw\x60'+i(l,w)+"\x60);\n//~"+l+
"\n");t;)try{t=m?t.slice(m.writ  eSync(1,t)):console.  log(t)}catch(e){e.co  de>"EB"&&(e.code>"EP"?x.exit():
u(e.message,1))}I==d.match(/\d+  (?!.*\d)/)&&M(a,0)}v  ar~l});j&&u("not~in~  the~series",1),M(P)#let~e=e=>e.
`);
// VVVPLLLLFI VYPPLXFFFI VYPPXXXFTI YYZZWXTTTI UYUZWWNNTI UUUZZWWNNN
