import { expect, test, type Page } from '@playwright/test';
import { watchRequests } from '#tests/browser/support/settled.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const northfold = '/company/northfold-roofing-systems-31250';

type Place = readonly [x: number, y: number];

/** Fingers on the screen, as Chromium gets them from a touchscreen. */
async function fingers(page: Page, path: (step: number) => readonly Place[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
    });
  await send('touchStart', path(0));
  for (let step = 1; step <= 8; step += 1) await send('touchMove', path(step));
  await send('touchEnd', []);
  await session.detach();
}

/** A finger that rests before it moves and is lifted. */
async function rest(page: Page, [x, y]: Place, to: Place): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([left, top], id) => ({ x: left, y: top, id })),
    });
  await send('touchStart', [[x, y]]);
  await page.waitForTimeout(700);
  await send('touchMove', [to]);
  await send('touchEnd', []);
  await session.detach();
}

const pinch = (page: Page, [x, y]: Place) =>
  fingers(page, (step) => [
    [x - 30 - step * 8, y],
    [x + 30 + step * 8, y],
  ]);
const swipe = (page: Page, [x, y]: Place, by: number) => fingers(page, (step) => [[x + (step * by) / 8, y]]);

/** Where a part of the page is, at its middle. */
async function middleOf(page: Page, role: 'application'): Promise<Place> {
  const part = page.getByRole(role);
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Controls of the main part under 44 px, links in sentences and lists aside. */
const small = (page: Page, within = 'main'): Promise<string[]> =>
  page.evaluate(
    (root) =>
      [...document.querySelectorAll(`${root} :is(button, select, input, summary, [role="treeitem"])`)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((one) => ({
          one,
          box: (one instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(one.type)
            ? (one.closest('label, li') ?? one)
            : one
          ).getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
        .map(
          ({ one, box }) =>
            `${one.getAttribute('aria-label') ?? one.getAttribute('title') ?? one.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`,
        ),
    within,
  );

test.beforeEach(({ context }) => watchRequests(context));

test('a drawing is enlarged by two fingers and moved by one', async ({ page }) => {
  await page.goto(`${northfold}/cad/1/viewer`);
  const place = await middleOf(page, 'application');
  const zoom = page.locator('main').getByText(/^\d+%$/);
  const before = Number.parseInt(await zoom.innerText(), 10);
  await pinch(page, place);
  await expect.poll(async () => Number.parseInt(await zoom.innerText(), 10)).toBeGreaterThan(before * 2);
  await expect(page).toHaveURL(/view=/);
  const view = page.url();
  await swipe(page, place, 80);
  await expect(page).not.toHaveURL(view);
  expect(await page.evaluate(() => visualViewport?.scale), 'the page itself stays').toBe(1);
  expect(await small(page)).toEqual([]);
});

test('a finger that rests on a drawing marks points where it is lifted, without moving the sheet', async ({
  page,
}) => {
  await page.goto(`${northfold}/cad/1/viewer`);
  const [x, y] = await middleOf(page, 'application');
  await page.getByRole('button', { name: 'Distance' }).tap();
  const status = page.locator('main').getByRole('status');
  await rest(page, [x - 60, y], [x - 40, y]);
  await expect(status.filter({ hasText: '1 point marked.' })).toBeVisible();
  await rest(page, [x + 20, y], [x + 60, y]);
  await expect(status.filter({ hasText: /\(across / })).toBeVisible();
  await expect(page).not.toHaveURL(/view=/);
});

test('a film and a recording have targets for fingers', async ({ page }) => {
  for (const path of [`${northfold}/video/147`, '/podcast/8']) {
    await page.goto(path);
    const play = page.getByRole('button', { name: /^Play (?:film|recording|episode)/ }).first();
    await play.tap();
    await page.getByRole('slider', { name: 'Position' }).waitFor();
    // A transcript is text: its lines and its search are lower (docs/accessibility.md).
    const controls = (await small(page, '[role="group"][aria-label^="Player"]')).filter(
      (one) => !/^(?:Play from|Search the transcript|Previous match|Next match)/.test(one),
    );
    expect(controls, path).toEqual([]);
  }
});

test('a model is enlarged by two fingers and turned by one', async ({ page }) => {
  await page.goto(`${northfold}/bim/1/viewer`);
  await page.getByRole('application').waitFor();
  await page.getByText('Preparing the model…').waitFor({ state: 'detached' });
  const place = await middleOf(page, 'application');
  await pinch(page, place);
  await expect(page).toHaveURL(/view=.*z\d/);
  await swipe(page, place, -120);
  await expect(page).toHaveURL(/view=.*a-?\d/);
  expect(await small(page)).toEqual([]);
});

test('a document and a section have targets for fingers', async ({ page }) => {
  await page.goto(`${northfold}/epd/1/viewer`);
  await page.getByRole('button', { name: 'Next page' }).waitFor();
  expect(await small(page)).toEqual([]);
  await page.goto('/sw/northfold-075423');
  await page.getByRole('tree', { name: 'Choices' }).waitFor();
  expect(await small(page)).toEqual([]);
  const choice = page.getByRole('treeitem', { name: /^Adhered TPO/ });
  await choice.tap();
  await expect(choice).toHaveAttribute('aria-checked', 'true');
});
