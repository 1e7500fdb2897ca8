import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';

import { Dialog } from '#src/ui/dialog.tsx';
import { IsScreenVisible, EffectsWhileVisible } from '#src/ui/screen-visibility.tsx';

const nothing = (): void => undefined;

function WithDialog({ isVisible }: { isVisible: boolean }) {
  return (
    <>
      <button type="button">Elsewhere</button>
      <IsScreenVisible value={isVisible}>
        <Dialog title="Sign in to save" onClose={nothing}>
          <p>Your favorites need an account.</p>
        </Dialog>
      </IsScreenVisible>
    </>
  );
}

function Shortcut() {
  const [pressed, setPressed] = useState(0);
  useEffect(() => {
    const press = (): void => setPressed((times) => times + 1);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return <output>{pressed} times</output>;
}

it('a dialog in a screen that is hidden holds the page no longer, takes no focus, and is open again with its screen', () => {
  const { rerender } = render(<WithDialog isVisible />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sign in to save' });
  expect(dialog.open).toBe(true);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  rerender(<WithDialog isVisible={false} />);
  expect(dialog.open).toBe(false);
  expect(elsewhere).toHaveFocus();
  rerender(<WithDialog isVisible />);
  expect(dialog.open).toBe(true);
});

it('a screen that is hidden hears no key, and goes on with what it has once it is shown', () => {
  const list = (isVisible: boolean) => (
    <IsScreenVisible value={isVisible}>
      <EffectsWhileVisible>
        <Shortcut />
      </EffectsWhileVisible>
    </IsScreenVisible>
  );
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  const { rerender } = render(list(true));
  press();
  rerender(list(false));
  press();
  rerender(list(true));
  expect(screen.getByText('1 times')).toBeVisible();
});
