import { Suspense, useState } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { Shared } from '#src/domain/share/shared.ts';
import { Button } from '#src/ui/button.tsx';

const ShareDialog = lazyPart(
  async () => (await import('#src/components/share/share-dialog.tsx')).ShareDialog,
  'Sharing',
);

interface Props {
  /** Called on click. Includes notes; the dialog leaves them out unless asked. */
  what: () => Shared;
}

/** Shares by link or file; the recipient needs no account. */
export function ShareButton({ what }: Props) {
  const [shared, setShared] = useState<Shared | null>(null);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setShared(what())}>
        Share
      </Button>
      {shared !== null && (
        <Suspense>
          <ShareDialog shared={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
}
