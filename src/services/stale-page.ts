import { invalidateReads } from '#src/api/reads.ts';
import { now } from '#src/browser/clock.ts';
import { pageData } from '#src/browser/page-data.ts';

/** What a page made by the build brings along is shown as it was made for this long, in ms. */
const freshMs = 60 * 60_000;

/**
 * Forgets what the page brought along if that is too old by now; returns whether it is. The visitor's clock may be wrong: a
 * page of the future is old, too.
 */
export function forgetStalePage(): boolean {
  const page = pageData();
  if (page === null) return false;
  const age = now() - page.made;
  if (age >= 0 && age < freshMs) return false;
  invalidateReads();
  return true;
}
