import { readCookie } from '#src/browser/cookies.ts';

/** Which numbers the visitor reads: the site-wide setting `mf`, `04` unless it is `95` (spec §3). */
export function currentMf(): '04' | '95' {
  return readCookie('mf') === '95' ? '95' : '04';
}
