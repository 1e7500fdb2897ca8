import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { head } from '#tests/support/page.ts';
import { sentRequests } from '#tests/support/server.ts';

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

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<div id="root"></div>';
});

afterEach(() => {
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
    await screen.findByRole('table');
    await waitFor(() => expect(document.title).toBe('Lintel: Find it, draw it, specify it.'));
    expect(head()).toMatchObject({ titles: [document.title], structuredData: [{ '@type': 'WebSite' }] });
    await waitFor(() =>
      expect(sentRequests.map(({ path }) => path).toSorted()).toEqual([
        '/api/_auth/session',
        '/api/banners/random',
        '/api/content-type/top-level/all',
        '/api/homepage-promo/active',
        '/api/lintel-alerts',
        '/api/products/es/search',
      ]),
    );
    await userEvent.keyboard('/');
    expect(screen.getAllByRole('combobox', { name: 'Search for' })[0]).toHaveFocus();
  });

  it('fetches the data of a link ahead once its deferred work is done', async () => {
    await begin('/product/1');
    await screen.findByRole('heading', { level: 1, name: /^Brightdeck/ });
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
});
