import { expect, test } from '#tests/browser/support/test.ts';

/** Addresses of the former site and where they lead now. */
const moved = [
  ['/index04.shtml', '/'],
  ['/about.shtml', '/about'],
  ['/advertis.shtml', '/advertise'],
  ['/sd/075423.shtml', '/content-type/spec'],
  ['/bim/a/b.shtml', '/content-type/bim'],
  ['/details/roof.shtml', '/content-type/cad'],
  ['/catalogs/x', '/content-type/catalog'],
  ['/videos/x', '/content-type/video'],
  ['/specwizard/x', '/specwizard'],
  ['/specwizard/x/y', '/specwizard'],
  ['/divs/07.shtml', '/content-type/product'],
  ['/divs95/07.shtml', '/content-type/product?mf=95'],
  ['/green/clients/x', '/green-building'],
  ['/content', '/content-type/product'],
  ['/arcatcos/cos0431/arc31250.html', '/company/31250.html'],
  ['/arcatcos/cosmf31/arc31250.html', '/company/31250.html'],
  ['/arcatcos/cos31/31250.html', '/company/31250.html'],
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

test('the former list of building products is a path of today', async ({ request }) => {
  const answer = await request.get('/products/building_products_categories.shtml', { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
});

test('a missing file of the site is a real 404 and never the start page', async ({ request }) => {
  const answer = await request.get('/assets/gone-12345678.js');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('id="root"');
});
