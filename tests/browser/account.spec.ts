import { join } from 'node:path';
import { createReferenceApi } from '#src/reference-api/http/api.ts';
import { startServer } from '#src/reference-api/serve/start-server.ts';
import { isSignedIn, signIn } from '#tests/browser/support/signing-in.ts';
import { signInAgain } from '#tests/browser/support/sign-in.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const root = join(import.meta.dirname, '../..');

test('I create an account, correct my profile, change my password and sign in with the new one', async ({
  page,
}, { workerIndex, retry }) => {
  const email = `cora-${process.pid}-${workerIndex}-${retry}@lintel.test`;
  await page.goto('/signin/create?returnTo=%2Faccount%2Fprofile');
  await page.getByLabel('First name').fill('Cora');
  await page.getByLabel('Last name').fill('Tillinghast');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('four words are enough');
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await isSignedIn(page, 'Cora');

  await page.getByLabel('First name').fill('Coralie');
  await page.getByLabel(/^State or province/).selectOption('Rhode Island');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await isSignedIn(page, 'Coralie');
  await page.reload();
  await isSignedIn(page, 'Coralie');
  await expect(page.getByLabel(/^State or province/)).toHaveValue('RI');

  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('four words are enough');
  await page.getByLabel('New password', { exact: true }).fill('another four words here');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused();

  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('another four words here');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await isSignedIn(page, 'Coralie');
});

test('a name that I change in one tab is the one in the other tab too', async ({ page, context }) => {
  await signInAgain(context);
  await page.goto('/account/profile');
  const other = await context.newPage();
  await other.goto('/');
  await isSignedIn(other, 'Cleo');
  await page.getByLabel('First name').fill('Clio');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await isSignedIn(other, 'Clio');
});

/** A server of its own: a sample person's new password would close the account to all other journeys. */
async function ownSite() {
  const { promise: mailed, resolve } = Promise.withResolvers<string>();
  const { handlers } = await createReferenceApi({
    seed: 1,
    scale: 1,
    today: '2026-11-02',
    storage: null,
    sendReset: (_email, token) => resolve(token),
  });
  const dist = process.env['JOURNEY_DIST'] ?? 'dist';
  const server = await startServer({ dist, rules: join(root, 'netlify.toml'), handlers, port: 0 });
  return { server, site: new URL(server.url).origin, mailed };
}

test('I forgot my password: the link of the email chooses another, I sign in with it, and nobody else gets to see its token', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { server, site, mailed } = await ownSite();
  await page.goto(`${site}/signin`);
  await page.getByRole('button', { name: /forg[oe]t/i }).click();
  const forgot = page.getByRole('form', { name: 'Forgot your password' });
  await forgot.getByLabel('Email').fill('ada@lintel.test');
  await forgot.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const token = await mailed;
  const leaks: string[] = [];
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isItsOwn = url.pathname === `/auth/local/reset/${token}` || url.pathname === `/reset/${token}`;
    if (
      !isItsOwn &&
      `${url.href} ${request.headers()['referer'] ?? ''} ${request.postData() ?? ''}`.includes(token)
    )
      leaks.push(url.href);
    if (url.origin !== new URL(page.url() === 'about:blank' ? url.href : page.url()).origin)
      leaks.push(url.href);
  });
  await page.goto(`${site}/reset/${token}`);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/reset');
  const held = await page.evaluate(() =>
    [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      document.documentElement.outerHTML,
      JSON.stringify(history.state),
    ].join('\n'),
  );
  expect(held).not.toContain(token);
  await page.reload();
  await expect(page.getByText('Open the link in the email again.', { exact: true })).toBeVisible();

  await page.goto(`${site}/reset/${token}`);
  await page.getByLabel('New password', { exact: true }).fill('four words are enough');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'ada', 'four words are enough');
  await isSignedIn(page, 'Ada');
  expect(leaks).toEqual([]);
  expect(said.join('\n')).not.toContain(token);
  await page.close();
  await server.close();
});
