const base='http://localhost:4600';
const h={'content-type':'application/json'};
const l=await (await fetch(base+'/api/auth/login',{method:'POST',headers:h,body:JSON.stringify({email:'ada@lintel.test',password:'specify-2026',rememberMe:false})})).json().catch(()=>null);
console.log(JSON.stringify(l)?.slice(0,80));
