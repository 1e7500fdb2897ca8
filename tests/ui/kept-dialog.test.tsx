import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, it } from 'vitest';

import { Dialog } from '#src/ui/dialog.tsx';

const nothing = (): void => undefined;

function Kept({ mode }: { mode: 'visible' | 'hidden' }) {
  return (
    <>
      <button type="button">Elsewhere</button>
      <Activity mode={mode}>
        <Dialog title="Sign in to save" onClose={nothing}>
          <p>Your favorites need an account.</p>
        </Dialog>
      </Activity>
    </>
  );
}

it('a dialog in a screen that is hidden holds the page no longer, and takes no focus from where it has gone', () => {
  const { rerender } = render(<Kept mode="visible" />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sign in to save' });
  expect(dialog.open).toBe(true);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  rerender(<Kept mode="hidden" />);
  expect(dialog.open).toBe(false);
  expect(elsewhere).toHaveFocus();
});
