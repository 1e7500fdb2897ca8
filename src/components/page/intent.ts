/** Spec §9: at most four preloads at a time, none in the first second. */
const most = 4;
const calmMs = 1000;

type ReadAhead = (href: string) => Promise<void>;

let readAhead: ReadAhead | null = null;
let underWay = 0;
const asked = new Set<string>();

/** `app.tsx` gives what knows the routes. It begins a second after the start; until then, pointing at a link does nothing. */
export function startReadingAhead(next: ReadAhead, warmUp: () => Promise<void>): void {
  setTimeout(() => {
    readAhead = next;
    // What cannot be had ahead will be missed, and asked for, when it is needed.
    warmUp().catch(() => undefined);
  }, calmMs);
}

/** Fetches a link's code and data ahead. Silent: whatever fails will fail again, and say so, when it is followed. */
export function prefetch(href: string): void {
  if (readAhead === null || underWay >= most || asked.has(href)) return;
  asked.add(href);
  underWay += 1;
  const done = (): void => {
    underWay -= 1;
    asked.delete(href);
  };
  readAhead(href).then(done, done);
}
