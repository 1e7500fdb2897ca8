import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';

import { isOnline } from '#src/browser/online.ts';
import { reloadOnce } from '#src/browser/reload.ts';
import { isChunkFailure } from '#src/domain/chunk-failure.ts';

const loadFailure = () => import('#src/layouts/failure.tsx');

const Failure = lazy(async () => {
  try {
    return { default: (await loadFailure()).Failure };
  } catch {
    return { default: Unreachable };
  }
});

/** Fetches the error screen ahead, so that it is there when the network is not. Silent. */
export async function warmUpErrorScreen(): Promise<void> {
  await Promise.allSettled([loadFailure()]);
}

/** What is shown in place of a screen that failed. Its code is not part of the start, which rarely fails. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const [hopeless, setHopeless] = useState<unknown>(null);
  const waits = isChunkFailure(error) && hopeless !== error;
  // A chunk that is gone belongs to an older build: the page is loaded anew, but never in a loop (spec §9), and never
  // without a network, where the browser would have nothing to show.
  useEffect(() => {
    if (waits && (!isOnline() || reloadOnce(pathname) === 'refused')) setHopeless(error);
  }, [waits, error, pathname]);
  if (waits) return <p className="wrap">Loading the page anew…</p>;
  return (
    <Suspense>
      <Failure error={error} />
    </Suspense>
  );
}

/** The same where not even the layout stands. */
export function ShellErrorScreen() {
  return (
    <main id="content">
      <ErrorScreen />
    </main>
  );
}

/** Where even the error screen cannot be loaded. */
function Unreachable() {
  return (
    <div className="wrap">
      <h1>This page could not be loaded.</h1>
      <p>
        Check the network and{' '}
        <a className="link" href="">
          load it again
        </a>
        .
      </p>
    </div>
  );
}
