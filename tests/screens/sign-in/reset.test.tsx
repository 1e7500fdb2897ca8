import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { setAnalyticsSink } from '#src/browser/analytics.ts';
import type { AnalyticsEvent } from '#src/browser/analytics.ts';
import { setLogSink } from '#src/browser/log.ts';
import { closeAfterTest } from '#tests/support/opened.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const token = 'demo-reset-token';
const checks = () => sentRequests.filter(({ path }) => path.startsWith('/auth/local/reset/'));

it('the token leaves the address, is checked once, and chooses a new password', async () => {
  const { user, path } = open(`/reset/${token}`);
  const password = await screen.findByLabelText('New password');
  expect(path()).toBe('/reset');
  expect(checks()).toEqual([{ method: 'GET', path: `/auth/local/reset/${token}` }]);
  await user.type(password, 'short');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription(/at least 15 characters; this has 5/);
  await user.clear(password);
  await user.type(password, 'a wholly new one');
  await user.dblClick(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Your password was changed' })).toHaveFocus();
  expect(screen.getByRole('main')).toContainElement(
    screen.getAllByRole('link', { name: 'Sign in' }).at(-1) ?? null,
  );
  expect(checks().filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it.each([
  ['common', 'passwordpassword', /Repeats and rows of keys/],
  ['her own name, which only the server knows', 'ada.reyes.ada.reyes.1', /mostly your name/],
])('a password that is %s is said, and the link stays good', async (_, chosen, said) => {
  const { user } = open(`/reset/${token}`);
  const password = await screen.findByLabelText('New password');
  await user.type(password, chosen);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription(said));
  await user.clear(password);
  await user.type(password, 'a wholly new one');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('heading', { name: 'Your password was changed' })).toHaveFocus();
});

it('the link of the sample world says that it is one, and a real one does not', async () => {
  open(`/reset/${token}`);
  expect(await screen.findByText('This is the sample world’s link.')).toBeVisible();
  closePages();
  answerWith(http.get('*/auth/local/reset/*', () => HttpResponse.json({ ok: true })));
  open('/reset/0123456789abcdef');
  expect(await screen.findByLabelText('New password')).toBeVisible();
  expect(screen.queryByText('This is the sample world’s link.')).toBeNull();
});

it('the token is in no log, no event, no storage and not on the page', async () => {
  const said: unknown[] = [];
  const events: AnalyticsEvent[] = [];
  closeAfterTest(setLogSink((...line) => said.push(line)));
  closeAfterTest(setAnalyticsSink((event) => events.push(event)));
  answerWith(http.post('*/auth/local/reset/*', () => new HttpResponse(null, { status: 500 })));
  const { user } = open(`/reset/${token}`);
  await user.type(await screen.findByLabelText('New password'), 'a wholly new one');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password was not changed.')).toBeVisible();
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(said.length).toBeGreaterThan(0);
  const everything = JSON.stringify([
    said,
    events,
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
  ]);
  expect(everything).not.toContain(token);
  expect(everything).not.toContain('a wholly new one');
  expect(document.documentElement.outerHTML).not.toContain(token);
});

it.each(['no-such-token', 'x'.repeat(600), 'a%20b'])(
  'a token that is none (%s) is said, with a way to another',
  async (bad) => {
    const { user, path } = open(`/reset/${bad}`);
    expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
    expect(path()).toBe('/reset');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@lintel.test');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
  },
);

it('a mangled token asks no one', async () => {
  open('/reset/a%20b');
  await screen.findByText('This link is no longer valid.');
  expect(checks()).toEqual([]);
});

it('a token that ends while I type is said', async () => {
  const { user } = open(`/reset/${token}`);
  const password = await screen.findByLabelText('New password');
  answerWith(http.post('*/auth/local/reset/*', () => HttpResponse.json({ message: 'x' }, { status: 404 })));
  await user.type(password, 'a wholly new one');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
});

it.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['forbids it', () => HttpResponse.json({}, { status: 403 })],
  ['is a network’s sign-in page', () => HttpResponse.html('<!doctype html><title>Sign in</title>')],
  ['answers something else', () => HttpResponse.json({ hits: [] })],
])('a server that %s leaves the link unused, and is asked again', async (_, answer) => {
  let isDown = true;
  answerWith(http.get('*/auth/local/reset/*', () => (isDown ? answer() : HttpResponse.json({ ok: true }))));
  const { user } = open(`/reset/${token}`);
  expect(await screen.findByText('Couldn’t check the link.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

it.each(['ada@lintel.test', 'nobody@lintel.test'])('asking for %s is answered the same', async (email) => {
  const { user } = open('/reset/no-such-token');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
  await user.dblClick(screen.getByRole('button', { name: 'Send the link' }));
  expect(
    await screen.findByText(/has an account, a link to choose a new password is on its way/),
  ).toBeVisible();
  expect(sentRequests.filter(({ path }) => path === '/auth/local/forgot')).toHaveLength(1);
});
