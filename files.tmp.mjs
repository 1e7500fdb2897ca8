import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const base = 'http://127.0.0.1:4831';
const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, acceptDownloads: true });
const { token } = await (await context.request.post(base + '/auth/local', { data: { email: 'ada@lintel.test', password: 'specify-2026' } })).json();
const headers = { authorization: `Bearer ${token}` };
const me = await (await context.request.get(base + '/api/users/me', { headers })).json();
await context.request.post(base + '/api/auth-utils/session', { headers, data: { user: me, token, loggedInAt: new Date().toISOString() } });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('pageerror', e.message));
const get = async (name, as) => { const [d] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]); await d.saveAs(`/tmp/manual-files/${as}`); console.log(d.suggestedFilename()); };
await page.goto(base + '/account/projects/1/lists');
await page.getByRole('table').waitFor();
await get('XLSX', 'list.xlsx').catch(() => 0);
await get(/^All lists, XLSX/, 'all.xlsx');
await get(/^All lists, DOCX/, 'all.docx');
await page.goto(base + '/account/projects/1/outline-specs');
await page.getByText('2.1 MANUFACTURERS').waitFor();
const brick = page.getByRole('article', { name: /Brick Masonry/ });
await brick.getByRole('button', { name: /^Edit/ }).click();
await brick.getByRole('textbox', { name: /^Remarks/ }).fill('Ask the owner about color.');
await page.getByRole('button', { name: 'Create project manual' }).click();
await page.getByRole('checkbox', { name: /Say on the first page/ }).waitFor();
await page.getByRole('combobox', { name: 'Notes to specifier' }).selectOption('visible');
for (const [radio, as] of [[/^One PDF/, 'manual.pdf'], [/^One Word/, 'manual.docx'], [/^ZIP of Word/, 'manual.zip']]) {
  await page.getByRole('radio', { name: radio }).click();
  await get(/^Make manual/, as);
}
await page.keyboard.press('Escape');
// keyboard
await page.goto(base + '/account/projects/1/pre-flight');
await page.getByText(/open items/).waitFor();
let tabs = 0;
for (; tabs < 80; tabs++) { await page.keyboard.press('Tab'); const t = await page.evaluate(() => document.activeElement?.textContent); if (t === '07 54 23, 1.14.A.1') break; }
console.log('tabs', tabs);
await page.keyboard.press('Enter');
await page.waitForURL(/#line-/);
await page.waitForTimeout(1500);
console.log(page.url(), await page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent?.slice(0, 80), document.querySelector('section[aria-label="Live document"] [data-marked]')?.textContent?.slice(0, 80)]));
await page.screenshot({ path: '/tmp/manual-jump.png' });
await browser.close();
