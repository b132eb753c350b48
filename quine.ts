var{raw:[q]}=Object`let{7:e}={}+"",t=  "toString",a="replace",n  ="slice",s="length",o="m  atch",r="padEnd",l="join",c="split",i
=RegExp,g=t=>(t+e).search(e)+1,x=[0,3  ,2,1,4,5,6,7],p=".",m=""  ,d=(t,a,n,s)=>a?(s=[...(  n=t[c](e))[0]],a-4&&n.reverse(),d(s.m
ap((e,t)=>n.map(e=>e[t]||p)[l](m))[l]  (e),a-1)):t,h=(e,t)=>t.f  ilter(t=>d(e,t)==e),u=(e  ,t)=>t.every(t=>d(e,t)<=e),w=(e,t=[0,
-e,1,e],a=1,n=3,s=t[a])=>s?"(?:(?"+(s  <0?"<"+"!1"[r](2-s,p):"!  "[r](s,p)+1)+")"+w(e,t,a  +1,n)+(s>0&&n?"|"+w(e,[...new(Set)([.
..t,s-1,s-e,s+1,s+e])],a+1,n-1):m)+")  ":m,f=t=>[...new(Set)(".  X.-XXX-.X,.FF-FF-.F,IIII  I,LLLL-L,..NN-NNN,PPP-PP,TTT-.T-.T,U.
                          U-UUU,VVV-                V-V,.WW-WW                -W,YYYY-.Y   ,.ZZ-.Z-ZZ                "[a](/-/g,
e)[c](",").  flatMap(a=>  x.map(n=>d(a,n)[c](e).ma  p(e=>e[r](t,p))[l](m)[o]  (/\w.*\w/)[  0])))],v=(e  ,t,o=e.last  IndexOf("x"
)-t[s]+1)=>  e[n](0,o)+t  [a](/\.+/g,(t,a)=>e[n](o  +a,o+a+t[s]))+e[n](o+t[s  ]),b=(e,t="  a")=>BigInt  ("0b0"+e[a]  (/./g,e=>e>
t|0)),y=q[a  ](/\s|\x23.  */gs,m),A=/^(\s|\B--(all  |color|verbose|quiet|kee  p|resume|so  lutions[\s=  ][1-9]\d*)|  ([./\s]{0,9
9}[A-Zx]){6  0}[.\s]*(?=  -|$))*$/,{process:I,b:Z}  =globalThis,M=I?.getBuil  tinModule("  fs"),P=I?I.  argv[n](2)[  l](e)[a](/\
s+/g,e):"m1  ",S=e=>P[o]  (e),T="\n",E=(e,t,a=e+T)  =>{for(;a;)try{a=M?a[n](  M.writeSync  (t<4?2:1,a)  ):console.l  og(t<4?a:in
nerHTML=a)   }catch(e){                                          /EAG/.test   (e)||(a=t<                4?0:/PIPE|
EOF/i.test(  e)?I.exit():E(e,1))}t<3&&I.exit(t)},F  =(e,a,n=85*  a.charCodeA  t(0)%167+89)=>M?"\x1b[30  ;48;5;"+n+"m"+e+"\x1b[m"
:"\x3ca/id=  "+a+"\nstyle=background:\x23"+(62481*  n)[t](16)+"  >"+e+"\x3ca  >",L="v\ar{raw:[q]}=Obje  ct\x60"+y+"\x23"+y,k=0,N
=(t,a,o=L[n  ](0,k-30)+'\x60;eval(q.replaceAll(/\\  s/g,""))',l  =g(t),c="",  i=0,x=0,p,d,h,u,w,f)=>{f  or(d=0;t[d];d+=l)for(h=6
;h--;)for(c  +=c&&T,u=0,w=d;(p=t[w])>e;w++)p<"A"||  !h&&t[w+l]!  =p?u+=13:t[  w+1]==p&&(h||p<"a"&&t[w+  l+1]==p)?i+=13:(c+=m[r](
u),f=o[n](x  ,i+=13-(u=h?p>"a"&&h%5>1?1:2:3)),c+=a  ?F(f,p):f,x  =i);return(  i==k?c+"//"+e+t+'\n//\x3  cbody/id="b"/style=white
-space:pre   ;font:min(                             13vw/'+l+"                                          ,12vh*"+l+
"/"+t[s]+")  monospace\n  //onload=se  tInterval(b.onclick,2e3)\n//onclick=t  ry{getSelection()+[]||ev  al(textCont  ent)}catch{
}>":(k=i,N(  t,a)))},U=S  (A)?S(/[.A-  Zx].*[.A-Zx]/):I&&"A",V=(U?N(U[0])[c]  ("\x60")[1]:q)[a](/\s*?\  n/g,T),W=(t  ,n=(t+V)[c]
(T),x,d,h,u  )=>(n[1]=n[  3]+m,x=Math  .max(...n.map(e=>e[s])),d=n.flatMap((  t,o)=>o%6-1?[]:t[r](x)[a  ](/.{1,13}/  g,(t,a)=>t>
"!"?t.trim(  )[s]-11+4*(  n[o+4]?.[a]  >e):p))[l](e),h=g(d),u=f(h).reduce((e  ,t,n)=>e[o](t[0])?e:(n=t  [a](/\w/g,(  e,a)=>2*(t[
a+1]==e)+4*  (t[a+h]==e)  ),e[a](i(n)  ,e=>v(e,t,0))),d)[a](/\d/g,"x"),V[o](  /\n\S/)&&N(u).includes(V  )?u:t?m:W(T  )),X=W(m),Y
=Z?.queryS                elector(":                hover")?.i                d,B=X[a](/\w/g,e=>e==Y?   e:"x")||m[   r](65,"xxx
xxxxxxx"+e)  ,C=S("k")?X:B,O=Math.min(...x.map((e,  t,a,o)=>(a=  d(C,e),o=4*  g(a),[...a].reduce((e,t,  r)=>e+8*a[n  ](r,r+o)[c]
("x")[s]**4  ,t))))%8,$=d(C,x[O]),j=h($,S("a")?[0]  :x),D=Date.  now(),G=S("  m"),H=(G?X==B:C)?0:-1e9,  R=0,z=t=>E(  [R,"found,"
,H,"moves,"  ,Date.now()-D,"ms"][l](e),t),J=S(/\d+  /),K=(e,t,n  )=>H<0?j.so  me((s,r)=>((r=d(d(e(t),s  ),O))==X&&s  *n<1&&(H=0)
,X[o](r[a](  /x/g,p)))):((n?S("v"):++R)&&(n&&z(3),  S("q")||E(N  (d(e(t),O),  M?S("c"):Z))),R!=J||z(0)  ),Q=new(Map  ),_=f(g($))
.map(e=>$[o  ](e[0])?m:e),[ee]=_,te=_.map(e=>b(e,p  )),ae=i("$(  ?<=(?:"+_[l  ](")|)(?<=(")[a](/\w/g,1  )+")|)","s"  ),ne=i("^(.
*0|)1"+w(g   ($)),"s"),                                          se=[0n],oe   =[],re=[],                             le=(e,a)=>
e?ne.test(e  [t](2))?0:(  (a=Q.get(e/=e&-e))||Q.set(e,a=se.push(e)),a):1,ce=  (e,n,s,o=[]  ,r=e=>e?v(r(--e),_[o[e]/128&63]):s,l=
(a,s,c,i=oe  [a],g)=>{fo  r(i||(i=oe[a]=re.push(0),ae.exec((n=se[a-1])[t](2)  ).forEach((  e,t,a)=>{(a=e&&le(n^te[t]))&&re.push(
128*(64*a+t  )+_[t].char  CodeAt(0))})),(a>1?++H%3e4<1:!e[1]||u(r(c),e))&&(i  =K(r,c,a-1)  &&i);g=re[i++];)s>>g&1&&(o[c]=g,l(g/8
192|0,s^1<<  (g),c+1))})  =>{$[a](i("(?="+ee+")",ee&&"gi"),(t,a,n)=>{s=v($,e  e,a),(n=u(s  ,j)&&le(b(s)))&&(e=h(s,j),l(n,-1,0))}
)};U&&X!=U&  &E("try"+e+  A,2),ce(),H<0&&E("cannot\x20resume",1),G&&J&&ce(),  z(3)//#let{  7:e}={}`;eval(q.replaceAll(/\s/g,""))
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
//<body/id="b"/style=white-space:pre;font:min(13vw/11,12vh*11/65)monospace
//onload=setInterval(b.onclick,2e3)
//onclick=try{getSelection()+[]||eval(textContent)}catch{}>
