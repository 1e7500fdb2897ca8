import type { Page } from '@playwright/test';

/** Makes a design project on the screen of projects, and opens its outline specs. */
export async function openNewOutline(page: Page, name: string): Promise<void> {
  await page.goto('/account/projects');
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Outline specs' }).click();
}
