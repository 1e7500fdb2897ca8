import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import { useSession } from '#src/stores/session.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { closeAfterTest } from '#tests/support/opened.ts';
import { open, openWith } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const button = () => screen.getByRole('button', { name: /^Creat/ });
const created = () =>
  sentRequests.filter(({ method, path }) => method === 'POST' && path === '/api/circulation');

async function openForm(url = '/signin/create') {
  closeAfterTest(endSession);
  const opened = open(url);
  await heading('Create an account');
  return opened;
}

async function fillIn({ user }: ReturnType<typeof open>, email = 'cora@lintel.test') {
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Cora');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Tillinghast');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), email);
  await user.type(screen.getByLabelText('Password'), 'four words are enough');
}

it('an empty form says what is missing, in the order of the form, and nothing is sent', async () => {
  const { user } = await openForm();
  await user.click(button());
  expect(screen.getByText('Please correct 4 fields.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  expect(
    screen.getAllByRole('link', { name: /^(?:Enter|Choose) / }).map(({ textContent }) => textContent),
  ).toEqual([
    'Enter your first name.',
    'Enter your last name.',
    'Enter the email address you sign in with.',
    'Choose a password.',
  ]);
  expect(created()).toEqual([]);
});

it('a password can be seen while it is typed, pasted, and is known to password managers', async () => {
  const { user } = await openForm();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(password);
  await user.paste('four words are enough');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('four words are enough');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
});

it.each([
  ['too short', 'seven77', /Use at least 15 characters; this has 7\./],
  ['common', 'password1234567', /made of common passwords/],
  ['her own name', 'Cora.Tillinghast.1', /mostly your name/],
  ['her own address', 'cora@lintel.test', /mostly your name, firm, email address/],
  ['her firm', 'TillinghastStudio', /mostly your name, firm/],
  ['the product’s name', 'lintel-LINTEL-l1nt3l', /or “Lintel”/],
])('a password that is %s is said once it is left, and is not sent', async (_, chosen, said) => {
  const opened = await openForm();
  await fillIn(opened);
  await opened.user.type(screen.getByRole('textbox', { name: /Firm/ }), 'Studio Tillinghast');
  const password = screen.getByLabelText('Password');
  await opened.user.clear(password);
  await opened.user.type(password, chosen);
  await opened.user.tab();
  await waitFor(() => expect(password).toHaveAccessibleDescription(said));
  await opened.user.click(button());
  expect(password).toHaveFocus();
  expect(screen.getByRole('link', { name: said })).toBeVisible();
  expect(created()).toEqual([]);
  await opened.user.clear(password);
  await opened.user.type(password, 'four words are enough');
  expect(password).toBeValid();
});

it('a password that only the server refuses is said at its field, in its words', async () => {
  const opened = await openForm();
  answerWith(
    http.post('*/api/circulation', () =>
      HttpResponse.json({ message: 'password: It was in a breach. Choose another.' }, { status: 422 }),
    ),
  );
  await fillIn(opened);
  await opened.user.click(button());
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toHaveAccessibleDescription(/It was in a breach\. Choose another\.$/);
  expect(password).toHaveValue('four words are enough');
  await opened.user.type(password, '!');
  expect(password).toBeValid();
});

it('pressed twice it creates one account, signs in at once, and leads to where someone wanted to go', async () => {
  const opened = await openForm('/signin/create?returnTo=%2Faccount%2Fprofile');
  await fillIn(opened);
  await opened.user.selectOptions(
    screen.getByRole('combobox', { name: /State or province/ }),
    'Rhode Island',
  );
  await opened.user.dblClick(button());
  await heading('Profile');
  expect(opened.path()).toBe('/account/profile');
  expect(created()).toHaveLength(1);
  expect(useSession.getState().user?.firstName).toBe('Cora');
  expect(screen.getByRole('combobox', { name: /State or province/ })).toHaveValue('RI');
});

it('pressed again while the next screen loads it creates one account, and goes there once', async () => {
  closeAfterTest(endSession);
  let show = (): void => undefined;
  const loader = vi.fn<() => Promise<null>>(() => new Promise((done) => (show = () => done(null))));
  const wanted = { path: '/wanted', loader, element: <h1>Wanted</h1> };
  const opened = openWith(wanted, '/signin/create?returnTo=%2Fwanted');
  await heading('Create an account');
  await fillIn(opened);
  await opened.user.click(button());
  await waitFor(() => expect(loader).toHaveBeenCalled());
  await opened.user.click(button());
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText(/^Please correct/)).toBeNull();
  show();
  await heading('Wanted');
  expect(created()).toHaveLength(1);
  expect(loader).toHaveBeenCalledTimes(1);
});

it('a way back that leads off the site leads to the account instead', async () => {
  const opened = await openForm('/signin/create?returnTo=%2F%2Fevil.example');
  await fillIn(opened);
  await opened.user.click(button());
  await waitFor(() => expect(opened.path()).toBe('/account'));
});

it('an address that has an account is said at its field, with a way to sign in', async () => {
  const opened = await openForm('/signin/create?returnTo=%2Fcompare');
  await fillIn(opened, 'ada@lintel.test');
  await opened.user.click(button());
  const email = screen.getByRole('textbox', { name: 'Email' });
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription('This address already has an account.');
  expect(screen.getByText('This email address already has an account.')).toBeVisible();
  const ways = screen.getAllByRole('link', { name: 'Sign in' });
  expect(ways.some((way) => way.getAttribute('href') === '/signin?returnTo=%2Fcompare')).toBe(true);
  expect(screen.getByLabelText('Password')).toHaveValue('four words are enough');
});

it.each([
  ['fail-500@lintel.test', 'Your account was not created.'],
  ['fail-429@lintel.test', 'Your account was not created.'],
])('a failing server (%s) is said, and what was typed stays', async (email, said) => {
  const opened = await openForm();
  await fillIn(opened, email);
  await opened.user.click(button());
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Tillinghast');
  expect(created()).toHaveLength(1);
});

it('an account whose sign-in fails is told to exist', async () => {
  const opened = await openForm();
  answerWith(http.post('*/auth/local', () => new HttpResponse(null, { status: 503 })));
  await fillIn(opened);
  await opened.user.click(button());
  expect(await screen.findByRole('heading', { level: 2, name: 'Your account was created' })).toHaveFocus();
  expect(screen.queryByRole('form', { name: 'Create an account' })).not.toBeInTheDocument();
});
