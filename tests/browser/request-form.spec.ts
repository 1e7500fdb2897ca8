import { outwaitTrap } from '#tests/browser/support/robot-trap.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/company/northfold-roofing-systems-31250');
  await expect(page.getByRole('heading', { level: 1, name: 'Northfold Roofing Systems' })).toBeVisible();
});

const form = (page: Page) =>
  page.getByRole('form', { name: 'Request information from Northfold Roofing Systems' });
const send = (page: Page) => form(page).getByRole('button', { name: /^Send/ });

function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/manufacturers/email-request')) sent += 1;
  });
  return () => sent;
}

const answers = {
  'First name': 'Ada',
  'Last name': 'Søndergård-O’Neil',
  Email: 'ada@lintel.test',
  Firm: 'Søndergård & Partners',
  Message: 'Sleeping quarters (3 stories): hex bolts 1/2 in. or 5/8"? We waited for delivery.',
};

async function fillIn(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(answers)) {
    await form(page).getByLabel(label, { exact: false }).first().fill(value);
  }
  await outwaitTrap(page);
}

test('I press “Send” twice: one request goes out, and I get a reference', async ({ page }) => {
  const sent = countSent(page);
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/manufacturers/email-request', async (route) => {
    const response = await route.fetch();
    await pressed.promise;
    await route.fulfill({ response });
  });
  await fillIn(page);
  await form(page).getByRole('checkbox', { name: 'A sample' }).check();
  await send(page).dblclick();
  await form(page).getByLabel('Project').press('Enter');
  pressed.resolve();
  const done = page.getByRole('heading', { name: 'Your request was sent' });
  await expect(done).toBeFocused();
  await expect(page.getByText(/^Reference \S{4,}/)).toBeVisible();
  await expect(page.getByText('The manufacturer will reply to ada@lintel.test.')).toBeVisible();
  expect(sent()).toBe(1);

  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(form(page).getByLabel('Firm')).toHaveValue(answers.Firm);
  await expect(form(page).getByRole('textbox', { name: /^Message/ })).toHaveValue('');
});
