import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { Button } from '#src/ui/button.tsx';

it('is reached by Tab while it is disabled, says so, and does nothing', async () => {
  const user = userEvent.setup();
  const save = vi.fn<() => void>();
  render(
    <Button disabled onClick={save}>
      Saving…
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving…' });
  await user.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter} ');
  await user.click(button);
  expect(save).not.toHaveBeenCalled();
});

it('sends no form while it is disabled, nor does Enter in a field', async () => {
  const user = userEvent.setup();
  const send = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const form = (isSending: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" disabled={isSending}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  expect(send).not.toHaveBeenCalled();
  rerender(form(false));
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(send).toHaveBeenCalledOnce();
});
