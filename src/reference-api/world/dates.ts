const DAY = 86_400_000;

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The date `days` days before `today` (after it, if negative), as `2026-11-02`. */
export const daysBefore = (today: string, days: number): string =>
  iso(Date.parse(`${today}T00:00:00Z`) - days * DAY);

/** How many days the second date is after the first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY);

/** The same date `years` years later; February 29 becomes March 1 in a year that has none. */
export function yearsAfter(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return iso(date.getTime());
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The date in a press release: `November 2, 2026` for `2026-11-02`. */
export function longDate(day: string): string {
  const [year = '', month = '1', date = '1'] = day.split('-');
  return `${months[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`;
}

/** What a declaration's summary says of its validity on a day. */
export const validityWords = (until: string, today: string): string =>
  `${until < today ? 'expired' : 'valid until'} ${longDate(until)}`;
