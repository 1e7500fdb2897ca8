import { lazy, type ReactNode } from 'react';

import { reloadPage } from '#src/browser/reload.ts';
import { reloadForLostChunk } from '#src/components/page/missing-code.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/**
 * A component whose code loads on first render; render it in a `Suspense`. If its code is gone after a
 * deploy, the page reloads; if that does not help, or the browser is offline, only this part shows an error.
 * `what` names the part, as in «Couldn’t load the filters.»; null never reloads and shows nothing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  what: string | null,
): (props: Props) => ReactNode {
  const Part = lazy(async () => {
    try {
      const Loaded = await load();
      return { default: ({ props }: { props: Props }) => <Loaded {...props} /> };
    } catch (error) {
      // Never resolves: the part stays suspended until the page has reloaded.
      if (what !== null && reloadForLostChunk(error)) return new Promise<never>(() => undefined);
      return { default: () => <>{what !== null && <NotLoaded what={what} />}</> };
    }
  });
  return (props) => <Part props={props} />;
}

const NotLoaded = ({ what }: { what: string }) => (
  <Notice tone="bad" role="alert" title={`Couldn’t load ${what}.`}>
    <Button onClick={reloadPage}>Reload page</Button>
  </Notice>
);
