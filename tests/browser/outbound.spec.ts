import { settled } from '#tests/browser/support/settled.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('a link out of the site waits a quarter of a second in this tab and not at all for a new one', async ({
  page,
  context,
}) => {
  await context.route('https://maker.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The maker</h1>' }),
  );
  // What watches links out comes a second after the start.
  const watching = page.waitForResponse(/\/assets\/later-[^/]+\.js$/);
  await page.goto('/product/1');
  await watching;
  await settled(page);
  await page.locator('main h1').evaluate((heading) => {
    for (const target of ['_self', '_blank']) {
      const link = document.createElement('a');
      link.href = `https://maker.example/${target}`;
      link.target = target;
      link.rel = 'noopener';
      link.textContent = `Maker ${target}`;
      heading.append(link);
    }
  });

  const opened = context.waitForEvent('page', { timeout: 5_000 });
  await page.getByRole('link', { name: 'Maker _blank' }).click();
  const other = await opened;
  await expect(other.getByRole('heading', { name: 'The maker' })).toBeVisible();
  await expect(page).toHaveURL('/product/1');

  const asked = page.waitForRequest('https://maker.example/_self');
  const pressed = Date.now();
  await page.getByRole('link', { name: 'Maker _self' }).click();
  await asked;
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(250);
  await expect(page.getByRole('heading', { name: 'The maker' })).toBeVisible();
});
