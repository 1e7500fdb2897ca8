import type { Page } from '@playwright/test';

import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** The objects of a maker of doors; the first is one in three sizes, number 124. */
const list = '/company/rookery-doors-frames-69894/bim';

/** The picture on the canvas: how many pixels are drawn, and a number that is another for another picture. */
function picture(page: Page): Promise<{ drawn: number; sum: number }> {
  return page.getByRole('application', { name: /^3D model of/ }).evaluate((model) => {
    const canvas = model.querySelector('canvas');
    const copy = new OffscreenCanvas(canvas?.width ?? 1, canvas?.height ?? 1);
    const context = copy.getContext('2d');
    if (!canvas || !context) return { drawn: 0, sum: 0 };
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    let [drawn, sum] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 128) continue;
      drawn += 1;
      sum = (sum * 31 + (data[at] ?? 0) * at + (data[at + 2] ?? 0)) % 1_000_000_007;
    }
    return { drawn, sum };
  });
}

/** Waits for a picture unlike the ones before. */
async function another(page: Page, before: readonly number[]): Promise<number> {
  let sum = 0;
  await expect
    .poll(async () => {
      ({ sum } = await picture(page));
      return before.includes(sum);
    })
    .toBe(false);
  return sum;
}

test.slow();

test('I open a door where it is listed, turn, cut and take it apart', async ({ page }) => {
  await page.goto(list);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hollow Metal Door/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Open model/ }).click();
  const model = page.getByRole('application', { name: /^3D model of/ });
  await expect.poll(async () => (await picture(page)).drawn).toBeGreaterThan(2000);
  const seen = [(await picture(page)).sum];
  const look = async (act: () => Promise<unknown>): Promise<void> => {
    await act();
    seen.push(await another(page, seen));
  };
  const press = (key: string) => look(() => model.press(key));
  await press('2');
  await press('ArrowRight');
  await press('+');
  await press('s');
  await look(() => page.getByRole('slider', { name: 'Section' }).fill('0.2'));
  await model.press('s');
  await look(() => page.getByRole('slider', { name: 'Explode' }).fill('0.6'));
  const box = await model.boundingBox();
  await look(async () => {
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 320, (box?.y ?? 0) + 160, { steps: 3 });
    await page.mouse.up();
  });
  await look(() => page.getByRole('checkbox', { name: 'Show Leaf' }).uncheck());
  await press('w');
});

test('I share a view of a door, measure it by keys, and read its IFC file', async ({ page }) => {
  await page.goto(`${list}/124/viewer?view=h3`);
  const model = page.getByRole('application', { name: /^3D model of/ });
  await expect.poll(async () => (await picture(page)).drawn).toBeGreaterThan(300);
  await expect(page.getByRole('checkbox', { name: 'Show Leaf' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Show Leaf' }).check();
  await model.press('2');
  await expect(page).toHaveURL(/view=a0%7Ee0$/);

  // The middle of the picture, marked twice.
  await model.press('m');
  await model.press('Enter');
  await expect(page.getByText('Mark the second point.')).toBeVisible();
  await model.press('ArrowRight');
  await model.press('Enter');
  await expect(page.getByText(/^Distance [\d.]+ in: width/)).toBeVisible();
  await model.press('Escape');

  await page.getByRole('combobox', { name: 'Type' }).selectOption({ index: 2 });
  await expect(page.getByRole('status').filter({ hasText: /^42 × 84 × / })).toBeVisible();

  await page.getByRole('radio', { name: 'Structure of the IFC file' }).check({ force: true });
  const tree = page.getByRole('navigation', { name: 'Structure of the IFC file' });
  await expect(tree.getByRole('button', { name: /^IfcDoor / })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('row', { name: /^MasterFormat 08 11 13/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^FireRating/ })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save PNG' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  await expectAxeClean(page);
});

test('without 3D I see the model from four sides', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const original: unknown = Reflect.get(prototype, 'getContext');
    const getContext = function getContext(this: HTMLCanvasElement, ...given: unknown[]): unknown {
      if (String(given[0]).startsWith('webgl') || typeof original !== 'function') return null;
      return Reflect.apply(original, this, given);
    };
    Object.defineProperty(prototype, 'getContext', { value: getContext });
  });
  await page.goto('/company/northfold-roofing-systems-31250/bim/1/viewer');
  for (const side of ['Plan', 'Front', 'Side', 'Isometric']) {
    const view = page.getByRole('img', { name: new RegExp(`^${side} view of Brightdeck`) });
    await expect(view).toBeVisible();
    const drawn = await view.evaluate((canvas) => {
      const data =
        canvas instanceof HTMLCanvasElement &&
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return data ? data.filter((value, at) => at % 4 === 3 && value > 0).length : 0;
    });
    expect(drawn).toBeGreaterThan(300);
  }
  await expect(page.getByRole('region', { name: 'About the model' })).toContainText('120 × 11 × 96 in');
});
