import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { Link } from '#src/components/page/link.tsx';
import { prefetch, startPrefetching } from '#src/components/page/prefetch.ts';
import { screenRoutes } from '#src/routes.ts';
import { prefetchScreen } from '#src/start/prefetch-screen.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { sentRequests } from '#tests/support/server.ts';

const load = vi.fn<(href: string) => Promise<void>>();
const isAnotherProduct = (link: HTMLElement) => /^\/product\/\d+$/.test(link.getAttribute('href') ?? '');

beforeEach(() => {
  load.mockReset().mockResolvedValue(undefined);
  startPrefetching(load, 4);
});

// Other files of the run must find links that fetch nothing ahead.
afterAll(() => startPrefetching(() => Promise.resolve(), 0));

describe('prefetching', () => {
  it('takes at most four links at a time, and each once', async () => {
    const ends: (() => void)[] = [];
    load.mockImplementation(() => new Promise((end) => void ends.push(end)));
    for (const href of ['/a', '/a', '/b', '/c', '/d', '/e']) prefetch(href);
    expect(load.mock.calls.flat()).toEqual(['/a', '/b', '/c', '/d']);
    ends[0]?.();
    await act(() => Promise.resolve());
    await act(() => Promise.resolve());
    for (const href of ['/b', '/e', '/f']) prefetch(href);
    expect(load.mock.calls.flat()).toEqual(['/a', '/b', '/c', '/d', '/e']);
    for (const end of ends) end();
    await act(() => Promise.resolve());
  });

  it('asks for nothing while the browser is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    prefetch('/a');
    expect(load).not.toHaveBeenCalled();
    prefetch('/a');
    expect(load.mock.calls).toEqual([['/a']]);
  });

  it('leaves alone what is no address: //[', async () => {
    await expect(prefetchScreen('//[')).resolves.toBeUndefined();
  });

  it.each([
    ['points at', (user: ReturnType<typeof userEvent.setup>) => user.hover(screen.getByRole('link'))],
    ['moves the focus to', (user: ReturnType<typeof userEvent.setup>) => user.tab()],
  ])('begins when a visitor %s a link', async (_, intend) => {
    const router = createMemoryRouter([{ path: '/', element: <Link to="/product/1">A product</Link> }]);
    render(<RouterProvider router={router} />);
    await intend(userEvent.setup());
    expect(load.mock.calls).toEqual([['/product/1']]);
  });
});

describe('the data of a link', () => {
  beforeAll(() => Promise.all(screenRoutes.map(async ({ loader }) => loader?.())));

  it('is requested once, and there when the link is followed', async () => {
    startPrefetching(prefetchScreen, 4);
    const { user } = open('/product/177');
    const link = (await page()).getAllByRole('link', { name: /./ }).find(isAnotherProduct);
    if (!link) throw new Error('There is no other product.');
    const other = link.getAttribute('href')?.replace('/product/', '/api/search/product/');
    const times = () => sentRequests.filter(({ path }) => path === other).length;
    expect(times()).toBe(0);
    await user.hover(link);
    await waitFor(() => expect(times()).toBe(1));
    await user.unhover(link);
    await user.hover(link);
    await user.click(link);
    expect(await heading(link.textContent)).toBeInTheDocument();
    expect(times()).toBe(1);
  });

  it('is rendered ahead once, also if the link is pressed', async () => {
    startPrefetching(prefetchScreen, 4);
    const { user } = open('/product/177');
    const link = (await page()).getAllByRole('link', { name: /./ }).find(isAnotherProduct);
    if (!link) throw new Error('There is no other product.');
    const drawn = () =>
      [...document.querySelectorAll('[hidden] h1')].find((title) => title.textContent === link.textContent);
    link.focus();
    await waitFor(() => expect(drawn()).toBeDefined());
    const first = drawn();
    // Pointing at a link asks for its screen, and pressing it asks again, by moving the focus there.
    await prefetchScreen(link.getAttribute('href') ?? '');
    await user.click(link);
    expect(await heading(link.textContent)).toBe(first);
  });

  it.each([
    ['/no/such/page'],
    ['/product/0'],
    ['/product/..%2f1'],
    ['/company/none'],
    ['//evil.example/'],
    ['/product/99404'],
  ])('of %s gives nothing, silently', async (href) => {
    await expect(prefetchScreen(href)).resolves.toBeUndefined();
    expect(sentRequests.every(({ path }) => path.startsWith('/api/'))).toBe(true);
  });

  it('of a private screen is not requested for visitors who are not signed in', async () => {
    await prefetchScreen('/account/favorites');
    expect(sentRequests.filter(({ path }) => path !== '/api/_auth/session')).toEqual([]);
  });
});
