import { isSecretPath } from '#src/domain/secret-paths.ts';
import { whenPersonChanges } from '#src/stores/session.ts';

/** A page that was looked at. */
export interface Visited {
  href: string;
  title: string;
}

const most = 8;
/** Items and lists of the library: no searches, which have a list of their own, and nothing of an account. */
const kept = /^\/(?:product|company|content-type|products|featured|compare)(?:\/|$)/;

let visited: readonly Visited[] = [];

/** The pages looked at in this page's life, the latest first; in memory alone. */
export const visitedPages = (): readonly Visited[] => visited;

/** Puts a page at the top of the list; `href` is its path with its query. */
export function rememberVisit({ href, title }: Visited): void {
  const [path = ''] = href.split(/[?#]/);
  if (!kept.test(path) || isSecretPath(path) || title === '') return;
  visited = [{ href, title }, ...visited.filter((one) => one.href.split('?')[0] !== path)].slice(0, most);
}

// Where one person was is not for the next one to see.
whenPersonChanges(() => {
  visited = [];
});
