import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { authLogin } from '#src/contracts/session.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const changed = () => sentRequests.filter(({ method }) => method === 'PUT');

async function openForm() {
  await signInAs('ada');
  const { user } = open('/account/change-password');
  await screen.findByRole('form', { name: 'Change password' });
  return user;
}
const old = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const button = () => screen.getByRole('button', { name: /^Chang/ });

it('both passwords are needed, and the new one must be another', async () => {
  const user = await openForm();
  await user.click(button());
  expect(old()).toHaveFocus();
  expect(old()).toHaveAccessibleDescription('Enter your current password.');
  expect(next()).toHaveAccessibleDescription(/Choose a password\./);
  await user.type(old(), 'four words are enough');
  await user.type(next(), 'four words are enough');
  await user.click(button());
  expect(next()).toHaveAccessibleDescription(/different from your current one/);
  expect(changed()).toEqual([]);
});

it('a wrong old password is said at its field', async () => {
  const user = await openForm();
  await user.type(old(), 'not-my-password');
  await user.type(next(), 'a wholly new one');
  await user.click(button());
  await waitFor(() => expect(old()).toHaveFocus());
  expect(old()).toHaveAccessibleDescription('This isn’t your current password.');
  expect(screen.getByText('The current password is wrong.')).toBeVisible();
});

it('the new password counts from then on, is sent once, and nothing of either is kept', async () => {
  const user = await openForm();
  await user.type(old(), 'specify-2026');
  await user.type(next(), 'a wholly new one');
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/specify-2026|wholly/);
  await user.dblClick(button());
  expect(await screen.findByRole('heading', { name: 'Your password was changed' })).toHaveFocus();
  expect(changed()).toHaveLength(1);
  expect(
    (await call(authLogin, { body: { email: 'ada@lintel.test', password: 'specify-2026' } })).error?.status,
  ).toBe(401);
  expect(
    (await call(authLogin, { body: { email: 'ada@lintel.test', password: 'a wholly new one' } })).error,
  ).toBeUndefined();
});

it.each([500, 429])('a server that answers %s is said', async (status) => {
  const user = await openForm();
  answerWith(http.put('*/password', () => new HttpResponse(null, { status })));
  await user.type(old(), 'specify-2026');
  await user.type(next(), 'a wholly new one');
  await user.click(button());
  expect(await screen.findByText('Your password was not changed.')).toBeVisible();
});

it.each([
  ['with a reason', { message: 'newPassword: It was in a breach.' }, /It was in a breach\.$/],
  ['without one', { message: 'newPassword: ' }, /The server didn’t accept this\./],
])('a new password that the server refuses %s is said at its field', async (_, refusal, said) => {
  const user = await openForm();
  answerWith(http.put('*/password', () => HttpResponse.json(refusal, { status: 422 })));
  await user.type(old(), 'specify-2026');
  await user.type(next(), 'a wholly new one');
  await user.click(button());
  await waitFor(() => expect(next()).toHaveFocus());
  expect(next()).toHaveAccessibleDescription(said);
});

it.each([
  ['too short', 'seven77'],
  ['common', 'qwerty123456789'],
  ['her own name and address', 'ada.reyes@lintel.test'],
])(
  'a new password that is %s is said once the field is left, and no more when it is another',
  async (_, bad) => {
    const user = await openForm();
    await user.type(next(), bad);
    expect(next()).not.toBeInvalid();
    await user.click(old());
    await waitFor(() => expect(next()).toBeInvalid());
    await user.clear(next());
    await user.type(next(), 'a wholly new one');
    await waitFor(() => expect(next()).toBeValid());
  },
);

it('her firm, which the form does not know, is said by the server', async () => {
  const user = await openForm();
  await user.type(old(), 'specify-2026');
  await user.type(next(), 'Architects-Architects');
  await user.click(button());
  await waitFor(() =>
    expect(next()).toHaveAccessibleDescription(/mostly your name, firm, email address, or “Lintel”/),
  );
});
