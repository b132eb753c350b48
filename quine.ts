(q=>Function("q",q.replace(/\s/g,"").replace(/~/g,"\x20"))(q))(String.raw`
var~A=e=>e.search(/~|$/)+1,M=e=>{let~r=e.split("~") ;return[...r [0]].map((t, n)=>r.map(l=>l[n]).join("")).join("~")},X=e=>M(e).r
eplace(/^(\.+~)+|(~\.+)+$/g,""),$=[0,1,2,3,4,5,6,7] ,N=(e,r)=>{f or(;r--;)e=r %2?M(e):e.split("~").reverse().join("~");return~e},
P=(e,r)=>r.filter(t=>N(e,t)===e),D=(e,r)=>r.every(t =>N(e,t)>=e) ,W="F362~I11 111~L4446~N1132~P332~T722~U57~V447~W463~X272~Y1311~
Z623",L=e=>[...new~Set(W.replace(/\d/g,r=>"~"+(8+~+ r).toString( 2).slice(1)) .match(/\w(~\d+)+/g).flatMap(r=>$.map(t=>N(r.slice(
2),t).replace(/(\d+)~/g,(n,l)=>l.padEnd(e,"0")).mat ch(/1.*1/)[0 ].replace(/. /g,n=>+n?r[0]:"."))))],R=(e,r,t)=>([...r].map((n,l)
=>{n>"."&&(e[t+l]=n)}),e),j=13,B=7,z='(q=>Function( "q",q.replac e(/\\s/g,"") .replace(/\x7e/g,"\\x20"))(q))(String.raw\x60',C="x
xxxxxxxxx~".                                        repeat(6).tr im(),Z=(e,r)                           =>""+(+e+2*+
r),G=(e,r)=> e.replace(/\ w/g,(t,n)=>t<"a"?Z(e[n+1]===t,e[n+r]== =t):"0"),H=e=>e+e.replace(/\\/g,"").re peat(2),O=(e ,r)=>{let~t=
G(e,A(e)).sp lit("~"),n=0 ;return~r=H(r),t.map((l,c)=>{let~o=s=> "\n"+l.replace(/./g,(p,d)=>(p>s?"x".re peat(j-1+(+( s<"1"?p:p>"2
"&&t[c+1][d] )&1)):"").pa dEnd(j)).trimEnd();return~o(".").repea t(B-1)+o("1")}).join("").replace(/x+/g ,l=>r.slice( n,n+=l.lengt
h)).trimEnd( )},J=(e,r)=> {let~t=e.trimEnd().split("\n").map(o=> o.trimEnd()),n=t.map((o,s)=>s%B===1?"~ "+o.padEnd(6 0*j).replace
(/./g,(p,d)= >d%j?"":p>"~ "?Z(o[d+j-1]>"~",t[s+B-1]?.[d]>"~"):". "):""),l=X(X(n.join("").trim())),c=A(l );return~L(c ).map(o=>{l=
l.replace(Re gExp("(?!0)" +G(o,c)),s=>R([...s],o,0).join(""))}), l=l.replace(/0/g,"x"),O(l,r)===t.join( "\n")?l:C},K =(e,r)=>z+O(
             e,r)+"\n\x60              )\n/\x2f~"+e              +"\n",Q=e=>R                                        egExp("^"+e.
map(r=>"(?="+r.replace(/\w/g,"1")+"()| )").join("") ),Y=e=>{let~ r=(t,n)=>{le t~l=t.flatMap(s=>[s-1,s-e,s+1,s+e]).fi nd(s=>!n.inc
ludes(s));if(!l)return"";n=[...n,l];le t~c=r(t,n),o =".{"+(l-1)+ "}1)";return ~l<0?"(?<!1.{"+-l+"})"+c:t.length<4?"( ?:(?!"+o+c+"
|(?="+o+r([...t,l],n)+")":"(?!"+o+c};r eturn~RegExp ("1"+r([0],[ 0]),"s")};fu nction*_(e,r,t,n,l=e){let~c=e.split("~ "),o=c.lengt
h<c[0].length?M:i=>i;e=o(e),t=o(t),t== =e&&(t="");l et~s=A(e),p= L(s).filter( i=>!l.includes(i[0])),d=p.find(i=>/X/. test(i)),y=Q
(p),v=Y(s),I=(i,u)=>BigInt("0b"+i.repl ace(/./g,g=> g<u?"0":"1") ),h=p.map(i= >I(i,"A")),E=[],m=[],a=[0],b=i=>{let~u =n.boards.ge
t(i);return~u==null&&n.boards.set(i,u= v.test(i.toS tring(2))?-1 :E.push(i)-1 ),u},U=i=>{let~u=m[i]=a.length,g=E[i]. toString(2),
             k=y.exec(g);                           return~h.map                                        ((f,x)=>{if( k[x+1]==="")
{let~w=b(E[i ]^f<<BigInt( g.length-p[x].length));w> =0&&a.push(1<<parseInt(p[ x][0],36),x,w)}}),a.push( 0),u};b(0n); let~F=P(e,r)
,S=-3,T=0;e: for(let~i~of ~d?[...e].map((u,g)=>R([. ..e],d,g).join("")).filte r(u=>u.replace(/X/g,"x")= ==e):[e]){le t~u=[],g=b(I
(i,"x"));if( g<0||!D(i,F) )continue;!d&&g&&n.moves- -;let~k=P(i,F);for(;;){if (t||!g||++n.moves-T>9999) {let~x=u.red uce((w,V)=>R
(w,p[a[V+1]] ,w.indexOf(" x")),[...i]).join("");t?( RegExp(x.replace(/x/g,"." )).test(t)||(g=0),x===t&& (t="")):(g?x .split("x").
length<12&&( T=n.moves):D (x,k))&&(yield~o(x))}let~ f=m[g]??U(g);for(;!(a[f]& S);f+=3)if(!a[f]){if(!(f= u.pop()))con tinue~e;S^=a
[f]}u.push(f ),S^=a[f],g= a[f+2]}}if(t)throw~Error( "this~picture~is~not~in~t he~series")}var~ee="Print s~itself~as~ every~soluti
on~of~its~bo              ard.\n--all:                           ~rotated~and              ~reflected,~ too\n--verbo se:~partial~
boards,~too\n--quiet:~sum mary~only\n- -solutions~N:~only~N\n--r esume:~goes~on~from~here\ n--keep:~kee ps~its~piece s",re=e=>{le
t~r=globalThis.process,t= r?.getBuilti nModule("fs"),n=r?.argv.s lice(2).join("\n")??"",l= m=>n.include s(m),c=(m,a) =>{console.e
rror(m),r.exit(a)},o=n.re place(/^--(a ll|verbose|quiet|solution s\n[1-9]\d*|resume|keep|h elp)$/gm,"") .match(/.+/) ;o&&c("bad~o
ption~"+o+",~try~--help", 2),l("help") &&c(ee,0);let~s=e.replace (/\s/g,"").match(/.*?\/{2 }/)[0],p=J(e ,s),d=l("kee p")?p:p.repl
ace(/[A-Z]/g,"x"),y=l("al l")?[0]:$,v= {moves:0,boards:new~Map}, I=Date.now(),h=0,E=()=>(D ate.now()-I) /1e3;try{for (let~m~of~_(
d,y,l("resume")?p:"",v)){ if(!/x/.test (m))h++;else~if(l("verbos e"))console.error(v.moves +"~moves,~"+ (v.moves/E() |0)+"~a~seco
nd,~"+h+"~solutions");els e~continue;i              f(!l("quiet"                           )){let~a=K(m              ,s);for(;a;)
try{a=t?a.slice(t.writeSy nc(1,a)):console.log(a)}c atch(b){if(b.code!=="EAGAIN")throw~b}} if(h==n.match(/\d+/))brea k}console.er
ror(h+"~solution"+(h===1? "":"s")+"~("+h*P(d,y).len gth+"~with~rotations~and~reflections), ~"+v.moves+"~moves,~"+E() .toFixed(2)+
"~s")}catch(m){m.code!==" EPIPE"&&c(m.message,1)}}; re(q)//var~A=e=>e.search(/~|$/)+1,M=e= >{let~r=e.split("~");retu rn[...r[0]].
map((t,n)=>r.map(l=>l[n]) .join("")).join("~")},X=e =>M(e).replace(/^(.+~)+|(~.+)+$/g,""), $=[0,1,2,3,4,5,6,7],N=(e, r)=>{for(;r-
-;)e=r%2?M(e):e.split("~" ).reverse().join("~");ret urn~e},P=(e,r)=>r.filter(t=>N(e,t)===e ),D=(e,r)=>r.every(t=>N(e ,t)>=e),W="F
362~I11111~L4446~N1132~P3 32~T722~U57~V447~W463~X27 2~Y1311~Z623",L=e=>[...new~Set(W.repla ce(/d/g,r=>"~"+(8+~+r).to String(2).sl
`)
// LLLLFTYYYY LXFFFTTTYI XXXFWTVVVI PXUUWWZZVI PPUNNWWZVI PPUUNNNZZI
