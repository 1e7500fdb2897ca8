import { fullDate } from '#src/lib/dates.ts';

/** Length of a "What's new" period. */
export type PeriodType = 'week' | 'month';

/** A week from Monday to Sunday, or a calendar month. Days as `2026-11-02`, both ends included. */
export interface Period {
  type: PeriodType;
  start: string;
  end: string;
}

const dayMs = 86_400_000;

/** The library has nothing older. */
const earliestDay = '2000-01-01';

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Adds a number of days, which may be negative. */
const dayAfter = (day: string, days: number): string => iso(timeOf(day) + days * dayMs);

/** The period type that a link names, or null. */
export const periodTypeFrom = (text: string): PeriodType | null =>
  text === 'week' || text === 'month' ? text : null;

/** The day that a link names; null unless a date from 2000 to tomorrow (clocks can differ by a day). */
export function periodDayFrom(text: string, today: string): string | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && fullDate(text) !== null;
  return isDay && text >= earliestDay && text <= dayAfter(today, 1) ? text : null;
}

export function periodOf(type: PeriodType, day: string): Period {
  if (type === 'month') {
    const start = `${day.slice(0, 7)}-01`;
    const inNext = dayAfter(start, 31);
    return { type, start, end: dayAfter(`${inNext.slice(0, 7)}-01`, -1) };
  }
  // JavaScript numbers Sunday as 0, but our weeks end on Sunday.
  const sinceMonday = (new Date(timeOf(day)).getUTCDay() + 6) % 7;
  const start = dayAfter(day, -sinceMonday);
  return { type, start, end: dayAfter(start, 6) };
}

/** The previous period; null before the library began. */
export function periodBefore({ type, start }: Period): Period | null {
  const before = periodOf(type, dayAfter(start, -1));
  return before.end < earliestDay ? null : before;
}

/** The next period; null if it starts after `today`. */
export function periodAfter({ type, end }: Period, today: string): Period | null {
  const after = periodOf(type, dayAfter(end, 1));
  return after.start > today ? null : after;
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const dayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** `October 2026`, `Nov 2 – 8, 2026`, `Oct 26 – Nov 1, 2026`, `Dec 29, 2025 – Jan 4, 2026`. */
export function periodText({ type, start, end }: Period): string {
  const [year = '', month = ''] = start.split('-');
  if (type === 'month') return `${monthNames[Number(month) - 1]} ${year}`;
  const [from, to] = [fullDate(start) ?? start, fullDate(end) ?? end];
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${from} – ${to}`;
  const first = from.replace(/, \d{4}$/, '');
  return `${first} – ${start.slice(0, 7) === end.slice(0, 7) ? to.replace(/^\S+ /, '') : to}`;
}

/** `Monday, Nov 2`: a day within a period. */
export function dayText(day: string): string {
  const date = fullDate(day)?.replace(/, \d{4}$/, '') ?? day;
  return `${dayNames[new Date(timeOf(day)).getUTCDay()] ?? ''}, ${date}`;
}
