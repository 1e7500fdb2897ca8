import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { logIn } from '#src/api/session.ts';
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
  await user.type(old(), 'specify-2026');
  await user.type(next(), 'specify-2026');
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
  expect((await logIn({ email: 'ada@lintel.test', password: 'specify-2026' })).error?.status).toBe(401);
  expect((await logIn({ email: 'ada@lintel.test', password: 'a wholly new one' })).error).toBeUndefined();
});

it.each([500, 429])('a server that answers %s is said', async (status) => {
  const user = await openForm();
  answerWith(http.put('*/password', () => new HttpResponse(null, { status })));
  await user.type(old(), 'specify-2026');
  await user.type(next(), 'a wholly new one');
  await user.click(button());
  expect(await screen.findByText('Your password was not changed.')).toBeVisible();
});

it('a refused new password is said at its field', async () => {
  const user = await openForm();
  answerWith(
    http.put('*/password', () => HttpResponse.json({ message: 'newPassword: No.' }, { status: 422 })),
  );
  await user.type(old(), 'specify-2026');
  await user.type(next(), 'password');
  await user.click(button());
  await waitFor(() => expect(next()).toHaveFocus());
});
