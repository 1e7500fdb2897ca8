import { Suspense, useState } from 'react';

import { later } from '#src/components/page/later.tsx';
import type { Shared } from '#src/domain/share/shared.ts';
import { Button } from '#src/ui/button.tsx';

/** Comes when somebody shares. */
const ShareDialog = later(
  async () => (await import('#src/components/share/share-dialog.tsx')).ShareDialog,
  'Sharing',
);

interface Props {
  /** What is to be shared, as it is at the moment of the click; with its notes, which the dialog leaves out unless asked. */
  what: () => Shared;
}

/** Shows something to somebody without an account: as a link that holds it, or as a file. */
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
