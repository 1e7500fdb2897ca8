/** HTTP's upper limit for delays, in seconds (RFC 9111, 1.2.2). */
const maxDelaySeconds = 2 ** 31;

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** Dates of HTTP: `Wed, 21 Oct 2026 07:28:00 GMT`, `Wednesday, 21-Oct-26 …`, `Wed Oct 21 07:28:00 2026`. */
const form =
  /^[A-Z][a-z]{2,8}(?:, (\d\d)[ -]([A-Z][a-z]{2})[ -](\d{4}|\d\d)| ([A-Z][a-z]{2}) ([ \d]\d)) (\d\d):(\d\d):(\d\d) (?:GMT|(\d{4}))$/;

/**
 * How long a `Retry-After` header asks to wait: ms from `now` (ms since 1970), 0 for a past date, 'ignore' if
 * it is missing or invalid. Never shortens the delay (RFC 9110, 10.2.3 and 5.6.7).
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | 'ignore' {
  const value = (header ?? '').trim();
  if (/^\d{1,40}$/.test(value)) return Math.min(Number(value), maxDelaySeconds) * 1000;
  const date = httpDate(value, now);
  return date === null ? 'ignore' : Math.max(0, date - now);
}

/** When to try again, in words: `30 seconds`; `a moment` if the server gave no time (null). */
export function waitText(ms: number | null): string {
  const seconds = Math.ceil((ms ?? 0) / 1000);
  if (seconds < 2) return 'a moment';
  if (seconds < 120) return `${seconds} seconds`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}

function httpDate(value: string, now: number): number | null {
  const [, dayFirst, monthSecond, yearThird, monthFirst, daySecond, ...rest] = form.exec(value) ?? [];
  const [hours = '', minutes = '', seconds = '', yearLast] = rest;
  const month = months.indexOf(monthSecond ?? monthFirst ?? '-') / 3;
  const day = Number(dayFirst ?? daySecond);
  const year = yearThird ?? yearLast ?? '';
  const time = Date.UTC(fullYear(year, now), month, day, Number(hours), Number(minutes), Number(seconds));
  const isReal = Number.isInteger(month) && month >= 0 && new Date(time).getUTCDate() === day;
  return isReal && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) <= 60 ? time : null;
}

/** A two-digit year is in this century, unless that is more than 50 years ahead. */
function fullYear(year: string, now: number): number {
  const present = new Date(now).getUTCFullYear();
  const inCentury = present - (present % 100) + Number(year);
  if (year.length > 2) return Number(year);
  return inCentury > present + 50 ? inCentury - 100 : inCentury;
}
