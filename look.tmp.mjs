import { chromium } from 'playwright-core';
import { readdirSync, mkdirSync, existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
const [dir, out, count, seed] = [process.argv[2], process.argv[3], Number(process.argv[4]), Number(process.argv[5] ?? 1)];
mkdirSync(out, { recursive: true });
let s = seed; const rnd = () => (s = (s * 1103515245 + 12345) % 2147483648) / 2147483648;
const all = readdirSync(dir).filter((n) => /\.pdf$/i.test(n)).sort();
const picked = []; while (picked.length < Math.min(count, all.length)) { const n = all[Math.floor(rnd() * all.length)]; if (!picked.includes(n)) picked.push(n); }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
let errors = []; page.on('console', (m) => m.type() === 'error' && errors.push(m.text().slice(0, 150))); page.on('pageerror', (e) => errors.push('PAGEERROR ' + e.message.slice(0,150)));
for (const [i, name] of picked.entries()) {
  errors = [];
  await page.goto('http://127.0.0.1:4340/viewer'); 
  await page.getByLabel(/^A file: choose it/).waitFor();
  await page.waitForTimeout(300);
  await page.getByLabel(/^A file: choose it/).setInputFiles(`${dir}/${name}`);
  const t = Date.now();
  await page.locator('figure canvas, [role=alert], input[type=password]').first().waitFor({ timeout: 15000 }).catch(() => errors.push('NOTHING'));
  let drawn = false;
  for (let k = 0; k < 40 && !drawn; k++) { await page.waitForTimeout(200); drawn = await page.evaluate(() => { const c = document.querySelector('figure canvas'); return !!c && c.width !== 300 || !!document.querySelector('[role=alert]') || !!document.querySelector('input[type=password]'); }); }
  await page.waitForTimeout(300);
  const alert = await page.locator('[role=alert]').allInnerTexts();
  const box = page.locator('figure').first();
  try { if (await box.count()) await box.screenshot({ path: `${out}/${i}-a.png`, timeout: 5000 }); else await page.screenshot({ path: `${out}/${i}-a.png` }); } catch { await page.screenshot({ path: `${out}/${i}-a.png` }); }
  try { execFileSync('pdftoppm', ['-f', '1', '-l', '1', '-scale-to', '760', '-png', '-singlefile', `${dir}/${name}`, `${out}/${i}-b`], { stdio: 'ignore', timeout: 30000 }); } catch {}
  console.log(i, name, Date.now() - t, 'ms', drawn ? '' : 'NOT DRAWN', JSON.stringify(alert), errors.slice(0, 2).join(' | '));
}
await browser.close();
