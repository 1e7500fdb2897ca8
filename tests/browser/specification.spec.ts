import { expect, test } from '#tests/browser/support/test.ts';

const title = 'Thermoplastic-Polyolefin Roofing';

test('from all specifications to a section in two clicks; I read, find, copy and print it', async ({
  page,
  context,
}) => {
  await page.goto('/content-type/spec');
  await page.getByRole('link', { name: `07 54 23 ${title}` }).click();
  await page.getByRole('main').getByRole('article').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(/\/specification\/\d{5}\/\d+$/);
  await page.goto('/specification/31250/1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const contents = main.getByRole('navigation', { name: 'Contents' });
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveText(/^1\.1/);
  await contents.getByRole('link', { name: /^2\.2 / }).click();
  await expect(main.getByRole('heading', { level: 3, name: /^2\.2 / })).toBeInViewport();
  await expect(current).toHaveText(/^2\.2/);

  const elements = () => main.locator('[data-section-paper] [data-line] :not(button, button *)').count();
  const before = await elements();
  await page.getByRole('textbox', { name: 'Find in this section' }).fill('walkway');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  // Found words are colored in place: nothing is put into the page that could move a line.
  expect(await page.evaluate(() => CSS.highlights.get('found-current')?.size)).toBe(1);
  expect(await elements()).toBe(before);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const line = main.locator('[data-line]', { hasText: 'Walkway rolls.' }).first();
  await line.hover();
  await line.getByRole('button', { name: /^Copy 1\.1\./ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^1\.1\.[A-Z] {2}Walkway rolls\.$/,
  );

  await page.getByRole('link', { name: 'Printable page' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByText('END OF SECTION').waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(5);
});
