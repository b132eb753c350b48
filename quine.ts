var{raw:[q]}=Object`let{7:e}={}+"",t=  "toString",a="replace",s  ="slice",n="length",o="m  atch",r="padEnd",l="join",c="split",g
=RegExp,i=t=>(t+e).search(e)+1,p=[0,3  ,2,1,4,5,6,7],x=(t,a,s,n  )=>a?(n=[...(s=t[c](e))[  0]],4!=a&&s.reverse(),x(n.map((e,t)=>
s.map(e=>e[t]||".")[l](""))[l](e),a-1  )):t,m=(e,t)=>t.filter(t  =>x(e,t)==e),d=(e,t)=>t.  every(t=>x(e,t)<=e),u=(e,t=[0,-e,1,e]
,a=1,s=3,n=t[a])=>n?"(?:(?"+(n<0?"<"+  "!1"[r](2-n,"."):"!"[r](  n,".")+1)+")"+u(e,t,a+1,  s)+(n>0&&s?"|"+u(e,[...new(Set)([...t
,n-1,n-e,n+1,n+e])],a+1,s-1):"")+")":  "",h=t=>[...new(Set)(".X  .-XXX-.X,.FF-FF-.F,IIIII  ,LLLL-L,..NN-NNN,PPP-PP,TTT-.T-.T,U.U
                          -UUU,VVV-V                -V,.WW-WW-                W,YYYY-.Y,   .ZZ-.Z-ZZ"                [a](/-/g,e
)[c](",").f  latMap(a=>p  .map(s=>x(a,s)[c](e).map  (e=>e[r](t,"."))[l]("")[  o](/\w.*\w/  )[0])))],f=  (e,t,o=e.la  stIndexOf("
x")-t[n]+1)  =>e[s](0,o)  +t[a](/\.+/g,(t,a)=>e[s]  (o+a,o+a+t[n]))+e[s](o+t  [n]),w=(e,t  ="a")=>BigI  nt("0b0"+e[  a](/./g,e=>
e>t|0)),v=e  =>85*e.char  CodeAt()%167+89,y=q[a](/  \s|\x23.*/gs,""),A=/^(\s  *\B--(all|c  olor|verbos  e|quiet|kee  p|resume|so
lutions[\s=  ][1-9]\d*)|  ([./\s]{0,99}[A-Zx]){60}  [.\s]*(?=-|$))*\s*$/,I=g  lobalThis.p  rocess,Z=I?  .getBuiltin  Module("fs"
),b=I?I.arg  v[s](2)[l](  e)[a](/\s+/g,e):"--resum  e\n--solutions=1",M=e=>b  [o](e),P=(e  ,t,a=e+"\n"  )=>{for(;a;  )try{a=Z?a[
s](Z.write   Sync(t<4?2                                          :1,a)):con   sole.log(t                <4?a:inner
HTML=a)}cat  ch(e){/EAG/.test(e)||(a=t<4?"":/PIPE|  EOF/i.test(  e)?I.exit()  :P(e,1))}t<3&&I.exit(t)}  ,T=(e,a)=>Z?"\x1b[30;48;
5;"+v(a)+"m  "+e+"\x1b[m":"\x3ca/style=background:  \x23"+(6248  1*v(a))[t](  16)+">"+e+"\x3c/a>",E="v  \ar{raw:[q]}=Object\x60"
+y+"\x23"+y  ,F=0,L=(t,a,n=E[s](0,F-30)+'\x60;eval  (q.replaceA  ll(/\\s/g,"  "))',o=i(t),l="",c=0,g=0  ,p,x,m,d,u,h)=>{for(x=0;
t[x];x+=o)f  or(m=6;m--;)for(l+=l&&"\n",d=0,u=x;(p  =t[u])>e;u+  +)p<"A"||!m  &&t[u+o]!=p?d+=13:t[u+1]  ==p&&(m||p<"a"&&t[u+o+1]
==p)?c+=13:  (l+=""[r](d),h=n[s](g,c+=13-(d=m?p>"a  "&&m%5>1?1:  2:3)),l+=a?  T(h,p):h,g=c);return(c==  F?l+"//"+e+t+'\n//\x3cbo
dy/style=w   hite-space                             :pre;font-                                          family:mon
ospace\n//o  nload=setIn  terval("wit  h(document.body)try{getSelection()+[]  ||self.a!=(a=textContent  )&&eval(a)}  catch{}",2e
3)>':(F=c,L  (t,a)))},S=  A.test(b)?M  (/[.A-Zx].*[.A-Zx]/):"A",N=(S?L(S[0])  [c]("\x60")[1]:q)[a](/\s  *?\n/g,"\n"  ),U=(t,s=(t
+N)[c]("\n"  ),p,x,m,d)=  >(s[1]=s[3]  +"",p=Math.max(...s.map(e=>e[n])),x=s  .flatMap((t,o)=>o%6-1?[]  :t[r](p)[a]  (/.{1,13}/g
,(t,a)=>t>"  !"?t.trim()  [n]-11+4*(s  [o+4]?.[a]>e):"."))[l](e),m=i(x),d=h(  m).reduce((e,t,s)=>e[o](  t[0])?e:(s=  t[a](/\w/g,
(e,a)=>2*(t  [a+1]==e)+4  *(t[a+m]==e  )),e[a](g(s),e=>f(e,t,0))),x)[a](/\d/  g,"x"),/\n\S/.test(N)&&L  (d).include  s(N)?d:t?""
:U("\n")),                V=U(""),W=                V[a](/\w/g                ,"x")||""[r](65,"xxxxxx   xxxx"+e),X   =M("k")?V:
W,Y=Math.mi  n(...p.map((e,t,a,o)=>(a=x(X,e),o=4*i  (a),[...a].  reduce((e,t  ,r)=>e+8*a[s](r,r+o)[c](  "x")[n]**4,  t))))%8,k=x
(X,p[Y]),B=  m(k,M("a")?[0]:p),C=Date.now(),O=M("m  "),$=(O?V==  W:X)?0:-1e9  ,j=0,D=t=>P([j,"found,",  $,"moves,",  Date.now()-
C,"ms"][l](  e),t),G=M(/\d+/),H=(e,t,s)=>$<0?B.som  e((n,r)=>((  r=x(x(e(t),  n),Y))==V&&n*s<1&&($=0),  V[o](r[a](/  x/g,"."))))
:((s?M("v")  :++j)&&(s&&D(3),M("q")||P(L(x(e(t),Y)  ,Z?M("c"):s  elf.a))),j!  =G||D(0)),R=new(Map),z=h  (i(k)).map(  e=>k[o](e[0
])?"":e),[J  ]=z,K=z.map(e=>w(e,".")),Q=g("$(?<=(?  :"+z[l](")|  )(?<=(")[a]  (/\w/g,1)+")|)","s"),_=g  ("^(.*0|)1"  +u(i(k)),"s
"),ee=[0n]   ,te=[],ae=                                          [],se=(e,a   )=>e?_.tes                             t(e[t](2))
?0:((a=R.ge  t(e/=e&-e))  ||R.set(e,a=ee.push(e)),a):1,ne=(e,s,n,o=[],r=e=>e  ?f(r(e-1),z  [o[e]/128&63]):n,l=(a,n,c,g=te[a],i)=
>{for(g||(g  =te[a]=ae.p  ush(0),Q.exec((s=ee[a-1])[t](2)).forEach((e,t,a)=>  {(a=e&&se(s  ^K[t]))&&ae.push(128*(64*a+t)+z[t].ch
arCodeAt())  })),(a>1?++  $%3e4<1:!e[1]||d(r(c),e))&&(H(r,c,a-1)||(g=0));i=a  e[g++];)n>>  i&1&&(o[c+1]=i,l(i/8192|0,n^1<<(i),c+
1))})=>{k[a  ](g("(?="+J  +")",J&&"gi"),(t,a,s)=>{n=f(k,J,a),(s=d(n,B)&&se(w  (n)))&&(e=m  (n,B),l(s,-1,0))})};S&&V!=S&&P("try"+
e+A,"--help  "==b?0:2),n  e(),$<0&&P("cannot"+e+"resume",1),O&&G&&ne(),D(3)/  /#let{7:e}=  {}+"",t`;eval(q.replaceAll(/\s/g,""))
// NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV
//<body/style=white-space:pre;font-family:monospace
//onload=setInterval("with(document.body)try{getSelection()+[]||self.a!=(a=textContent)&&eval(a)}catch{}",2e3)>
