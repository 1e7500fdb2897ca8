import { chromium } from 'playwright-core';
const base='http://localhost:4620';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const c=await b.newContext({acceptDownloads:true});const p=await c.newPage();
p.on('console',m=>{if(m.type()==='error')console.log('console',m.text())});
await p.goto(base+'/signin');await p.getByLabel('Email').first().fill('ada@lintel.test');await p.getByLabel('Password').first().fill('specify-2026');await p.keyboard.press('Enter');await p.waitForURL(u=>!u.pathname.startsWith('/signin'));
await p.goto(base+'/account/office');await p.waitForTimeout(1200);
await p.screenshot({path:'/tmp/office-empty.png',fullPage:true});
await p.getByLabel('Office name').fill('Reyes Architects');
await p.getByLabel('Header, left').fill('{office} - {project}');
await p.getByLabel('Footer, left').fill('{title} / {section}');
await p.getByLabel('Footer, right').fill('Page {page} of {pages}');
await p.locator('input[type=file]').setInputFiles('/tmp/logo.svg');
await p.getByLabel('Font').selectOption('serif');
await p.getByLabel('Article numbers').selectOption('1.01');
await p.getByLabel('Paper').selectOption('a4');
await p.waitForTimeout(3500);
for(const [w,t] of [[390,'light'],[820,'light'],[1360,'dark']]){await p.setViewportSize({width:w,height:1000});await p.emulateMedia({colorScheme:t});await p.waitForTimeout(300);await p.screenshot({path:`/tmp/office-${w}.png`,fullPage:true});console.log(w,await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth));}
// documents
await p.goto(base+'/account/specwizard-projects/1');await p.waitForTimeout(1500);
await p.getByRole('button',{name:/^Download/}).first().click();await p.waitForTimeout(800);
for(const f of ['.docx','.pdf','.rtf','.html','.txt','.md']){
 await p.getByRole('dialog').locator(`input[value="${f.slice(1)}"]`).check();
 const [d]=await Promise.all([p.waitForEvent('download',{timeout:15000}),p.getByRole('dialog').getByRole('button',{name:/^(Download|Make|Save)/}).first().click()]);
 await d.saveAs('/tmp/office-out'+f);console.log('saved',f);
}
await p.keyboard.press('Escape');
await p.goto(base+'/account/projects/1/outline-specs');await p.waitForTimeout(2500);
await p.getByRole('button',{name:'Create project manual'}).click();await p.waitForTimeout(800);
for(const [i,f] of [['pdf','manual.pdf'],['docx','manual.docx']]){
 await p.getByRole('dialog').locator(`input[value="${i}"]`).check();
 const [d]=await Promise.all([p.waitForEvent('download',{timeout:60000}),p.getByRole('button',{name:/^Make manual/}).click()]);
 await d.saveAs('/tmp/office-'+f);console.log('saved',f);
}
await b.close();
