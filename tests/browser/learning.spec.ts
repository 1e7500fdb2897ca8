import { readFile } from 'node:fs/promises';

import { signInAs } from '#tests/browser/support/sign-in.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('from an episode to its course, through the quiz to a certificate', async ({ page, context }) => {
  await signInAs(context, 'ada');
  await page.goto('/podcast?q=parapet');
  await page.getByRole('link', { name: 'The Parapet No One Owned' }).click();
  await page.getByRole('heading', { level: 1, name: 'The Parapet No One Owned' }).waitFor();
  await page.getByRole('region', { name: 'Course on this subject' }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Air Barrier Continuity' }).waitFor();

  // The first try tells the right answers, the second one gives them.
  const form = page.getByRole('form', { name: 'Quiz' });
  const questions = form.getByRole('group');
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
  await form.getByRole('button', { name: 'Check answers' }).click();
  const right = await questions.evaluateAll((groups) =>
    groups.map((group) =>
      [...group.querySelectorAll('label')].findIndex((label) => label.textContent.endsWith(' Correct')),
    ),
  );
  await form.getByRole('button', { name: 'Try again' }).click();
  for (const [index, question] of (await questions.all()).entries())
    await question
      .getByRole('radio')
      .nth(right[index] ?? 0)
      .check();
  await form.getByRole('button', { name: 'Check answers' }).click();
  await expect(form.getByText('Your best score: 5 of 5.')).toBeVisible();

  const saving = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Certificate of completion (PDF)' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^certificate-air-barrier-continuity.*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 8).toString()).toBe('%PDF-1.7');

  await page.goto('/arcatemy');
  await expect(page.getByRole('row', { name: /Air Barrier Continuity.*5 of 5, passed/ })).toBeVisible();
});
