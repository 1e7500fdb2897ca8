import { isOnline } from '#src/browser/online.ts';

let load: ((href: string) => Promise<void>) | null = null;
let most = 0;
const pending = new Set<string>();

/**
 * Enables prefetching on hover, at most `atOnce` links at a time. `next` loads a URL's route and never
 * rejects.
 */
export function startPrefetching(next: (href: string) => Promise<void>, atOnce: number): void {
  load = next;
  most = atOnce;
}

/**
 * Prefetches a link's code and data, but not while the browser is offline. Ignores failures, which show up again when
 * the link is followed.
 */
export function prefetch(href: string): void {
  if (load === null || pending.size >= most || pending.has(href) || !isOnline()) return;
  pending.add(href);
  void load(href).finally(() => pending.delete(href));
}
