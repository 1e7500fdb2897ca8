import { chromium } from 'playwright-core';
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { readDxf } from './src/domain/drawing/read-dxf.ts';
const [list, out, port = '4200'] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const files = readFileSync(list, 'utf8').trim().split('\n');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const page = await browser.newPage({ viewport: { width: 1360, height: 1000 }, colorScheme: 'light' });
const rows = [];
for (const [i, path] of files.entries()) {
  const row = { path };
  try {
    const sheet = readDxf(new Uint8Array(readFileSync(path)));
    Object.assign(row, { layout: sheet.layout, hasPaper: sheet.hasPaper, notDrawn: sheet.notDrawn.map((n) => `${n.kind} ${n.count}`).join(', '), entities: sheet.entities });
  } catch (error) { row.problem = String(error); }
  await page.goto(`http://127.0.0.1:${port}/viewer`);
  const input = page.locator('main input[type=file]').first();
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles(path);
  try {
    const canvas = page.locator('canvas').first();
    await canvas.waitFor({ timeout: 20000 });
    await page.waitForTimeout(900); await page.keyboard.press('l').catch(() => {}); await page.getByRole('button', { name: /layers/i }).first().click().catch(() => {}); await page.getByLabel('Colors of layers').click({ timeout: 3000 }).catch(() => {}); await page.getByRole('button', { name: /layers/i }).first().click().catch(() => {}); await page.waitForTimeout(500);
    const area = await canvas.boundingBox(); await page.locator('[class*=notice], body').first(); await page.screenshot({ clip: { x: Math.max(0, area.x), y: Math.max(0, area.y), width: Math.min(1360, area.width), height: Math.min(1000 - area.y, area.height) }, path: `${out}/${String(i + 1).padStart(2, '0')}-ours.png` });
    const box = await canvas.boundingBox();
    row.size = { width: Math.round(box.width), height: Math.round(box.height) };
    row.notes = (await page.locator('main').innerText()).split('\n').filter((l) => /not drawn|unit|can’t/i.test(l)).slice(0, 4).join(' / ');
  } catch (error) {
    row.shown = (await page.locator('main').innerText()).slice(0, 300);
    await page.screenshot({ path: `${out}/${String(i + 1).padStart(2, '0')}-ours.png` });
  }
  rows.push(row);
  console.log(i + 1, path.slice(24), row.layout, row.notDrawn ?? '', row.problem ?? '', (row.shown ?? '').replaceAll('\n', ' '));
}
writeFileSync(`${out}/ours.json`, JSON.stringify(rows));
await browser.close();
