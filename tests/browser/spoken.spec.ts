import { listen } from '#tests/browser/support/speech.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

const northfold = '/company/northfold-roofing-systems-31250';

/** What a person hears who does a task with the keyboard and a screen reader: each focus once, each change once. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return listen(page);
}

const focus = (page: Page, role: 'button' | 'link' | 'checkbox' | 'combobox', name: string | RegExp) =>
  page.getByRole('main').getByRole(role, { name }).first().focus();

test('I search by typing', async ({ page }) => {
  const { press, type, heard } = await open(page, '/company/plain-sons-77001');
  expect(await press('Tab')).toEqual(['Skip to content, link']);
  expect(await press('/')).toEqual(['Search for, combo box, collapsed']);
  expect(await type('roof hatch')).toEqual(['Search for, combo box, expanded', 'status: 10 suggestions']);
  expect(await press('ArrowDown')).toEqual(['07 72 33 Roof Hatches, option']);
  expect(await press('Escape')).toEqual(['Search for, combo box, collapsed']);
  await page.keyboard.press('Enter');
  await page.getByRole('article').first().waitFor();
  expect(await heard()).toEqual([
    'Results for “roof hatch”, heading, level 1',
    expect.stringMatching(/^status: Showing 1–(\d+) of \1$/),
    'status: Results for “roof hatch” | Lintel',
  ]);
});

test('I sort the results, open one, and come back to it', async ({ page }) => {
  const { heard, until } = await open(page, '/search/roof');
  await focus(page, 'combobox', 'Sort by');
  expect(await heard()).toEqual(['Sort by, combo box, collapsed']);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
  expect(await until('status: Sorted by Newest.')).toEqual(['status: Sorted by Newest.']);
  await page.getByRole('article').nth(3).getByRole('heading').getByRole('link').focus();
  const [link = ''] = await heard();
  expect(link).toMatch(/, link$/);
  const name = link.replace(/, link$/, '');
  await page.keyboard.press('Enter');
  const arrived = await until(/\| Lintel$/);
  expect(arrived).toEqual([
    `${name}, heading, level 1`,
    expect.stringMatching(`^status: ${name}(?:, .+)? by `),
  ]);
  await page.goBack();
  expect(await until(/\| Lintel$/)).toEqual([link, 'status: Results for “roof” | Lintel']);
});

test('I narrow the results', async ({ page }) => {
  const { heard, until } = await open(page, '/search/roof');
  await focus(page, 'checkbox', /^07 Thermal/);
  expect(await heard()).toEqual([
    expect.stringMatching(/^07 Thermal and Moisture Protection \d+, checkbox, not checked$/),
  ]);
  await page.keyboard.press('Space');
  expect(await until(/^status/)).toEqual([
    expect.stringMatching(/^07 Thermal and Moisture Protection \d+, checkbox, checked$/),
    expect.stringMatching(/^status: Showing 1–24 of \d+$/),
  ]);
});

test('I save a product without being signed in', async ({ page }) => {
  const { heard, press } = await open(page, '/search/tpo');
  await focus(page, 'button', /to favorites$/);
  const [star = ''] = await heard();
  expect(star).toMatch(/^Save .* to favorites, button, not pressed$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  expect(await heard()).toEqual(['Sign in to save, heading, level 2']);
  expect(await press('Escape')).toEqual([star]);
});

test('I sign in with a wrong password', async ({ page, expected }) => {
  expected.failingRequest('/auth/local');
  const { type, press, until } = await open(page, '/signin?returnTo=%2Faccount');
  await page.getByLabel('Email').focus();
  expect(await type('ada@lintel.test')).toEqual(['Email, edit, required']);
  expect(await press('Tab')).toEqual(['Password, edit, required']);
  expect(await type('wrong')).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await until(/^alert/)).toEqual([
    'Password, edit, invalid, required. This doesn’t match the email address.',
    'alert: The email address or password is wrong. Check both. Passwords are case-sensitive.',
  ]);
});

test('I go to a section by its number', async ({ page }) => {
  const { press, type } = await open(page, '/product/1');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  const [opened = ''] = await press();
  expect(opened).toContain('option');
  expect(await type('07 54 23')).toEqual([
    expect.stringMatching(/^07 54 23 Thermoplastic-Polyolefin Roofing.*, option$/),
    expect.stringMatching(/^status: Section 07 54 23\. \d+ results$/),
  ]);
});

test('I decide a section', async ({ page }) => {
  const { heard, press } = await open(page, '/sw/northfold-075423');
  await page.getByRole('tree', { name: 'Choices' }).locator('[tabindex="0"]').focus();
  expect(await heard()).toEqual(['PART 1 GENERAL, tree item, expanded']);
  expect(await press('ArrowDown')).toEqual(['SECTION INCLUDES, tree item, expanded']);
  const [choice = ''] = await press('ArrowDown');
  expect(choice).toMatch(
    /^Adhered TPO membrane roofing\., tree item, not checked\. Recommended Still open\. /,
  );
  expect(await press('Space')).toEqual([
    expect.stringMatching(/^Adhered TPO membrane roofing\., tree item, checked\. Recommended 1\.1\.A /),
    expect.stringMatching(/^status: \d+ of \d+ decisions$/),
  ]);
});

test('I measure a drawing', async ({ page }) => {
  await page.goto(`${northfold}/cad/1/viewer`);
  await page.getByRole('application').waitFor();
  const { heard, press, until } = await listen(page);
  await page.getByRole('application').focus();
  expect(await heard()).toEqual([
    expect.stringMatching(/^Drawing: .*, application\. Drag to pan, scroll or pinch to zoom\.$/),
  ]);
  expect(await press('m')).toEqual(['status: Mark two points.']);
  expect(await press('Enter')).toEqual(['status: 1 point marked. Mark two points.']);
  // On its way it may meet an end of a line, which is said, too.
  const marked = await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  expect(marked.at(-1)).toMatch(/^status: .* \(across .*\)$/);
  expect(await press('Escape')).toEqual(['status: Drag to pan, scroll or pinch to zoom.']);
  await page.keyboard.press('+');
  expect(await until(/Zoom/)).toEqual([expect.stringMatching(/^status: Zoom \d+%$/)]);
});

test('I cut a model', async ({ page }) => {
  await page.goto(`${northfold}/bim/1/viewer`);
  await page.getByRole('application').waitFor();
  await page.getByText('Preparing the model…').waitFor({ state: 'detached' });
  await expect(page.getByRole('navigation', { name: 'Other BIM objects' })).toBeVisible();
  const { heard, press, until } = await listen(page);
  await page.getByRole('application').focus();
  expect(await heard()).toEqual([expect.stringMatching(/^3D model of .*, application\. Arrows turn, /)]);
  await page.keyboard.press('s');
  expect(await until(/Cut/)).toEqual(['status: Cut across the depth at 50%']);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('x');
  expect(await until(/Cut/)).toEqual(['status: Cut across the width at 55%']);
  expect(await press('?')).toEqual(['Keyboard shortcuts of the page, checkbox, checked']);
  expect(await press('Escape')).toEqual([expect.stringMatching(/^3D model of /)]);
});

test('I read a document', async ({ page }) => {
  await page.goto(`${northfold}/epd/1/viewer`);
  await page.getByRole('button', { name: 'Next page' }).waitFor();
  const { heard, until, press } = await listen(page);
  await page.getByRole('button', { name: 'Next page' }).focus();
  expect(await heard()).toEqual(['Next page, button']);
  await page.keyboard.press('Enter');
  expect(await until(/Page/)).toEqual([expect.stringMatching(/^status: Page 2 of \d+, \d+%$/)]);
  expect(await press('?')).toEqual(['Keyboard shortcuts of the page, checkbox, checked']);
});
