import * as v from 'valibot';

import { onStoredElsewhere, readStored, writeStored } from '#src/browser/storage.ts';

/** Says that someone signed in or out, never who. */
export type SessionEvent = 'signed in' | 'signed out';

/** Numbers the events, so that a page that slept can tell whether it missed one. */
const entry = v.tuple([v.number(), v.nullable(v.picklist(['signed in', 'signed out']))]);

const key = 'session';
const readEntry = () => readStored<v.InferOutput<typeof entry>>('local', key, entry, [0, null]);

/** How many events there have been. */
export function sessionEventCount(): number {
  return readEntry()[0];
}

/** The news that this page has heard. */
let seenCount = sessionEventCount();

/** From here on this page has heard all news so far; answers how many. */
export function markEventsSeen(): number {
  seenCount = sessionEventCount();
  return seenCount;
}

/** Whether other tabs announced something while this page was not listening. */
export function hasMissedEvents(): boolean {
  return sessionEventCount() !== seenCount;
}

/** Reaches other tabs, and pages in the back-forward cache once they return. */
export function broadcastSession(news: SessionEvent): void {
  const count = sessionEventCount() + 1;
  // What this page says itself is not news to it; what others said before may still be.
  if (!hasMissedEvents()) seenCount = count;
  writeStored('local', key, [count, news]);
}

/** Calls back with the news of other tabs. */
export function onSessionEvent(listen: (news: SessionEvent) => void): void {
  onStoredElsewhere(key, () => {
    const [count, news] = readEntry();
    seenCount = count;
    if (news !== null) listen(news);
  });
}
