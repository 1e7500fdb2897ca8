import { expect, test } from '#tests/browser/support/test.ts';

const company = '/company/northfold-roofing-systems-31250';

test('I leaf through a set of sheets, one by one and from the index below', async ({ page }) => {
  await page.goto(`${company}/cad/1`);
  const steps = page.getByRole('navigation', { name: 'Other CAD details' });
  await expect(steps).toContainText(/1 of \d+/);
  const sheets = Number(/of (\d+)/.exec(await steps.innerText())?.[1]);
  await expect(steps.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const first = await title.innerText();
  await steps.getByRole('link', { name: /^Next/ }).click();
  await expect(steps).toContainText(`2 of ${sheets}`);
  await expect(title).not.toHaveText(first);
  await expect(title).toBeFocused();
  await steps.getByRole('link', { name: /^Previous/ }).click();
  await expect(title).toHaveText(first);

  const set = page.getByRole('region', { name: 'CAD details by Northfold Roofing Systems' });
  await set.getByRole('button', { name: `Show all ${sheets}` }).click();
  await expect(set.getByRole('listitem')).toHaveCount(sheets);
  await set.getByRole('link').last().click();
  await expect(steps).toContainText(`${sheets} of ${sheets}`);
  await expect(steps.getByRole('link', { name: /^Next/ })).toHaveCount(0);
});
