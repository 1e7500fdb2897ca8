import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const base = 'http://127.0.0.1:4831';
const screens = process.argv.slice(2).length ? process.argv.slice(2) : ['pre-flight', 'lists', 'lists?list=standards', 'outline-specs'];
for (const scheme of ['light', 'dark']) for (const width of [390, 820, 1360]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, bypassCSP: true, reducedMotion: 'reduce' });
  const { token } = await (await context.request.post(base + '/auth/local', { data: { email: 'ada@lintel.test', password: 'specify-2026' } })).json();
  const headers = { authorization: `Bearer ${token}` };
  const me = await (await context.request.get(base + '/api/users/me', { headers })).json();
  await context.request.post(base + '/api/auth-utils/session', { headers, data: { user: me, token, loggedInAt: new Date().toISOString() } });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()); });
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  for (const s of screens) {
    await page.goto(`${base}/account/projects/1/${s}`);
    if (s === 'pre-flight') await page.getByText(/open items?\./).waitFor();
    else if (s.startsWith('lists')) await page.getByRole('table').waitFor();
    else { await page.getByText('2.1 MANUFACTURERS').waitFor(); await page.getByRole('button', { name: 'Create project manual' }).click(); await page.getByRole('checkbox', { name: /Say on the first page/ }).waitFor(); }
    await page.waitForTimeout(500);
    await page.evaluate(axe);
    const result = await page.evaluate(async (isDialog) => { const o = await window.axe.run(isDialog ? 'dialog' : document, { runOnly: ['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice'] }); return o.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html.slice(0, 120)).slice(0, 3).join(' || ')); }, s === 'outline-specs');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    console.log(scheme, width, s, 'axe', result.length, result.join('\n'), 'overflow', wide);
    await page.screenshot({ path: `/tmp/manual-${s.replace(/\W/g, '_')}-${width}-${scheme}.png`, fullPage: s !== 'outline-specs' });
  }
  await context.close();
}
await browser.close();
