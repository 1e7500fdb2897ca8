import { lazy } from 'react';
import type { ReactNode } from 'react';

import { reloadPage } from '#src/browser/reload.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/**
 * A part of a screen whose code comes when it is first shown, to stand in a `Suspense`. Where the code does not come,
 * without a network or after a deploy, this part alone says so; `what` is the part, as in «The filters could not be
 * loaded.»; null says nothing.
 */
export function later<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  what: string | null,
): (props: Props) => ReactNode {
  const Part = lazy(async () => {
    try {
      const Loaded = await load();
      return { default: ({ props }: { props: Props }) => <Loaded {...props} /> };
    } catch {
      return { default: () => <>{what !== null && <NotLoaded what={what} />}</> };
    }
  });
  return (props) => <Part props={props} />;
}

function NotLoaded({ what }: { what: string }) {
  return (
    <Notice tone="bad" role="alert" title={`${what} could not be loaded.`}>
      <Button onClick={reloadPage}>Load the page anew</Button>
    </Notice>
  );
}
