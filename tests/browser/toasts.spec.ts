import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { signInAs } from '#tests/browser/support/sign-in.ts';
import { outwaitTrap } from '#tests/browser/support/robot-trap.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

const toast = (page: Page, text: string | RegExp) => page.locator('.Toastify__toast', { hasText: text });

const form = (page: Page) => page.getByRole('form', { name: /^Request information/ });

async function fillRequest(page: Page): Promise<void> {
  await page.goto('/company/northfold-roofing-systems-31250');
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Okafor'],
    ['Email', 'ada@lintel.test'],
    ['Firm', 'Okafor & Ruiz'],
    ['Message', 'Which eave detail suits a 3:12 roof?'],
  ] as const) {
    await form(page)
      .getByRole('textbox', { name: new RegExp(`^${label}`) })
      .fill(text);
  }
  await outwaitTrap(page);
}

/** A success: a request for information is sent. */
async function send(page: Page) {
  await form(page).getByRole('button', { name: /^Send/ }).click();
  const message = toast(page, /was sent\.$/);
  await expect(message).toBeVisible();
  // While it drops in, it can leave a mouse that is already over it, and its time would run.
  await message.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map((drop) => drop.finished)),
  );
  return message;
}

/** Drags an element to the right by a part of its width. */
async function drag(page: Page, element: ReturnType<typeof toast>, part: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (box.width * part) / 2, y, { steps: 4 });
  await page.mouse.move(x + box.width * part, y, { steps: 4 });
  await page.mouse.up();
}

test('a toast stands at the top center, is announced, waits under the mouse and goes after three seconds', async ({
  page,
}) => {
  await fillRequest(page);
  const before = Date.now();
  const message = await send(page);
  await expect(message).toHaveRole('status');
  await message.hover();
  const untilHovered = Date.now() - before;
  const box = await message.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
  expect(box?.y).toBeLessThan(80);
  await expectAxeClean(page);
  await page.waitForTimeout(3_500);
  await expect(message, 'it waits while the mouse is on it').toBeVisible();
  await page.mouse.move(10, 600);
  const left = Date.now();
  await expect(message).toHaveCount(0, { timeout: 6_000 });
  expect(untilHovered + Date.now() - left, 'three seconds without the mouse').toBeGreaterThanOrEqual(3_000);
});

test('a toast stays when it is dragged by half its width, leaves when by two thirds, and by its button', async ({
  page,
}) => {
  await fillRequest(page);
  const message = await send(page);
  await message.hover();
  await drag(page, message, 0.5);
  await message.hover();
  await page.waitForTimeout(800);
  await expect(message).toBeVisible();
  await drag(page, message, 0.67);
  await expect(message).toHaveCount(0, { timeout: 1_500 });

  await page.getByRole('button', { name: 'Send another request' }).click();
  await form(page)
    .getByRole('textbox', { name: /^Message/ })
    .fill('And which gutter?');
  await outwaitTrap(page);
  const next = await send(page);
  await next.getByRole('button', { name: 'close' }).click();
  await expect(next).toHaveCount(0, { timeout: 1_500 });
});

test('for those who want less motion a toast stays as long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillRequest(page);
  const message = await send(page);
  await page.waitForTimeout(2_000);
  await expect(message).toBeVisible();
  await expect(message).toHaveCount(0, { timeout: 3_000 });
});

test('a refused star says so as an alert; a star that is taken away can be put back by keys alone', async ({
  page,
  context,
  expected,
}) => {
  await signInAs(context, 'ben');
  expected.failingRequest('/api/user-favorites');
  expected.consoleError('{call: ');
  await page.goto('/product/37');
  const star = page
    .getByRole('main')
    .getByRole('button', { name: /favorite/i })
    .first();
  await page.route('**/api/user-favorites', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { message: 'No.' } })
      : route.continue(),
  );
  await expect(page.getByRole('link', { name: /Ben/ })).toBeVisible();
  await star.click();
  const refused = page.locator('.Toastify__toast--error');
  await expect(refused).toHaveRole('alert');
  await refused.hover();
  await expectAxeClean(page);
  await page.unroute('**/api/user-favorites');
  const saved = page.waitForResponse('**/api/user-favorites');
  await star.click();
  await saved;
  // Taken away while it is being saved, a star was never a favorite: there would be nothing to put back.
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.focus();
  await page.keyboard.press('Enter');
  const removed = page.locator('.Toastify__toast', { has: page.getByRole('button', { name: 'Undo' }) });
  await expect(removed).toBeVisible();
  await page.waitForTimeout(3_500);
  await expect(removed, 'longer than one that only tells').toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(removed).toBeFocused();
  await expectAxeClean(page);
  await page.keyboard.press('Tab');
  await expect(removed.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(removed).toHaveCount(0);
  await expect(star, 'the focus is where it was').toBeFocused();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});
