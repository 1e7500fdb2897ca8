/** The longest time that is waited without asking the visitor, in ms; beyond it, the screen says how long. */
export const longestSilentWaitMs = 30_000;

/** What HTTP caches take for «as long as can be written», in seconds. */
const longestDelaySeconds = 2 ** 31;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const time = '(\\d{2}):(\\d{2}):(\\d{2})';
const imfFixdate = new RegExp(`^[A-Z][a-z]{2}, (\\d{2}) ([A-Z][a-z]{2}) (\\d{4}) ${time} GMT$`);
const rfc850Date = new RegExp(`^[A-Z][a-z]{5,8}, (\\d{2})-([A-Z][a-z]{2})-(\\d{2}) ${time} GMT$`);
const asctimeDate = new RegExp(`^[A-Z][a-z]{2} ([A-Z][a-z]{2}) ([ \\d]\\d) ${time} (\\d{4})$`);

/**
 * How long a `Retry-After` header asks to wait: ms from `now` (ms since 1970), 0 for a past date,
 * 'ignore' for what is no such header. The time is never shortened: a caller whose answer exceeds
 * `longestSilentWaitMs` does not retry by itself. (RFC 9110, 10.2.3 and 5.6.7)
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | 'ignore' {
  const value = (header ?? '').trim();
  if (/^\d{1,40}$/.test(value)) return Math.min(Number(value), longestDelaySeconds) * 1000;
  if (value.length > 40) return 'ignore';
  const date = httpDate(value, now);
  return date === null ? 'ignore' : Math.max(0, date - now);
}

function httpDate(value: string, now: number): number | null {
  const fixed = imfFixdate.exec(value);
  if (fixed) return utc(fixed[3], fixed[2], fixed[1], fixed.slice(4));
  const asctime = asctimeDate.exec(value);
  if (asctime) return utc(asctime[6], asctime[1], asctime[2], asctime.slice(3, 6));
  const old = rfc850Date.exec(value);
  if (!old) return null;
  const century = Math.floor(new Date(now).getUTCFullYear() / 100) * 100;
  const date = utc(String(century + Number(old[3])), old[2], old[1], old.slice(4));
  // A two-digit year that seems more than 50 years ahead means the past century.
  const tooFar = date !== null && date - now > 50 * 365.25 * 86_400_000;
  return tooFar ? utc(String(century - 100 + Number(old[3])), old[2], old[1], old.slice(4)) : date;
}

function utc(year = '', monthName = '', day = '', clock: readonly string[] = []): number | null {
  const month = months.indexOf(monthName);
  const [hours, minutes, seconds] = clock.map(Number);
  if (month === -1 || hours === undefined || minutes === undefined || seconds === undefined) return null;
  const dayOfMonth = Number(day);
  const date = new Date(Date.UTC(Number(year), month, dayOfMonth, hours, minutes, seconds));
  const isReal = date.getUTCDate() === dayOfMonth && hours < 24 && minutes < 60 && seconds <= 60;
  return isReal ? date.getTime() : null;
}
