import { Suspense, useEffect, useState, useSyncExternalStore, useRef } from 'react';
import { Outlet, useNavigate, useLocation } from 'react-router';
import { onPaletteKey } from '#src/browser/palette-key.ts';
import { areToastsRequested, onToastsRequested } from '#src/browser/toasts-requested.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Navigate } from '#src/components/page/link.tsx';
import { Progress } from '#src/layouts/progress.tsx';
import { useConflicts } from '#src/stores/conflicts.ts';
import { focusHeading, onHeadingReady, pageTitle, restoreLinkFocus } from '#src/browser/heading.ts';
import { isCorrection } from '#src/components/page/address-correction.ts';

/**
 * After a navigation to another screen, moves focus to its heading, or with Back to the link that the visitor had followed, and
 * announces its title. Not when a screen merely corrects its own URL. Between pages of one list, Back returns to the link as
 * well.
 */
function Announcer() {
  const { key, pathname, hash } = useLocation();
  const before = useRef({ key, pathname });
  const [title, setTitle] = useState('');
  const stopWaiting = useRef(() => {});
  useEffect(() => {
    const last = before.current;
    before.current = { key, pathname };
    const isFirst = key === last.key;
    if (isFirst || last.pathname === pathname || isCorrection(last.pathname, pathname)) {
      restoreLinkFocus();
      return;
    }
    stopWaiting.current();
    stopWaiting.current = onHeadingReady(() => {
      if (!restoreLinkFocus() && hash === '') focusHeading();
      setTitle(pageTitle());
    });
  }, [key, pathname, hash]);
  useEffect(() => () => stopWaiting.current(), []);
  return (
    <p className="unseen" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}

const LazyToasts = lazyPart(async () => (await import('#src/layouts/toasts.tsx')).Toasts, null);
const LazyConflict = lazyPart(
  async () => (await import('#src/components/conflict/conflict-dialog.tsx')).ConflictDialog,
  'the comparison with what was saved elsewhere',
);
const LazyPalette = lazyPart(
  async () => (await import('#src/components/palette/palette.tsx')).Palette,
  'the command palette',
);

/** Wraps every layout: progress, focus and announcements, toasts, palette, and conflict dialogs. */
export const RootLayout = () => (
  <Navigate value={useNavigate()}>
    <Progress />
    <Outlet />
    <Announcer />
    <Toasts />
    <Palette />
    <Conflict />
  </Navigate>
);

/** The code loads with the first toast. */
function Toasts() {
  const isWanted = useSyncExternalStore(onToastsRequested, areToastsRequested, areToastsRequested);
  return isWanted ? (
    <Suspense>
      <LazyToasts />
    </Suspense>
  ) : null;
}

/** Resolves conflicting changes to a record; the code loads with the first conflict. */
function Conflict() {
  const asked = useConflicts((state) => state.pending[0]);
  return asked ? (
    <Suspense>
      <LazyConflict key={asked.number} {...asked} />
    </Suspense>
  ) : null;
}

/** Opens and closes with its shortcut; the code loads on first use. */
function Palette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onPaletteKey(() => setOpen((current) => !current)), []);
  return isOpen ? (
    <Suspense>
      <LazyPalette onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
