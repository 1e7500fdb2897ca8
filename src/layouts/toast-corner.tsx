import { Suspense, useSyncExternalStore } from 'react';

import { areToastsRequested, onToastsRequested } from '#src/browser/toasts-requested.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';

/** Loaded with the first toast. */
const Toasts = lazyPart(async () => (await import('#src/layouts/toasts.tsx')).Toasts, null);

export function ToastCorner() {
  const isWanted = useSyncExternalStore(onToastsRequested, areToastsRequested, areToastsRequested);
  return isWanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
