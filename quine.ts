((q,t=q.replace(/\s/g,"").slice(0,3358))=>eval(t.replace(/~/g,"\x20")))(String.raw`
let~F=e=>e.search(/~|$/)+1,_=(e,r=e.split(  "~"))=>[.  ..r[0]].m  ap((l,p)=>r.map(a=>a[p]).join("")).join("~
"),A=[0,1,2,3,4,5,6,7],u=(e,r)=>r?u(r%2?_(  e):e.spli  t("~").re  verse().join("~"),r-1):e,L=(e,r)=>r.filter
(l=>u(e,l)==e),R=(e,r)=>r.every(l=>u(e,l)>  =e),ee=e=  >[1,3,5,7  ].map(r=>1e3-u(e,r).split(/x.*?~/).length+
u(e,r)+r).sort()[0].at(-1),te=".X.~XXX~.X.  ,.FF~FF.~  .F.,IIIII  ,LLLL~L...,NNN.~..NN,PPP~PP.,TTT~.T.~.T.,U
.U~UUU,VVV~V..~V..,W..~WW.~.WW,YYYY~.Y..,Z  Z.~.Z.~.Z  Z",y=e=>[  ...new~Set(te.split(",").flatMap(r=>A.map(
l=>u(r,l).replace(/(.*?)~/g,(p,a)=>a.padEn  d(e,"."))  .match(/\  w.*\w/)[0])))],N=(e,r,l)=>(r.replace(/\w/g
,(p,a)=>e                                   =e.slice(  0,l+a)+p+                        e.slice(l
+a+1)),e)  ,re="xxxx  xxxxxx~".repeat(6).trim(),D=(e,  r)=>e.replace(/\w/g,(l,p)=>l>"Z  "?1:2*(e[  p+1]==l)+
4*(e[p+r]  ==l)),O=(  e,r)=>{let~l=D(e,F(e)).split("~  "),p=0;return~r+=r,l.flatMap((a  ,i)=>[2,2  ,3,3,2,2,
0].map(g=  >"\n"+a.r  eplace(/./g,(o,f)=>r.slice(p,p+  =(g?o>".":o&4)&&9+(o&(g||l[i+1]  [f]&2))).  padEnd(11
)).trimEn  d())).joi  n("")},le=(e,r)=>{let~l=e.split  (/[^\S\n]*\n/),p=Math.max(...l.  map(g=>g.  length)),
a=l.flatM  ap((g,o)=  >o%7==1?g.padEnd(p).replace(/.{  1,11}/g,(f,b)=>f>"!"?2*(f[9]>"~  ")+4*(l[o  +6]?.[b]>
"~"):".")  :[]).join  ("~"),i=F(a);return~y(i).map(g=  >a=a.replace(RegExp(D(g,i)),o=>  N(o,g,0))  ),a=a.rep
           lace(/\d/             g,"x"),O(             a,r)==l.j                                   oin("\n")
?a:re},ae=(e,r)=>'((q,t=q.repla  ce(/\\s/g  ,"").slic  e(0,'+r.l  ength+'))=>eval(t.replace(/\x7e  /g,"\\x20
")))(String.raw\x60'+O(e,r)+"\x  60);\n//~  "+e+"\n",  pe=e=>Reg  Exp(e.map(r=>"(?=("+r.replace(/  \w/g,"1")
+")|)").join("")),ie=e=>{let~r=  (l,p,a,i=  l[p++])=>  i?i<0?"(?  <!1"+".".repeat(-i)+")"+r(l,p,a  ):"(?:(?!
"+".".repeat(i-1)+"1)"+r(l,p,a)  +(a<4?"|"  +r([...ne  w~Set([..  .l,i-1,i-e,i+1,i+e])],p,a+1):""  )+")":"";
return~RegExp("1"+r([0,-1,-e,1,  e],1,1))}  ,se=(e,r,  l=e,p=new  ~Map)=>{let~a=F(e),[i,...g]=y(a  ),o=g.fil
ter(s=>!l.includes(s[0])),f=pe(  o),b=ie(a  ),Y=(s,h)  =>BigInt(  "0b"+s.replace(/./g,n=>n<h?0:1)  ),J=o.map
           (s=>Y(s,"                        A")),k=[]                                   ,K=[],x=[  ],B=(s,h=
s.toStrin  g(2),n=p.  get(h))=>(!n&&!b.tes  t(h)&&p.set(h,n=k.pu  sh(h)),n),Q=s=>{let~  h=x.lengt  h,n=k[s-1
],j=BigIn  t("0b"+n)  ,d=f.exec(n);return~  o.map((v,m)=>{let~M=  d[m+1]&&B(j^J[m]<<Bi  gInt(n.le  ngth-v.le
ngth));M&  &x.push(1  <<v.charCodeAt(0),M*  64+m)}),x.push(0),h}  ;return~B(0n),(s,h)=  >{let~n=[  ],j=0,d,v
,m=()=>n.  reduce((c  ,w)=>N(c,o[x[w+1]&63  ],c.indexOf("x")),d)  ,M=(c,w)=>{(c>1?++j%  3e4<1:!v[  1]||R(m()
,v))&&(s?  m()==s&&(  s=""):h(m,c-1,j));fo  r(let~E=K[c]??=Q(c);  x[E];E+=2)w&x[E]&&(n  .push(E),  M(x[E+1]>
>6,w^x[E]  ),n.pop()  )};for(d~of~l.includ  es("X")?[e]:[...e].m  ap((c,w)=>N(e,i,w)).  filter(c=  >c.replac
e(/X/g,"x             ")==e)){l                        et~c=R(d,             L(e,r))&&  B(Y(d,"x"  ));v=L(d,
r),c&&M(c,-1)}return  ~s?-1:j}}  ,$=/^(,?--(all|verbo  se|quiet|solutions\W  [1-9]\d*|  (keep|res  ume)(?!.*
-[kr])))*$/,X=global  This.proc  ess,C=X?.getBuiltinM  odule("fs"),Z=[X?.ar  gv.slice(  2)]+"",I=  e=>Z.incl
udes(e),P=(e,r)=>{co  nsole.err  or(e),r+1&&X.exit(r)  };$.test(Z)||P(Z+"?~  options:~  "+$,I("he  lp")?0:2)
;let~S=le(q,t),T=I("  keep")?S:  S.replace(/[A-Z]/g,"  x"),z=I("all")?[0]:A  ,G=L(T,z)  .length,U  =ee(T),oe
=new~Date,W=0,V=(e,r  )=>P(W+"~  solutions,~"+(G>1?W*  G+"~with~rotations~a  nd~reflec  tions,~":  "")+e+"~m
oves,~"+(new~Date-oe  )/1e3+"~s  ",r),H=se(u(T,U),z)(  I("resume")&&S!=T?u(  S,U):"",(  e,r,l)=>{  if(r&&!I(
"verbose"))return;r?  V(l):W++;             let~p=!I(                        "quiet")&             &ae(u(e()
,U),t);for(;p;)try{p  =C?p.slice(C.writeSy  nc(1,p)):console.log(p)}catch(a  ){a.code>"EB"&&(a.co  de>"EP"?X
.exit():P(a.message,  1))}W==Z.match(/\d+/  )&&V(l,0)});H<0&&P("this~board~  is~not~in~the~series  ",1),V(H)
let~F=e=>e.search(/~  |$/)+1,_=(e,r=e.spli  t("~"))=>[...r[0]].map((l,p)=>r  .map(a=>a[p]).join("  ")).join(
"~"),A=[0,1,2,3,4,5,  6,7],u=(e,r)=>r?u(r%  2?_(e):e.split("~").reverse().j  oin("~"),r-1):e,L=(e  ,r)=>r.fi
lter(l=>u(e,l)==e),R  =(e,r)=>r.every(l=>u  (e,l)>=e),ee=e=>[1,3,5,7].map(r  =>1e3-u(e,r).split(/  x.*?~/).l
ength+u(e,r)+r).sort  ()[0].at(-1),te=".X.  ~XXX~.X.,.FF~FF.~.F.,IIIII,LLLL  ~L...,NNN.~..NN,PPP~  PP.,TTT~.
`);
// LLLLFTYYYY LXFFFTTTYI XXXFWTVVVI PXUUWWZZVI PPUNNWWZVI PPUUNNNZZI
