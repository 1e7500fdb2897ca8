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

async function fillIn(page: Page, changed: Partial<typeof answers> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...answers, ...changed })) {
    await form(page).getByLabel(label, { exact: false }).first().fill(value);
  }
  await outwaitTrap(page);
}

test('I send an empty request: I am told what is missing, and stand in the first field', async ({ page }) => {
  const sent = countSent(page);
  await send(page).click();
  await expect(form(page).getByRole('alert').first()).toContainText('Please correct 4 fields.');
  const first = form(page).getByRole('textbox', { name: /^First name/ });
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(/Enter your first name\./);
  await first.fill('Ada');
  await expect(first).not.toHaveAttribute('aria-invalid', 'true');
  await form(page)
    .getByRole('link', { name: /^Message:/ })
    .click();
  await expect(form(page).getByRole('textbox', { name: /^Message/ })).toBeFocused();
  expect(sent()).toBe(0);
});

test('I mistype address, phone and ZIP code: each says what it wants', async ({ page }) => {
  await fillIn(page, { Email: 'ada@lintel', Message: '1 and sleep(5)' });
  await form(page).getByLabel('Phone').fill('555-123-4567');
  await form(page).getByLabel('ZIP code').fill('6484');
  await send(page).click();
  const email = form(page).getByRole('textbox', { name: /^Email/ });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/like name@firm\.com/);
  await expect(form(page).getByLabel('Phone')).toHaveAccessibleDescription(/can’t start with 555/);
  await expect(form(page).getByLabel('ZIP code')).toHaveAccessibleDescription(/06484/);
  await expect(form(page).getByRole('textbox', { name: /^Message/ })).toHaveAccessibleDescription(
    /code-like/,
  );
});

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

test('the server fails: I am told so, nothing I typed is lost, and I can send it again', async ({
  page,
  expected,
}) => {
  expected.failingRequest('/api/manufacturers/email-request');
  const sent = countSent(page);
  await fillIn(page, { Email: 'fail-500@lintel.test' });
  await form(page).getByRole('checkbox', { name: 'Pricing' }).check();
  await send(page).click();
  await expect(form(page).getByText('Your request was not sent.')).toBeVisible();
  await expect(form(page).getByText(/What you typed is still here\./)).toBeVisible();
  expect(sent(), 'a write goes out exactly once').toBe(1);
  for (const label of ['First name', 'Last name', 'Firm', 'Message'] as const) {
    await expect(form(page).getByLabel(label).first()).toHaveValue(answers[label]);
  }

  await page.reload();
  await expect(form(page).getByRole('textbox', { name: /^Message/ })).toHaveValue(answers.Message);
  await expect(form(page).getByRole('checkbox', { name: 'Pricing' })).toBeChecked();
  await form(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill(answers['Email']);
  await outwaitTrap(page);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Your request was sent' })).toBeVisible();
  expect(sent()).toBe(2);
});
