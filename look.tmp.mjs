import { startByPuppeteer } from './tests/engines/driver/puppeteer.ts';
import { startWebKit } from './tests/engines/driver/webkit.ts';
import { findEngines } from './scripts/find-engines.ts';
import { spawn } from 'node:child_process';
const kind = process.argv[2];
const port = 4365;
const server = spawn(process.execPath, ['src/reference-api/serve/serve.ts','--port',String(port),'--data','/tmp/look-data-'+kind,'--dist','dist','--today','2026-11-02','--lazy-sizes'],{stdio:['ignore','pipe','inherit']});
await new Promise(r=>server.stdout.on('data',t=>String(t).includes('Ready:')&&r()));
const f = findEngines();
const e = kind==='webkit' ? await startWebKit(f.webkit,{home:'/tmp/look-wk',isDark:false}) : kind==='firefox' ? await startByPuppeteer('firefox',f.firefox,{home:'/tmp/look-ff',isDark:false}) : await startByPuppeteer('chrome','/usr/bin/chromium',{home:'/tmp/look-cr',isDark:false});
try {
  await e.resize(1360, 900);
  await e.open(`http://127.0.0.1:${port}/company/northfold-roofing-systems-31250`);
  const seen = new Set();
  e.open(`http://127.0.0.1:${port}/company/northfold-roofing-systems-31250/catalog-viewer/1/4`).catch(()=>{});
  const end = Date.now()+8000;
  while (Date.now()<end) { try { const r = await e.run("const i=document.querySelector('main img'); if(!i) return null; const b=i.getBoundingClientRect(); return [Math.round(b.width),Math.round(b.height), i.complete, Math.round(i.parentElement.getBoundingClientRect().height), Math.round(i.parentElement.parentElement.getBoundingClientRect().height)].join(' ')"); if (r && !seen.has(r)) { seen.add(r); console.log(r);} } catch {} }
} finally { await e.close(); server.kill(); }
