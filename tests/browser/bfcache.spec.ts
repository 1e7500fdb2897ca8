import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { signIn } from '#tests/browser/support/signing-in.ts';
import { settled } from '#tests/browser/support/settled.ts';
import { expect, test } from '#tests/browser/support/test.ts';

// The back-forward cache is off in browsers that are driven, unless it is asked for.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a kept page shows nothing private after I signed out in another tab', async ({ page, context }) => {
  await page.goto('/signin?returnTo=%2Faccount%2Fprofile');
  const mine = ['favorites', 'searches'].map((what) => page.waitForResponse(`**/api/user-${what}`));
  await signIn(page, 'ada');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await Promise.all(mine);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted);
    });
  });
  // What is on its way when a page is put aside goes on when it comes back, before anything else. Who is signed in is
  // followed once the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1_000))));
  await settled(page);
  await page.goto('/feeds/all.xml');
  const other = await context.newPage();
  await other.goto('/signout');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByText('You’re signed out.')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByLabel('First name')).toHaveCount(0);
});

test('a kept page of mine is there again while I am signed in', async ({ page }) => {
  await page.goto('/signin?returnTo=%2Faccount%2Fprofile');
  await signIn(page, 'ada');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.goto('/feeds/all.xml');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('First name')).toBeVisible();
});
