import { expect, test } from '#tests/browser/support/test.ts';

/** One of each kind; tests/support/former-addresses.ts has all, which other tests walk without a browser. */
const moved = [
  ['/index04.shtml', '/'],
  ['/sd/075423.shtml', '/content-type/spec/section/075423.shtml'],
  ['/specwizard/x/y/z', '/specwizard'],
  ['/green/clients/x', '/green-building'],
  ['/arcatcos/cos0431/arc31250.html', '/company/31250.html'],
] as const;

for (const [former, present] of moved) {
  test(`the former address ${former} leads to ${present} in one step`, async ({ request }) => {
    const answer = await request.get(former, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(present);
    const there = await request.get(present, { maxRedirects: 0 });
    expect(there.status()).toBe(200);
    expect(there.headers()['content-type']).toContain('text/html');
  });
}

test('a former address with a number of MasterFormat 95 opens its section', async ({ page }) => {
  await page.goto('/divs/07540.shtml?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thermoplastic-Polyolefin Roofing');
  await expect(page).toHaveURL('/content-type/product/07/075423?from=mail');
});

test('the former list of building products is a path of today', async ({ request }) => {
  const answer = await request.get('/products/building_products_categories.shtml', { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
});

test('a missing file of the site is a real 404 and never the start page', async ({ request }) => {
  const answer = await request.get('/assets/gone-12345678.js');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('id="root"');
});
