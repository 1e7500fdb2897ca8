import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const f of process.argv.slice(2)) {
  const page = await b.newPage({ viewport: { width: 1360, height: 900 } });
  await page.goto('http://127.0.0.1:4321/viewer');
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    window.__log = [];
    const stroke = CanvasRenderingContext2D.prototype.stroke;
    CanvasRenderingContext2D.prototype.stroke = function (...a) { const r = stroke.apply(this, a); window.__log.push(performance.now()); return r; };
    new PerformanceObserver((l) => { for (const e of l.getEntries()) (window.__long ??= []).push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ entryTypes: ['longtask'] });
    document.querySelector('input[type=file]').addEventListener('change', () => { window.__start = performance.now(); }, true);
  });
  await page.setInputFiles('input[type=file]', f);
  let said = '';
  for (let i = 0; i < 100; i++) {
    await page.waitForTimeout(200);
    said = await page.evaluate(() => document.body.innerText.match(/too many parts[^\n]*|can’t be read[^\n]*/)?.[0] ?? '');
    if (said) break;
    const quiet = await page.evaluate(() => window.__log.length > 0 && performance.now() - window.__log.at(-1) > 2500);
    if (quiet) break;
  }
  // One more frame after the last stroke is presented.
  const r = await page.evaluate(() => ({ start: window.__start, first: window.__log[0], last: window.__log.at(-1), n: window.__log.length, long: window.__long }));
  console.log(f, said || `first stroke ${Math.round(r.first - r.start)} ms, last stroke ${Math.round(r.last - r.start)} ms, ${r.n} strokes; long tasks ${JSON.stringify(r.long?.map(([s,d]) => [Math.round(s - r.start), d]))}`);
  await page.screenshot({ path: `/tmp/t/${f.split('/').pop()}.png` });
  await page.close();
}
await b.close();
