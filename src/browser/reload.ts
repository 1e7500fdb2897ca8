import { now } from '#src/browser/clock.ts';

const throttleMs = 10_000;
const key = 'reloads';

/** When each path may be reloaded again, in ms since 1970. */
type Reloads = Map<string, number>;

/**
 * Reloads the page, at most once per path within 10 s (spec §9). 'refused' when that is used up, and whenever
 * it cannot be made sure (storage blocked, clock moved): one reload too few shows a button, one too many is a loop.
 * Remembered in the session's storage, because memory does not survive a reload.
 */
export function reloadOnce(place: string, reload: () => void = reloadPage): 'reloading' | 'refused' {
  // A token in the path of a reset must not be stored.
  const path = place.replace(/^(\/reset\/).+/, '$1');
  try {
    const time = now();
    const reloads = remembered();
    const until = reloads.get(path);
    if (!Number.isFinite(time) || (until !== undefined && until > time)) return 'refused';
    if ([...reloads.values()].some((end) => end > time + throttleMs)) return 'refused';
    remember(new Map([...reloads, [path, time + throttleMs]]), time);
    if (remembered().get(path) !== time + throttleMs) return 'refused';
    reload();
    return 'reloading';
  } catch {
    return 'refused';
  }
}

export function reloadPage(): void {
  location.reload();
}

function remember(reloads: Reloads, time: number): void {
  const running = [...reloads].filter(([, until]) => until > time);
  sessionStorage.setItem(key, JSON.stringify(running));
}

function remembered(): Reloads {
  const reloads: Reloads = new Map();
  for (const entry of listed(parsed(sessionStorage.getItem(key)))) {
    const [path, until] = listed(entry);
    if (typeof path === 'string' && typeof until === 'number') reloads.set(path, until);
  }
  return reloads;
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Unreadable data counts as none: the next write replaces it. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Loads a path as a new page. If the browser restores the old page from its cache, that one reloads too: it runs an
 * older build.
 */
export function loadPath(path: string): void {
  globalThis.addEventListener('pageshow', reloadPage, { once: true });
  // A step through the history has changed the address already.
  if (location.pathname + location.search + location.hash === path) reloadPage();
  else location.assign(path);
}
