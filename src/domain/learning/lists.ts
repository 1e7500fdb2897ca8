import type { ListedBlogPost, ListedCourse, ListedPodcast } from '#src/contracts/learning.ts';
import type { ListRules, ListSort } from '#src/domain/learning/narrowed-list.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { stateOf } from '#src/lib/states.ts';

/** Whether a blog topic is a division: `07`. */
const isDivision = (topic: string): boolean => /^\d\d$/.test(topic);

/** `07 Thermal and Moisture Protection`. */
export const divisionLabel = (number: string): string =>
  `${number} ${findDivision(number)?.title ?? ''}`.trim();

const abbreviations = new Set(['bim', 'epd', 'hpd', 'voc', 'ifc', 'rfis', 'ada']);

/** A topic's label: `Air barriers`, `BIM`. */
export function topicLabel(topic: string): string {
  if (abbreviations.has(topic)) return topic.toUpperCase();
  return topic.charAt(0).toLocaleUpperCase('en-US') + topic.slice(1);
}

const divisionsOf = (sections: readonly string[]): string[] => [
  ...new Set(sections.map((section) => section.slice(0, 2))),
];
const sectionTitles = (sections: readonly string[]): string =>
  sections.map((digits) => `${digits} ${findSection(digits)?.title ?? ''}`).join(' ');

const newest: ListSort<{ published_at: string; id: number }> = {
  label: 'Newest first',
  compare: (one, other) => other.published_at.localeCompare(one.published_at) || one.id - other.id,
};
const oldest: ListSort<{ published_at: string; id: number }> = {
  label: 'Oldest first',
  compare: (one, other) => newest.compare(other, one),
};
const byTitle: ListSort<{ title: string }> = {
  label: 'Title A–Z',
  compare: (one, other) => one.title.localeCompare(other.title, 'en-US'),
};

/** The topics of a post, without divisions. */
export const topicsOf = ({ topics }: Pick<ListedBlogPost, 'topics'>): string[] =>
  topics.filter((topic) => !isDivision(topic));

export const postRules: ListRules<ListedBlogPost> = {
  facets: {
    topic: { label: 'Topic', all: 'All topics', keysOf: topicsOf, labelOf: topicLabel },
    division: {
      label: 'Division',
      all: 'All divisions',
      keysOf: ({ topics }) => topics.filter(isDivision),
      labelOf: divisionLabel,
    },
    author: { label: 'Author', all: 'All authors', keysOf: ({ author }) => [author] },
  },
  sorts: { newest, oldest, title: byTitle },
  textOf: ({ title, summary, author, topics, sections }) =>
    `${title} ${summary} ${author} ${topics.join(' ')} ${sectionTitles(sections)}`,
};

export const episodeRules: ListRules<ListedPodcast> = {
  facets: {
    series: { label: 'Series', all: 'All series', keysOf: ({ series }) => [series] },
    topic: {
      label: 'Topic',
      all: 'All topics',
      keysOf: ({ topics }) => topics,
      labelOf: topicLabel,
      least: 2,
    },
    division: {
      label: 'Division',
      all: 'All divisions',
      keysOf: ({ sections }) => divisionsOf(sections),
      labelOf: divisionLabel,
    },
    credit: {
      label: 'Credit',
      all: 'Any',
      keysOf: ({ ceuId }) => [ceuId === null ? 'no' : 'yes'],
      labelOf: (key) => (key === 'yes' ? 'With a course for credit' : 'Without'),
    },
  },
  sorts: {
    newest,
    oldest,
    longest: {
      label: 'Longest first',
      compare: (one, other) => other.seconds - one.seconds || one.id - other.id,
    },
    shortest: {
      label: 'Shortest first',
      compare: (one, other) => one.seconds - other.seconds || one.id - other.id,
    },
    title: byTitle,
  },
  textOf: ({ title, summary, series, topics, guests, sections }) =>
    `${title} ${summary} ${series} ${topics.join(' ')} ${guests.join(' ')} ${sectionTitles(sections)}`,
};

/** Whether a live course is over. */
export const isOver = ({ startsAt }: Pick<ListedCourse, 'startsAt'>, today: string): boolean =>
  startsAt !== null && startsAt.slice(0, 10) < today;

/** Next live course first, then on-demand courses. Live courses that are over stay in the list, at the end. */
const soonestFirst = (today: string): ListSort<ListedCourse> => ({
  label: 'Next date first',
  compare: (one, other) =>
    Number(isOver(one, today)) - Number(isOver(other, today)) ||
    (one.startsAt ?? '9').localeCompare(other.startsAt ?? '9') ||
    newest.compare(one, other),
});

/** `today` is an ISO date. */
export const courseRulesOn = (today: string): ListRules<ListedCourse> => ({
  facets: {
    kind: {
      label: 'Credit',
      all: 'LU and LU|HSW',
      keysOf: ({ creditKind }) => [creditKind === 'LU' ? 'LU' : 'HSW'],
      labelOf: (key) => (key === 'LU' ? 'LU' : 'LU|HSW'),
    },
    format: { label: 'Format', all: 'All formats', keysOf: ({ format }) => [format] },
    price: {
      label: 'Price',
      all: 'Any price',
      keysOf: ({ isFree }) => [isFree ? 'free' : 'paid'],
      labelOf: (key) => (key === 'free' ? 'Free' : 'Paid'),
    },
    state: {
      label: 'Accepted in',
      all: 'Any state',
      keysOf: ({ states }) => states,
      labelOf: (key) => stateOf(key)?.name ?? key,
    },
    division: {
      label: 'Division',
      all: 'All divisions',
      keysOf: ({ sections }) => divisionsOf(sections),
      labelOf: divisionLabel,
    },
    provider: { label: 'Provider', all: 'All providers', keysOf: ({ provider }) => [provider] },
  },
  sorts: {
    date: soonestFirst(today),
    // Rows state when a course is held, not when it was added.
    newest: { ...newest, label: 'Newly added first' },
    shortest: {
      label: 'Shortest first',
      compare: (one, other) => one.minutes - other.minutes || one.id - other.id,
    },
    title: byTitle,
  },
  textOf: ({ title, summary, provider, format, sections }) =>
    `${title} ${summary} ${provider} ${format} ${sectionTitles(sections)}`,
});
