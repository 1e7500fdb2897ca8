import { describe, expect, it } from 'vitest';

import { courseRulesOn, episodeRules, postRules, topicLabel } from '#src/domain/learning/lists.ts';
import { listQueryText, listStateFrom, narrowList } from '#src/domain/learning/narrowed-list.ts';
import { nextEntries } from '#src/domain/learning/next-entries.ts';
import { postParts } from '#src/domain/learning/post-parts.ts';
import { rightAnswers, answersToPass } from '#src/domain/learning/quiz.ts';
import { transcriptChapters } from '#src/domain/learning/transcript.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const episodes = [...world.podcasts.values()];
const posts = [...world.blogPosts.values()];
const courses = [...world.courses.values()];

const state = (query: string) => {
  const read = listStateFrom(episodeRules, new URLSearchParams(query));
  if (!read) throw new Error(query);
  return read;
};
const found = (query: string) => narrowList(episodeRules, episodes, state(query)).found;

describe('the address of a list', () => {
  it.each([
    ['', ''],
    ['q=&series=&sort=newest&page=1', ''],
    ['page=2&series=Envelope&q=wind', 'q=wind&series=Envelope&page=2'],
    ['sort=longest', 'sort=longest'],
    ['sort=constructor', ''],
    ['unknown=1', ''],
    [`series=${'x'.repeat(61)}`, ''],
  ])('?%s is written ?%s', (query, written) => {
    expect(listQueryText(episodeRules, state(query))).toBe(written);
  });

  it.each(['page=0', 'page=x', 'page=-1'])('?%s names no page', (query) => {
    expect(listStateFrom(episodeRules, new URLSearchParams(query))).toBeNull();
  });
});

describe('narrowing', () => {
  it('takes the items that have all of it, and counts each choice without itself', () => {
    const series = found('series=Openings');
    expect(series.length).toBe(episodes.filter((one) => one.series === 'Openings').length);
    expect(found('series=Openings&credit=yes').every((one) => one.ceuId !== null)).toBe(true);
    const { facets } = narrowList(episodeRules, episodes, state('series=Openings'));
    const counts = facets.find(({ name }) => name === 'series')?.choices ?? [];
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(80);
    expect(facets.find(({ name }) => name === 'credit')?.choices.map(({ count }) => count)).toEqual([
      series.filter((one) => one.ceuId !== null).length,
      series.filter((one) => one.ceuId === null).length,
    ]);
  });

  it.each([
    ['parapet', 'The Parapet No One Owned'],
    ['PARAPET no', 'The Parapet No One Owned'],
    ['owned para', 'The Parapet No One Owned'],
    ['Espinoza envelope parapet', 'The Parapet No One Owned'],
  ])('finds by the beginnings of words: %s', (words, title) => {
    expect(found(`q=${words}`).map((one) => one.title)).toContain(title);
  });

  it('finds by number and title of a section, and nothing by nonsense', () => {
    const [first] = episodes;
    expect(found(`q=${first?.sections[0]}`)).toContain(first);
    expect(found('q=qqqzzz')).toEqual([]);
  });

  it('orders', () => {
    const lengths = found('sort=longest').map(({ seconds }) => seconds);
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
  });

  it('by the next date: what is ahead, then what waits for its reader, and last what is over', () => {
    const day = '2026-11-02';
    const rules = courseRulesOn(day);
    const read = listStateFrom(rules, new URLSearchParams('sort=date'));
    const dates = narrowList(rules, courses, read ?? state('')).found.map(({ startsAt }) => startsAt);
    const ahead = dates.flatMap((date) => (date !== null && date >= day ? [date] : []));
    const over = dates.flatMap((date) => (date !== null && date < day ? [date] : []));
    expect(Math.min(ahead.length, over.length)).toBeGreaterThan(0);
    const undated = dates.filter((date) => date === null);
    expect(dates).toEqual([...ahead.toSorted(), ...undated, ...over.toSorted()]);
  });

  it('offers each division of the posts by name, and topics as words', () => {
    const read = listStateFrom(postRules, new URLSearchParams());
    const facets = read ? narrowList(postRules, posts, read).facets : [];
    const divisions = facets.find(({ name }) => name === 'division')?.choices ?? [];
    expect(divisions.map(({ label }) => label)).toContain('07 Thermal and Moisture Protection');
    expect(divisions.every(({ key }) => /^\d\d$/.test(key))).toBe(true);
    expect([topicLabel('bim'), topicLabel('air barriers')]).toEqual(['BIM', 'Air barriers']);
  });
});

describe('a transcript', () => {
  it('has every turn in a chapter, in order, and no chapter without one', () => {
    for (const podcast of episodes) {
      const chapters = transcriptChapters(podcast);
      expect(chapters.map(({ title }) => title)).toEqual(podcast.chapters.map(({ title }) => title));
      const turns = chapters.flatMap((chapter) => chapter.turns);
      expect(turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n\n')).toBe(podcast.transcript);
      expect(chapters.every((chapter) => chapter.turns.length > 0)).toBe(true);
    }
  });

  it('without chapters or speakers is shown all the same', () => {
    const [chapter, ...more] = transcriptChapters({ transcript: 'Only words.', chapters: [], seconds: 0 });
    expect(more).toEqual([]);
    expect(chapter).toMatchObject({ title: null, turns: [{ speaker: null, text: 'Only words.' }] });
    expect(transcriptChapters({ transcript: '', chapters: [], seconds: 0 })[0]?.turns).toEqual([]);
  });
});

describe('a post', () => {
  it('is cut at its headings, and nothing of it is lost', () => {
    for (const { html } of posts) {
      const parts = postParts(html);
      expect(parts.filter(({ title }) => title !== null).length).toBe(html.split('<h2>').length - 1);
      expect(parts.map((part) => part.html).join('').length).toBeGreaterThan(html.length * 0.9);
      expect(parts.every((part) => !part.html.includes('<h2'))).toBe(true);
    }
  });

  it.each([
    ['', 0],
    ['<p>One.</p>', 1],
    ['<h2><script>alert(1)</script>Title &amp; more</h2><p>x</p>', 1],
    ['<h2>', 1],
  ])('%j has %i parts', (html, count) => {
    const parts = postParts(html);
    expect(parts).toHaveLength(count);
    expect(parts.every(({ title }) => title === null || title === 'Title & more')).toBe(true);
  });
});

const entry = (id: number, sections: string[], topics: string[]) => ({
  id,
  sections,
  topics,
  published_at: `2026-01-0${id}`,
});

it('what is related shares sections, then divisions, then topics', () => {
  const own = entry(1, ['075423'], ['wind']);
  const others = [
    entry(2, ['099123'], ['paint']),
    entry(3, ['099123'], ['wind']),
    entry(4, ['071326'], []),
    entry(5, ['075423'], []),
    own,
  ];
  const near = nextEntries(own, others, ({ topics }) => topics);
  expect(near.map(({ id }) => id)).toEqual([5, 4, 3]);
});

it('topics that are not shared bring nothing nearer', () => {
  const own = entry(1, [], ['wind']);
  const others = [entry(2, [], ['wind']), entry(3, [], ['paint', 'fire', 'sound'])];
  expect(nextEntries(own, others, ({ topics }) => topics).map(({ id }) => id)).toEqual([2, 3]);
});

it.each([
  [
    'a section counts as three others of its division',
    [['075423'], []],
    [['072100', '074113', '079200'], []],
  ],
  ['a division counts as two topics', [['071326'], []], [[], ['wind', 'roofs']]],
] as const)('where two are as near, the latest comes first: %s', (_what, older, newer) => {
  const own = entry(1, ['075423'], ['wind', 'roofs']);
  const two = [entry(2, [...older[0]], [...older[1]]), entry(3, [...newer[0]], [...newer[1]])];
  const order = (items: typeof two) => nextEntries(own, items, ({ topics }) => topics).map(({ id }) => id);
  expect(order(two)).toEqual([3, 2]);
  expect(order(two.map((item) => ({ ...item, published_at: `2026-01-0${5 - item.id}` })))).toEqual([2, 3]);
});

it('a quiz is passed with four of five right', () => {
  const quiz = courses[0]?.quiz ?? [];
  expect(
    rightAnswers(
      quiz,
      quiz.map(({ right }) => right),
    ),
  ).toBe(5);
  expect(rightAnswers(quiz, [])).toBe(0);
  expect([5, 4, 10, 1].map(answersToPass)).toEqual([4, 4, 8, 1]);
});
