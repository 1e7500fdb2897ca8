import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { search } from '#src/api/search.ts';
import { fakeTime, stopTime } from '#tests/support/fake-time.ts';
import { open } from '#tests/support/open.tsx';
import { sentRequests } from '#tests/support/server.ts';
import { readySearch } from '#tests/support/ready-search.ts';
import { lateHeading } from '#tests/support/stopped-time.ts';

beforeAll(readySearch, 60_000);

const searches = () => sentRequests.filter(({ path }) => path.startsWith('/api/search/'));

describe('an address that names nothing', () => {
  it.each([
    ['steps up the folder tree', '/search/..%2f..%2fadmin'],
    ['a slash encoded twice', '/search/a%252fb/nonsense'],
    ['a control character', '/search/roof%00'],
    ['10,000 characters', `/search/${'a'.repeat(10_000)}`],
    ['an unknown type', '/search/roof/nonsense'],
    ['a prototype key as type', '/search/roof/constructor'],
    ['a page that is no number', '/search/roof?page=two'],
    ['a page below the first', '/search/roof?page=0'],
  ])('is not found, and nothing is asked: %s', async (_, url) => {
    open(url);
    expect(await screen.findByRole('heading', { level: 1, name: /^Page not found: / })).toBeVisible();
    expect(sentRequests).toEqual([]);
    expect(screen.getByRole('navigation', { name: 'Library' })).toBeInTheDocument();
  });
});

describe('a search that fails', () => {
  it.each([
    ['99500', '500', 'The server ran into an error.', 3],
    ['99403', '403', 'You don’t have access to this.', 1],
    ['99401', '401', 'You’re not signed in, or your session has ended.', 1],
    ['99001', '503', 'Couldn’t reach the server.', 3],
    ['99002', '503', 'The server sent an unexpected response.', 1],
    ['99003', '503', 'The server sent an unexpected response.', 1],
  ])('%s says what happened, with a way on', async (terms, status, message, attempts) => {
    open(`/search/${terms}`);
    expect(await screen.findByRole('heading', { level: 1, name: message })).toBeVisible();
    expect(screen.getByText(status)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('navigation', { name: 'Library' })).toBeInTheDocument();
    expect(screen.getAllByRole('combobox', { name: 'Search for' })[0]).toHaveValue(terms);
    expect(searches()).toHaveLength(attempts);
  });

  it('99404 is a page that does not exist', async () => {
    open('/search/99404');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Page not found: /search/99404' }),
    ).toBeVisible();
  });

  it('99429 waits as long as the API asks, then says so', async () => {
    stopTime();
    const started = performance.now();
    open('/search/99429');
    expect(await lateHeading('Too many requests right now. Try again in 2 seconds.')).toBeVisible();
    expect(performance.now() - started).toBeGreaterThan(3900);
    expect(searches()).toHaveLength(3);
  });

  it('99000 is given up after 25 seconds', async () => {
    fakeTime();
    open('/search/99000');
    await waitFor(() => expect(searches()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(26_000);
    vi.useRealTimers();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The server took too long to respond.' }),
    ).toBeVisible();
  });

  it('of a filter leaves the shell and says so', async () => {
    open('/search/roof?manufacturer=99500');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The server ran into an error.' }),
    ).toBeVisible();
  });
});

describe('a search that finds nothing', () => {
  it('says so plainly, with the words to edit and divisions to browse', async () => {
    const { user, path } = open('/search/zzqqxx');
    expect(await screen.findByRole('heading', { level: 2, name: 'No results' })).toBeVisible();
    expect(screen.getByText(/^Nothing in the library has/)).toHaveTextContent(
      'Nothing in the library has “zzqqxx”.',
    );
    const divisions = within(screen.getByRole('region', { name: 'Browse by division' }));
    expect(divisions.getByRole('link', { name: /Thermal and Moisture Protection/ })).toHaveAttribute(
      'href',
      '/content-type/product/07',
    );
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const box = screen.getAllByRole('combobox', { name: 'Search for' }).at(-1);
    expect(box).toHaveValue('zzqqxx');
    if (!box) return;
    await user.clear(box);
    await user.type(box, 'roof{Enter}');
    await waitFor(() => expect(path()).toBe('/search/roof'));
    expect(await screen.findByRole('heading', { level: 2, name: /^Showing/ })).toBeVisible();
  });

  it('names each filter to remove, with what would be found without it', async () => {
    const { user, path } = open('/search/roof?format=ifc&certification=Nonsense');
    expect(await screen.findByText(/^No “roof” in the library matches/)).toHaveTextContent(
      'No “roof” in the library matches Nonsense and the other filters. Nearest without that:',
    );
    const way = screen.getByRole('link', { name: 'Remove “Nonsense”' });
    const count = Number(/→ (\d+)/.exec(way.closest('li')?.textContent ?? '')?.[1]);
    expect(count).toBeGreaterThan(0);
    await user.click(way);
    await waitFor(() => expect(path()).toBe('/search/roof?format=ifc'));
    const heading = await screen.findByRole('heading', { level: 2, name: /^Showing/ });
    expect(heading).toHaveTextContent(`of ${count}`);
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('of one type leads to all types', async () => {
    open('/search/Brightwater/webinar?format=dxf');
    const all = await screen.findByRole('link', { name: 'Search all types' });
    expect(all).toHaveAttribute('href', '/search/Brightwater?format=dxf');
  });

  it('for the filters of a type says so, and leads on without one of them', async () => {
    const { user, path } = open('/search/bollard/webinar?manufacturer=52086');
    expect(
      await screen.findByText('No webinars in the library match “bollard” with these filters.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Remove “bollard”' }));
    await waitFor(() => expect(path()).toBe('/search/*/webinar?manufacturer=52086'));
  });
});

describe('the search without words', () => {
  it('teaches what can be typed, asks nothing, and leads on', async () => {
    const { user, path } = open('/search/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Search the library' })).toBeVisible();
    expect(sentRequests).toEqual([]);
    const lessons = within(screen.getByRole('region', { name: 'What you can type' }));
    await user.click(lessons.getByRole('link', { name: 'ASTM E84' }));
    await waitFor(() => expect(path()).toBe('/search/ASTM%20E84'));
    expect(await screen.findByRole('heading', { level: 2, name: /^Showing/ })).toBeVisible();
  });

  it('has no example that finds nothing', async () => {
    open('/search/');
    const lessons = within(await screen.findByRole('region', { name: 'What you can type' }));
    const { signal } = new AbortController();
    const found = await Promise.all(
      lessons.getAllByRole('link').map(async ({ textContent }) => {
        const answer = await search(textContent ?? '', null, {}, signal);
        return { textContent, some: (answer.data?.hits.total.value ?? 0) > 0 };
      }),
    );
    expect(found.filter(({ some }) => !some)).toEqual([]);
  });
});
