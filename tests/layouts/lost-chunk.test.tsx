import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '#src/browser/clock.ts';
import { isChunkFailure } from '#src/lib/chunk-failure.ts';
import { openWith } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';

const noon = Date.parse('2026-11-02T12:00:00Z');
const lost = new TypeError(
  'Failed to fetch dynamically imported module: https://lintel.test/assets/x-1a2b.js',
);
const away = {
  path: '/away',
  lazy: {
    Component: () => Promise.reject(lost),
  },
};

const reload = vi.fn<() => void>();
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

describe('a part of the site that cannot be loaded', () => {
  it('reloads the page, once, without a word of failure', async () => {
    openWith(away);
    expect(await screen.findByText('Reloading…')).toBeInTheDocument();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Library' })).toBeInTheDocument();
  });

  it('says so when it was reloaded just now, and goes on by a button', async () => {
    sessionStorage.setItem('reloads', JSON.stringify([['/away', noon + 9_000]]));
    const { user, path } = openWith(away);
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Part of this page couldn’t be loaded\.$/,
    );
    expect(main.getByText('The connection failed, or the site has a new version.')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(1);
    await user.click(main.getByRole('link', { name: 'Home page' }));
    expect(await heading('Building products to find, draw, and specify')).toBeInTheDocument();
    expect(path()).toBe('/');
  });

  it('says so without a network, where a new page would be an empty one, and comes once there is one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isThere = false;
    const { user } = openWith({
      path: '/away',
      lazy: {
        Component: () => (isThere ? Promise.resolve(() => <h1>There</h1>) : Promise.reject(lost)),
      },
    });
    const main = await page();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(main.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled'),
    );
    expect(reload).not.toHaveBeenCalled();
    isThere = true;
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await heading('There')).toBeInTheDocument();
    online.mockReturnValue(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is reloaded again after ten seconds', async () => {
    sessionStorage.setItem('reloads', JSON.stringify([['/away', noon]]));
    setClock(() => noon + 1);
    openWith(away);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('reloads the page that was gone to, and not the one that was left', async () => {
    const { router } = openWith(away, '/search/');
    await page();
    await act(() => router.navigate('/away'));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(JSON.parse(sessionStorage.getItem('reloads') ?? '')).toEqual([['/away', noon + 10_000]]);
  });
});

describe('an error', () => {
  it.each<[unknown, boolean]>([
    [lost, true],
    [new TypeError('error loading dynamically imported module: https://lintel.test/assets/x.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new Error('Unable to preload CSS for /assets/x.css'), true],
    [new TypeError('Failed to fetch'), false],
    [new Error('A screen failed'), false],
    ['Failed to fetch dynamically imported module', false],
    [null, false],
  ])('%s means that code is missing: %s', (error, expected) => {
    expect(isChunkFailure(error)).toBe(expected);
  });
});
