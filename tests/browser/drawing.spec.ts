import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const viewer = '/company/northfold-roofing-systems-31250/cad/1/viewer';

const surfaceOf = (page: Page) => page.getByRole('application', { name: /^Drawing: / });
const isSharp = (page: Page) => expect(page.locator('canvas[data-drawn="sharp"]')).toBeAttached();

async function openDrawing(page: Page, query = ''): Promise<void> {
  await page.goto(viewer + query);
  await surfaceOf(page).waitFor();
  await isSharp(page);
}

/** How many pixels of the canvas are not its ground, and a number that changes with where they are. */
function ink(page: Page): Promise<{ count: number; place: number }> {
  return page.locator('canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas');
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let [count, place] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 500) continue;
      count++;
      place = (place + at) % 1_000_003;
    }
    return { count, place };
  });
}

/** A place on the sheet, in inches of paper from its upper left corner, as pixels of the drawing's window. */
async function placeOnSheet(page: Page, x: number, y: number) {
  const box = await surfaceOf(page).boundingBox();
  if (!box) throw new Error('no drawing');
  const inch = Math.min((box.width - 24) / 11, (box.height - 24) / 8.5);
  return { x: (box.width - 11 * inch) / 2 + x * inch, y: (box.height - 8.5 * inch) / 2 + y * inch };
}

async function saved(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test('I look at a drawing: zoom, pan, turn layers off, and send the link to what I see', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await openDrawing(page);
  expect(workers).toEqual([expect.stringMatching(/^\/-\/worker\/drawing-[\w-]+\.js$/)]);
  const surface = surfaceOf(page);
  const whole = await ink(page);
  expect(whole.count).toBeGreaterThan(5_000);

  await surface.hover({ position: await placeOnSheet(page, 3, 3) });
  await page.mouse.wheel(0, -600);
  await expect(page).toHaveURL(/view=at/);
  await isSharp(page);
  const zoomed = await ink(page);
  expect(zoomed.place).not.toBe(whole.place);
  const box = await surface.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 40, { steps: 4 });
  await page.mouse.up();
  await isSharp(page);
  await expect.poll(async () => (await ink(page)).place).not.toBe(zoomed.place);

  await page.getByRole('button', { name: 'Layers' }).click();
  await page.getByRole('checkbox', { name: /A-DETL-PATT/ }).uncheck();
  await expect(page).toHaveURL(/off/);
  const [address, seen] = [page.url(), await ink(page)];
  await expectAxeClean(page);
  await page.goto(address);
  await isSharp(page);
  await expect(page.getByText('78%')).toHaveCount(0);
  await expect.poll(async () => (await ink(page)).count).toBeGreaterThan(seen.count * 0.7);

  await surfaceOf(page).focus();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Hide all' }).click();
  await expect.poll(async () => (await ink(page)).count).toBeLessThan(50);
});

test('I measure, select, find and save with and without a mouse', async ({ page }) => {
  await openDrawing(page);
  const surface = surfaceOf(page);
  await surface.focus();
  await page.keyboard.press('m');
  // The ends of the dimension beside the roof, caught though the pointer is beside them.
  for (const y of [1.93, 3.18]) {
    const { x, y: top } = await placeOnSheet(page, 0.71, y);
    await surface.click({ position: { x: x + 3, y: top - 2 } });
  }
  await expect(page.getByRole('status').filter({ hasText: /^5" \(across 0"/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  const note = page.locator('svg text', { hasText: '1/2 IN. GYPSUM COVER BOARD' });
  await note.click({ clickCount: 3 });
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('GYPSUM COVER BOARD');

  await surface.focus();
  await page.keyboard.press('s');
  await page.getByRole('searchbox', { name: 'Words on the sheet' }).fill('self-adhered');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'SELF-ADHERED VAPOR', pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(surface).toBeFocused();
  await page.keyboard.press('f');

  await page.keyboard.press('e');
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG' }).click(),
  ]);
  expect(svg.suggestedFilename()).toMatch(/^TPO-101-.*\.svg$/);
  expect(String(await saved(svg))).toContain('data-layer="A-DETL-OTLN"');
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PNG' }).click(),
  ]);
  const picture = await saved(png);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBe(2_200);
});

test('20,000 entities open, and move as a picture until they rest', async ({ page }) => {
  const lines = Array.from({ length: 20_000 }, (_, index) => {
    const [x, y] = [(index % 142) * 10, Math.floor(index / 142) * 10];
    return `0\nLINE\n8\nA-WALL\n10\n${x}\n20\n${y}\n11\n${x + 9}\n21\n${y + (index % 9)}\n`;
  });
  const body = `0\nSECTION\n2\nENTITIES\n${lines.join('')}0\nENDSEC\n0\nEOF\n`;
  await page.route('**/*.dxf', (route) => route.fulfill({ body, contentType: 'application/dxf' }));
  await openDrawing(page);
  const surface = surfaceOf(page);
  const moved = page.locator('canvas[data-drawn]').evaluate(
    (canvas) =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          if (canvas.matches('[data-drawn="moving"]')) resolve(canvas.getAttribute('style') ?? '');
        }).observe(canvas, { attributeFilter: ['data-drawn'] });
      }),
  );
  await surface.hover();
  await page.mouse.wheel(0, -60);
  expect(await moved).toMatch(/scale\(1\.\d+\)/);
  await isSharp(page);
  await surface.focus();
  await page.keyboard.press('i');
  await expect(page.getByText(/20,000 entities on 1 layers?/)).toBeVisible();
});

test('on a phone the tools take two lines, and two fingers zoom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDrawing(page);
  const tools = await page.getByRole('group', { name: 'Drawing tools' }).boundingBox();
  expect(tools?.height ?? 999).toBeLessThan(80);
  const sheet = await surfaceOf(page).boundingBox();
  const y = (sheet?.y ?? 0) + (sheet?.height ?? 0) / 2;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y, id })) });
  const percent = async (): Promise<number> =>
    Number.parseInt(await page.getByText(/^\d+%$/).innerText(), 10);
  const before = await percent();
  await touch('touchStart', 180, 210);
  await touch('touchMove', 150, 240);
  await touch('touchMove', 120, 270);
  await touch('touchEnd');
  await expect.poll(percent).toBeGreaterThan(before * 2);
});

test('A small file that would grow without end is refused in words, and offered for download', async ({
  page,
}) => {
  const groups = (...all: (string | number)[]): string => `${all.join('\n')}\n`;
  const inserts = (name: string): string => groups(0, 'INSERT', 8, 'A', 2, name).repeat(10);
  const blocks = Array.from(
    { length: 7 },
    (_, at) => groups(0, 'BLOCK', 2, `B${at}`, 10, 0, 20, 0) + inserts(`B${at + 1}`) + groups(0, 'ENDBLK'),
  ).join('');
  const body =
    groups(0, 'SECTION', 2, 'BLOCKS') +
    blocks +
    groups(0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES') +
    inserts('B0') +
    groups(0, 'ENDSEC', 0, 'EOF');
  await page.route('**/*.dxf', (route) => route.fulfill({ body, contentType: 'application/dxf' }));
  await page.goto(viewer);
  await expect(page.getByText('The drawing has too many parts to show here.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download/ }).first()).toBeVisible();
});
