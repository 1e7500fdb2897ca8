import { onUserChange } from '#src/stores/session.ts';

/** A page that was looked at: its path with its query, and its title. */
export interface PageVisit {
  href: string;
  title: string;
}

const most = 50;

let visited: readonly PageVisit[] = [];

/** All pages looked at in this page's life, the latest first; in memory alone. `recentlyViewed` has those to show. */
export const allVisits = (): readonly PageVisit[] => visited;

/** Puts a page at the top of the list. */
export function rememberVisit(page: PageVisit): void {
  visited = [page, ...visited].slice(0, most);
}

// Where one person was is not for the next one to see.
onUserChange(() => {
  visited = [];
});
