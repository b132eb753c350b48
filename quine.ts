(q=>Function("q",q.replace(/\s/g,"").replace(/~/g,"\x20"))(q))(String.raw`
var~M=e=>e.search(/~|$/)+1,A=e=>{let~r=e.split("~") ;return[...r [0]].map((t, n)=>r.map(l=>l[n]).join("")).join("~")},X=e=>A(e).r
eplace(/^[.~]+~|~[.~]+$/g,""),$=[0,1,2,3,4,5,6,7],N =(e,r)=>{for (;r--;)e=r%2 ?A(e):e.split("~").reverse().join("~");return~e},P=
(e,r)=>r.filter(t=>N(e,t)===e),D=(e,r)=>r.every(t=> N(e,t)>=e),U ="F362~I1111 1~L4446~N1132~P332~T722~U57~V447~W463~X272~Y1311~Z6
23",T=e=>[...new~Set(U.replace(/\d/g,r=>"~"+(8+~+r) .toString(2) .slice(1)).m atch(/\w(~\d+)+/g).flatMap(r=>$.map(t=>N(r.slice(2)
,t).replace(/(\d+)~/g,(n,l)=>l.padEnd(e,"0")).match (/1.*1/)[0]. replace(/./g ,n=>+n?r[0]:"."))))],R=(e,r,t)=>([...r].map((n,l)=>
{n>"."&&(e[t+l]=n)}),e),V='(q=>Function("q",q.repla ce(/\\s/g,"" ).replace(/\ x7e/g,"\\x20"))(q))(String.raw\x60',W="xxxxxxxxxx~"
.repeat(6).t                                        rim(),Z=(e,r )=>""+(+e+2*                           +r),G=(e,r)=
>e.replace(/ \w/g,(t,n)=> t<"a"?Z(e[n+1]===t,e[n+r]===t):"0"),Y= e=>e+e.replace(/\\/g,""),L=(e,r)=>{let ~t=G(e,M(e)) .split("~"),
n=0;return~r =Y(r),t.map( (l,p)=>{let~o=s=>"\n"+l.replace(/./g,( a,m)=>(a>s?"x".repeat(12+(+(s<"1"?a:a> "2"&&t[p+1][ m])&1)):"").
padEnd(13)). trimEnd();re turn~o(".").repeat(6)+o("1")}).join("" ).replace(/x+/g,l=>r.slice(n,n+=l.leng th)).trimEnd ()},z=(e,r)=
>{let~t=e.tr imEnd().spli t("\n").map(o=>o.trimEnd()),n=t.map((o ,s)=>s%7===1?"~"+o.padEnd(780).replace (/./g,(a,m)= >m%13?"":a>"
~"?Z(o[m+13- 1]>"~",t[s+7 -1]?.[m]>"~"):"."):""),l=X(X(n.join("" ).trim())),p=M(l);return~T(p).map(o=>{ l=l.replace( RegExp("(?!0
)"+G(o,p)),s =>R([...s],o ,0).join(""))}),l=l.replace(/0/g,"x"), L(l,r)===t.join("\n")?l:W},C=(e,r)=>V+ L(e,r)+"\n\x 60)\n/\x2f~"
             +e+"\n",H=e=              >RegExp("^"+              e.map(r=>"(?                                        ="+r.replace
(/\w/g,"1")+"()|)").join("")),J=e=>{le t~r=(t,n)=>{ let~l=t.flat Map(s=>[s-1, s-e,s+1,s+e]).find(s=>!n.includes(s)); if(!l)return
"";n=[...n,l];let~p=r(t,n),o=".{"+(l-1 )+"}1)";retu rn~l<0?"(?<! 1.{"+-l+"})" +p:t.length<4?"(?:(?!"+o+p+"|(?="+o+r( [...t,l],n)+
")":"(?!"+o+p};return~RegExp("1"+r([0] ,[0]),"s")}; function*K(e ,r,t,n,l=e){ let~p=e.split("~"),o=p.length<p[0].len gth?A:i=>i;e
=o(e),t=o(t),t===e&&(t="");let~s=M(e), a=T(s).filte r(i=>!l.incl udes(i[0])), m=a.find(i=>/X/.test(i)),y=H(a),w=J(s) ,k=(i,c)=>Bi
gInt("0b"+i.replace(/./g,E=>E<c?"0":"1 ")),v=a.map( i=>k(i,"A")) ,j=n.boards, u=[],f=[],d=[0],I=i=>{let~c=j.get(i);r eturn~c==nul
l&&j.set(i,c=w.test(i.toString(2))?-1: u.push(i)-1) ,c},O=i=>{le t~c=f[i]=d.l ength,E=u[i].toString(2),h=y.exec(E);f or(let~x=0;x
             <a.length;x+                           +)if(h[x+1]=                                        ==""){let~g= I(u[i]^v[x]<
<BigInt(E.le ngth-a[x].le ngth));g>=0&&d.push(1<<pa rseInt(a[x][0],36),x,g)}r eturn~d.push(0),c};I(0n); let~B=P(e,r) ,S=-3,F=0;e:
for(let~i~of ~m?[...e].ma p((c,E)=>R([...e],m,E).jo in("")).filter(c=>c.repla ce(/X/g,"x")===e):[e]){le t~c=[],E=()= >c.reduce((g
,b)=>R(g,a[d [b+1]],g.ind exOf("x")),[...i]).join(" "),h=I(k(i,"x"));if(h<0|| !D(i,B))continue;!m&&h&&n .moves--;let ~x=P(i,B);fo
r(;;){if(t|| !h||++n.move s-F>9999){let~b=E();t?(Re gExp(b.replace(/x/g,".")) .test(t)||(h=0),b===t&&(t ="")):(h?b.s plit("x").le
ngth<12&&(F= n.moves):D(b ,x))&&(yield~o(b))}let~g= f[h]??O(h);for(;!(d[g]&S) ;g+=3)if(!d[g]){if(!(g=c. pop()))conti nue~e;S^=d[g
]}c.push(g), S^=d[g],h=d[ g+2]}}if(t)throw~Error("t his~picture~is~not~in~the ~series")}var~Q="Prints~i tself~as~eve ry~solution~
of~its~board              .\n--all:~ro                           tated~and~re              flected,~too \n--verbose: ~partial~boa
rds,~too\n--quiet:~summar y~only\n--so lutions~N:~only~N\n--resu me:~goes~on~from~here\n-- keep:~keeps~ its~pieces", _=e=>{let~r=
globalThis.process,t=r?.g etBuiltinMod ule("fs"),n=r?.argv.slice (2).join("\n")??"",l=u=>n .includes(u) ,p=(u,f)=>{c onsole.error
(u),r.exit(f)},o=n.replac e(/^--(all|v erbose|quiet|solutions\n[ 1-9]\d*|resume|keep|help) $/gm,"").mat ch(/.+/);o&& p("bad~optio
n~"+o+",~try~--help",2),l ("help")&&p( Q,0);let~s=e.replace(/\s/ g,"").match(/.*?\/{2}/)[0 ],a=z(e,s),m =l("keep")?a :a.replace(/
[A-Z]/g,"x"),y=l("all")?[ 0]:$,w={move s:0,boards:new~Map},k=Dat e.now(),v=0,j=()=>(Date.n ow()-k)/1e3; try{for(let~ u~of~K(m,y,l
("resume")?a:"",w)){if(!/ x/.test(u))v ++;else~if(l("verbose"))c onsole.error(w.moves+"~mo ves,~"+(w.mo ves/j()|0)+" ~a~second,~"
+v+"~solutions");else~con tinue;if(!l(              "quiet")){le                           t~f=C(u,s);f              or(;f;)try{f
=t?f.slice(t.writeSync(1, f)):console.log(f)}catch( d){if(d.code!=="EAGAIN")throw~d}}if(v= =n.match(/\d+/))break}con sole.error(v
+"~solution"+(v===1?"":"s ")+"~("+v*P(m,y).length+" ~with~rotations~and~reflections),~"+w. moves+"~moves,~"+j().toFi xed(2)+"~s")
}catch(u){u.code!=="EPIPE "&&p(u.message,1)}};_(q)/ /var~M=e=>e.search(/~|$/)+1,A=e=>{let~ r=e.split("~");return[... r[0]].map((t
,n)=>r.map(l=>l[n]).join( "")).join("~")},X=e=>A(e) .replace(/^[.~]+~|~[.~]+$/g,""),$=[0,1 ,2,3,4,5,6,7],N=(e,r)=>{f or(;r--;)e=r
%2?A(e):e.split("~").reve rse().join("~");return~e} ,P=(e,r)=>r.filter(t=>N(e,t)===e),D=(e ,r)=>r.every(t=>N(e,t)>=e ),U="F362~I1
1111~L4446~N1132~P332~T72 2~U57~V447~W463~X272~Y131 1~Z623",T=e=>[...new~Set(U.replace(/d/ g,r=>"~"+(8+~+r).toString (2).slice(1)
`)
// LLLLFTYYYY LXFFFTTTYI XXXFWTVVVI PXUUWWZZVI PPUNNWWZVI PPUUNNNZZI
