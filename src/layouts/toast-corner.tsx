import { Suspense, useSyncExternalStore } from 'react';

import { areToastsRequested, onToastsRequested } from '#src/browser/toasts-requested.ts';
import { later } from '#src/components/page/later.tsx';

/** Loaded with the first toast. */
const Toasts = later(async () => (await import('#src/layouts/toasts.tsx')).Toasts, null);

export function ToastCorner() {
  const isWanted = useSyncExternalStore(onToastsRequested, areToastsRequested, areToastsRequested);
  return isWanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
