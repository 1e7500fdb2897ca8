import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { answerWith } from '#tests/support/server.ts';

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

/** The heading of the failure, with the frame around it and a way on. */
async function failureAt(url: string, name: string | RegExp): Promise<HTMLElement> {
  open(url);
  const heading = await screen.findByRole('heading', { level: 1, name });
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Lintel' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('link')[0]).toBeVisible();
  return heading;
}

describe.each([
  [99404, 'is not there', /^Page not found: /],
  [99500, 'fails', 'The server ran into an error.'],
  [99003, 'comes in the wrong shape', /sent an unexpected response/],
] as const)('what is asked for (%i) %s', (number, _, says) => {
  it.each(places.map((pathOf) => pathOf(number)))(
    '%s says so in words, keeps its frame and leads on',
    async (url) => {
      expect(await failureAt(url, says)).toBeVisible();
    },
  );
});

it.each([
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
])('%s says so when the whole API fails', async (url) => {
  answerWith(http.all('*/api/*', () => HttpResponse.json({}, { status: 500 })));
  expect(await failureAt(url, 'The server ran into an error.')).toBeVisible();
});
