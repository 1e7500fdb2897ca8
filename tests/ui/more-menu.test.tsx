import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { Button } from '#src/ui/button.tsx';
import { DialogButton } from '#src/ui/dialog-button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { MoreMenu } from '#src/ui/more-menu.tsx';

const more = () => screen.getByRole('button', { name: 'More' });

/** A bar with a menu of three actions, one of which opens a dialog, between two buttons. */
function show() {
  const done: string[] = [];
  render(
    <>
      <MoreMenu>
        <Button onClick={() => done.push('reset')}>Reset</Button>
        <DialogButton
          renderDialog={(close) => (
            <Dialog title="Sharing" onClose={close}>
              <p>By link</p>
            </Dialog>
          )}
        >
          Share
        </DialogButton>
        <Button disabled onClick={() => done.push('redo')}>
          Redo
        </Button>
      </MoreMenu>
      <button type="button">After</button>
    </>,
  );
  return { done, user: userEvent.setup() };
}

it('opens by keyboard, and Escape closes it and returns the focus', async () => {
  const { user } = show();
  await user.tab();
  expect(more()).toHaveFocus();
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  expect(more()).toHaveFocus();
});

it('closes after a choice, not after a disabled one', async () => {
  const { user, done } = show();
  await user.click(more());
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(done).toEqual(['reset']);
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  expect(more()).toHaveFocus();
});

it('closes when the focus leaves it, and with a press outside', async () => {
  const { user } = show();
  await user.click(more());
  for (const _ of [1, 2, 3, 4]) await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  await user.click(more());
  await user.click(document.body);
  expect(more()).toHaveAttribute('aria-expanded', 'false');
});

it('closes for a dialog that one of its buttons opens, which stays', async () => {
  const { user } = show();
  await user.click(more());
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  const dialog = screen.getByRole('dialog', { name: 'Sharing' });
  expect(dialog).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
