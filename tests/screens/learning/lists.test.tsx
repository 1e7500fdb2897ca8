import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { today } from '#tests/support/setup.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const rows = () => screen.getAllByRole('article');
const titles = () => rows().map((one) => within(one).getByRole('heading').textContent);
const titlesOf = (items: Iterable<{ title: string }>) => [...items].map(({ title }) => title);

describe('a list', () => {
  it.each([
    ['/blog-post', 'Title A–Z', '?sort=title', titlesOf(world.blogPosts.values())],
    ['/podcast', 'Title A–Z', '?sort=title', titlesOf(world.podcasts.values())],
    [
      '/podcast',
      'Longest first',
      '?sort=longest',
      titlesOf([...world.podcasts.values()].toSorted((a, b) => b.seconds - a.seconds || a.id - b.id)),
    ],
    [
      '/continuing-education',
      'Shortest first',
      '?sort=shortest',
      titlesOf([...world.courses.values()].toSorted((a, b) => a.minutes - b.minutes || a.id - b.id)),
    ],
  ])('%s is sorted: %s', async (url, order, query, all) => {
    const { user, path } = open(url);
    const main = await page();
    const sort = main.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(sort, order);
    await waitFor(() => expect(path()).toBe(`${url}${query}`));
    await waitFor(() => expect(sort).toHaveDisplayValue(order));
    const inOrder = query === '?sort=title' ? all.toSorted((a, b) => a.localeCompare(b, 'en-US')) : all;
    await waitFor(() => expect(titles()).toEqual(inOrder.slice(0, 20)));
  });

  it('turns its pages, and the heading of the rows takes the focus', async () => {
    const { user, path } = open('/podcast');
    const main = await page();
    const first = titles();
    const pages = within(main.getByRole('navigation', { name: 'Pages of episodes' }));
    await user.click(pages.getByRole('link', { name: /Page 2|^2$/ }));
    await waitFor(() => expect(path()).toBe('/podcast?page=2'));
    const count = await main.findByRole('heading', { level: 2, name: 'Showing 21–40 of 80 episodes' });
    await waitFor(() => expect(count).toHaveFocus());
    expect(titles().filter((title) => first.includes(title))).toEqual([]);
    // A choice begins at the first page again.
    await user.selectOptions(main.getByRole('combobox', { name: 'Series' }), 'Openings');
    await waitFor(() => expect(path()).toBe('/podcast?series=Openings'));
  });

  it('has no page beyond its last, and says where it ends', async () => {
    const { user, path } = open('/blog-post?page=40');
    const main = await page();
    expect(main.getByText(/^There is no page 40: the list ends at page 3\./)).toBeVisible();
    expect(main.queryByRole('article')).toBeNull();
    await user.click(main.getByRole('link', { name: 'Go to first page' }));
    await waitFor(() => expect(path()).toBe('/blog-post'));
    expect(await main.findByRole('heading', { name: 'Showing 1–20 of 60 posts' })).toBeVisible();
  });

  it('without a match leads back to all of it', async () => {
    const { user, path } = open('/continuing-education?q=qqqzzz&format=Reading');
    const main = await page();
    expect(main.getByRole('heading', { name: 'No matching courses.' })).toBeVisible();
    await user.click(main.getByRole('link', { name: 'Show all courses' }));
    await waitFor(() => expect(path()).toBe('/continuing-education'));
    expect(await main.findByRole('heading', { name: 'Showing 1–20 of 40 courses' })).toBeVisible();
    expect(main.queryByRole('link', { name: 'Clear' })).toBeNull();
  });

  it('names a choice of the address that nothing has', async () => {
    open('/continuing-education?state=HI&division=07');
    const main = await page();
    expect(main.getByRole('combobox', { name: 'Accepted in' })).toHaveDisplayValue('Hawaii');
    expect(main.getByRole('combobox', { name: 'Division' })).toHaveValue('07');
    expect(main.getByRole('heading', { name: 'No matching courses.' })).toBeVisible();
  });

  it('counts each choice among what the other choices leave', async () => {
    const { user } = open('/continuing-education?price=paid');
    const main = await page();
    const paid = [...world.courses.values()].filter(({ isFree }) => !isFree);
    const live = paid.filter(({ format }) => format === 'Live online');
    const format = within(main.getByRole('combobox', { name: 'Format' }));
    expect(format.getByRole('option', { name: `Live online (${live.length})` })).toBeInTheDocument();
    expect(format.queryByRole('option', { name: /^Reading/ })).toBeNull();
    await user.selectOptions(main.getByRole('combobox', { name: 'Format' }), 'Live online');
    await waitFor(() => expect(titles().toSorted()).toEqual(titlesOf(live).toSorted()));
  });

  it.each([
    ['?credit=yes', true],
    ['?credit=no', false],
  ])('of episodes %s', async (query, hasCourse) => {
    open(`/podcast${query}`);
    const main = await page();
    const some = [...world.podcasts.values()].filter(({ ceuId }) => (ceuId !== null) === hasCourse);
    expect(main.getByRole('heading', { level: 2 })).toHaveTextContent(`of ${some.length} episodes`);
    for (const row of rows())
      expect(within(row).queryAllByRole('link', { name: 'Course for credit' })).toHaveLength(
        hasCourse ? 1 : 0,
      );
  });
});

it('has a button for a phone that shows the filters and counts those that are chosen', async () => {
  const { user } = open('/continuing-education?price=paid&format=Reading');
  const main = await page();
  const filters = main.getByRole('button', { name: 'Filters (2)', hidden: true });
  expect(filters).toHaveAttribute('aria-expanded', 'false');
  await user.click(filters);
  expect(filters).toHaveAttribute('aria-expanded', 'true');
});

it('begins with the date that its rows state', async () => {
  open('/continuing-education');
  const main = await page();
  expect(main.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Next date first');
  const startOf = new Map([...world.courses.values()].map(({ title, startsAt }) => [title, startsAt]));
  const starts = titles().map((title) => startOf.get(title) ?? null);
  const ahead = starts.flatMap((start) => (start !== null && start > today ? [start] : []));
  expect(ahead.length).toBeGreaterThan(3);
  expect(starts.slice(0, ahead.length)).toEqual(ahead.toSorted((one, other) => one.localeCompare(other)));
});

describe('a row', () => {
  it('of a course says what it costs, when it is given, and that it is over', async () => {
    open('/continuing-education?sort=date&q=openings');
    await page();
    const row = (title: string) =>
      within(screen.getByRole('heading', { name: title }).closest('article') ?? document.body);
    const held = row('Openings in Hurricane Country');
    expect(held.getByText('Held Oct 26, 2026, 12:00 p.m. ET')).toBeVisible();
    expect(held.getByText('Free')).toBeVisible();
    expect(held.getByRole('link', { name: 'North Carolina' })).toHaveAttribute(
      'href',
      '/continuing-education?state=NC',
    );
    const ahead = row('Window Openings That Drain');
    expect(ahead.getByText('Feb 1, 2027, 12:00 p.m. ET')).toBeVisible();
    // Those that are over stand last.
    expect(titles().at(-1)).toBe('Openings in Hurricane Country');
  });

  it.each([
    [{ isFree: false, price: 25 }, '$25'],
    [{ isFree: false, price: null }, 'Price on request'],
    [{ isFree: true, price: null }, 'Free'],
  ])('%o costs %s', async (price, words) => {
    answerWith(
      http.get('*/api/ceu', () =>
        HttpResponse.json([...world.courses.values()].slice(0, 1).map((one) => ({ ...one, ...price }))),
      ),
    );
    open('/continuing-education');
    expect((await page()).getByRole('heading', { level: 2, name: '1 course' })).toBeVisible();
    expect(within(rows()[0] ?? document.body).getByText(words)).toBeVisible();
    expect(screen.getByText(/^1 course, [01] of them free/)).toBeVisible();
  });

  it('of an episode with two guests, or none, names them or no one', async () => {
    const [one, other] = [...world.podcasts.values()];
    answerWith(
      http.get('*/api/podcasts', () =>
        HttpResponse.json([
          { ...one, guests: ['Gideon Espinoza', 'Mara Lind'] },
          { ...other, guests: [] },
        ]),
      ),
    );
    open('/podcast');
    await page();
    expect(screen.getByText('With Gideon Espinoza, Mara Lind')).toBeVisible();
    expect(screen.getAllByText(/^With /, { selector: 'li' })).toHaveLength(1);
  });
});

describe('the best', () => {
  it('leaves out a choice that the library no longer has, and gives the reasons of the others', async () => {
    const posts = [...world.blogPosts.values()];
    const gone = 'Two EPDs, One Table, and Four Reasons Not to Subtract';
    answerWith(
      http.get('*/api/blog-posts', () => HttpResponse.json(posts.filter(({ title }) => title !== gone))),
    );
    open('/blog-post/best_architectural_blog_posts');
    const main = await page();
    expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(11);
    expect(main.queryByText('Carbon')).toBeNull();
    const edge = main.getByText('Roof edges and wind').closest('li') ?? document.body;
    expect(within(edge).getByRole('link', { name: /^The Roof Edge Fails First/ })).toHaveAttribute(
      'href',
      '/blog-post/1',
    );
    expect(within(edge).getByText(/^Anyone who details a fascia/)).toBeVisible();
    expect(main.getByText(/chosen by Lintel from the 59 of its own/)).toBeVisible();
  });
});
