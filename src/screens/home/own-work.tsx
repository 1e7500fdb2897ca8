import { Suspense, type ReactNode } from 'react';

import { identityCookies, readCookie } from '#src/browser/cookies.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { useIsHydrated } from '#src/components/page/use-is-hydrated.ts';
import style from '#src/screens/home/home.module.css';
import { userIdOf, useSession, type Session } from '#src/stores/session.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

const LeftOff = lazyPart(
  async () => (await import('#src/screens/home/left-off.tsx')).LeftOff,
  'Where you left off',
);

type Owner = number | 'awaited' | null;

/** Someone signed in here before, and the session is not known yet: space for their work is reserved. */
const isAwaited = ({ status }: Session): boolean =>
  status === 'unknown' && readCookie(identityCookies.firstName) !== null;

/** Whose work the home page shows; null for a visitor, and until a pre-rendered page is hydrated. */
function useOwner(): Owner {
  const isHydrated = useIsHydrated();
  const owner = useSession((now): Owner => userIdOf(now) ?? (isAwaited(now) ? 'awaited' : null));
  return isHydrated ? owner : null;
}

const toCome = <SkeletonText lines={8} gap="26px" />;

/**
 * A signed-in person's latest work in place of the visitors' detail, at the same height, so that nothing moves. A separate
 * component with the detail as children, so that only it re-renders after hydration.
 */
export function OwnWorkOr({ children }: { children: ReactNode }) {
  const owner = useOwner();
  if (owner === null) return children;
  return (
    <div className={style.work} data-work="">
      {owner === 'awaited' ? (
        toCome
      ) : (
        <Suspense fallback={toCome}>
          <LeftOff key={owner} fallback={toCome} />
        </Suspense>
      )}
    </div>
  );
}
