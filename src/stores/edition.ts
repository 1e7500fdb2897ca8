import { createStore } from 'zustand/vanilla';
import { readCookie, writeCookie } from '#src/browser/cookies.ts';
import { onceHydrated } from '#src/browser/hydration.ts';
import { editionFrom, type Edition } from '#src/domain/masterformat/edition.ts';

const cookie = 'mf';
const defaultEdition: Edition = '04';
const stored = (): Edition | null => editionFrom(readCookie(cookie));

/** The MasterFormat edition in which the visitor sees section numbers. (requirements: edition) */
export const editionStore = createStore<Edition>()(() => defaultEdition);

onceHydrated(() => editionStore.setState(stored() ?? defaultEdition, true));

/** Takes the edition from a URL with `?mf=95` and stores it in the cookie; otherwise the cookie's edition applies. */
export function setEditionFromUrl(url: string): void {
  const known = stored();
  const stated = editionFrom(new URL(url).searchParams.get('mf'));
  if (stated !== null && stated !== known) writeCookie(cookie, stated);
  editionStore.setState(stated ?? known ?? defaultEdition, true);
}
