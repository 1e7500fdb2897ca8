import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { open, openWith } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

async function opened(path = '/signin') {
  const site = open(path);
  await (await page()).findByRole('form', { name: 'Sign in' });
  return site;
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /^Sign/ });
const logins = () => sentRequests.filter(({ path }) => path === '/auth/local').length;

const refusals = [
  {
    when: 'the password is wrong',
    call: ['post', '/auth/local', 401],
    said: 'The email address or password is wrong.',
  },
  { when: 'the server fails', call: ['post', '/auth/local', 500], said: 'You’re not signed in.' },
  { when: 'too many try', call: ['post', '/auth/local', 429], said: 'Your sign-in was not sent.' },
  {
    when: 'the account cannot be read',
    call: ['get', '/api/users/me', 403],
    said: /Your password was correct, but we couldn’t load your account\./,
  },
  {
    when: 'the session cannot be opened',
    call: ['post', '/api/auth-utils/session', 500],
    said: /Your password was correct, but we couldn’t open your session\./,
  },
] as const;

describe('signing in', () => {
  it.each(refusals)('says so when $when, and keeps what was typed', async ({ call, said }) => {
    const [method, path, status] = call;
    answerWith(http[method](`*${path}`, () => HttpResponse.json({ message: 'No.' }, { status })));
    const { user, path: where } = await opened();
    await user.type(email(), 'ada@lintel.test');
    await user.type(password(), 'specify-2026');
    await user.click(screen.getByRole('checkbox', { name: /Remember me/ }));
    await user.click(button());
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(email()).toHaveValue('ada@lintel.test');
    expect(password()).toHaveValue('specify-2026');
    expect(screen.getByRole('checkbox', { name: /Remember me/ })).toBeChecked();
    expect(where()).toBe('/signin');
  });

  it('says what is missing at each field, goes to the first, and sends no request', async () => {
    const { user } = await opened();
    await user.click(button());
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Enter the email address of your account.');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    await user.type(email(), 'ada@lintel');
    expect(email()).toHaveAccessibleDescription('Enter an email address like name@firm.com.');
    expect(logins()).toBe(0);
  });

  it('asks once, though the button was pressed again while the next screen loads', async () => {
    let show = (): void => undefined;
    const loader = vi.fn<() => Promise<null>>(() => new Promise((done) => (show = () => done(null))));
    const wanted = { path: '/wanted', loader, element: <h1>Wanted</h1> };
    const { user } = openWith(wanted, '/signin?returnTo=%2Fwanted');
    await screen.findByRole('form', { name: 'Sign in' });
    await user.type(email(), 'ben@lintel.test');
    await user.type(password(), 'specify-2026');
    await user.click(button());
    await waitFor(() => expect(loader).toHaveBeenCalled());
    await user.click(button());
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/^Please correct/)).toBeNull();
    show();
    await heading('Wanted');
    expect(logins()).toBe(1);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('asks once, though the button was pressed twice', async () => {
    const { user, path } = await opened();
    await user.type(email(), 'ben@lintel.test');
    await user.type(password(), 'specify-2026');
    await user.dblClick(button());
    await waitFor(() => expect(path()).toBe('/'));
    expect(logins()).toBe(1);
  });

  it.each([
    ['/search/roof?division=07', '/search/roof?division=07'],
    ['https://evil.example/', '/'],
    ['//evil.example/x', '/'],
    ['/.//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/signout', '/'],
    ['/%73ignout', '/'],
  ])('with %s wanted leads to %s', async (wanted, reached) => {
    const { user, path } = await opened(`/signin?returnTo=${encodeURIComponent(wanted)}`);
    await user.type(email(), 'ben@lintel.test');
    await user.type(password(), 'specify-2026');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(reached));
  });

  it('is over at once for whoever is signed in already', async () => {
    await signInAs('ada');
    const { path } = open('/signin?returnTo=%2Fcompare');
    await waitFor(() => expect(path()).toBe('/compare'));
  });

  it('offers a way to a new password', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    const form = await screen.findByRole('form', { name: 'Forgot your password' });
    expect(form).toBeVisible();
  });
});
