let read = (): number => Date.now();

/** The current time in ms since 1970. The visitor's clock may be wrong, so nothing may expire by it. */
export const now = (): number => read();

/** Today in the visitor's time zone, as `2026-11-02`, for dates in documents. */
export function today(): string {
  const time = read();
  return dayOf(time - new Date(time).getTimezoneOffset() * 60_000);
}

/** Today in UTC, which the API uses. */
export const todayUtc = (): string => dayOf(read());

function dayOf(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '1970-01-01' : date.toISOString().slice(0, 10);
}

/**
 * Replaces the clock. Returns a function that restores the previous one.
 * @internal
 */
export function setClock(clock: () => number): () => void {
  const former = read;
  read = clock;
  return () => {
    read = former;
  };
}
