import { expect, test } from '#tests/browser/support/test.ts';

const company = '/company/northfold-roofing-systems-31250';

/** Each type with its first item: the heading, and what is seen large: a picture's name, or words of the document. */
const items = [
  { type: 'cad', heading: /Roof Edge with Metal Fascia/, picture: /, sheet TPO-/ },
  { type: 'bim', heading: /Brightdeck/, picture: /^Picture of/, words: 'Parameters' },
  { type: 'certificate', heading: /FM Approved/, words: 'Issued' },
  { type: 'epd', heading: /Environmental Product Declaration/, words: 'Global warming' },
  { type: 'hpd', heading: /Health Product Declaration/, words: 'ppm' },
  { type: 'spec', heading: /Thermoplastic-Polyolefin Roofing/, words: 'SECTION 07 54 23' },
  { type: 'sw', heading: /Thermoplastic-Polyolefin Roofing/, words: 'SECTION 07 54 23' },
  { type: 'video', heading: /in Three Minutes/, picture: /^Poster of/ },
  { type: 'catalog', heading: /Product Catalog/, picture: /^Cover of/ },
  { type: 'datasheet', heading: /Technical Data Sheet/, words: 'ASTM D6878' },
  { type: 'webinar', heading: /Detailing the TPO Membrane Roof/, picture: /^Poster of/ },
] as const;

test('an item of each type opens with what it looks like and its title block', async ({ page }) => {
  for (const item of items) {
    await page.goto(`/company/31250/${item.type}/1`);
    await expect(page).toHaveURL(`${company}/${item.type}/1`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: item.heading })).toBeVisible();
    if ('picture' in item) {
      const picture = main.getByRole('img', { name: item.picture });
      await expect(picture).toBeVisible();
      await expect
        .poll(() =>
          picture.evaluate((node) => node instanceof HTMLImageElement && node.complete && node.naturalWidth),
        )
        .toBeGreaterThan(50);
      expect((await picture.boundingBox())?.width ?? 0).toBeGreaterThan(200);
    }
    if ('words' in item) await expect(main.getByText(item.words).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Northfold Roofing Systems' }).first()).toBeVisible();
  }
});

test('an item of type product opens as the product', async ({ page }) => {
  await page.goto('/company/31250/product/1');
  await expect(page).toHaveURL('/product/1');
  await expect(page.getByRole('heading', { level: 1, name: /Brightdeck/ })).toBeVisible();
});

test('I leaf through a set of sheets, one by one and from the index below', async ({ page }) => {
  await page.goto(`${company}/cad/1`);
  const steps = page.getByRole('navigation', { name: 'Other sheets' });
  await expect(steps).toContainText(/1 of \d+/);
  const sheets = Number(/of (\d+)/.exec(await steps.innerText())?.[1]);
  await expect(steps.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const first = await title.innerText();
  await steps.getByRole('link', { name: /^Next/ }).click();
  await expect(steps).toContainText(`2 of ${sheets}`);
  await expect(title).not.toHaveText(first);
  await expect(title).toBeFocused();
  await steps.getByRole('link', { name: /^Previous/ }).click();
  await expect(title).toHaveText(first);

  const set = page.getByRole('region', { name: 'CAD details by Northfold Roofing Systems' });
  await set.getByRole('button', { name: `Show all ${sheets}` }).click();
  await expect(set.getByRole('listitem')).toHaveCount(sheets);
  await set.getByRole('link').last().click();
  await expect(steps).toContainText(`${sheets} of ${sheets}`);
  await expect(steps.getByRole('link', { name: /^Next/ })).toHaveCount(0);
});
