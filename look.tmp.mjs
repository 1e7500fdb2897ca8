import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
const server = spawn('npx',['node','src/reference-api/serve/serve.ts','--port','4720','--data','/tmp/files-data','--dist','dist','--today','2026-11-02','--lazy-sizes'],{stdio:'ignore',detached:true});
const base='http://127.0.0.1:4720';
for(let i=0;i<60;i++){ try{ await fetch(base+'/version.json'); break;}catch{ await new Promise(r=>setTimeout(r,1000)); } }
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const cases='/work/shared/cases/files/';
const shots=[];
for (const [w,h,scheme] of [[390,844,'light'],[820,1100,'dark'],[1360,900,'light']]) {
  const ctx=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme});
  const p=await ctx.newPage();
  p.on('console',m=>{ if(['error','warning'].includes(m.type())) console.log(w,m.type(),m.text().slice(0,200)); });
  p.on('pageerror',e=>console.log(w,'pageerror',e.message));
  await p.goto(base+'/viewer'); await p.waitForTimeout(1500);
  await p.screenshot({path:`/tmp/own/${w}-empty.png`});
  for (const f of (process.argv[2]??'').split(',').filter(Boolean)) {
    await p.goto(base+'/viewer'); await p.waitForSelector('input[type=file]');
    await p.setInputFiles('input[type=file]', f.startsWith('/')?f:cases+f);
    await p.waitForTimeout(4500);
    await p.screenshot({path:`/tmp/own/${w}-${f.split('/').at(-1)}.png`});
    console.log(w,f,(await p.evaluate(()=>document.body.innerText)).replace(/\s+/g,' ').slice(80,420), 'overflow', await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth));
  }
  await ctx.close();
}
await b.close(); process.kill(-server.pid);
