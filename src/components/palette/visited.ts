import { onUserChange } from '#src/stores/session.ts';

/** A visited page: path with query, and title. */
export interface PageVisit {
  href: string;
  title: string;
}

const most = 50;

interface DatedVisit extends PageVisit {
  /** In `performance.now()` time. */
  at: number;
}

let visited: readonly DatedVisit[] = [];

/**
 * All pages visited since the page was loaded, the latest first; in memory only. `recentlyViewed` filters
 * those to show.
 */
export const allVisits = (): readonly DatedVisit[] => visited;

/** Adds a page at the top of the list. */
export function rememberVisit(page: PageVisit): void {
  visited = [{ ...page, at: performance.now() }, ...visited].slice(0, most);
}

// The next user must not see where the previous one went.
onUserChange(() => {
  visited = [];
});
