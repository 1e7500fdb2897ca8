import { readCookie, writeCookie } from '#src/browser/cookies.ts';
import type { Edition } from '#src/domain/masterformat/number.ts';

let known: Edition | null = null;

/**
 * Which numbers the visitor reads: the site-wide setting `mf`, `04` unless it is `95` (spec §3). A screen asks a hundred
 * times while it is drawn, and reading a cookie is slow: it is read once a task.
 */
export function currentMf(): Edition {
  return known ?? know(readCookie('mf') === '95' ? '95' : '04');
}

/** From here on the visitor reads the numbers of this edition. */
export function setMf(edition: Edition): void {
  writeCookie('mf', edition);
  know(edition);
}

function know(edition: Edition): Edition {
  known = edition;
  queueMicrotask(() => {
    known = null;
  });
  return edition;
}
