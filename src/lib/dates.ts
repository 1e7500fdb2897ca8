const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dayMs = 86_400_000;
const soonDays = 90;

/** `soon` is within 90 days. */
export type ExpiryStatus = 'expired' | 'soon' | 'valid';

/** `Oct 2026`; null for an invalid date. */
export function monthAndYear(iso: string): string | null {
  const date = dayOf(iso);
  return date && `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `Oct 12, 2026`; null for an invalid date. */
export function fullDate(iso: string): string | null {
  const date = dayOf(iso);
  return date && `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

let eastern: Intl.DateTimeFormat | undefined;

const easternTime = (): Intl.DateTimeFormat =>
  (eastern ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }));

/** Date and time as US offices write them, `Nov 20, 2026, 12:00 p.m. ET`; without an unknown time. */
export function dateAndTime(iso: string): string | null {
  const isMoment = iso.endsWith('Z') && /T\d{2}:\d{2}/.test(iso) && dayOf(iso) !== null;
  if (!isMoment || Number.isNaN(Date.parse(iso))) return fullDate(iso);
  const parts = easternTime().formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  const half = part('dayPeriod') === 'AM' ? 'a.m.' : 'p.m.';
  return `${part('month')} ${part('day')}, ${part('year')}, ${part('hour')}:${part('minute')} ${half} ET`;
}

/** The status on `today` of a document valid through `until` (both ISO); null if either is no date. */
export function expiryStatus(until: string, today: string): ExpiryStatus | null {
  const days = daysBetween(today, until);
  if (days === null) return null;
  if (days < 0) return 'expired';
  return days <= soonDays ? 'soon' : 'valid';
}

/** Whole days from one ISO date to another, negative if it is earlier; null if either is no date. */
export function daysBetween(from: string, to: string): number | null {
  const start = dayOf(from);
  const end = dayOf(to);
  return start && end && Math.round((end.getTime() - start.getTime()) / dayMs);
}

/** The day as written, regardless of time zone; null for February 30. */
function dayOf(iso: string): Date | null {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(iso)?.[0];
  if (day === undefined) return null;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? date : null;
}
