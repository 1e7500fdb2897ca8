import { readStored, writeStored } from '#src/browser/storage.ts';

/** What tabs of this site tell each other: that somebody signed in or out, and nothing of who. */
export type TabNews = 'signed in' | 'signed out';

const name = 'session';

/** Numbers the news, so that a page that slept can see whether it missed one. */
const countOf = (value: unknown): number | null =>
  Number.isSafeInteger(value) && typeof value === 'number' ? value : null;

/** How many news there were; a page that was away compares. */
export function newsCount(): number {
  return readStored('local', name, countOf, 0);
}

/** Tells the other tabs. Storage stays behind for pages in the back-forward cache, which hear nothing. */
export function tellTabs(news: TabNews): void {
  writeStored('local', name, newsCount() + 1);
  const channel = open();
  channel?.postMessage(news);
  channel?.close();
}

/** Calls back with the news of other tabs; where there are no channels, a write to storage says that there was some. */
export function onTabNews(listen: (news: TabNews | null) => void): void {
  const channel = open();
  if (channel === null) {
    globalThis.addEventListener('storage', ({ key }) => {
      if (key === name) listen(null);
    });
    return;
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed in' || data === 'signed out') listen(data);
  });
}

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
