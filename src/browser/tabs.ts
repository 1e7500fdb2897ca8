import { readStored, writeStored } from '#src/browser/storage.ts';

/** What tabs of this site tell each other: that somebody signed in or out, and nothing of who. */
export type TabNews = 'signed in' | 'signed out';

interface Told {
  /** Numbers the news, so that a page that slept can see whether it missed one. */
  count: number;
  news: TabNews | null;
}

const key = 'session';
const nothing: Told = { count: 0, news: null };

function told(): Told {
  return readStored('local', key, parse, nothing);
}

function parse(value: unknown): Told | null {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const [count, news] = list;
  const isNews = news === 'signed in' || news === 'signed out';
  return typeof count === 'number' && isNews ? { count, news } : null;
}

/** How many news there were; a page that was away compares. */
export function newsCount(): number {
  return told().count;
}

/** Tells the other tabs, and pages in the back-forward cache once they come back. */
export function tellTabs(news: TabNews): void {
  writeStored('local', key, [newsCount() + 1, news]);
}

/** Calls back with the news of other tabs. */
export function onTabNews(listen: (news: TabNews) => void): void {
  addEventListener('storage', (event) => {
    const { news } = told();
    if (event.key === key && news !== null) listen(news);
  });
}
