import { fullDate } from '#src/lib/dates.ts';

/** How long a period of «what is new» is. */
export type PeriodType = 'week' | 'month';

/** A week from Monday to Sunday or a calendar month; days as `2026-11-02`, both included. */
export interface Period {
  type: PeriodType;
  start: string;
  end: string;
}

const dayMs = 86_400_000;

/** Nothing in the library is older. */
const earliestDay = '2000-01-01';

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after another, before it when negative. */
function dayAfter(day: string, days: number): string {
  return iso(timeOf(day) + days * dayMs);
}

/** The period type that a link names, or null. */
export function periodTypeFrom(text: string): PeriodType | null {
  return text === 'week' || text === 'month' ? text : null;
}

/** The day that a link names, or null: no date, before 2000, or after tomorrow (clocks differ by a day). */
export function periodDayFrom(text: string, today: string): string | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && fullDate(text) !== null;
  return isDay && text >= earliestDay && text <= dayAfter(today, 1) ? text : null;
}

/** The period that a day lies in. */
export function periodOf(type: PeriodType, day: string): Period {
  if (type === 'month') {
    const start = `${day.slice(0, 7)}-01`;
    const inNext = dayAfter(start, 31);
    return { type, start, end: dayAfter(`${inNext.slice(0, 7)}-01`, -1) };
  }
  // Sunday is day 0 of the calendar and the last day of a working week.
  const sinceMonday = (new Date(timeOf(day)).getUTCDay() + 6) % 7;
  const start = dayAfter(day, -sinceMonday);
  return { type, start, end: dayAfter(start, 6) };
}

/** The period before; null where the library has none. */
export function periodBefore({ type, start }: Period): Period | null {
  const before = periodOf(type, dayAfter(start, -1));
  return before.end < earliestDay ? null : before;
}

/** The period after; null when that has not begun on the day `today`. */
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
