import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { brand } from '#src/brand.ts';
import { createPortalRoot } from '#src/browser/portal-root.ts';
import { reloadPage } from '#src/browser/reload.ts';
import style from '#src/layouts/new-build-notice.module.css';
import { Button } from '#src/ui/button.tsx';

/**
 * Tells the user about a new version until they load it or close the message. Not a toast, whose code may
 * belong to the build that is gone.
 */
export function offerNewBuild(): void {
  createRoot(createPortalRoot('status')).render(
    <StrictMode>
      <Offer />
    </StrictMode>,
  );
}

function Offer() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <p className={`cluster gap-2-3 note plain rounded paper screen-only ${style.offer}`}>
      A new version of {brand.name} is available.
      <Button kind="primary" onClick={reloadPage}>
        Reload
      </Button>
      <Button kind="plain" onClick={() => setOpen(false)}>
        Later
      </Button>
    </p>
  );
}
