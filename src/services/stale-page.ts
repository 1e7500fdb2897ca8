import { invalidateReads } from '#src/api/reads.ts';
import { now } from '#src/browser/clock.ts';
import { pageData } from '#src/browser/page-data.ts';

/** How long the data of a pre-rendered page is fresh, in ms. */
const freshMs = 60 * 60_000;

/**
 * Drops a pre-rendered page's data if it is too old; returns whether it was. The visitor's clock may be wrong, so a page from
 * the future counts as old, too.
 */
export function dropStalePageData(): boolean {
  const page = pageData();
  if (page === null) return false;
  const age = now() - page.made;
  if (age >= 0 && age < freshMs) return false;
  invalidateReads();
  return true;
}
