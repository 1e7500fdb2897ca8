import { chromium } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { header, isSignedIn, password, signIn } from '#tests/browser/support/signing-in.ts';
import { settled } from '#tests/browser/support/settled.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('I go to a private page, mistype my password, and end exactly where I wanted', async ({
  page,
  expected,
}) => {
  expected.failingRequest('/auth/local');
  const wanted = '/account/change-password?from=mail#content';
  await page.goto(wanted);
  await signIn(page, 'ada', 'wrong');
  await expect(page.getByText('The email address or password is wrong.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@lintel.test');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /password/i })).toBeVisible();
  await isSignedIn(page, 'Ada');
  expect(new URL(page.url()).href.endsWith(wanted)).toBe(true);
});

test('my token is in memory alone, and my session survives a reload', async ({ page, context }) => {
  const tokens = new Set<string>();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const bearer = request.headers()['authorization']?.replace('Bearer ', '');
    if (bearer) tokens.add(bearer);
    if (bearer && new URL(request.url()).pathname.startsWith('/assets')) elsewhere.push(request.url());
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/signin?returnTo=%2Faccount%2Fchange-password');
  await signIn(page, 'ada');
  await isSignedIn(page, 'Ada');
  await page.reload();
  await isSignedIn(page, 'Ada');
  expect(tokens.size).toBeGreaterThan(0);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'lintel_session')).toMatchObject({ httpOnly: true, path: '/' });
  const seen = await page.evaluate(() =>
    [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify(history.state),
    ].join('\n'),
  );
  const everywhere = [seen, JSON.stringify(cookies), ...said].join('\n');
  for (const token of tokens) expect(everywhere).not.toContain(token);
  expect(elsewhere).toEqual([]);
});

test('two tabs agree on who is signed in', async ({ page, context }) => {
  await page.goto('/signin');
  const other = await context.newPage();
  await other.goto('/search/');
  await signIn(page, 'ada');
  await isSignedIn(page, 'Ada');
  await expect(header(other).getByRole('link', { name: 'Ada' })).toBeVisible();
  await other.goto('/account/change-password');
  await expect(other.getByRole('navigation', { name: 'Account' })).toBeVisible();

  await page.goto('/signout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  await expect(other.getByRole('navigation', { name: 'Account' })).toBeHidden();
  await expect(other).toHaveURL(/\/signin\?returnTo=/);

  await other.goto('/signin');
  await signIn(other, 'ben');
  await isSignedIn(other, 'Ben');
  await expect(header(page).getByRole('link', { name: 'Ben' })).toBeVisible();
});

test('after signing out nothing of me is left, nor reached by Back', async ({ page, context }) => {
  await page.goto('/signin?returnTo=%2Faccount%2Fprofile');
  await signIn(page, 'ada');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  const menu = page.getByRole('navigation', { name: 'Account' });
  await menu.getByRole('link', { name: 'Password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /password/i })).toBeVisible();
  await menu.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByLabel('First name')).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/ada|reyes|lintel\.test/i);
});

test('I sign out without a network: this browser forgets me at once, the server at the next visit', async ({
  page,
  context,
  expected,
}) => {
  expected.failingRequest('/');
  await page.goto('/signin?returnTo=%2Faccount%2Fchange-password');
  await signIn(page, 'ada');
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out here.')).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await context.setOffline(false);
  const told = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().endsWith('/api/_auth/session'),
  );
  await page.goto('/');
  await told;
  await page.goto('/account/change-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('the API ends my session while I write: I sign in again and find what I wrote', async ({
  page,
  expected,
}) => {
  expected.failingRequest('/api/user-project-fyi');
  await page.goto('/signin?returnTo=%2Faccount%2Fcontent-requests');
  await signIn(page, 'ben');
  const message = page.getByRole('textbox', { name: /What exactly do you need/ });
  await message.fill('Please add the curb details of the roof hatch.');
  await page.route('**/api/user-project-fyi', (route) =>
    route.fulfill({ status: 401, json: { message: 'The session has expired.' } }),
  );
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.unroute('**/api/user-project-fyi');
  await signIn(page, 'ben');
  await expect(message).toHaveValue('Please add the curb details of the roof hatch.');
});

test('where cookies and storage are blocked I am signed in until I leave, and am told so once', async ({
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'blocked-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...chromiumFlags],
    ...(baseURL !== undefined && { baseURL }),
  });
  try {
    const uncaught: string[] = [];
    context.on('weberror', (error) => uncaught.push(error.error().message));
    const page = await context.newPage();
    await page.goto('/signin?returnTo=%2Faccount%2Fchange-password');
    await signIn(page, 'ada');
    await expect(page.getByText('Cookies are blocked in this browser')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    expect(uncaught).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
