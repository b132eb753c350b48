((q,t=q.replace(/\s|#[^]*/g,""))=>eval(t.replace(/~/g,"\x20")))(String.raw`
let~e=e=>e.search(/~|$/)+1,a=[0  ,3,2,1,4,5,6,7],r=(e  ,t,a=e.split("~"))=>  t?r([...a[0]].map((e,r)=>a.redu
ce((e,a)=>(a=a[r]||".",t%4?a+e:  e+a),"")).join("~"),  t-1):e,l=(e,t)=>t.fi  lter(t=>r(e,t)==e),n=(e,t)=>t.e
very(t=>r(e,t)<=e),s=RegExp,p=(  e,t=[0,-e,1,e],a=1,r  =3,l=t[a])=>l?"(?:(?  "+(l<0?"<!1"+".".repeat(-l):"!"
.padEnd(l,".")+1)+")"+p(e,t,a+1  ,r)+(l*r>0?"|"+p(e,[  ...new~Set([...t,l-1  ,l-e,l+1,l+e])],a+1,r-1):"")+")
":"",c=e=>[...new~Set(".X.~XXX~  .X,.FF~FF~.F,IIIII,L  LLL~L,..NN~NNN,PPP~P  P,TTT~.T~.T,U.U~UUU,VVV~V~V,.WW
                      ~WW~W,YYY             Y~.Y,.ZZ~             .Z~ZZ".sp  lit(",").             flatMap(t
=>a.map(a  =>r(t,a).  replace(/(.*?)~/g,(t  ,a)=>a.padEnd(e,".")  ).match(/  \w.*\w/)[  0])))],i=  (e,t,a=e.
lastIndex  Of("x")-t  .length+1,r=e.slice(  0,a))=>{for(let~l~of  ~t)r+=l>"  ."?l:e[a]  ,a++;retu  rn~r+e.sl
ice(a)},o  =(e,t="x"  )=>BigInt("0b0"+e.re  place(/./g,e=>e<t?0:  1)),g=/^(  ~?\B--(al  l|verbose  |quiet|ke
ep|resume  |solution  s\W[1-9]\d*)|([.~]{0  ,99}[A-Zx]){60}[.~]*  (?=-|$))*  $/,x=glob  alThis.pr  ocess,m=x
?.getBuil  tinModule  ("fs"),h=x?.argv.sli  ce(2).join("~")||"",  d=e=>h.ma  tch(e),u=  (e,t)=>{f  or(e+="\n
";e;)try{  e=m?e.sli                                   ce(m.writ  eSync(t<4             ?2:1,e)):
console.l  og(e)}catch({code:a,message:r})  {a>"EB"&&  (e=t<4?""  :a>"EO"?x.exit():u(r  ,1))}t<3&&x.exit(t)}
,f=t+"\x2  3"+t,w=(t,a=e(t),r="",l=0,n=0,s  =0,p)=>{f  or(;t[s];  s+=a)for(p=6;p--;){r  +="\n";for(let~e,c=s
,i=0;(e=t  [c++])>"~";)"."==e||!p&t[c+a-1]  !=e?i+=11  :p&&t[c]=  =e?n+=11:r+="~".repe  at(i)+f.slice(l,l=(n
+=11-(i=e  <"a"?2:p%5>1?1:t[c]+t[c+a]=="xx  "?6:2))+2  *(i>4))}r  eturn~r},Z=g.test(h)  ?d(/[.A-Zx].*[.A-Zx]
/):".",E=  Z?w(Z[0]):q,I=E.split(/\s*?\n/)  ,S=I.flat  Map((e,t)  =>t%6-2?[]:e.padEnd(  Math.max(...I.map(e=
>e.length  ))).repla                        ce(/.{1,1                                   1}/g,(e,a
)=>e>"!"?  e.trim().  length-9+  4*(I[t+4]?.[a+4]>"~"):".")).joi  n("~"),v=e(S),M=c(v)  .reduce((  e,t)=>e.r
eplace(s(  t.replace  (/\w/g,(e  ,a)=>2*(t[a+1]==e)+4*(t[a+v]==e  ))),e=>i(e,t,0)),S).  replace(/  \d/g,"x")
,T=I[1]&&  I.at(-2)&  &/^\S/m.t  est(E)&&w(M)==I.join("\n")?M:""  ,W=Z&&T!=Z?u("try~"+  g,2*!d("h  elp")):0,
j=T.repla  ce(/\w/g,  "x")||"xx  xxxxxxxx~".repeat(6).trim(),A=d  ("k")?T:j,F=Math.min  (...a.map  ((t,a)=>(
r(A,t).re  place(/./  g,(t,r,l)  =>a+=8*l.substr(r,4*e(l)).split  ("x").length**4),a))  )%8,L=r(A  ,a[F]),N=
l(L,d("a"             )?[0]:a),             P=new~Dat             e,U=d("m"  ),V=U?T==  j:A,X=(e,  t=3)=>u(W
+"~found,  ~"+W*N.length+"~in~all,~"+e+"~m  oves,~"+(  new~Date-  P)+"~ms",t),Y=d(/\d+  /),b=new~  Map,y=c(e
(L)).map(  e=>L.match(e[0])?"":e),[B]=y,$=  y.map(e=>  o(e,"A"))  ,k=s("$(?<=(?:"+y.jo  in(")|)(?  <=(").rep
lace(/\w/  g,1)+")|)","s"),D=s("^(.*0|)1"+  p(e(L)),"  s"),O=[0n  ],C=[],R=[],z=e=>!e|  |!D.test(  e.toStrin
g(2))&&(b  .get(e/=e&-e)||b.set(e,e=O.push  (e))&&e),  G=(e=0,t,  a,p=[],c=e=>p[e]>0?p  [e]=i(c(e  -1),y[p[e
]>>7&63])  :p[e],g=(l,s,i,o=(C[l]??=R.push  (0)|k.exe  c((a=O[l-  1]).toString(2)).for  Each((e,t  )=>(e&&=z
(a^$[t]))  &&R.push(                                   8192*e+12  8*t+y[t].                        charCodeA
t()))),x)  =>{for((l  >1?++e%3e4<1:!t[1]||n(c(i),t))&&((e,t,a,l)  =>{V&&(a?  d("v"):++W)&&(a&&X(l),d("q")||u
((e=>'((q  ,t=q.repl  ace(/\\s|\x23[^]*/g,""))=>eval(t.replace(/  \x7e/g,"\  \x20")))(String.raw\x60'+w(e)+"
\x60);\n/  /~"+e)(r(  e(t),F))),W==Y&&X(l,0)),V||=N.some(a=>r(r(  e(t),a),F  )==T)})(c,i,l-1,e);x=R[o++];)s>
>x&1&&g(x  /8192|0,s  ^1<<(p[i+1]=x),i+1)})=>(L.replace(s("(?="+  B+")",B&&  "gi"),(e,a,r)=>n(p[0]=e=i(L,B,a
),N)&&(t=  l(e,N),r=  z(o(e)))&&g(r,-1,0)),e),H=G();V||u("cannot  ~resume",  1),X(U&&Y>W?H+G():H)#let~e=e=>e
`);
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
