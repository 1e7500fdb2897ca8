import { chromium } from 'playwright-core';
const base='http://localhost:4600';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
async function as(email){const c=await b.newContext();const p=await c.newPage();await p.goto(base+'/signin');await p.getByLabel('Email').first().fill(email);await p.getByLabel('Password').first().fill('specify-2026');await p.keyboard.press('Enter');await p.waitForURL(u=>!u.pathname.startsWith('/signin'));return p;}
const shots=process.argv.slice(2);
const who={};
for(const one of shots){const [email,path,name,act]=one.split('|');
 const p=who[email]??=await as(email);
 for(const [w,theme] of [[390,'light'],[1360,'dark'],[820,'light']]){
  await p.setViewportSize({width:w,height:w===390?1200:1000});await p.emulateMedia({colorScheme:theme});
  await p.goto(base+path);await p.waitForTimeout(1500);
  if(act){ for(const a of act.split('>')) {await p.getByRole('button',{name:a}).first().click();await p.waitForTimeout(600);} }
  const over=await p.evaluate(()=>document.documentElement.scrollWidth-document.documentElement.clientWidth);
  await p.screenshot({path:`/tmp/look-${name}-${w}.png`,fullPage:!act});
  console.log(name,w,'overflow',over);
 }}
await b.close();
