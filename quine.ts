(q=>Function("q",q.replace(/\s/g,"").replace(/~/g,"\x20"))(q))(String.raw`
var~B=e=>{let~n=e.split("~");return[...n[0]].map((t,s)= >n.map(r=>r[s]).join("")).j oin("~")},L=[ 0,1,2,3,4,5,6,7],N=e=>L.map(n=>{let~t=e;r
eturn~e=n%2?B(e):e.split("~").reverse().join("~"),t}),I =(e,n)=>n.filter(t=>N(e)[t] ===e),F=(e,n) =>{let~t=n[1]?N(e):[];return~n.every(s=>!
s||t[s]>=e)};var~K="F6c4~I11111~Lf8~Ne3~Pec~Te44~Uae~V8 8e~W8c6~X4e4~Yf4~Zc46",R=e= >[...new~Set( K.split("~").flatMap(n=>N(n.slice(1).repl
ace(/./g,t=>"~"+(+("0x1"+t)).toString(2).slice(1)).slic e(1)).map(t=>t.split("~").m ap(s=>s.padEn d(e,"0")).join("").replace(/^0+|0+$/g,"")
+n[0])))].sort(),M=(e,n,t)=>{let~s=n.slice(-1);for(let~ r=0;r<n.length;r++)n[r]===" 1"&&(e[t+r]=s );return~e};var~T=14,H=7;var~U='(q=>Funct
ion("q",q.replace(/\\s/g,"").replace(/\x7e/g,"\\x20"))( q))(String.raw\x60',Y="xxxx xxxxxx~".repe at(6).trim(),G=(e,n)=>{let~t=e.split("~")
,s=0,r="";ret                                           urn~n=n.repea               t(3),t.map((c                             ,p)=>{let~o=t
[p+1]??"",l=x =>[...c].map( (w,f)=>{let~b=v=>w<"a"&&v===w,m=b(c[f+1]) &&(x||b(o[f+1 ]));return~w>"."&&(x||b(o[f]))?T-1+~+m:0} ),g=l(!0),d=l
(!1);for(let~ x=H;x--;){let ~w="";for(let~f~of~x?g:d)w+=n.slice(s,s+= f).padEnd(T); r+="\n"+w.trimEnd()}}),r.trimEnd()},O=(e, n)=>{let~t=e.
trimEnd().spl it("\n").map( o=>o.trimEnd()),s=(o,l)=>+(t[o]?.[l]>"~") ,r=0;t.map(o= >r=Math.max(r,o.length));let~c="";for(let ~o=1;o<t.leng
th;o+=H){for( let~l=0;l<r&& l<60*T;l+=T)c+=s(o,l)?s(o,l+T-1)+2*s(o+H- 1,l):".";c+=" ~"}c=c.trim();let~p=c.search(/~|$/)+1;ret urn~R(p).map(
o=>{let~l=o.s lice(0,-1).re place(/./g,(g,d)=>+g?""+((+o[d+1]|0)+2*(+ o[d+p]|0)):". ");c=c.replace(RegExp("(?!0)"+l),g=>M([.. .g],o,0).join
(""))}),c=c.r eplace(/0/g," x"),t[1]&&/\n\S/.test(e)&&G(c,n)===t.join ("\n")?c:Y},V =(e,n)=>U+G(e,n)+"\n\x60)\n/\x2f~"+e+"\n" ;var~W=e=>{le
              t~n=t=>t[0]?.                                           [1]?[...new~S et(t.map(s=>s                             .match(/0*1/)
[0]))].map(s=>"(?="+s.replace(/0/g,".")+n (t.filter(r=>r.startsWith(s)).map(r=>r.sl ice(s.length) ))+"|)").join(""):"()";retu rn~RegExp("^"
+n(e)+".","s")},Z=e=>{let~n=(t,s)=>{for(l et~r~of~t)for(let~c~of[-1,-e,1,e]){let~p= r+c,o=".{"+(p -1)+"}1)";if(![...t,...s].i ncludes(p)){l
et~l=(p<0?"(?<!1.{"+-p+"})":"(?!"+o)+n(t, [...s,p]);return~p>0&&t.length<4?"(?:"+l+ "|(?="+o+n([. ..t,p],s)+")":l}}return""}; return~RegExp
("1"+n([0],[]),"s")};function*_(e,n,t,s,r =e){let~c=e.split("~"),p=c.length<c[0].le ngth?B:i=>i;e =p(e),t=p(t),t===e&&(t=""); let~o=e.searc
h(/~|$/)+1,l=4*o+1,g=R(o).filter(i=>!r.in cludes(i.slice(-1))),d=g.find(i=>/X/.test (i)),x=W(g),w =Z(o),f=g.map(i=>BigInt("0b "+i.slice(0,-
1).padEnd(l,"0"))),b=g.map(i=>1<<parseInt (i.slice(-1),36)),m=new~Map([[0n,0]]),v=[ 0n],y=[0],h=[ 0],X=i=>{let~u=m.get(i);ret urn~u==null&&
              m.set(i,u=w.t                             est(i.toStrin                                           g(2))?-1:v.pu
sh(i)-1),u},C =i=>{let~u=y[ i]=h.length,k =v[i].toStrin g(2),E=BigInt (k.length-l),A=x.exec(k);for(let~j=0;j<g. length;j++)if(A[j+1]===""){
let~a=X(v[i]^ f[j]<<E);a>=0 &&h.push(b[j] ,j,a)}return~ h.push(0),s.b oards=m.size,u},$=I(e,n),P=-3,D=0;t:for(l et~i~of~d?[...e].map((u,k)=
>M([...e],d,k ).join("")).f ilter(u=>u.re place(/X/g,"x ")===e):[e]){ let~u=[],k=()=>{let~a=[...i];for(let~S~of ~u)M(a,g[h[S+1]],a.indexOf(
"x"));return~ a.join("")},E =X(BigInt("0b "+i.replace(/ ./g,a=>a<"x"? "0":"1")));if(E<0||!F(i,$))continue;!d&&E &&s.moves--;let~A=I(i,$),j=
i.split("x"). length/5-3;fo r(;;){if(t||! E||++s.moves- D>9999&&u.len gth>j){let~S=k();t?(RegExp(S.replace(/x/g ,".")).test(t)||(E=0),S===t
&&(t="")):(E? D=s.moves:F(S ,A))&&(yield~ p(S))}let~a=y [E]??C(E);for (;!(h[a]&P);a+=3)if(!h[a]){if(!u.length)c ontinue~t;a=u.pop(),P^=h[a]
}u.push(a),P^               =h[a],E=h[a+2 ]}}if(t)throw                             ~Error("this~picture~is~not               ~in~the~serie
s")}var~J="Prints~itself~as~every~solutio n~of~its~board.\n--all:~rotated~and~refle cted,~too\n--verbose:~parti al~boards,~to o\n--quiet:~s
ummary~only\n--solutions~N:~only~N\n--res ume:~goes~on~from~here\n--keep:~keeps~its ~pieces",z=e=>{let{process: n}=globalThis ,t=n?.getBuil
tinModule("fs"),s=n?.argv.slice(2).join(" \n")??"",r=m=>s.includes(m),c=(m,v)=>{con sole.error(m),n.exit(v)},p= s.replace(/^- -(all|verbose
|quiet|solutions\n[1-9]\d*|resume|keep|he lp)$/gm,"").match(/.+/);p&&c("bad~option~ "+p+",~try~--help",2),r("he lp")&&c(J,0); let~o=e.repla
ce(/\s/g,"").match(/.*?\/{2}/)[0],l=O(e,o ),g=r("keep")?l:l.replace(/[A-Z]/g,"x"),d =r("all")?[0]:L,x={moves:0, boards:0},w=D ate.now(),f=0
,b=()=>(Date.now()-w)/1e3;try{for(let~m~o f~_(g,d,r("resume")?l:"",x)){if(!/x/.test (m))f++;else~if(r("verbose" ))console.err or(x.moves+"~
                                                                      moves,~"+(x.m                             oves/b()|0)+"
~a~second,~"+f+"~solutions");else~continue;if(!r("quiet")){let~y=V(m, o);for(t||con sole.log(y);t&&y;)try{y=y.slice(t.writeSync(1,y))}catch
(h){if(h.code!=="EAGAIN")throw~h}}if(f==s.match(/\d+/))break}console. error(f+"~sol ution"+(f===1?"":"s")+"~("+f*I(g,d).length+"~with~rotat
ions~and~reflections),~"+x.moves+"~moves,~"+b().toFixed(2)+"~s")}catc h(m){m.code!= ="EPIPE"&&c(m.message,1)}};z(q)//var~B=e=>{let~n=e.spli
t("~");return[...n[0]].map((t,s)=>n.map(r=>r[s]).join("")).join("~")} ,L=[0,1,2,3,4 ,5,6,7],N=e=>L.map(n=>{let~t=e;return~e=n%2?B(e):e.spli
t("~").reverse().join("~"),t}),I=(e,n)=>n.filter(t=>N(e)[t]===e),F=(e ,n)=>{let~t=n [1]?N(e):[];return~n.every(s=>!s||t[s]>=e)};var~K="F6c4
~I11111~Lf8~Ne3~Pec~Te44~Uae~V88e~W8c6~X4e4~Yf4~Zc46",R=e=>[...new~Se t(K.split("~" ).flatMap(n=>N(n.slice(1).replace(/./g,t=>"~"+(+("0x1"+
`)
// LLLLNNTVVV LXNNNFTTTV XXXFFFTWWV UXUZFPPPWW UUUZZZPPYW IIIIIZYYYY
