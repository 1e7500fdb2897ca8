import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { useWizard } from '#src/screens/specwizard/wizard-view.ts';
import { Button } from '#src/ui/button.tsx';

/** Loaded on the first press. */
const SaveDialog = lazyPart(
  async () => (await import('#src/screens/specwizard/save-dialog.tsx')).SaveDialog,
  'your projects',
);

/** Fragment of the return address after signing in; opens the dialog again. */
const openHash = '#save';

/** Saves a section to one of the person's SpecWizard projects, or to a new one. */
export function SaveToProject() {
  const { work } = useWizard();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(hash === openHash);
  const close = (): void => {
    setOpen(false);
    if (hash === openHash) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Save to project…
      </Button>
      {isOpen && (
        <Suspense>
          <SaveDialog work={work} returnTo={pathname + search + openHash} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
