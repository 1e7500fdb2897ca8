import { recordApiRequests } from '#tests/browser/support/api-requests.ts';
import { settled } from '#tests/browser/support/settled.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** One of each kind of fault that the browser or the host sees before the site; screen tests have the others. */
const addresses = [
  ['a slash', '/company/..%2f..%2fapi%2f31250'],
  ['a slash encoded twice', '/company/31250%252fcad'],
  ['a backslash', '/company/..%5c..%5c31250'],
  ['8,000 characters', `/company/${'a'.repeat(7_990)}-31250`],
  ['a null character', '/search/roof%00'],
  ['a line break', '/company/31250%0a'],
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

test('slashes too many are left out', async ({ page, baseURL, expected }) => {
  // To the host, this is an address of no screen.
  expected.failingRequest('//search//tpo');
  await page.goto(`${baseURL}//search//tpo`);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “tpo”' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/search/tpo');
});

test('an address that is no text is refused by the host', async ({ request }) => {
  for (const path of ['/company/%E0%A4%A', '/search/%ff', '/product/%']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(400);
    expect(answer.headers()['content-type'], path).toContain('text/plain');
  }
});
