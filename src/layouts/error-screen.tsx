import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useHref, useLocation, useRouteError } from 'react-router';

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
  const failure = (
    <Suspense>
      <Failure error={error} />
    </Suspense>
  );
  if (!isChunkFailure(error)) return failure;
  return (
    <Reload key={pathname} path={pathname}>
      {failure}
    </Reload>
  );
}

/**
 * A chunk that is gone belongs to an older build: the page is loaded anew, but never in a loop (spec §9), and never
 * without a network, where the browser would have nothing to show.
 */
function Reload({ path, children }: { path: string; children: ReactNode }) {
  const [isReloading] = useState(() => isOnline() && reloadOnce(path) === 'reloading');
  return isReloading ? <p className="wrap">Loading the page anew…</p> : children;
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
  const href = useHref(useLocation());
  return (
    <div className="wrap">
      <h1>This page could not be loaded.</h1>
      <p>
        Check the network and{' '}
        <a className="link" href={href}>
          load it again
        </a>
        .
      </p>
    </div>
  );
}
