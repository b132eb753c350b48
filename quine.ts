var{raw:[q]}=Object`let{7:e}={}+"",t=  "toString",a="replace",n  ="slice",s="length",o="m  atch",r="padEnd",l="join",c="split",i
=RegExp,g=t=>(t+e).search(e)+1,x=[0,3  ,2,1,4,5,6,7],m=".",p=""  ,d=(t,a,n,s)=>a?(s=[...(  n=t[c](e))[0]],a-4&&n.reverse(),d(s.m
ap((e,t)=>n.map(e=>e[t]||m)[l](p))[l]  (e),a-1)):t,h=(e,t)=>t.f  ilter(t=>d(e,t)==e),u=(e  ,t)=>t.every(t=>d(e,t)<=e),v=(e,t=[0,
-e,1,e],a=1,n=3,s=t[a])=>s?"(?:(?"+(s  <0?"<"+"!1"[r](2-s,m):"!  "[r](s,m)+1)+")"+v(e,t,a  +1,n)+(s>0&&n?"|"+v(e,[...new(Set)([.
..t,s-1,s-e,s+1,s+e])],a+1,n-1):p)+")  ":p,w=t=>[...new(Set)(".  X.-XXX-.X,.FF-FF-.F,IIII  I,LLLL-L,..NN-NNN,PPP-PP,TTT-.T-.T,U.
                          U-UUU,VVV-                V-V,.WW-WW                -W,YYYY-.Y   ,.ZZ-.Z-ZZ                "[a](/-/g,
e)[c](",").  flatMap(a=>  x.map(n=>d(a,n)[c](e).ma  p(e=>e[r](t,m))[l](p)[o]  (/\w.*\w/)[  0])))],f=(e  ,t,o=e.last  IndexOf("x"
)-t[s]+1)=>  e[n](0,o)+t  [a](/\.+/g,(t,a)=>e[n](o  +a,o+a+t[s]))+e[n](o+t[s  ]),b=(e,t="  a")=>BigInt  ("0b0"+e[a]  (/./g,e=>e>
t|0)),A=q[a  ](/\s|\x23.  */gs,p),I=/^(\s|\B--(all  |color|verbose|quiet|kee  p|resume|so  lutions[\s=  ][1-9]\d*)|  ([./\s]{0,9
9}[A-Zx]){6  0}[.\s]*(?=  -|$))*$/,{process:y,b:Z,  a:M}=globalThis,P=y?.get  BuiltinModu  le("fs"),T=  y?y.argv[n]  (2)[l](e)[a
](/\s+/g,e)  :"m1",F=e=>  T[o](e),L="\n",S=(e,t,a=  e+L)=>{for(;a;)try{a=P?a  [n](P.write  Sync(t<4?2:  1,a)):conso  le.log(t<4?
a:innerHTM   L=a)}catch                                          (e){/AG/.t   est(e)||(a                =t<4?0:/PI
PE|EOF/i.te  st(e)?y.exit():S(e,1))}t<3&&y.exit(t)  },k=(e,a,n=  85*a.charCo  deAt(0)%167+89)=>P?"\x1b  [30;48;5;"+n+"m"+e+"\x1b
[m":"\x3ca/  id="+a+"\nstyle=background:\x23"+(624  81*n)[t](16  )+">"+e+"\x  3ca>",E="v\ar{raw:[q]}=O  bject\x60"+A+"\x23"+A,N=
0,U=(t,a,o=  E[n](0,N-30)+'\x60;eval(q.replaceAll(  /\\s/g,""))  ',l=g(t),c=  "",i=0,x=0,m,d,h,u,v,w)=  >{for(d=0;t[d];d+=l)for(
h=6;h--;)fo  r(c+=c&&L,u=0,v=d;(m=t[v])>e;v++)m<"A  "||!h&&t[v+  l]!=m?u+=13  :t[v+1]==m&&(h||m<"a"&&t  [v+l+1]==m)?i+=13:(c+=p[
r](u),w=o[n  ](x,i+=13-(u=h?m>"a"&&h%5>1?1:2:3)),c  +=a?k(w,m):  w,x=i);retu  rn(i==N?c+"//"+e+t+'\n//  \x3cbody/id="b"/style=wh
ite-space:   pre;font:m                             in(13vw/'+                                          l+",10vh*"
+l+"/"+t[s]  +')monospac  e\n//onload  ="setInterval(b.onclick,2e3)"onmouseo  ver=a=event.target.id\n/  /onclick=tr  y{getSelect
ion()+[]||e  val(textCon  tent)}catch  {}>':(N=i,U(t,a)))},V=F(I)?F(/[.A-Zx]  .*[.A-Zx]/):y&&"A",W=(V?  U(V[0])[c](  "\x60")[1]:
q)[a](/\s*?  \n/g,L),X=(  t,n=(t+W)[c  ](L),x,d,h,u)=>(n[1]=n[3]+p,x=Math.ma  x(...n.map(e=>e[s])),d=n  .flatMap((t  ,o)=>o%6-1?
[]:t[r](x)[  a](/.{1,13}  /g,(t,a)=>t  >"!"?t.trim()[s]-11+4*(n[o+4]?.[a]>e)  :m))[l](e),h=g(d),u=w(h)  .reduce((e,  t,n)=>e[o](
t[0])?e:(n=  t[a](/\w/g,  (e,a)=>2*(t  [a+1]==e)+4*(t[a+h]==e)),e[a](i(n),e=  >f(e,t,0))),d)[a](/\d/g,  "x"),W[o](/  \n\S/)&&U(u
).includes                (W)?u:t?p:                X(L)),Y=X(                p),B=Y[a](/\w/g,e=>e==M   ?e:"x")||p   [r](65,"xx
xxxxxxxx"+e  ),C=F("k")?Y:B,O=Math.min(...x.map((e  ,t,a,o)=>(a  =d(C,e),o=4  *g(a),[...a].reduce((e,t  ,r)=>e+8*a[  n](r,r+o)[c
]("x")[s]**  4,t))))%8,$=d(C,x[O]),j=h($,F("a")?[0  ]:x),D=Date  .now(),G=F(  "m"),H=(G?Y==B:C)?0:-1e9  ,R=0,z=t=>S  ([R,"found,
",H,"moves,  ",Date.now()-D,"ms"][l](e),t),J=F(/\d  +/),K=(e,t,  n)=>H<0?j.s  ome((s,r)=>((r=d(d(e(t),  s),O))==Y&&  s*n<1&&(H=0
),Y[o](r[a]  (/x/g,m)))):((n?F("v"):++R)&&(n&&z(3)  ,F("q")||S(  U(d(e(t),O)  ,P?F("c"):Z))),R!=J||z(0  )),Q=new(Ma  p),_=w(g($)
).map(e=>$[  o](e[0])?p:e),[ee]=_,te=_.map(e=>b(e,  m)),ae=i("$  (?<=(?:"+_[  l](")|)(?<=(")[a](/\w/g,  1)+")|)","s  "),ne=i("^(
.*0|)1"+v(   g($)),"s")                                          ,se=[0n],o   e=[],re=[]                             ,le=(e,a)=
>e?ne.test(  e[t](2))?0:  ((a=Q.get(e/=e&-e))||Q.set(e,a=se.push(e)),a):1,ce  =(e,n,s,o=[  ],r=e=>e?f(r(--e),_[o[e]/128&63]):s,l
=(a,s,c,i=o  e[a],g)=>{f  or(i||(i=oe[a]=re.push(0),ae.exec((n=se[a-1])[t](2  )).forEach(  (e,t,a)=>{(a=e&&le(n^te[t]))&&re.push
(128*(64*a+  t)+_[t].cha  rCodeAt(0))})),(a>1?++H%3e4<1:!e[1]||u(r(c),e))&&(  i=K(r,c,a-1  )&&i);g=re[i++];)s>>g&1&&(o[c]=g,l(g/
8192|0,s^1<  <(g),c+1))}  )=>{$[a](i("(?="+ee+")",ee&&"gi"),(t,a,n)=>{s=f($,  ee,a),(n=u(  s,j)&&le(b(s)))&&(e=h(s,j),l(n,-1,0))
})};V&&Y!=V  &&S("try"+e  +I,2),ce(),H<0&&S("cannot\x20resume",1),G&&J&&ce()  ,z(3)//#let  {7:e}={`;eval(q.replaceAll(/\s/g,""))
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
//<body/id="b"/style=white-space:pre;font:min(13vw/11,10vh*11/65)monospace
//onload="setInterval(b.onclick,2e3)"onmouseover=a=event.target.id
//onclick=try{getSelection()+[]||eval(textContent)}catch{}>
