import { Suspense, lazy, useState } from 'react';
import { useHref, useLocation, useRouteError } from 'react-router';

import { reloadForLostChunk } from '#src/components/page/missing-code.ts';

const loadFailure = () => import('#src/layouts/failure.tsx');

const Failure = lazy(async () => {
  try {
    return { default: (await loadFailure()).Failure };
  } catch {
    return { default: Unreachable };
  }
});

/** Preloads the error screen, so that it works offline. Never rejects. */
export async function warmUpErrorScreen(): Promise<void> {
  await Promise.allSettled([loadFailure()]);
}

/** Its code loads on demand, because errors are rare. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  return (
    <div data-failure="">
      <Reload key={pathname} error={error} path={pathname} />
    </div>
  );
}

/** Decided once per path: asking again would use up the limit on reloads. */
function Reload({ error, path }: { error: unknown; path: string }) {
  const [isReloading] = useState(() => reloadForLostChunk(error, path));
  return isReloading ? (
    <p className="wrap">Reloading…</p>
  ) : (
    <Suspense>
      <Failure error={error} />
    </Suspense>
  );
}

/** For errors in the layout itself. */
export const ShellErrorScreen = () => (
  <main id="content">
    <ErrorScreen />
  </main>
);

/** Shown if even the error screen's code cannot be loaded. */
function Unreachable() {
  const href = useHref(useLocation());
  return (
    <div className="wrap">
      <h1>Couldn’t load this page.</h1>
      <p>
        Check your connection and{' '}
        <a className="link" href={href}>
          reload it
        </a>
        .
      </p>
    </div>
  );
}
