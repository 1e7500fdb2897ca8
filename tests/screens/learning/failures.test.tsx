import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { failCall, fatalFaults } from '#tests/screens/failing-call.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { today } from '#tests/support/setup.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const post = world.blogPosts.get(1);
const episode = world.podcasts.get(1);

/** Each screen with the calls that it cannot do without. */
const needed = [
  ['/blog-post', '/api/blog-posts', 'Blog'],
  ['/blog-post/1', '/api/blog-posts/:id', /^The Roof Edge Fails First/],
  ['/blog-post/best_architectural_blog_posts', '/api/blog-posts', 'Best architectural blog posts'],
  ['/podcast', '/api/podcasts', 'Podcast'],
  ['/podcast/1', '/api/podcasts/:id/with-ceu', 'The Parapet No One Owned'],
  ['/podcast/best_architectural_podcasts', '/api/podcasts', 'Best architectural podcasts'],
  ['/continuing-education', '/api/ceu', 'Continuing education'],
  ['/continuing-education/1', '/api/ceu/:id', /^Air Barrier Continuity/],
  ['/arcatemy', '/api/ceu', 'Lintel Academy'],
  ['/ces', '/api/ces/companies', 'Continuing education providers'],
  ['/ces', '/api/ceu', 'Continuing education providers'],
] as const;

// The server's own failure is below, with the way back.
describe.each(fatalFaults.filter(([name]) => name !== 'fails'))(
  'a call that a screen needs %s',
  (_, answer, says) => {
    it.each(needed)('%s without %s says so', async (url, call) => {
      failCall(call, answer);
      open(url);
      expect(await heading(says)).toBeVisible();
    });
  },
);

it.each(needed)('%s comes back when %s works again', async (url, call, name) => {
  const fault = failCall(call);
  const { user } = open(url);
  await heading('The server ran into an error.');
  fault.mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading(name)).toBeVisible();
});

it.each([
  ['a post of letters', '/blog-post/one'],
  ['a post of zero', '/blog-post/0'],
  ['an episode below zero', '/podcast/-1'],
  ['an episode with a fraction', '/podcast/1.5'],
  ['a course of letters', '/continuing-education/first'],
  ['a course beyond all numbers', `/continuing-education/${'9'.repeat(40)}`],
  ['a page of posts that is zero', '/blog-post?page=0'],
  ['a page of episodes of letters', '/podcast?page=two'],
  ['a page of courses below zero', '/continuing-education?page=-1'],
])('%s is not found, and the API is not asked', async (_, url) => {
  open(url);
  expect(await heading(/^Page not found/)).toBeVisible();
  expect(sentRequests).toEqual([]);
});

it.each(['/blog-post/99404', '/podcast/99404', '/continuing-education/99404'])(
  '%s, which no one wrote, is not found',
  async (url) => {
    open(url);
    expect(await heading(/^Page not found/)).toBeVisible();
  },
);

const nothing = () => HttpResponse.json([]);

describe('with nothing there', () => {
  it.each([
    ['/blog-post', '/api/blog-posts', 'No matching posts.'],
    ['/podcast', '/api/podcasts', 'No matching episodes.'],
    ['/continuing-education', '/api/ceu', 'No matching courses.'],
    [
      '/blog-post/best_architectural_blog_posts',
      '/api/blog-posts',
      'None of these picks are in the library right now.',
    ],
    [
      '/podcast/best_architectural_podcasts',
      '/api/podcasts',
      'None of these picks are in the library right now.',
    ],
    ['/ces', '/api/ces/companies', 'No providers offer a course right now.'],
  ])('%s says so', async (url, call, words) => {
    answerWith(http.get(`*${call}`, nothing));
    open(url);
    expect((await page()).getByText(words)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('the academy says so in each of its parts', async () => {
    answerWith(http.get('*/api/ceu', nothing), http.get('*/api/podcasts', nothing));
    open('/arcatemy');
    const main = await page();
    expect(main.getByText(/^0 courses of 0 hours in all/)).toBeVisible();
    expect(main.queryByRole('region', { name: 'Your progress' })).toBeNull();
    for (const [region, words] of [
      ['Next dates', 'No live courses are scheduled right now.'],
      ['Courses by division', 'No courses yet.'],
      ['Episodes with a course for credit', 'No episodes have a course yet.'],
    ] as const)
      expect(await within(main.getByRole('region', { name: region })).findByText(words)).toBeVisible();
  });

  it.each([
    // The one that is read is none to go on with.
    ['/blog-post/1', '/api/blog-posts', [post], 'Read next', 'No other posts yet.'],
    ['/blog-post/1', '/api/blog-posts', [], 'Read next', 'No other posts yet.'],
    ['/podcast/1', '/api/podcasts', [episode], 'Related episodes', 'No other episodes yet.'],
    ['/podcast/1', '/api/podcasts', [], 'Related episodes', 'No other episodes yet.'],
    [
      '/blog-post/1',
      '/api/product/by-ids/:ids',
      [],
      'Related products',
      'None of them are in the library now.',
    ],
  ])('%s has no heading above nothing: %s', async (url, call, answer, region, words) => {
    answerWith(http.get(`*${call}`, () => HttpResponse.json(answer)));
    open(url);
    const part = within((await page()).getByRole('region', { name: region }));
    expect(await part.findByText(words)).toBeVisible();
  });
});

/** What comes after the rest, and leaves the rest readable when it fails. */
describe('a part that fails', () => {
  it.each([
    ['/blog-post/1', '/api/blog-posts', 'Read next', 'other posts', /min read$/],
    ['/podcast/1', '/api/podcasts', 'Related episodes', 'other episodes', /^Episode \d+$/],
    ['/podcast/1', '/api/contacts-external/by-podcast/:id', 'Guest', 'the contacts', 'Gideon Espinoza'],
    [
      '/continuing-education/1',
      '/api/podcasts',
      'On this subject',
      'the episodes',
      'The Parapet No One Owned',
    ],
    [
      '/arcatemy',
      '/api/podcasts',
      'Episodes with a course for credit',
      'the episodes',
      'The Parapet No One Owned',
    ],
  ])('of %s, without %s, says so, and comes back: %s', async (url, call, region, what, content) => {
    const fault = failCall(call);
    const { user } = open(url);
    const part = within((await page()).getByRole('region', { name: region }));
    expect(await part.findByText(`Couldn’t load ${what}.`)).toBeVisible();
    expect(part.getByText('The server ran into an error.')).toBeVisible();
    fault.mend();
    await user.click(part.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(part.queryByText(`Couldn’t load ${what}.`)).toBeNull());
    expect((await part.findAllByText(content))[0]).toBeVisible();
  });
});
