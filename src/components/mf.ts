import { readCookie } from '#src/browser/cookies.ts';

let known: '04' | '95' | null = null;

/**
 * Which numbers the visitor reads: the site-wide setting `mf`, `04` unless it is `95` (spec §3). A screen asks a hundred
 * times while it is drawn, and reading a cookie is slow: it is read once a task.
 */
export function currentMf(): '04' | '95' {
  if (known === null) {
    known = readCookie('mf') === '95' ? '95' : '04';
    queueMicrotask(() => {
      known = null;
    });
  }
  return known;
}
