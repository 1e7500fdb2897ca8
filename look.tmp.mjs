import { chromium } from 'playwright-core';
const base = 'http://127.0.0.1:4300';
const args = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const shots = JSON.parse(args[0]);
const context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
if (args[1]) {
  await page.goto(base + '/signin');
  await page.getByLabel('Email').first().fill(args[1] + '@lintel.test');
  await page.getByLabel('Password', { exact: true }).fill('specify-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((u) => !u.pathname.startsWith('/signin'));
}
for (const [name, path, width = 1360, scheme = 'light', full = false] of shots) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
  await page.goto(base + path);
  await page.waitForTimeout(1500);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(name, 'overflows by', over);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full });
  console.log(name, page.url());
}
await browser.close();
