import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';

import { RobotTrap, setMinimumFillTime } from '#src/components/forms/robot-trap.tsx';
import { SubmitForm } from '#src/components/forms/submit-form.tsx';
import { useSubmitForm } from '#src/components/forms/use-submit-form.ts';
import { TextField } from '#src/ui/field.tsx';
import { fakeTime } from '#tests/support/fake-time.ts';

const schema = v.object({ words: v.pipe(v.string(), v.nonEmpty('Write something.')) });
const blank = { words: '' };
const labels = { words: 'Words' };
const sent = vi.fn<(body: unknown) => Promise<{ data: string }>>().mockResolvedValue({ data: 'ok' });

function Form() {
  const state = useSubmitForm({
    key: 'trap',
    id: 'trap',
    labels,
    schema,
    blank,
    send: (body) => sent(body),
    what: 'note',
  });
  return (
    <SubmitForm state={state} name="Note" words={{ send: 'Send', sending: 'Sending', again: 'Send again' }}>
      <TextField {...state.text('words')} required />
      <RobotTrap />
    </SubmitForm>
  );
}

const again = 'Please send it again.';
const type = () => fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hello' } });
const send = () => fireEvent.click(screen.getByRole('button'));

it('stops what is sent right after the form was shown, and lets a later try through', async () => {
  sent.mockClear();
  fakeTime();
  setMinimumFillTime(60_000);
  render(<Form />);
  type();
  send();
  expect(await screen.findByText(again)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Hello');
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  send();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ words: 'Hello' }));
});

it('stops what fills the field that no one sees, and sends nothing of it', async () => {
  sent.mockClear();
  render(<Form />);
  const hidden = screen.getByLabelText<HTMLInputElement>('Leave this empty');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  type();
  fireEvent.change(hidden, { target: { value: 'https://spam.test' } });
  send();
  expect(await screen.findByText(again)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  expect(hidden.value).toBe('');
  send();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ words: 'Hello' }));
});
