((q,t=q.replace(/\s|#[^]*/g,""))=>eval(t.replace(/~/g,"\x20")))(String.raw`
let~e=e=>e.search(/~|$/)+1,r=[0  ,3,2,1,4,5,6,7],a=(e  ,t,r=e.split("~"))=>  t?a([...r[0]].map((e,a)=>r.redu
ce((e,r)=>(r=r[a]||".",t%4?r+e:  e+r),"")).join("~"),  t-1):e,l=(e,t)=>t.fi  lter(t=>a(e,t)==e),s=(e,t)=>t.e
very(t=>a(e,t)<=e),n=e=>[...new  ~Set(".X.~XXX~.X,.FF  ~FF~.F,IIIII,LLLL~L,  ..NN~NNN,PPP~PP,TTT~.T~.T,U.U~U
UU,VVV~V~V,.WW~WW~W,YYYY~.Y,.ZZ  ~.Z~ZZ".split(",").f  latMap(t=>r.map(r=>a  (t,r).replace(/(.*?)~/g,(t,r)=>
r.padEnd(e,".")).match(/\w.*\w/  )[0])))],p=(e,t,r=e.  lastIndexOf("x")-t.l  ength+1,a=e.slice(0,r))=>{for(l
                      et~l~of~t             )a+=l>"."             ?l:e[r],r  ++;return             ~a+e.slic
e(r)},c=R  egExp,i=(  e,t=[0,-e,1,e],r=1,a  =3,l=t[r])=>l?"(?:"+  (l<0?"(?<  !1"+".".r  epeat(-l)  :"(?!"+".
".repeat(  l-1)+1)+"  )"+i(e,t,r+1,a)+(l>0  &&a?"|"+i(e,[...new~  Set([...t  ,l-1,l-e,  l+1,l+e])  ],r+1,a-1
):"")+")"  :"",o=(t,  r,a=e(t),l=r+"\x23"+  r,s="",n=0,p=0,c=0,i  )=>{for(;  t[c];c+=a  )for(i=6;  i--;){s+=
"\n";for(  let~e,r=c  ,o=0;(e=t[r++])>"~";  )e<"/"||!i&t[r+a-1]!  =e?o+=11:  i&&t[r]==  e?p+=11:s  +="~".rep
eat(o)+l.  slice(n,n  =(p+=11-(o=e<"a"?2:i  %5>1?1:t[r]+t[r+a]==  "xx"?6:2)  )+2*(o>4)  )}return~  s},g=(e,t
="x")=>Bi  gInt("0b0                                   "+e.repla  ce(/./g,e             =>e<t?0:1
)),x=/^(,  ?\B--(all|verbose|quiet|keep|re  sume|solu  tions\W[1  -9]\d*))*$/,m=global  This.process,h=m?.ge
tBuiltinM  odule("fs"),u=[m?.argv.slice(2)  ]+"",f=e=  >u.match(  e),d=(e,t)=>{console  .error(e),t+1&&m.exi
t(t)},w=x  .test(u)?t:d(u+"?~try~"+x,2*!f(  "help")),  v=((t,r,a  =t.split(/\s*?\n/),l  =a.flatMap((e,t)=>t%
6-2?[]:e.  padEnd(Math.max(...a.map(e=>e.l  ength))).  replace(/  .{1,11}/g,(e,r)=>e>"  !"?e.trim().length-9
+4*(a[t+4  ]?.[r+4]>"~"):".")).join("~"),s  =e(l),i=n  (s).reduc  e((e,t)=>e.replace(c  (t.replace(/\w/g,(e,
r)=>2*(t[  r+1]==e)+                        4*(t[r+s]                                   ==e))),e=
>p(e,t,0)  ),l).repl  ace(/\d/g  ,"x"))=>a[1]&&a.at(-2)&&/^\S/m.  test(t)&&o(i,r)==a.j  oin("\n")  ?i:"xxxxx
xxxxx~".r  epeat(6).  trim())(q  ,w),I=v.replace(/\w/g,"x"),S=f(  "keep")?v:I,E=f("all  ")?[0]:r,  M=l(S,E),
T=new~Dat  e,W=0,b=f  ("resume"  ),F=!b||v==I,L=(e,t)=>d(W+"~fou  nd,~"+W*M.length+"~i  n~all,~"+  e+"~moves
,~"+(new~  Date-T)+"  ~ms",t),N  =f(/\d+/),P=((t,o,x,m=t,h=new~M  ap)=>{let~u=(t=>Math  .min(...r  .map((r,l
)=>(a(t,r  ).replace  (/./g,(t,  r,a)=>l+=8*a.substr(r,4*e(a)).s  plit("x").length**4)  ,l)))%8)(  t),f=a(t,
r[u]),d=n             (e(f)).ma             p(e=>m.ma             tch(e[0])  ?"":e),[w  ]=d,v=d.m  ap(e=>g(e
,"A")),I=  c("$(?<=(?:"+d.join(")|)(?<=(")  .replace(  /\w/g,1)+  ")|)","s"),S=c("^(.*  0|)1"+i(e  (f)),"s")
,E=[0n],M  =[],T=[],W=e=>!e||!S.test(e.toS  tring(2))  &&(h.get(  e/=e&-e)||h.set(e,e=  E.push(e)  )&&e);ret
urn(e=0,t  ,r,n,i,m=l(f,o),h=[],S=e=>e--?p  (S(e),d[h  [e]>>7&63  ]):t,b=()=>a(S(i),u)  ,q=(t,a,l  ,p=(M[t]?
?=T.push(  0)|I.exec((n=E[t-1]).toString(2  )).forEac  h((e,t)=>  (e&&=W(n^v[t]))&&T.p  ush(8192*  e+128*t+d
[t].charC  odeAt()))),c)=>{for((t>1?++e%3e  4<1:!r[1]  ||s(S(l),  r))&&(i=l,x(b,t-1,e)  );c=T[p++  ];)a>>c&1
&&q(c/819  2|0,a^1<<                                   (h[l]=c),  l+1)})=>(                        f.replace
(c("(?="+  w+")",w&&  "gi"),(e,a,n)=>s(t=p(f,w,a),m)&&(n=W(g(t))  )&&(r=l(t  ,m),q(n,-1,0))),e)})(S,E,(e,t,r
)=>{if(F&  &(t?f("ve  rbose"):++W)){t&&L(r);for(let~t=!f("quiet"  )&&(l=e()  ,'((q,t=q.replace(/\\s|\x23[^]*
/g,""))=>  eval(t.re  place(/\x7e/g,"\\x20")))(String.raw\x60'+o  (l,w)+"\x  60);\n//~"+l+"\n");t;)try{t=h?t
.slice(h.  writeSync  (1,t)):console.log(t)}catch({code:e,messag  e:t}){e>"  EO"?m.exit():e>"EB"&&d(t,1)}W==
N&&L(r,0)  }var~l;F|  |=M.some(t=>a(e(),t)==v)}),U=P();F||d("can  not~resum  e",1),L(b&&N>W?P():U)#let~e=e=>
`);
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
