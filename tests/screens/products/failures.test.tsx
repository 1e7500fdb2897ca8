import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { searchProduct } from '#src/contracts/products.ts';
import { stopTime } from '#tests/support/fake-time.ts';
import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { lateHeading } from '#tests/support/stopped-time.ts';

const address = '/api/search/product/';
const askedFor = (id: number) => sentRequests.filter(({ path }) => path === `${address}${id}`).length;

const failures = [
  [99500, '500', 'The server ran into an error.', 3],
  [99429, '429', 'Too many requests right now. Try again in 2 seconds.', 3],
  [99403, '403', 'You don’t have access to this.', 1],
  [99401, '401', 'You’re not signed in, or your session has ended.', 1],
  [99001, '503', 'Couldn’t reach the server.', 3],
  [99002, '503', 'The server sent an unexpected response.', 1],
  [99003, '503', 'The server sent an unexpected response.', 1],
] as const;

/** From now on the product is what product 1 is. */
async function heal(id: number): Promise<void> {
  const { data } = await call(searchProduct, {
    params: { id: 1 },
    query: { tree: 'true' },
    signal: new AbortController().signal,
  });
  if (!data) throw new Error('There is no product 1.');
  answerWith(
    http.get(`*${address}${id}`, () => HttpResponse.json({ ...data, product: { ...data.product, id } })),
    http.get(`*/by-product-ids/${id}`, () => HttpResponse.json({})),
  );
}

describe('a product whose answer fails', () => {
  it.each(failures)(
    '%i shows %s «%s» inside the site, asked %i times, and comes on «Try again»',
    async (id, status, message, times) => {
      stopTime();
      const { user, path } = open(`/product/${id}`);
      await lateHeading(message);
      vi.useRealTimers();
      const main = await page();
      expect(main.getByText(status)).toBeInTheDocument();
      expect(main.getByRole('alert')).toBeInTheDocument();
      expect(main.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
      expect(main.getByRole('combobox', { name: 'Search for' })).toBeInTheDocument();
      expect(screen.getByRole('navigation', { name: 'Library' })).toBeInTheDocument();
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
      expect(askedFor(id)).toBe(times);
      expect(head()).toMatchObject({
        titles: [`Error ${status} | Lintel`],
        robots: 'noindex',
        canonical: null,
      });
      expect(document.querySelectorAll('main')).toHaveLength(1);

      await heal(id);
      await user.click(main.getByRole('button', { name: 'Try again' }));
      const heading = await screen.findByRole('heading', {
        level: 1,
        name: 'Brightdeck Reinforced TPO Membrane',
      });
      await waitFor(() => expect(heading).toHaveFocus());
      expect(path()).toBe(`/product/${id}`);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
