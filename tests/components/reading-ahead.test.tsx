import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { prefetch, startReadingAhead } from '#src/components/page/intent.ts';
import { Link } from '#src/components/page/link.tsx';
import { readAheadWith, warmUp } from '#src/read-ahead.ts';
import { screenRoutes } from '#src/routes/screens.ts';
import { page, whole } from '#tests/support/page.ts';
import { open } from '#tests/support/open.tsx';
import { asked } from '#tests/support/server.ts';

const ahead = vi.fn<(href: string) => Promise<void>>();
const warm = vi.fn<() => Promise<void>>();
const isAnotherProduct = (link: HTMLElement) => /^\/product\/\d+$/.test(link.getAttribute('href') ?? '');

function start(next: (href: string) => Promise<void> = ahead): void {
  vi.useFakeTimers();
  startReadingAhead(next, warm);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
}

beforeEach(() => {
  ahead.mockReset().mockResolvedValue(undefined);
  warm.mockReset().mockResolvedValue(undefined);
});

// Other files of the run must find links that read nothing ahead.
afterAll(() => start(() => Promise.resolve()));

describe('reading ahead', () => {
  it('begins a second after the start, with the code of all areas', () => {
    vi.useFakeTimers();
    startReadingAhead(ahead, warm);
    vi.advanceTimersByTime(999);
    expect(warm).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(warm).toHaveBeenCalledTimes(1);
  });

  it('asks at most for four links at a time, and each once', async () => {
    const ends: (() => void)[] = [];
    ahead.mockImplementation(() => new Promise((end) => void ends.push(end)));
    start();
    for (const href of ['/a', '/a', '/b', '/c', '/d', '/e']) prefetch(href);
    expect(ahead.mock.calls.flat()).toEqual(['/a', '/b', '/c', '/d']);
    ends[0]?.();
    await act(() => Promise.resolve());
    for (const href of ['/b', '/e', '/f']) prefetch(href);
    expect(ahead.mock.calls.flat()).toEqual(['/a', '/b', '/c', '/d', '/e']);
    for (const end of ends) end();
    await act(() => Promise.resolve());
  });

  it('is silent when it fails, and may try again', async () => {
    ahead.mockRejectedValueOnce(new Error('no network'));
    start();
    prefetch('/a');
    await act(() => Promise.resolve());
    prefetch('/a');
    expect(ahead).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['points at', (user: ReturnType<typeof userEvent.setup>) => user.hover(screen.getByRole('link'))],
    ['moves the focus to', (user: ReturnType<typeof userEvent.setup>) => user.tab()],
  ])('begins when somebody %s a link', async (_, intend) => {
    start();
    const router = createMemoryRouter([{ path: '/', element: <Link to="/product/1">A product</Link> }]);
    render(<RouterProvider router={router} />);
    await intend(userEvent.setup());
    expect(ahead.mock.calls).toEqual([['/product/1']]);
  });
});

describe('the data of a link', () => {
  beforeAll(() => warmUp(screenRoutes()));

  it('is asked for once, and there when the link is followed', async () => {
    start(readAheadWith(screenRoutes()));
    const { user } = open('/product/17');
    const link = (await page()).getAllByRole('link', { name: /./ }).find(isAnotherProduct);
    if (!link) throw new Error('There is no other product.');
    const other = link.getAttribute('href')?.replace('/product/', '/api/search/product/');
    const times = () => asked.filter(({ path }) => path === other).length;
    expect(times()).toBe(0);
    await user.hover(link);
    await waitFor(() => expect(times()).toBe(1));
    await user.unhover(link);
    await user.hover(link);
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: link.textContent })).toBeInTheDocument();
    expect(times()).toBe(1);
  });

  it('is asked for as well after a page of its kind was opened', async () => {
    start(readAheadWith(screenRoutes()));
    const { user, router } = open('/search/');
    await page();
    await router.navigate('/product/1');
    await screen.findByRole('heading', { level: 1, name: /^Brightdeck/ });
    await whole();
    const link = screen.getAllByRole('link').find(isAnotherProduct);
    const other = link?.getAttribute('href')?.replace('/product/', '/api/search/product/');
    await user.hover(link ?? document.body);
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain(other));
  });

  it.each([
    ['/no/such/page'],
    ['/product/0'],
    ['/product/..%2f1'],
    ['/company/none'],
    ['//evil.example/'],
    ['/product/99404'],
  ])('of %s gives nothing, and nobody is told', async (href) => {
    await expect(readAheadWith(screenRoutes())(href)).resolves.toBeUndefined();
    expect(asked.every(({ path }) => path.startsWith('/api/'))).toBe(true);
  });
});
