import type { Page } from '@playwright/test';

/** A form that is sent as soon as it is shown is taken for a program's: journeys type faster than people. */
export async function outwaitTrap(page: Page): Promise<void> {
  await page.waitForTimeout(900);
}
