import { Suspense, type ReactNode } from 'react';

import { identityCookies, readCookie } from '#src/browser/cookies.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { useIsLive } from '#src/components/page/use-is-live.ts';
import style from '#src/screens/home/home.module.css';
import { userIdOf, useSession, type Session } from '#src/stores/session.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

const LeftOff = lazyPart(
  async () => (await import('#src/screens/home/left-off.tsx')).LeftOff,
  'Where you left off',
);

type Owner = number | 'awaited' | null;

/** Someone signed in here before, and the server has not said yet whether they still are: their work has its place kept. */
const isAwaited = ({ status }: Session): boolean =>
  status === 'unknown' && readCookie(identityCookies.firstName) !== null;

/** Whose work the home page shows; null for a visitor, and on a page as the build made it. */
function useOwner(): Owner {
  const isLive = useIsLive();
  const owner = useSession((now): Owner => userIdOf(now) ?? (isAwaited(now) ? 'awaited' : null));
  return isLive ? owner : null;
}

const toCome = <SkeletonText lines={8} gap="26px" />;

/**
 * What someone worked on last, in the place where a visitor sees the detail: as high, so that nothing moves. A component of its
 * own with the detail as children: once a made page is live it renders at once, and the page around it does not.
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
