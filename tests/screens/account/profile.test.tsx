import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { identityCookies, readCookie } from '#src/browser/cookies.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const saved = () => sentRequests.filter(({ method }) => method === 'PUT');
const save = () => screen.getByRole('button', { name: /^Sav/ });

async function openProfile() {
  await signInAs('ada');
  const opened = open('/account/profile');
  await screen.findByRole('form', { name: 'Profile' });
  return opened;
}

it('I change my name and office: saved once, and header and cookies call me by it', async () => {
  const { user } = await openProfile();
  const name = screen.getByRole('textbox', { name: 'First name' });
  await user.clear(name);
  await user.type(name, 'Adelaide');
  await user.selectOptions(screen.getByRole('combobox', { name: /State or province/ }), 'Alberta');
  await user.clear(screen.getByRole('textbox', { name: /postal code/ }));
  await user.type(screen.getByRole('textbox', { name: /postal code/ }), 'T2P 1J9');
  expect(screen.getByText('Unsaved changes.')).toBeVisible();
  await user.dblClick(save());
  await waitFor(() => expect(screen.queryByText('Unsaved changes.')).not.toBeInTheDocument());
  expect(saved()).toHaveLength(1);
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Adelaide' })).toBeVisible();
  expect(readCookie(identityCookies.firstName)).toBe('Adelaide');
});

it('I can undo what I typed', async () => {
  const { user } = await openProfile();
  const firm = screen.getByRole('textbox', { name: /^Firm/ });
  const before = firm.getAttribute('value');
  await user.type(firm, ' and more');
  await user.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(firm).toHaveValue(before);
});

it('an address that another account has is said at its field, until I undo it', async () => {
  const { user } = await openProfile();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.clear(email);
  await user.type(email, 'ben@lintel.test');
  await user.click(save());
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription('Another account uses this address.');
  expect(screen.getByText('Another account uses this email address.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo changes' }));
  expect(email).toHaveValue('ada@lintel.test');
  expect(email).toBeValid();
  expect(screen.queryByText('Another account uses this email address.')).not.toBeInTheDocument();
  expect(save()).toHaveFocus();
});

it('what the server refuses of a field is said there', async () => {
  const { user } = await openProfile();
  answerWith(
    http.put('*/api/circulation/*', () => HttpResponse.json({ message: 'city: No.' }, { status: 422 })),
  );
  await user.type(screen.getByRole('textbox', { name: /^City/ }), 'x');
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^City/ })).toHaveFocus());
});

it.each(['fail-500@lintel.test', 'fail-429@lintel.test'])(
  'a failing server (%s) is said, and nothing is lost',
  async (address) => {
    const { user } = await openProfile();
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.clear(email);
    await user.type(email, address);
    await user.click(save());
    expect(await screen.findByText('Your profile was not saved.')).toBeVisible();
    expect(email).toHaveValue(address);
    expect(saved()).toHaveLength(1);
  },
);

it('mistakes are told before anything is sent', async () => {
  const { user } = await openProfile();
  const phone = screen.getByRole('textbox', { name: /^Phone/ });
  await user.clear(phone);
  await user.type(phone, '555-123-4567');
  await user.click(save());
  expect(phone).toHaveFocus();
  expect(phone).toHaveAccessibleDescription(/can’t start with 555/);
  expect(saved()).toEqual([]);
});

it('nobody signed in is sent to sign in, and back', async () => {
  const { path } = open('/account/profile');
  await waitFor(() => expect(path()).toBe('/signin?returnTo=%2Faccount%2Fprofile'));
  expect(sentRequests.some(({ path: called }) => called.includes('circulation'))).toBe(false);
});
