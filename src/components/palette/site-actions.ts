import { currentUrl } from '#src/browser/location.ts';
import { printPage } from '#src/browser/print.ts';
import { editionStore } from '#src/stores/edition.ts';
import { comparedProducts } from '#src/domain/selected-items.ts';
import { to } from '#src/paths.ts';
import { addAction, type Action } from '#src/components/palette/actions.ts';
import { clearItems, useSelectedItems } from '#src/stores/selected-items.ts';
import { useSession } from '#src/stores/session.ts';
import { setUnits, useUnits } from '#src/stores/units.ts';

const chosen = () => useSelectedItems.getState().items;
const isSignedIn = () => useSession.getState().user !== null;

/** The current URL with `mf` set to an edition. */
function withMf(edition: string): string {
  const { pathname, search, hash } = new URL(currentUrl());
  const query = new URLSearchParams(search);
  query.set('mf', edition);
  return `${pathname}?${query}${hash}`;
}

const actions: readonly Action[] = [
  {
    id: 'compare',
    label: 'Compare selected products',
    words: 'products side by side',
    isOffered: () => comparedProducts(chosen()).length > 1,
    run: (go) => go(to.compare(comparedProducts(chosen()))),
  },
  {
    id: 'clear',
    label: 'Clear selection',
    words: 'unselect none',
    isOffered: () => chosen().length > 0,
    run: clearItems,
  },
  {
    id: 'units-si',
    label: 'Show values in SI units',
    words: 'metric mm switch',
    isOffered: () => useUnits.getState().system === 'ip',
    run: () => setUnits('si'),
  },
  {
    id: 'units-ip',
    label: 'Show values in US customary units',
    words: 'imperial inch ip switch',
    isOffered: () => useUnits.getState().system === 'si',
    run: () => setUnits('ip'),
  },
  {
    id: 'mf-95',
    label: 'Show MasterFormat 1995 numbers',
    words: 'mf95 five digits switch sections',
    isOffered: () => editionStore.getState() === '04',
    run: (go) => go(withMf('95')),
  },
  {
    id: 'mf-04',
    label: 'Show MasterFormat 2004 numbers',
    words: 'mf04 six digits switch sections',
    isOffered: () => editionStore.getState() === '95',
    run: (go) => go(withMf('04')),
  },
  { id: 'print', label: 'Print this page', words: 'paper pdf', run: printPage },
  {
    id: 'sign-in',
    label: 'Sign in',
    words: 'log in account',
    isOffered: () => !isSignedIn(),
    run: (go) => {
      const { pathname, search, hash } = new URL(currentUrl());
      go(to.signIn(pathname + search + hash));
    },
  },
  {
    id: 'sign-out',
    label: 'Sign out',
    words: 'log out leave account',
    isOffered: isSignedIn,
    run: (go) => go(to.signOut()),
  },
];

/** Call it once, when the palette first opens. */
export function addSiteActions(): void {
  for (const action of actions) addAction(action);
}
