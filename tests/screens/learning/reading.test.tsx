import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { today } from '#tests/support/setup.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const post = world.blogPosts.get(1);
const episode = world.podcasts.get(1);
const recorded = [...world.podcasts.values()].find(({ recording }) => recording);
const course = world.courses.get(1);
if (!post || !episode || !recorded || !course) throw new Error('The sample world has changed.');

const answerPost = (more: object) =>
  answerWith(http.get('*/api/blog-posts/:id', () => HttpResponse.json({ ...post, ...more })));
const answerEpisode = (more: object, ceu: object | null = null) =>
  answerWith(
    http.get('*/api/podcasts/:id/with-ceu', () =>
      HttpResponse.json({ podcast: { ...episode, ...more }, ceu }),
    ),
  );
const answerCourse = (more: object) =>
  answerWith(http.get('*/api/ceu/:id', () => HttpResponse.json({ ...course, ...more })));
const answerContacts = (...contacts: object[]) =>
  answerWith(http.get('*/api/contacts-external/by-podcast/:id', () => HttpResponse.json(contacts)));

describe('what is read', () => {
  it.each([
    ['/blog-post/1', post.title],
    ['/podcast/1', episode.title],
    ['/continuing-education/1', course.title],
  ])('%s is passed on by its address alone', async (url, title) => {
    const { user } = open(`${url}?utm_source=letter`);
    const main = await page();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(main.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(`${globalThis.location.origin}${url}`);
    expect(await screen.findByText('Copied the link')).toBeVisible();
    const href = main.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '';
    expect(href).toBe(
      `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${globalThis.location.origin}${url}`)}`,
    );
    expect(main.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('has its address shown where the browser does not allow copying', async () => {
    const { user } = open('/blog-post/1');
    const main = await page();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await user.click(main.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Couldn’t copy. The link is ${globalThis.location.origin}/blog-post/1`,
    );
  });
});

describe('a post', () => {
  it('of a few lines has no drawing, contents, sections, or products', async () => {
    answerPost({
      html: '<p>Caulk is not a plan.</p>',
      figure: null,
      sections: [],
      products: [],
      topics: ['07'],
    });
    open('/blog-post/1');
    const main = await page();
    expect(main.getByText('Caulk is not a plan.')).toBeVisible();
    expect(main.queryByRole('figure')).toBeNull();
    expect(main.queryByRole('navigation', { name: 'In this post' })).toBeNull();
    expect(main.queryByRole('region', { name: 'Sections' })).toBeNull();
    expect(main.queryByRole('region', { name: 'Related products' })).toBeNull();
    // A division is no topic.
    expect(main.queryByRole('link', { name: '07' })).toBeNull();
    expect(main.getByRole('region', { name: 'Read next' })).toBeVisible();
  });

  it('has contents that lead to each of its headings', async () => {
    open('/blog-post/1');
    const main = await page();
    const links = within(main.getByRole('navigation', { name: 'In this post' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target?.textContent).toBe(link.textContent);
    }
    expect(main.getByRole('img', { name: post.figure?.title ?? '' })).toHaveAttribute(
      'src',
      post.figure?.src,
    );
  });
});

describe('an episode', () => {
  it('with a recording is played here, and search engines are told where its file is', async () => {
    open(`/podcast/${recorded.id}`);
    const main = await page();
    expect(await main.findByRole('group', { name: `Player: ${recorded.title}` })).toBeVisible();
    expect(main.getByRole('link', { name: recorded.series })).toBeVisible();
    expect(main.queryByText(/^About \d+ min$/)).toBeNull();
    expect(head().structuredData).toMatchObject([
      { '@type': 'PodcastEpisode', associatedMedia: { encodingFormat: recorded.recording?.mediaType } },
    ]);
  });

  it('without a recording has an estimated length and no file', async () => {
    open('/podcast/1');
    const main = await page();
    expect(main.getByText('About 3 min')).toBeVisible();
    expect(main.queryByRole('group', { name: /^Player/ })).toBeNull();
    expect(JSON.stringify(head().structuredData)).not.toContain('associatedMedia');
  });

  it('without chapters or speakers is one text', async () => {
    answerEpisode({ chapters: [], transcript: 'It rained.\n\nThen it stopped.' });
    open('/podcast/1');
    const transcript = within((await page()).getByRole('region', { name: 'Transcript' }));
    expect(transcript.getByText('It rained.')).toBeVisible();
    expect(transcript.getByText('Then it stopped.')).toBeVisible();
    expect(transcript.queryByRole('heading')).toBeNull();
  });

  it('with a course for credit says what it gives, and without one says nothing of credit', async () => {
    answerEpisode({}, { ...course, credits: 1.5, isFree: false, price: 30 });
    const { router } = open('/podcast/1');
    const main = await page();
    const link = within(main.getByRole('region', { name: 'Course on this subject' })).getByRole('link');
    expect(link).toHaveTextContent('1.5 LU|HSW · On demand');
    expect(link).toHaveTextContent('$30 · Tidewrack Waterproofing');
    answerEpisode({ id: 2, title: 'Another one' }, null);
    await router.navigate('/podcast/2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Another one' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Course on this subject' })).toBeNull();
  });

  it('names each guest with role and firm, and leads to them only by harmless addresses', async () => {
    answerEpisode({ guests: ['Gideon Espinoza', 'Mara Lind', 'Noor Haddad'] });
    const someone = { role: 'Principal', firm: 'Chandra', email: null, url: null };
    answerContacts(
      { ...someone, id: 1, name: 'Gideon Espinoza', email: 'gideon+show@chandra.example' },
      { ...someone, id: 2, name: 'Mara Lind', url: 'https://lind.example/', firm: '' },
      { ...someone, id: 3, name: 'Noor Haddad', url: 'javascript:alert(1)' },
    );
    open('/podcast/1');
    const guests = within((await page()).getByRole('region', { name: 'Guests' }));
    expect(await guests.findAllByRole('listitem')).toHaveLength(3);
    expect(guests.getAllByText('Principal, Chandra')).toHaveLength(2);
    expect(guests.getByText('Principal')).toBeVisible();
    expect(guests.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['gideon+show@chandra.example', 'mailto:gideon%2Bshow@chandra.example'],
      ['Mara Lind website', 'https://lind.example/'],
    ]);
  });

  it.each([
    [['Gideon Espinoza'], 'Guest', 'Gideon Espinoza'],
    [['Gideon Espinoza', 'Mara Lind'], 'Guests', 'Gideon Espinoza, Mara Lind'],
    [[], 'Guests', 'No guests in this episode.'],
  ])('of %o, of whom nothing more is known', async (guests, title, words) => {
    answerEpisode({ guests });
    answerContacts();
    open('/podcast/1');
    const region = within((await page()).getByRole('region', { name: title }));
    expect(await region.findByText(words)).toBeVisible();
  });
});

describe('a course', () => {
  const facts = async () => within((await page()).getByRole('region', { name: 'Facts' }));

  it('that has been given says so, and keeps its outline and quiz', async () => {
    open('/continuing-education/12');
    const main = await page();
    expect(main.getByText('This live course has ended.')).toBeVisible();
    expect(main.getByText('Held').nextElementSibling).toHaveTextContent('Oct 26, 2026, 12:00 p.m. ET');
    expect(main.getByRole('region', { name: 'Outline' })).toBeVisible();
    expect(main.getByRole('form', { name: 'Quiz' })).toBeVisible();
    expect(
      within(main.getByRole('region', { name: 'Accepted in' })).getByText(
        'Florida, Texas, Louisiana, North Carolina, South Carolina',
      ),
    ).toBeVisible();
    expect(head().structuredData).toMatchObject([
      { '@type': 'Course', hasCourseInstance: { courseMode: 'Online', startDate: '2026-10-26T16:00:00Z' } },
    ]);
  });

  it('that is still to come has a date and has not ended', async () => {
    open('/continuing-education/4');
    const main = await page();
    expect(main.queryByText('This live course has ended.')).toBeNull();
    expect((await facts()).getByText('Nov 23, 2026, 11:00 a.m. ET')).toBeVisible();
    expect(head().structuredData).toMatchObject([{ hasCourseInstance: { courseMode: 'Onsite' } }]);
  });

  it.each([
    [{ coid: null, provider: 'Lintel Academy', states: [] }, 'Useful anywhere', null],
    [
      { coid: 60785, provider: 'Tidewrack', states: ['CA', 'TX'] },
      'California, Texas',
      expect.stringMatching(/^\/company\/.*60785$/),
    ],
  ])('%o has its provider and where it is accepted', async (more, accepted, href) => {
    answerCourse(more);
    open('/continuing-education/1');
    const all = await facts();
    expect(screen.getByRole('region', { name: 'Accepted in' })).toHaveTextContent(accepted);
    const provider = all.queryByRole('link', { name: more.provider });
    expect(provider?.getAttribute('href') ?? null).toEqual(href);
    expect(all.getByText(more.provider)).toBeVisible();
  });

  it('for a price offers it to search engines; without objectives, outline, or division has no part for them', async () => {
    answerCourse({
      isFree: false,
      price: 25,
      objectives: [],
      outline: [],
      division: null,
      sections: ['999999'],
    });
    answerWith(http.get('*/api/podcasts', () => HttpResponse.json([])));
    open('/continuing-education/1');
    const main = await page();
    expect((await facts()).getByText('$25')).toBeVisible();
    expect(head().structuredData).toMatchObject([
      { isAccessibleForFree: false, offers: { price: 25, priceCurrency: 'USD' } },
    ]);
    for (const name of ['Objectives', 'Outline', 'Sections'])
      expect(main.queryByRole('region', { name })).toBeNull();
    const more = within(main.getByRole('region', { name: 'On this subject' }));
    await waitFor(() => expect(more.getAllByRole('list')).toHaveLength(1));
    expect(more.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lintel Academy']);
  });
});

describe('providers', () => {
  it('have links to their pages and sites where there are such, and only harmless ones', async () => {
    const one = { providerNumber: '40100000', courses: 3 };
    answerWith(
      http.get('*/api/ces/companies', () =>
        HttpResponse.json([
          {
            ...one,
            id: 1,
            coid: 60785,
            company: 'Tidewrack Waterproofing',
            url: 'https://tidewrack.example/a',
          },
          { ...one, id: 2, coid: null, company: 'Nobody’s Academy', url: 'javascript:alert(1)' },
        ]),
      ),
    );
    open('/ces');
    const main = await page();
    expect(main.getByText(/^2 providers, in alphabetical order/)).toBeVisible();
    const row = (name: RegExp) =>
      within(main.getByRole('rowheader', { name }).closest('tr') ?? document.body);
    const tide = row(/^Tidewrack/);
    expect(tide.getByRole('link', { name: 'Tidewrack Waterproofing' })).toBeVisible();
    for (const site of tide.getAllByRole('link', { name: /^tidewrack\.example/ }))
      expect(site).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(tide.getByRole('link', { name: 'Courses by Tidewrack Waterproofing: 3' })).toHaveAttribute(
      'href',
      '/continuing-education?provider=Tidewrack+Waterproofing',
    );
    expect(
      row(/^Nobody/)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Courses by Nobody’s Academy: 3']);
  });
});
