import * as v from 'valibot';

import { onChangedInOtherTab, readStored, writeStored } from '#src/browser/storage.ts';

/** Says that someone signed in or out, never who. */
export type SessionEvent = 'signed in' | 'signed out';

/** A count and the last event. The count tells a page that slept whether it missed one. */
const entry = v.tuple([v.number(), v.nullable(v.picklist(['signed in', 'signed out']))]);

const key = 'session';
const readEntry = () => readStored<v.InferOutput<typeof entry>>('local', key, entry, [0, null]);

/** Number of events so far. */
export const sessionEventCount = (): number => readEntry()[0];

/** Number of events that this page has handled. */
let seenCount = sessionEventCount();

/** Marks all events so far as handled. Returns their number. */
export function markEventsSeen(): number {
  seenCount = sessionEventCount();
  return seenCount;
}

/** Whether other tabs sent events while this page was not listening. */
export const hasMissedEvents = (): boolean => sessionEventCount() !== seenCount;

/** Reaches other tabs, and pages in the back-forward cache once they return. */
export function broadcastSession(news: SessionEvent): void {
  const count = sessionEventCount() + 1;
  // This page's own event counts as seen, unless it has missed earlier ones from other tabs.
  if (!hasMissedEvents()) seenCount = count;
  writeStored('local', key, [count, news]);
}

/** Calls back with events from other tabs. */
export function onSessionEvent(listen: (news: SessionEvent) => void): void {
  onChangedInOtherTab(key, () => {
    const [count, news] = readEntry();
    seenCount = count;
    if (news !== null) listen(news);
  });
}
