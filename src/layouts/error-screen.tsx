import { Suspense, lazy } from 'react';

import { useRouteError } from 'react-router';

const Failure = lazy(async () => {
  try {
    return { default: (await import('#src/layouts/failure.tsx')).Failure };
  } catch {
    return { default: Unreachable };
  }
});

/** What is shown in place of a screen that failed. Its code is not part of the start, which rarely fails. */
export function ErrorScreen() {
  const error = useRouteError();
  return (
    <main id="content">
      <Suspense>
        <Failure error={error} />
      </Suspense>
    </main>
  );
}

/** Where even the error screen cannot be loaded. */
function Unreachable() {
  return <p className="wrap">This page could not be loaded. Check the network and load it again.</p>;
}
