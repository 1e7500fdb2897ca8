/** For browsers without the Web Locks API: the last run of each name in this tab. */
const last = new Map<string, Promise<unknown>>();

/** Runs only one at a time for each name, across all tabs of the site. */
export function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  // Missing on origins without HTTPS.
  const locks: LockManager | null | undefined = globalThis.navigator?.locks;
  if (locks) return locks.request(name, run);
  const result = (last.get(name) ?? Promise.resolve()).then(run, run);
  last.set(name, result);
  return result;
}
