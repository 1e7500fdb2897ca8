import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';

import { head, heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const roots: Root[] = [];
vi.mock('react-dom/client', async (original) => {
  const real = await original<typeof import('react-dom/client')>();
  return {
    ...real,
    createRoot: (...given: Parameters<typeof real.createRoot>) => {
      const root = real.createRoot(...given);
      roots.push(root);
      return root;
    },
  };
});

let timers: MockInstance<typeof setTimeout>;

beforeEach(() => {
  vi.resetModules();
  timers = vi.spyOn(globalThis, 'setTimeout');
  document.body.innerHTML = '<div id="root"></div>';
});

afterEach(() => {
  // Deferred work that is still to come would begin in the next test.
  for (const { value } of timers.mock.results) clearTimeout(Number(value));
  timers.mockRestore();
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  // The next file starts with modules that have read nothing.
  vi.resetModules();
});

async function begin(path: string): Promise<void> {
  history.replaceState(null, '', path);
  await import('#src/main.ts');
}

describe('the site from its start', () => {
  it('stands in strict mode with one of everything, and asks for everything once', async () => {
    await begin('/');
    await screen.findByRole('region', { name: 'Divisions' });
    await waitFor(() => expect(document.title).toBe('Lintel: Find it, draw it, specify it.'));
    expect(head()).toMatchObject({ titles: [document.title], structuredData: [{ '@type': 'WebSite' }] });
    await waitFor(() =>
      expect(sentRequests.map(({ path }) => path).toSorted()).toEqual([
        '/api/_auth/session',
        '/api/banners/random',
        '/api/content-type/top-level/all',
        '/api/homepage-promo/active',
        '/api/lintel-alerts',
        '/api/products/1/callouts',
        '/api/products/es/search',
        '/api/search/TPO%20membrane/product',
        '/api/search/product/1',
        '/api/spec_data/paragraphs',
      ]),
    );
    await userEvent.keyboard('/');
    expect(screen.getAllByRole('combobox', { name: 'Search for' })[0]).toHaveFocus();
  });

  it('leads by a link from one of the first screens to another one', async () => {
    await begin('/');
    await screen.findByRole('region', { name: 'Divisions' });
    await userEvent.click(screen.getByRole('link', { name: 'Terms of use' }));
    await heading('Terms of use');
    expect(location.pathname).toBe('/terms');
    act(() => history.back());
    expect(await screen.findByRole('region', { name: 'Divisions' })).toBeInTheDocument();
  });

  it('says what an address is that no row has', async () => {
    await begin('/nothing/of/this/kind');
    expect(await heading(/^Page not found/)).toBeVisible();
  });

  it('fetches the data of a link ahead once its deferred work is done', async () => {
    await begin('/product/1');
    await heading(/^Brightdeck/);
    const link = screen
      .getAllByRole('link')
      .find((other) => /^\/product\/\d+$/.test(other.getAttribute('href') ?? ''));
    const address = link?.getAttribute('href')?.replace('/product/', '/api/search/product/');
    await waitFor(async () => {
      await userEvent.unhover(link ?? document.body);
      await userEvent.hover(link ?? document.body);
      expect(sentRequests.map(({ path }) => path)).toContain(address);
    });
  });

  it('begins its deferred work a second after the start, and then fetches four links at a time', async () => {
    const asked: string[] = [];
    const isOfLink = /\/api\/search\/product\/2\d$/;
    answerWith(
      http.get(isOfLink, ({ request: { url } }) => {
        asked.push(url);
        return delay('infinite');
      }),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await begin('/terms');
    // The start itself is several tasks, of a millisecond each by this clock.
    while (roots.length === 0) {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(1);
    }
    const { prefetch } = await import('#src/components/page/prefetch.ts');
    const pointAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await vi.dynamicImportSettled();
      for (let id = 20; id < 30; id += 1) prefetch(`/product/${id}`);
      await vi.dynamicImportSettled();
    };
    await pointAfter(998);
    expect(asked).toEqual([]);
    await pointAfter(2);
    vi.useRealTimers();
    await waitFor(() => expect(asked).not.toEqual([]));
    // Those that are too many would come in the next tasks.
    await new Promise((later) => setTimeout(later, 50));
    expect(asked).toHaveLength(4);
  });
});
