import { Suspense, useState } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { AskSubject } from '#src/domain/inquiry/ask-subject.ts';
import { Button } from '#src/ui/button.tsx';

/** Comes with the first press. */
const AskPanel = lazyPart(
  async () => (await import('#src/components/inquiry/ask-panel.tsx')).AskPanel,
  'The request',
);

interface Props {
  subject: AskSubject;
  isPrimary?: boolean;
}

/** Asks a manufacturer about an item, beside the page that shows it. */
export function AskMaker({ subject, isPrimary = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="screen-only"
        kind={isPrimary ? 'primary' : 'normal'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Request information
      </Button>
      {isOpen && (
        <Suspense>
          <AskPanel subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
