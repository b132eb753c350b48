;;var[q]=[String.raw`let[,,,e]=Dat  e(),t=RegExp,a=t=>(t+e  ).indexOf(e)+1,l=[0,3,  2,1,4,5,6,7],r=(t,a,l)=>a?r([...(l
=t.split(e))[0]].map((e,t)=>l.redu  ce((e,l,r)=>(r=l[t]||"  .",4==a?e+r:r+e),"")).  join(e),a-1):t,s=(e,t)=>t.filter(t
=>r(e,t)==e),n=(e,t)=>t.every(t=>r  (e,t)<=e),p=t=>[...new  (Set)(".X.-XXX-.X,.FF-  FF-.F,IIIII,LLLL-L,..NN-NNN,PPP-PP
,TTT-.T-.T,U.U-UUU,VVV-V-V,.WW-WW-  W,YYYY-.Y,.ZZ-.Z-ZZ".r  eplace(/-/g,e).split("  ,").flatMap(e=>l.map(a=>r(e,a).rep
lace(/(.*?)\s/g,(e,a)=>a.padEnd(t,  ".")).match(/\w.*\w/)[  0])))],c=(e,t,a=e.last  IndexOf("x")-t.length+1,l=e.slice(
                        0,a),r)=>{              for(r/**/o              f(t))l+=r>  "."?r:e[a]              ,a++;retur
n(l+e.slic  e(a))},i=e  =>e.split("\x60")[1],o  =(e,t=[0,-e,1,e],a=1,l  =3,r=t[a])  =>r?"(?:(?  "+(r<0?"<!  1"+".".rep
eat(-r):"!  ".padEnd(r  ,".")+1)+")"+o(e,t,a+1  ,l)+(r>0&&l?"|"+o(e,[.  ..new(Set)  ([...t,r-1  ,r-e,r+1,r  +e])],a+1,
l-1):"")+"  )":"",g=(e  ,t="x")=>BigInt("0b0"+  e.replace(/./g,e=>e<t?  0:1)),x=q.  replace(/\  s|\x23[^]*  /g,""),d=/
^(\s*\B--(  all|verbos  e|quiet|keep|resume|so  lutions[\s=][1-9]\d*)|  ([.\s]{0,9  9}[A-Zx]){  60}[.\s]*(  ?=-|$))*\s
*$/,m=glob  alThis.pro  cess,h=m?.getBuiltinMo  dule("fs"),f=m?.argv.s  lice(2).jo  in(e)||"",  u=e=>f.mat  ch(e)?.[0]
,w=(e,t=4,  a=e+"\n")=                                      >{for(;a;)  try{a=h?a.              slice(h.wr
iteSync(t<  4?2:1,a)):console.log(a)}catch({co  de:e,messa  ge:l}){e>"  EB"&&(a=t<4?"":e>"EO"?  m.exit():w(l,1))}t<3&&
m.exit(t)}  ,Z=";\;var[q]=[String.raw\x60"+x+"  \x23"+x,v=  0,E=(t,l=Z  .slice(0,v-30)+'\x60];  eval((q).replace(/\\s/
g,""))',r=  a(t),s="",n=0,p=0,c,i,o,g,x)=>{for  (c=0;t[c];  c+=r)for(i  =6;i--;)for(s+="\n",o=  0,g=c;t[g]>e;g++)"."==
(x=t[g])||  !i&&t[g+r]!=x?o+=12:i&&t[g+1]==x?p  +=12:(s+=e  .repeat(o)  ,p+=12-(o=x<"a"?2:i%5>  1?1:t[g+1]+t[g+r+1]=="
xx"?6:2),s  +=l.slice(n,n=o>4?p+2:p));return(p  ==v?s.slic  e(1)+"//"+  e+t:(v=p,E(t)))},I=d.t  est(f)?u(/[.A-Zx][^]*[
.A-Zx]/):"  A",S=(I?i(                          E(I)):q).r                                      eplace(/\s
*?\n/g,"\n  "),A=["","  \n","\n\n"  ].reduce((l,r,s,n,o,g,x)=>l||((s=(  r+S).split("\n"))[1]=s  [3]??"",n=  Math.max(.
..s.map(e=  >e.length)  ),x=p(g=a(  o=s.flatMap((t,a)=>a%6==1?t.padEnd  (n).replace(/.{1,12}/g  ,(t,l)=>t>  "!"?t.trim
().length-  10+4*(s[a+  4]?.[l+4]>  e):"."):[]).join(e))).reduce((e,a)  =>e.replace(t(a.replac  e(/\w/g,(e  ,t)=>2*(a[
t+1]==e)+4  *(a[t+g]==  e))),e=>c(  e,a,0)),o).replace(/\d/g,"x"),/\n\  S/.test(S)&&i(E(x))==S  ?x:""),"")  ,M=(I&&A!=
I&&w("try"  +e+d,"--he  lp"==f?0:2  ),A.replace(/\w/g,"x")||("xxxxxxxx  xx"+e).repeat(6).trim(  )),T=u("k"  )?A:M,j=l.
map((e,t,l              )=>(l=4*a(              t=r(T,e)),              [...t].red  uce((e,a,r  )=>e+t.sli  ce(r,r+l).
split("x")  .length**4,0))),F=j.indexOf(Math.m  in(...j)),  L=r(T,l[F]  ),N=s(L,u("a")?[0]:l),  P=Date.now  (),U=u("m"
),V=U?A==M  :T>"",W=0,X=(t,a=3)=>w([W,"found,"  ,W*N.lengt  h,"in","al  l,",t,"moves,",Date.no  w()-P,"ms"  ].join(e),
a),Y=u(/\d  +/),y=(e,t,a,l)=>{V&&(a?u("v"):++W  )&&(a&&X(l  ),u("q")||  w(E(r(e(t),F))),W==Y&&  X(l,0)),V|  |=N.some(a
=>r(r(e(t)  ,a),F)==A)},B=new(Map),O=p(a(L)).m  ap(e=>L.ma  tch(e[0])?  "":e),[b]=O,D=O.map(e=  >g(e,"A"))  ,$=t("$(?<
=(?:"+O.jo  in(")|)(?<=(").replace(/\w/g,1)+")  |)","s"),k  =t("^(.*0|  )1"+o(a(L)),"s"),C=[0n  ],R=[],z=[  ],G=(e,t)=
>e?k.test(  e.toString                                      (2))?0:((t  =B.get(e/=                          e&-e))||B.
set(e,t=C.  push(e)),t  ):1,H=(e=0,a,l,r=[],p=(e,t)=>(t=r[e])>0?r[e]=c  (p(e-1),O[  t>>7&63]):t,i=(t,s,c,o,g)=>{for(R[
t]||(R[t]=  z.push(0),  $.exec((l=C[t-1]).toString(2)).forEach((e,t,a)  =>{(a=e&&G  (l^D[t]))&&z.push(8192*a+128*t+O[t
].charCode  At(0))})),  o=R[t],(t>1?++e%3e4<1:!a[1]||n(p(c),a))&&y(p,c  ,t-1,e);g=  z[o++];)s>>g&1&&(r[c+1]=g,i(g/8192
|0,s^1<<g,  c+1))})=>(  L.replace(t("(?="+b+")",b&&"gi"),(e,t,l,p)=>(r  [0]=l=c(L,  b,t),(p=n(l,N)&&G(g(l)))&&(a=s(l,N
),i(p,-1,0  )),"")),e)  ,J=H();V||w("cannot"+e+"resume",1),X(U&&Y>W?H(  ):J)//#let  [,,,`];eval((q).replace(/\s/g,""))
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
