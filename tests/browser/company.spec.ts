import { settled } from '#tests/browser/support/settled.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const proper = '/company/northfold-roofing-systems-31250';

/** One of each kind in which links name a manufacturer; screen tests have all that the site itself reads. */
const forms = [
  '/company/31250',
  '/company/arc31250.html',
  '/company/northfold-roofing-systems-31250/',
  '/arcatcos/cos0431/arc31250.html',
  '/arcatcos/cos0431/31250-northfold',
] as const;

test('every form of its link opens the manufacturer under its one address', async ({ page }) => {
  for (const form of forms) {
    await page.goto(form);
    await expect(page.getByRole('heading', { level: 1, name: 'Northfold Roofing Systems' })).toBeVisible();
    await expect.poll(() => new URL(page.url()).pathname.replace(/\/$/, '')).toBe(proper);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${proper}$`));
  }
});

test('a manufacturer with ø, ç and an apostrophe in its name opens from its number and keeps its letters', async ({
  page,
}) => {
  await page.goto('/company/40417');
  await expect(page.getByRole('heading', { level: 1, name: "O'Halloran & Søn Façades" })).toBeVisible();
  const shown = () => decodeURI(new URL(page.url()).pathname);
  await expect.poll(shown).toBe('/company/ohalloran-søn-façades-40417');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: "O'Halloran & Søn Façades" })).toBeVisible();
  await expect.poll(shown).toBe('/company/ohalloran-søn-façades-40417');
});

test('what a manufacturer wrote itself is shown, and nothing in it runs, covers the page or calls elsewhere', async ({
  page,
  baseURL,
}) => {
  const dialogs: string[] = [];
  const foreign: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  await page.goto('/company/40417');
  const own = page.getByRole('region', { name: "From O'Halloran & Søn Façades", exact: true });
  await expect(own.getByRole('heading', { name: "Working with O'Halloran & Søn Façades" })).toBeVisible();
  await expect(own.getByRole('columnheader', { name: 'Standard' })).toBeVisible();
  await expect(own.getByRole('link', { name: 'Find a representative' })).toHaveAttribute(
    'href',
    'https://www.ohalloran.example/reps',
  );
  await expect(own.getByText('Installation guide')).not.toHaveAttribute('href');
  await expect(own.getByText('Free samples')).toHaveCSS('position', 'static');
  await expect(
    own.locator('script, style, iframe, form, input, button, svg, [onerror], [style], [id]:not(h2)'),
  ).toHaveCount(0);
  await expect(own.locator('a[href^="javascript:"], a[href^="//"]')).toHaveCount(0);
  await settled(page);
  expect(await page.evaluate(() => 'ownPageRan' in globalThis), 'its script ran').toBe(false);
  await expect(page).toHaveTitle(/O'Halloran/);
  expect(dialogs).toEqual([]);
  expect(foreign).toEqual([]);
});
