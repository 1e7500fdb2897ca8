import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '#src/ui/button.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Called while the dialog is open; its code may load on first click. */
  renderDialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ renderDialog, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} {...rest} />
      {isOpen && <Suspense>{renderDialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
