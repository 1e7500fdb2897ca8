import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useNavigate } from 'react-router';

import { onPaletteKey } from '#src/browser/palette-key.ts';
import { areToastsRequested, onToastsRequested } from '#src/browser/toasts-requested.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Navigate } from '#src/components/page/link.tsx';
import { Announcer } from '#src/layouts/announcer.tsx';
import { Progress } from '#src/layouts/progress.tsx';

const LazyToasts = lazyPart(async () => (await import('#src/layouts/toasts.tsx')).Toasts, null);
const LazyPalette = lazyPart(
  async () => (await import('#src/components/palette/palette.tsx')).Palette,
  'The command palette',
);

/** Around every layout: progress, focus and announcement after a navigation, toasts, the palette. */
export function RootLayout() {
  return (
    <Navigate value={useNavigate()}>
      <Progress />
      <Outlet />
      <Announcer />
      <Toasts />
      <Palette />
    </Navigate>
  );
}

/** Loaded with the first toast. */
function Toasts() {
  const isWanted = useSyncExternalStore(onToastsRequested, areToastsRequested, areToastsRequested);
  return isWanted ? (
    <Suspense>
      <LazyToasts />
    </Suspense>
  ) : null;
}

/** The palette's key opens and closes it; its code is loaded with its first use. */
function Palette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onPaletteKey(() => setOpen((current) => !current)), []);
  return isOpen ? (
    <Suspense>
      <LazyPalette onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
