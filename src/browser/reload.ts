import * as v from 'valibot';

import { now } from '#src/browser/clock.ts';
import { readStored, writeStored } from '#src/browser/storage.ts';
import { withoutSecret } from '#src/lib/secret-paths.ts';

const throttleMs = 10_000;
const key = 'reloads';

/** Paths, and when each may be reloaded again, in ms since 1970. */
const reloads = v.array(v.tuple([v.string(), v.number()]));

/**
 * Reloads the page, at most once per path within 10 s (requirements: new-builds). 'refused' when that is used
 * up, and whenever it is uncertain (storage blocked, clock changed): one reload too few shows a button, one
 * too many is a loop. Kept in session storage, because memory does not survive a reload.
 */
export function reloadOnce(place: string, reload: () => void = reloadPage): 'reloading' | 'refused' {
  const path = withoutSecret(place);
  const time = now();
  if (!Number.isFinite(time)) return 'refused';
  const remembered = () => readStored('session', key, reloads, []);
  const running = remembered().filter(([, until]) => until > time);
  if (running.some(([other, until]) => other === path || until > time + throttleMs)) return 'refused';
  const next: v.InferInput<typeof reloads> = [...running, [path, time + throttleMs]];
  if (!writeStored('session', key, next) || remembered().length !== next.length) return 'refused';
  reload();
  return 'reloading';
}

export function reloadPage(): void {
  location.reload();
}

/**
 * Loads a path as a new page. If the browser restores the old page from its back-forward cache, that page,
 * which runs an older build, reloads too.
 */
export function loadPath(path: string): void {
  globalThis.addEventListener('pageshow', reloadPage, { once: true });
  // Back and Forward have already changed the URL.
  if (location.pathname + location.search + location.hash === path) reloadPage();
  else location.assign(path);
}
