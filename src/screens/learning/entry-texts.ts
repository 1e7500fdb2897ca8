import { today } from '#src/browser/clock.ts';
import type { Course, ListedBlogPost, ListedCourse, ListedPodcast } from '#src/contracts/learning.ts';
import { listQueryText, listStateFrom, type ListRules } from '#src/domain/learning/narrowed-list.ts';
import { courseRulesOn, episodeRules, isOver, postRules } from '#src/domain/learning/lists.ts';
import { dateAndTime, fullDate } from '#src/lib/dates.ts';
import { durationWords } from '#src/lib/duration.ts';
import { decimalText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';

/** The query string of a list filtered by one choice. */
function queryFor<Item>(rules: ListRules<Item>, name: string, key: string): string {
  const state = listStateFrom(rules, new URLSearchParams([[name, key]]));
  return state === null ? '' : listQueryText(rules, state);
}

export const postsBy = (name: string, key: string): string => to.blog(queryFor(postRules, name, key));
export const episodesBy = (name: string, key: string): string =>
  to.podcasts(queryFor(episodeRules, name, key));
export const coursesBy = (name: string, key: string): string =>
  to.courses(queryFor(courseRulesOn(today()), name, key));

export const dateOf = ({ published_at: at }: { published_at: string }): string => fullDate(at) ?? at;

/** `3 min`, `1 hr 30 min`. */
export const minutesText = (minutes: number): string =>
  minutes < 60 ? `${Math.max(1, Math.round(minutes))} min` : durationWords(minutes * 60);

export const episodeLength = ({ seconds }: Pick<ListedPodcast, 'seconds'>): string =>
  minutesText(seconds / 60);

/** `1.5 LU|HSW`. */
export const creditText = ({ credits, creditKind }: Pick<Course, 'credits' | 'creditKind'>): string =>
  `${decimalText(credits, 2)} ${creditKind}`;

/** `Free`, `$25`. */
export function priceText({ isFree, price }: Pick<Course, 'isFree' | 'price'>): string {
  if (isFree) return 'Free';
  return price === null ? 'Price on request' : `$${decimalText(price, 2)}`;
}

/** Start of a live course: `Nov 23, 2026, 11:00 a.m. ET`; null for an on-demand one. */
export const startText = ({ startsAt }: Pick<Course, 'startsAt'>): string | null =>
  startsAt === null ? null : (dateAndTime(startsAt) ?? startsAt);

export const readingTime = ({ minutes }: Pick<ListedBlogPost, 'minutes'>): string =>
  `${minutesText(minutes)} read`;

/** Credit, length, format, and price. */
export const courseMeta = (course: ListedCourse): string[] => [
  creditText(course),
  minutesText(course.minutes),
  course.format,
  priceText(course),
];

/** When a live course is or was held; null for an on-demand one. */
export const courseDate = (course: ListedCourse, today: string): string | null =>
  isOver(course, today) ? `Held ${startText(course)}` : startText(course);
