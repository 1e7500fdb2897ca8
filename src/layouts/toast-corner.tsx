import { Suspense, lazy, useSyncExternalStore } from 'react';

import { areToastsWanted, onToastsWanted } from '#src/browser/toasts-wanted.ts';

/** The container and its style come with the first toast. */
const Toasts = lazy(async () => ({ default: (await import('#src/layouts/toasts.tsx')).Toasts }));

export function ToastCorner() {
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, areToastsWanted);
  return isWanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
