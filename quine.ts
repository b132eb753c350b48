;;var[q]=[String.raw`let[,,,e]=Dat  e(),t=RegExp,a=t=>(t+e  ).indexOf(e)+1,l=[0,3,  2,1,4,5,6,7],r=(t,a,l)=>a?r([...(l
=t.split(e))[0]].map((e,t)=>l.redu  ce((e,l,r)=>(r=l[t]||"  .",4==a?e+r:r+e),"")).  join(e),a-1):t,s=(e,t)=>t.filter(t
=>r(e,t)==e),n=(e,t)=>t.every(t=>r  (e,t)<=e),p=t=>[...new  (Set)(".X.-XXX-.X,.FF-  FF-.F,IIIII,LLLL-L,..NN-NNN,PPP-PP
,TTT-.T-.T,U.U-UUU,VVV-V-V,.WW-WW-  W,YYYY-.Y,.ZZ-.Z-ZZ".r  eplace(/-/g,e).split("  ,").flatMap(e=>l.map(a=>r(e,a).rep
lace(/(.*?)\s/g,(e,a)=>a.padEnd(t,  ".")).match(/\w.*\w/)[  0])))],c=(e,t,a=e.last  IndexOf("x")-t.length+1)=>e.slice(
                        0,a)+t.rep              lace(/\./g              ,(t,l)=>e[  a+l])+e.sl              ice(a+t.le
ngth),i=e=  >e.split("  \x60")[1],g=(e,t=[0,-e  ,1,e],a=1,l=3,r=t[a])=  >r?"(?:(?"  +(r<0?"<!1  "+".".repe  at(-r):"!"
.padEnd(r,  ".")+1)+")  "+g(e,t,a+1,l)+(r>0&&l  ?"|"+g(e,[...new(Set)(  [...t,r-1,  r-e,r+1,r+  e])],a+1,l  -1):"")+")
":"",o=(e,  t="x")=>Bi  gInt("0b0"+e.replace(/  ./g,e=>e<t?0:1)),x=q.r  eplace(/\s  |\x23[^]*/  g,""),m=/^  (\s*\B--(a
ll|verbose  |quiet|kee  p|resume|solutions[\s=  ][1-9]\d*)|([.\s]{0,99  }[A-Zx]){6  0}[.\s]*(?  =-|$))*\s*  $/,d=globa
lThis.proc  ess,h=d?.g  etBuiltinModule("fs"),  u=d?.argv.slice(2).joi  n(e)||"",f  =e=>u.matc  h(e)?.[0],  w=(e,t=4,a
=e+"\n")=>  {for(;a;)t                                      ry{a=h?a.s  lice(h.wri              teSync(t<4
?2:1,a)):c  onsole.log(a)}catch({code:e,messag  e:l}){e>"E  B"&&(a=t<4  ?"":e>"EO"?d.exit():w(  l,1))}t<3&&d.exit(t)},
Z=";\;var[  q]=[String.raw\x60"+x+"\x23"+x,v=0  ,E=(t,l=Z.  slice(0,v-  30)+'\x60];eval((q).re  place(/\\s/g,""))',r=a
(t),s="",n  =0,p=0,c,i,g,o,x)=>{for(c=0;t[c];c  +=r)for(i=  6;i--;)for  (s+="\n",g=0,o=c;t[o]>  e;o++)"."==(x=t[o])||!
i&&t[o+r]!  =x?g+=12:i&&t[o+1]==x?p+=12:(s+=e.  repeat(g),  p+=12-(g=x  <"a"?2:i%5>1?1:t[o+1]+  t[o+r+1]=="xx"?6:2),s+
=l.slice(n  ,n=g>4?p+2:p));return(p==v?s.slice  (1)+"//"+e  +t:(v=p,E(  t)))},I=m.test(u)?f(/[  .A-Zx][^]*[.A-Zx]/):"A
",S=(I?i(E  (I)):q).re                          place(/\s*                                      ?\n/g,"\n"
),A=["","\  n","\n\n"]  .reduce((l  ,r,s,n,g,o,x)=>l||((s=(r+S).split(  "\n"))[1]=s[3]??"",n=M  ath.max(..  .s.map(e=>
e.length))  ,x=p(o=a(g  =s.flatMap  ((t,a)=>a%6==1?t.padEnd(n).replace  (/.{1,12}/g,(t,l)=>t>"  !"?t.trim(  ).length-1
0+4*(s[a+4  ]?.[l+4]>e  ):"."):[])  .join(e))).reduce((e,a)=>e.match(a  [0])?e:e.replace(t(a.r  eplace(/\w  /g,(e,t)=>
2*(a[t+1]=  =e)+4*(a[t  +o]==e))),  e=>c(e,a,0)),g).replace(/\d/g,"x")  ,/\n\S/.test(S)&&i(E(x  ))==S?x:""  ),""),M=(I
&&A!=I&&w(  "try"+e+m,  "--help"==  u?0:2),A.replace(/\w/g,"x")||("xxx  xxxxxxx"+e).repeat(6).  trim()),T=  f("k")?A:M
,j=l.map((              e,t,l)=>(l              =4*a(t=r(T              ,e)),[...t  ].reduce((  e,a,r)=>e+  t.slice(r,
r+l).split  ("x").length**4,0))),F=j.indexOf(M  ath.min(..  .j)),L=r(T  ,l[F]),N=s(L,f("a")?[0  ]:l),P=Dat  e.now(),U=
f("m"),V=U  ?A==M:T>"",W=0,X=(t,a=3)=>w([W,"fo  und,",W*N.  length,"in  ","all,",t,"moves,",Da  te.now()-P  ,"ms"].joi
n(e),a),Y=  f(/\d+/),y=(e,t,a,l)=>{V&&(a?f("v"  ):++W)&&(a  &&X(l),f("  q")||w(E(r(e(t),F))),W  ==Y&&X(l,0  )),V||=N.s
ome(a=>r(r  (e(t),a),F)==A)},B=new(Map),O=p(a(  L)).map(e=  >L.match(e  [0])?"":e),[b]=O,D=O.m  ap(e=>o(e,  "A")),$=t(
"$(?<=(?:"  +O.join(")|)(?<=(").replace(/\w/g,  1)+")|)","  s"),k=t("^  (.*0|)1"+g(a(L)),"s"),  C=[0n],R=[  ],z=[],G=(
e,t)=>e?k.  test(e.toS                                      tring(2))?  0:((t=B.ge                          t(e/=e&-e)
)||B.set(e  ,t=C.push(  e)),t):1,H=(e=0,a,l,r=[],p=(e,t)=>(t=r[e])>0?r  [e]=c(p(e-  1),O[t>>7&63]):t,i=(t,s,c,g,o)=>{f
or(R[t]||(  R[t]=z.pus  h(0),$.exec((l=C[t-1]).toString(2)).forEach((e  ,t,a)=>(a=  e&&G(l^D[t]))&&z.push(8192*a+128*t
+O[t].char  CodeAt(0))  )),g=R[t],(t>1?++e%3e4<1:!a[1]||n(p(c),a))&&y(  p,c,t-1,e)  ;o=z[g++];)s>>o&1&&(r[c+1]=o,i(o/8
192|0,s^1<  <o,c+1))})  =>(L.replace(t("(?="+b+")",b&&"gi"),(e,t,l,p)=  >{r[0]=l=c  (L,b,t),(p=n(l,N)&&G(o(l)))&&(a=s(
l,N),i(p,-  1,0))}),e)  ,J=H();V||w("cannot"+e+"resume",1),X(U&&Y>W?H(  ):J)//#let  [,,,`];eval((q).replace(/\s/g,""))
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
