import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openScreen, screens } from '#tests/browser/support/screens.ts';
import { signInAs } from '#tests/browser/support/sign-in.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

/** Delays in ms that API answers get in turn: slow, and never in the order of the asking. */
const delays = [400, 800, 500, 700, 600];

async function slowApi(page: Page): Promise<void> {
  let turn = 0;
  await page.route('**/api/**', async (route) => {
    const delay = delays[turn++ % delays.length];
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => undefined);
  });
}

/** Sum of all layout shifts since the page began, without those that follow a key or a click. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Reflect.set(globalThis, 'layoutShifts', found);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: unknown = Reflect.get(entry, 'sources');
        const moved = (Array.isArray(sources) ? sources : []).map((source: unknown) => {
          const node: unknown =
            typeof source === 'object' && source !== null ? Reflect.get(source, 'node') : null;
          return node instanceof Element ? `${node.tagName}.${node.className}` : '';
        });
        found.push(`${String(Reflect.get(entry, 'value'))} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const moved = await page.evaluate(() => {
      const found: unknown = Reflect.get(globalThis, 'layoutShifts');
      if (!Array.isArray(found)) throw new Error('Layout shifts were not watched.');
      return found.map(String);
    });
    return { sum: moved.reduce((sum, line) => sum + Number.parseFloat(line), 0), moved };
  };
}

const slowScreens = screens.filter(({ name }) =>
  /^(?:home|results|product|manufacturer|CAD detail|the account of a newcomer)$/.test(name),
);

for (const [device, viewport] of [
  ['a desktop', { width: 1360, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  for (const screen of slowScreens) {
    test(`${screen.name} on ${device}: nothing moves while it loads slowly`, async ({ page, context }) => {
      if (screen.as) await signInAs(context, screen.as);
      await page.setViewportSize(viewport);
      await slowApi(page);
      const shifts = await watchShifts(page);
      await openScreen(page, screen);
      const { sum, moved } = await shifts();
      // The journeys' browser has no font of fixed width before the page's own is there.
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.05);
    });
  }
}

for (const [device, viewport] of [
  ['a desktop', { width: 1360, height: 900 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`home of someone who signed in, on ${device}: their work is in the first window, and nothing moves`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs(context, 'ada');
    // The page before has kept their name: from then on the place of their work is kept, too.
    await page.goto('/about');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ada' })).toBeVisible();
    await slowApi(page);
    const shifts = await watchShifts(page);
    await page.goto('/');
    const work = page.getByRole('region', { name: 'Where you left off' });
    await expect(work.getByRole('link', { name: 'Olneyville Branch Library' })).toBeInViewport();
    await expect(work.getByRole('link', { name: 'Library low roof' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Divisions' })).toBeVisible();
    const { sum, moved } = await shifts();
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
  });
}

test('the account of a newcomer on a phone keeps no space for lists that it does not have', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(context, 'ben');
  await page.goto('/account');
  const favorites = page.getByRole('region', { name: /^Favorites/ });
  await expect(favorites.getByText(/^None yet/)).toBeVisible();
  // The words come with the list's answer, and what stood below them goes with the next frame.
  await expect.poll(async () => (await favorites.boundingBox())?.height).toBeLessThan(120);
});

/** Words in tables that go on in the next line, those of web addresses aside. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('main table :is(th, td)')];
    return cells.flatMap((cell) => {
      const text = cell.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE || text.textContent?.includes('://')) return [];
      return [...(text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      });
    });
  });

for (const [what, path, some] of [
  ['manufacturer’s own text', '/company/northfold-roofing-systems-31250', 'Sheet Metal Flashing'],
  ['specification', '/specification/69894/49', '90 to 96 inches'],
  ['BIM object', '/company/hemlock-reach-sheathing-37028/bim/71', 'noncombustible'],
] as const) {
  test(`tables of a ${what} on a phone: no word breaks, and the page does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.getByRole('cell', { name: some }).scrollIntoViewIfNeeded();
    expect(await brokenWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

/** The sheets as another program reads them. */
async function wordsOf(pdf: Buffer): Promise<string> {
  const reading = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const sheets = await reading.promise;
  const texts: string[] = [];
  for (let number = 1; number <= sheets.numPages; number += 1) {
    const { items } = await (await sheets.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await reading.destroy();
  return texts.join(' ');
}

for (const screen of screens.filter(({ name }) =>
  /^(?:product|CAD detail|specification|EPD|certificate)$/.test(name),
)) {
  test(`${screen.name}: on paper there is the content and no navigation`, async ({ page }) => {
    await openScreen(page, screen);
    await page.emulateMedia({ media: 'print' });
    // A section has its own head on paper, in capitals.
    await expect(
      page.getByRole('main').getByText(screen.heading).and(page.locator(':visible')).first(),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search for' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'CAD' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(colour);
    // A sheet of Letter, in CSS units.
    await page.setViewportSize({ width: 816, height: 1056 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(816);
    const words = (await wordsOf(await page.pdf({ format: 'Letter' }))).toLowerCase();
    expect(words).toContain(String(screen.heading).toLowerCase());
    expect(words).not.toContain('search for');
  });
}

test('on paper a product has all its files, with nothing left to open', async ({ page }) => {
  await page.goto('/product/1');
  const more = page.getByRole('main').getByText('Show 4 more');
  await more.scrollIntoViewIfNeeded();
  await expect(page.getByText('TPO-101')).toBeVisible();
  const last = page.getByText('TPO-112');
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await expect(more).toBeHidden();
});

test('a tablet has a short form and what belongs to it side by side, a phone below one another', async ({
  page,
}) => {
  await page.goto('/signin');
  const field = page.getByRole('main').getByLabel('Email');
  const panel = page.getByRole('region', { name: 'With an account' });
  await page.setViewportSize({ width: 820, height: 1180 });
  const [form, beside] = [await field.boundingBox(), await panel.boundingBox()];
  expect(beside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = [
    await page.getByRole('button', { name: 'Sign in' }).boundingBox(),
    await panel.boundingBox(),
  ];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});

test('a report on a phone begins with the latest months, each wide enough to press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/outline-specs-report/northfold/demo-report');
  const months = page.getByRole('table', { name: 'By month' }).getByRole('link');
  const [first, last] = [await months.first().boundingBox(), await months.last().boundingBox()];
  expect(last?.width).toBeGreaterThanOrEqual(24);
  expect((last?.x ?? 0) + (last?.width ?? 0), 'the latest is in view').toBeLessThanOrEqual(374);
  expect(first?.x, 'the earliest is scrolled to').toBeLessThan(0);
  await months.last().focus();
  await page.keyboard.press('Home');
  await expect(months.first()).toBeFocused();
  await expect(months.first()).toBeInViewport();
});

test('rows of saved items have all of their values on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/company/northfold-roofing-systems-31250/reports/northfold/demo-report/user-favorites');
  const latest = page.getByRole('region', { name: 'Items' }).getByRole('row').nth(1).getByRole('cell').last();
  const box = await latest.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(374);
});

test('names of projects have room in windows between a phone and a tablet', async ({ page, context }) => {
  await signInAs(context, 'ada');
  await page.goto('/account/projects');
  const name = page.getByRole('main').getByRole('link', { name: 'Olneyville Branch Library' });
  for (const width of [600, 700, 760]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await name.boundingBox())?.height, `${width} px`).toBeLessThan(60);
  }
});

test('a project as pictures: no control lies over another, at any width', async ({ page, context }) => {
  await signInAs(context, 'ada');
  await page.addInitScript(() => localStorage.setItem('list-view', '"pictures"'));
  await page.goto('/account/projects/1');
  await page
    .getByRole('button', { name: / documents$/ })
    .first()
    .waitFor();
  for (const width of [320, 390, 640, 700, 820, 1100, 1360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overlaps = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main li[id]')].flatMap((card) => {
          const boxes = [...card.querySelectorAll('select, button')].map((one) =>
            one.getBoundingClientRect(),
          );
          return boxes.filter((one, at) =>
            boxes
              .slice(at + 1)
              .some(
                (next) =>
                  one.left < next.right - 1 &&
                  next.left < one.right - 1 &&
                  one.top < next.bottom - 1 &&
                  next.top < one.bottom - 1,
              ),
          );
        }),
      );
    await expect.poll(overlaps, `${width} px`).toEqual([]);
  }
});

test('lines of text are no longer than the eye follows', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  for (const path of ['/AIArules', '/continuing-education', '/lintel-alert']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const long = await page.evaluate(() =>
      [...document.querySelectorAll('main p')]
        .filter((text) => (text.textContent ?? '').length > 130)
        .map((text) => text.getBoundingClientRect().width)
        .filter((width) => width > 740),
    );
    expect(long, path).toEqual([]);
  }
});

test('a product says its values once, beginning in the first screen, and its bar on a phone is one line', async ({
  page,
}) => {
  const values = page.getByRole('heading', { name: 'Values' });
  const uplift = page.getByText('Wind uplift rating', { exact: true });
  for (const [width, height] of [
    [1360, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/product/1');
    await expect(values).toBeVisible();
    await expect(uplift).toHaveCount(1);
    const { y = height } = (await uplift.boundingBox()) ?? {};
    expect(y, `${width}`).toBeLessThan(height - 64);
  }
  const request = await page
    .getByRole('button', { name: /^Request/ })
    .first()
    .locator('..')
    .boundingBox();
  expect(request?.height).toBeLessThanOrEqual(64);
  // The heads beside one another, and the lines below them, are of one height.
  await page.setViewportSize({ width: 1360, height: 900 });
  const options = page.getByRole('heading', { name: 'Options' });
  const tops = await Promise.all([values, options].map(async (one) => (await one.boundingBox())?.y));
  expect(tops[0]).toBe(tops[1]);
  const lines = await page
    .locator('#values thead')
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().bottom));
  expect(lines[0]).toBe(lines[1]);
});
