import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { closePages, open } from '#tests/support/open.tsx';
import { pendingRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

type Choice = readonly [role: 'combobox' | 'checkbox' | 'searchbox', name: RegExp, value?: string];

/** A filter by its name: what is chosen or typed, else its second option or its other state. */
function choose([role, name, wanted]: Choice): void {
  const control = within(screen.getByRole('main')).getByRole(role, { name });
  if (control instanceof HTMLSelectElement) {
    const value = wanted ?? control.options[1]?.value;
    if (value === undefined || value === control.value) throw new Error(`Nothing else to choose: ${name}`);
    fireEvent.change(control, { target: { value } });
  } else if (wanted === undefined) fireEvent.click(control);
  else fireEvent.change(control, { target: { value: wanted } });
}

/** Where an address leads by these choices: each once the page has followed the one before, or all at once. */
async function placeAfter(url: string, choices: readonly Choice[], isQuick: boolean): Promise<string> {
  const { path, router } = open(url);
  const [[role, name] = ['combobox', /none/]] = choices;
  await within(await screen.findByRole('main')).findByRole(role, { name });
  const isStill = async (): Promise<void> =>
    waitFor(() => expect([router.state.navigation.state, pendingRequests()]).toEqual(['idle', 0]));
  await isStill();
  for (const choice of choices) {
    const before = path();
    choose(choice);
    if (isQuick) continue;
    await waitFor(() => expect(path()).not.toBe(before));
    await isStill();
  }
  await waitFor(() => expect(path()).not.toBe(url));
  await isStill();
  const place = path();
  closePages();
  return place;
}

it.each<[what: string, url: string, ...choices: Choice[]]>([
  ['posts', '/blog-post', ['combobox', /^Topic/], ['combobox', /^Sort by/]],
  ['posts, with words', '/blog-post', ['searchbox', /^Words/, 'roof'], ['combobox', /^Sort by/]],
  ['episodes', '/podcast', ['combobox', /^Topic/], ['combobox', /^Sort by/]],
  ['courses', '/continuing-education', ['combobox', /^Format/], ['combobox', /^Price/]],
  ['the chart of MasterFormat', '/spec-info/chart', ['combobox', /^Order/], ['searchbox', /^Filter/, 'roof']],
  ['a search', '/search/roof/product', ['checkbox', /^07 Thermal/], ['checkbox', /^Northfold/]],
  ['a search, with its order', '/search/roof/product', ['combobox', /^Sort by/], ['checkbox', /^07 Thermal/]],
  ['specifications', '/content-type/spec', ['checkbox', /discontinued/], ['checkbox', /empty sections/]],
  ['built projects', '/projects', ['combobox', /^State/, 'AL'], ['combobox', /^Building type/, 'Recreation']],
  ['favorites', '/account/favorites', ['combobox', /^Type/], ['checkbox', /^Group by project/]],
  ['SpecWizards', '/specwizard', ['combobox', /^Division/], ['searchbox', /^Section or/, 'wall']],
  [
    'a company’s drawings',
    '/company/northfold-roofing-systems-31250/cad',
    ['combobox', /^Section/],
    ['combobox', /^Order/],
  ],
  ['a listing', '/products/by-csi/075423', ['combobox', /^Manufacturer/], ['combobox', /^Sort by/]],
  ['paragraphs', '/specifications/search?q=roof', ['combobox', /^Manufacturer/], ['combobox', /^Part/]],
  [
    'citations of a standard',
    '/standards/astm-e84',
    ['combobox', /^Section/, '015600'],
    ['combobox', /^Manufacturer/, '43757'],
  ],
  [
    'a search in a company',
    '/company/northfold-roofing-systems-31250/search?terms=roof',
    ['combobox', /^Section/],
    ['combobox', /^Order/],
  ],
])('two quick choices count like two slow ones: %s', async (_, url, ...choices) => {
  await signInAs('ada');
  const slow = await placeAfter(url, choices, false);
  expect(await placeAfter(url, choices, true)).toBe(slow);
});

it('what was chosen quickly is gone with Back, and can be chosen again', async () => {
  const { path, router } = open('/projects');
  const state = () => screen.getByRole('combobox', { name: /^State/ });
  await screen.findByRole('combobox', { name: /^State/ });
  choose(['combobox', /^Building type/, 'Recreation']);
  choose(['combobox', /^State/, 'AL']);
  await waitFor(() => expect(path()).toBe('/projects?state=AL&type=Recreation'));
  await router.navigate(-1);
  await waitFor(() => expect(state()).toHaveValue(''));
  choose(['combobox', /^State/, 'AL']);
  expect(state()).toHaveValue('AL');
  await waitFor(() => expect(path()).toBe('/projects?state=AL'));
});
