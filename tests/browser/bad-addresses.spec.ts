import { recordApiRequests } from '#tests/browser/support/api-requests.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const company = '/company/northfold-roofing-systems-31250';

const addresses = [
  ['a product number of letters', '/product/abc'],
  ['a product number of zero', '/product/0'],
  ['a negative product number', '/product/-1'],
  ['a product number with a fraction', '/product/1.5'],
  ['a product number in hexadecimal', '/product/0x10'],
  ['a product number beyond all numbers', `/product/${'9'.repeat(40)}`],
  ['a product number with a way up', '/product/..%2f..%2fapi'],
  ['a manufacturer without a number', '/company/northfold'],
  ['a manufacturer’s number of six digits', '/company/312500'],
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
  ['an unknown type', '/search/roof/blueprint'],
  ['the name of an object’s property for a type', '/search/roof/constructor'],
  ['a page that is no number', '/search/roof?page=two'],
  ['a page of zero', '/search/roof?page=0'],
  ['an unknown type of item', `${company}/blueprint/1`],
  ['a property’s name for a type of item', `${company}/__proto__/1`],
  ['an item number of letters', `${company}/cad/one`],
  ['an item number with a way up', `${company}/cad/1%2f..%2f2`],
  ['an item of no manufacturer', '/company/northfold/cad/1'],
  ['a type that the library has not', '/content-type/blueprint'],
  ['a division that neither edition has', '/content-type/cad/99'],
  ['a way up in a section', '/content-type/cad/07/..%2f075423'],
  ['a number of no section', '/products/by-csi/075499'],
  ['a page below zero', '/manufacturers/a?page=-1'],
  ['a null character in a category', '/products/%00'],
  ['a property’s name for a type of a product', '/product/1/__proto__'],
  ['a promotion of letters', '/featured/abc'],
  ['a comparison of words', '/compare?ids=roof,wall'],
  ['a period that is none', '/whats-new/cad/day'],
  ['a day that is none', '/whats-new/cad/week/2026-02-30'],
  ['a type of downloads that is none', '/downloads/northfold-roofing-systems-31250/blueprint/roof'],
  ['downloads of a manufacturer without a number', '/downloads/northfold/cad/roof'],
  ['a project of letters', `${company}/projects/one`],
  ['items of products of letters', `${company}/cad/products/a,b`],
  ['a way up in an abbreviation', `${company}/resources/..%2fapi/demo-report`],
  ['a path that no screen has', '/no/such/page'],
] as const;

test.describe('an address that names nothing', () => {
  for (const [wrong, path] of addresses) {
    test(`${wrong}: page not found, and the API is not asked`, async ({ page, expected }) => {
      // The document itself may be answered with an error.
      expected.failingRequest(path);
      const asked = recordApiRequests(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });
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
