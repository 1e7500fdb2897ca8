import { Suspense, useState, type ReactNode } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { reloadOrNotify } from '#src/components/page/missing-code.ts';
import type { SavedItem } from '#src/domain/saved-item.ts';

/** Loaded on first use while signed out. */
const SignInOffer = lazyPart(
  async () => (await import('#src/components/account/sign-in-offer.tsx')).SignInOffer,
  'Favorites',
);

type Actions = typeof import('#src/services/favorite-actions.ts');

/**
 * Saves items with code that loads on first use. `act` resolves to false if nobody is signed in; `offer` then
 * renders an offer to sign in, where `what` says what happens to the items.
 */
export function useSaveToFavorites(
  items: readonly SavedItem[],
  what: string,
  act: (actions: Actions) => Promise<boolean> = ({ addAllToFavorites }) => addAllToFavorites(items),
): { save: () => Promise<void>; offer: ReactNode } {
  const [isOffering, setOffering] = useState(false);
  async function save(): Promise<void> {
    try {
      if (!(await act(await import('#src/services/favorite-actions.ts')))) setOffering(true);
    } catch (error) {
      reloadOrNotify(error, 'Couldn’t save to favorites. Check your connection and try again.');
    }
  }
  return {
    save,
    offer: isOffering && (
      <Suspense>
        <SignInOffer what={what} pending={{ items: [...items] }} onClose={() => setOffering(false)} />
      </Suspense>
    ),
  };
}
