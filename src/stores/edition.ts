import { createStore } from 'zustand/vanilla';
import { readCookie, writeCookie } from '#src/browser/cookies.ts';
import { onceTakenOver } from '#src/browser/take-over.ts';
import { editionFrom } from '#src/domain/masterformat/edition.ts';
import type { Edition } from '#src/domain/masterformat/edition.ts';

const cookie = 'mf';
const usual: Edition = '04';
const stored = (): Edition | null => editionFrom(readCookie(cookie));

/** The edition of MasterFormat whose numbers the visitor reads. (requirements: edition) */
export const editionStore = createStore<Edition>()(() => usual);

onceTakenOver(() => editionStore.setState(stored() ?? usual, true));

/** An address that states an edition, `?mf=95`, makes it the visitor's own; any other leaves the one in the cookie. */
export function applyStatedEdition(url: string): void {
  const known = stored();
  const stated = editionFrom(new URL(url).searchParams.get('mf'));
  if (stated !== null && stated !== known) writeCookie(cookie, stated);
  editionStore.setState(stated ?? known ?? usual, true);
}
