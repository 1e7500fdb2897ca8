import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { useLearningProgress } from '#src/stores/learning-progress.ts';
import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const episode = world.podcasts.get(1);
const post = world.blogPosts.get(1);
const course = world.courses.get(1);
if (!episode || !post || !course) throw new Error('The sample world has changed.');

// Of all people: a page begins with those that the one before left.
afterEach(() => useLearningProgress.setState({ scores: [] }));

const titles = () =>
  screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

describe('a list', () => {
  it.each([
    ['/blog-post', 'Blog', 'Showing 1–20 of 60 posts'],
    ['/blog-post?topic=sound', 'Blog', 'Showing 1–3 of 3 posts'],
    ['/blog-post?division=07&q=roof+edge', 'Blog', '1 post'],
    ['/podcast?page=4', 'Podcast', 'Showing 61–80 of 80 episodes'],
    ['/podcast?series=Openings&credit=yes', 'Podcast', /^Showing 1–\d+ of \d+ episodes$/],
    ['/podcast?page=9', 'Podcast', 'None of 80 episodes shown'],
    ['/podcast?q=qqqzzz', 'Podcast', 'No matching episodes.'],
    ['/continuing-education', 'Continuing education', 'Showing 1–20 of 40 courses'],
    ['/continuing-education?kind=LU&format=Reading&price=free', 'Continuing education', /courses?$/],
    ['/continuing-education?state=CA&sort=date', 'Continuing education', /^Showing 1–\d+ of \d+ courses$/],
  ])('%s says how much there is', async (url, heading, count) => {
    open(url);
    const main = await page();
    expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(main.getByRole('heading', { level: 2, name: count })).toBeVisible();
    expect(head().canonical).toMatch(new RegExp(`${url.split('?')[0]}$`));
    await vi.waitFor(() => expect(head().structuredData).toMatchObject([{ '@type': 'CollectionPage' }]));
  });

  it('is narrowed by typing and choosing, in the address, and asks only once', async () => {
    const { user, path } = open('/podcast');
    const main = await page();
    await user.type(main.getByRole('searchbox', { name: 'Words' }), 'door');
    await user.selectOptions(main.getByRole('combobox', { name: 'Series' }), 'Openings');
    await vi.waitFor(() => expect(path()).toBe('/podcast?q=door&series=Openings'));
    const inSeries = [...world.podcasts.values()].filter(({ series }) => series === 'Openings');
    await vi.waitFor(() => {
      const rows = screen.getAllByRole('article');
      expect(rows.length).toBeLessThan(inSeries.length);
      for (const row of rows) expect(row).toHaveTextContent('Openings');
    });
    await user.click(main.getByRole('link', { name: 'Clear' }));
    await vi.waitFor(() => expect(path()).toBe('/podcast'));
    await vi.waitFor(() => expect(main.getByRole('searchbox', { name: 'Words' })).toHaveValue(''));
    expect(sentRequests.filter(({ path: asked }) => asked === '/api/podcasts')).toHaveLength(1);
  });

  it('of episodes names its feed', async () => {
    open('/podcast');
    await page();
    expect(document.head.querySelector('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/feeds/podcasts.xml',
    );
  });

  it('leads from a topic of a row to all that have it', async () => {
    const { user, path } = open('/blog-post');
    await page();
    const [row] = screen.getAllByRole('article');
    await user.click(within(row ?? document.body).getByRole('link', { name: 'Climate' }));
    await vi.waitFor(() => expect(path()).toBe('/blog-post?topic=climate'));
    expect(await screen.findByRole('heading', { name: /of 10 posts/ })).toBeVisible();
  });

  it.each([
    '/blog-post?page=0',
    '/podcast?page=x',
    '/podcast/0',
    '/blog-post/x',
    '/continuing-education/999',
  ])('%s is not found', async (url) => {
    open(url);
    expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
  });

  it('that holds nothing says so', async () => {
    answerWith(http.get('*/api/blog-posts', () => HttpResponse.json([])));
    open('/blog-post');
    expect(await screen.findByRole('heading', { name: 'No matching posts.' })).toBeVisible();
  });
});

describe('a post', () => {
  it('is read under its headings, with its drawing, sections, products and what to read next', async () => {
    open('/blog-post/1');
    const main = await page();
    expect(main.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(
      expect.arrayContaining(['A worked example', 'In this post', 'Sections', 'Read next']),
    );
    expect(main.getByRole('figure')).toBeVisible();
    expect(main.getByRole('link', { name: /07 71 00 Roof Specialties/ })).toBeVisible();
    expect((await main.findAllByRole('article')).length).toBeGreaterThanOrEqual(3);
    const products = within(main.getByRole('region', { name: 'Related products' }));
    expect(await products.findAllByRole('link')).toHaveLength(post.products.length);
    await vi.waitFor(() =>
      expect(head().structuredData).toMatchObject([
        { '@type': 'Article', headline: post.title, author: { name: post.author } },
      ]),
    );
  });
});

describe('an episode', () => {
  it('without a recording is its transcript: chapters, turns, guest, course, sections, related', async () => {
    open('/podcast/1');
    const main = await page();
    for (const { title } of episode.chapters)
      expect(
        main.getByRole('heading', { level: 2, name: new RegExp(`^${title.replaceAll('?', '\\?')}`) }),
      ).toBeVisible();
    expect(document.querySelector('audio')).toBeNull();
    expect(main.queryByRole('button', { name: /^Play/ })).toBeNull();
    const guest = within(main.getByRole('region', { name: 'Guest' }));
    expect(await guest.findByText(episode.guests[0] ?? '')).toBeVisible();
    expect(
      within(main.getByRole('region', { name: 'Course on this subject' })).getByRole('link'),
    ).toHaveAttribute('href', `/continuing-education/${episode.ceuId}`);
    expect(await main.findAllByRole('article')).toHaveLength(4);
    await vi.waitFor(() =>
      expect(head().structuredData).toMatchObject([
        { '@type': 'PodcastEpisode', episodeNumber: episode.episode },
      ]),
    );
  });
});

describe('a course', () => {
  const answer = async (right: number) => {
    const form = within(await screen.findByRole('form', { name: 'Quiz' }));
    for (const [index, question] of course.quiz.entries()) {
      const options = within(
        form.getByRole('group', { name: `${index + 1}. ${question.question}` }),
      ).getAllByRole('radio');
      const chosen = index < right ? question.right : (question.right + 1) % options.length;
      fireEvent.click(options[chosen] ?? form.getByRole('button'));
    }
    fireEvent.click(form.getByRole('button', { name: 'Check answers' }));
    return form;
  };

  it('has facts, objectives, outline, and a quiz; the best score stays and is listed in the academy', async () => {
    const { router } = open('/continuing-education/1');
    const main = await page();
    expect(within(main.getByRole('region', { name: 'Objectives' })).getAllByRole('listitem')).toHaveLength(
      course.objectives.length,
    );
    expect(main.getAllByText(/no professional body or board has approved/).length).toBeGreaterThan(0);
    const form = await answer(3);
    expect(form.getByRole('heading', { name: '3 of 5 correct: not passed yet' })).toBeVisible();
    fireEvent.click(form.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(form.getAllByRole('radio')[0]).toHaveFocus());
    await answer(5);
    expect(form.getByText('Your best score: 5 of 5.')).toBeVisible();
    expect(form.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?returnTo=%2Fcontinuing-education%2F1',
    );
    await router.navigate('/arcatemy');
    const row = await screen.findByRole('rowheader', { name: course.title });
    expect(row.closest('tr')).toHaveTextContent('5 of 5, passed');
    expect(screen.getByText(/1 of 40 quizzes passed, 1 hour of courses/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Clear my scores' }));
    expect(await screen.findByText(/No scores yet/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your progress' })).toHaveFocus();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('rowheader', { name: course.title })).toBeVisible();
  });

  it('sends nothing while a question is open', async () => {
    open('/continuing-education/1');
    const form = within(await screen.findByRole('form', { name: 'Quiz' }));
    fireEvent.click(form.getByRole('button', { name: 'Check answers' }));
    expect(form.getByText('5 questions are unanswered.')).toBeVisible();
    expect(form.queryByText(/right:/)).toBeNull();
  });

  it('gives a certificate to whoever is signed in, and takes over a score from before', async () => {
    open('/continuing-education/1');
    const form = await answer(4);
    expect(form.getByText('Your best score: 4 of 5.')).toBeVisible();
    await signInAs('ada');
    expect(await form.findByRole('button', { name: 'Certificate of completion (PDF)' })).toBeVisible();
    expect(form.getByText(/It is not credit/)).toBeVisible();
  });
});

describe('an offer', () => {
  it.each([
    ['/blog-post/guest', 'Offer a post', '/api/blog-post-guest-requests'],
    ['/podcast/guest', 'Offer a conversation', '/api/podcast-guest-requests'],
  ])('%s: is checked, kept, sent once and confirmed', async (url, name, call) => {
    const { user, router } = open(url);
    await page();
    const form = () => within(screen.getByRole('form', { name }));
    await user.click(form().getByRole('button', { name: 'Send offer' }));
    expect(form().getByRole('alert')).toHaveTextContent('Please correct 5 fields.');
    const typed = {
      'First name': 'Ada',
      'Last name': 'Okafor',
      Email: 'ada.okafor@lintel.test',
      Topic: 'Serving-line shutters',
      'What you would talk about': 'What the fire marshal asked.',
    };
    for (const [label, text] of Object.entries(typed))
      fireEvent.change(form().getByRole('textbox', { name: label }), { target: { value: text } });
    await router.navigate('/AIArules');
    await screen.findByRole('heading', { level: 1, name: 'AIA continuing education rules' });
    await router.navigate(url);
    expect(await screen.findByRole('textbox', { name: 'Topic' })).toHaveValue('Serving-line shutters');
    await user.click(form().getByRole('button', { name: 'Send offer' }));
    expect(await screen.findByRole('heading', { name: 'Your offer was sent' })).toHaveFocus();
    expect(sentRequests.filter(({ path }) => path === call)).toHaveLength(1);
  });
});

describe('the best', () => {
  it.each([
    ['/blog-post/best_architectural_blog_posts', 'Best architectural blog posts', /^\/blog-post\/\d+$/],
    ['/podcast/best_architectural_podcasts', 'Best architectural podcasts', /^\/podcast\/\d+$/],
  ])('%s has one for each of twelve topics, with reasons', async (url, heading, href) => {
    open(url);
    const main = await page();
    expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const chosen = main.getAllByRole('heading', { level: 2 });
    expect(chosen).toHaveLength(12);
    for (const one of chosen) expect(within(one).getByRole('link').getAttribute('href')).toMatch(href);
    expect(main.getAllByText('Why this one')).toHaveLength(12);
  });
});

it('providers have their true numbers of courses and hours', async () => {
  open('/ces');
  const main = await page();
  const rows = main.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(world.cesProviders.size);
  const own = [...world.courses.values()].filter(({ provider }) => provider === 'Lintel Academy');
  const row = main.getByRole('rowheader', { name: /^Lintel Academy/ }).closest('tr');
  expect(
    within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    String(own.length),
    String(own.reduce((sum, { credits }) => sum + credits, 0)),
    String(own.filter(({ isFree }) => isFree).length),
    expect.stringMatching(/^\d{8}$/),
    '–',
  ]);
});

it('the academy has what comes next, courses by division, and episodes with their courses', async () => {
  open('/arcatemy');
  const main = await page();
  expect(titles().length).toBeGreaterThan(3);
  const list = await main.findByRole('region', { name: 'Episodes with a course for credit' });
  const withCourse = [...world.podcasts.values()].filter(({ ceuId }) => ceuId !== null);
  expect(await within(list).findAllByRole('listitem')).toHaveLength(withCourse.length);
});

it('the rules of the AIA have an address in capitals, and send people to those who make them', async () => {
  const { router } = open('/AIArules');
  const main = await page();
  expect(main.getByRole('heading', { level: 1, name: 'AIA continuing education rules' })).toBeVisible();
  expect(main.getByRole('link', { name: 'American Institute of Architects' })).toHaveAttribute(
    'href',
    'https://www.aia.org/',
  );
  await router.navigate('/airules');
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
});
