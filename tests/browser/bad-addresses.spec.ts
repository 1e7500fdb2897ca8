import { recordApiRequests } from '#tests/browser/support/api-requests.ts';
import { settled } from '#tests/browser/support/settled.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const company = '/company/northfold-roofing-systems-31250';

/** Faults that the browser or the host sees before the site; screen tests have the others. */
const addresses = [
  ['a product number with a way up', '/product/..%2f..%2fapi'],
  ['a way up the folder tree', '/company/..%2f..%2fapi'],
  ['a way up with a number', '/company/..%2f..%2fapi%2f31250'],
  ['a slash encoded twice', '/company/31250%252fcad'],
  ['a backslash', '/company/..%5c..%5c31250'],
  ['10,000 characters', `/company/${'a'.repeat(9_990)}-31250`],
  ['a search of 10,000 characters', `/search/${'roof%20'.repeat(1_430)}`],
  ['a null character', '/company/31250%00'],
  ['a line break', '/company/31250%0a'],
  ['a line break in a search', '/search/roof%0atpo'],
  ['a null character in a search', '/search/roof%00'],
  ['a way up in a search', '/search/..%2f..%2fapi'],
  ['a property’s name for a type of item', `${company}/__proto__/1`],
  ['an item number with a way up', `${company}/cad/1%2f..%2f2`],
  ['a way up in a section', '/content-type/cad/07/..%2f075423'],
  ['a null character in a category', '/products/%00'],
  ['a way up in an abbreviation', `${company}/resources/..%2fapi/demo-report`],
  ['a path that no screen has', '/no/such/page'],
] as const;

test('an address that names nothing: page not found, and the API is not asked', async ({
  page,
  expected,
}) => {
  const asked = recordApiRequests(page);
  for (const [wrong, path] of addresses) {
    // The document itself may be answered with an error.
    expected.failingRequest(path);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /not found/i }), wrong).toBeVisible();
    await settled(page);
    expect(asked, wrong).toEqual([]);
  }
});

test('the not-found screen repeats the address as text and leads on', async ({ page }) => {
  await page.goto('/no/<b>such</b>/page');
  const main = page.getByRole('main');
  await expect(main.getByText('Sorry, the page you are looking for cannot be not found.')).toBeVisible();
  await expect(main.locator('h1 b')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveText([
    'Building products',
    'BIM',
    'CAD',
    'CSI Specifications',
    'Home',
  ]);
  const box = main.getByRole('combobox', { name: 'Search for' });
  await box.fill('tpo');
  await box.press('Enter');
  await expect(page).toHaveURL('/search/tpo');
});

test('an address that is no text is refused by the host', async ({ request }) => {
  for (const path of ['/company/%E0%A4%A', '/search/%ff', '/product/%']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(400);
    expect(answer.headers()['content-type'], path).toContain('text/plain');
  }
});
