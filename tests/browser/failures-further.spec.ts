import type { BrowserContext } from '@playwright/test';

import { expect, test } from '#tests/browser/support/test.ts';

const company = '/company/northfold-roofing-systems-31250';

/** The screens that can be asked for something that fails on demand. */
const places: readonly ((number: number) => string)[] = [
  (number) => `/products/${number}`,
  (number) => `/manufacturers/${number}`,
  (number) => `/product/${number}/cad`,
  (number) => `/featured/${number}`,
  (number) => `/compare?ids=${number}`,
  (number) => `/company/${number}/cad`,
  (number) => `/company/${number}/cad/products/1,2`,
  (number) => `${company}/cad/products/${number}`,
  (number) => `${company}/cad/${number}/variations`,
  (number) => `/company/${number}/search`,
  (number) => `${company}/search/${number}/cad`,
  (number) => `${company}/product-search?terms=${number}`,
  (number) => `${company}/vector-search?q=${number}`,
  (number) => `/company/${number}/projects`,
  (number) => `${company}/projects/${number}`,
  (number) => `/company/${number}/nonclient`,
  (number) => `/company/${number}/resources/northfold/demo-report`,
  (number) => `/downloads/${number}/cad/roof`,
  (number) => `/downloads/northfold-roofing-systems-31250/cad/${number}`,
  (number) => `/downloads/northfold-roofing-systems-31250/cad/roof/${number}`,
];

async function expectToSay(context: BrowserContext, path: string, says: string | RegExp): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: says }), path).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Lintel' }), path).toBeVisible();
  await expect(page.getByRole('contentinfo'), path).toBeVisible();
  await expect(main.getByRole('link').first(), path).toBeVisible();
  await page.close();
}

/** A few at once, since each of them waits for the same second and third attempt. */
async function expectAll(
  context: BrowserContext,
  paths: readonly string[],
  says: string | RegExp,
): Promise<void> {
  const left = [...paths];
  const work = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      await expectToSay(context, path, says);
  };
  await Promise.all([work(), work(), work(), work()]);
}

test.describe('what is asked for', () => {
  for (const [number, does, says] of [
    [99404, 'is not there', /^Page not found: /],
    [99500, 'fails', 'The server failed to answer.'],
    [99003, 'comes in the wrong shape', /sent something that this site does not understand/],
  ] as const) {
    test(`${does}: every further screen says so in words, keeps its frame and leads on`, async ({
      context,
      expected,
    }) => {
      test.setTimeout(240_000);
      expected.failingRequest(String(number));
      expected.consoleError('{call: ');
      await expectAll(
        context,
        places.map((pathOf) => pathOf(number)),
        says,
      );
    });
  }
});

test('the whole API fails: lists that no number can make fail say so too', async ({ context, expected }) => {
  test.setTimeout(240_000);
  expected.failingRequest('/api/');
  expected.consoleError('{call: ');
  await context.route('**/api/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await expectAll(
    context,
    [
      '/content-type/cad',
      '/content-type/cad/07',
      '/content-type/cad/07/075423',
      '/content-type/cad/util',
      '/products/by-csi/07',
      '/products/cad',
      '/featured/products',
      '/featured/products/07',
      '/whats-new',
      '/whats-new/cad/week',
      '/whats-new/all/month/2026-10-01',
    ],
    'The server failed to answer.',
  );
});
