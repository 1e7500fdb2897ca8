import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';

const sections = async () => within(await screen.findByRole('region', { name: 'By section' }));
const status = async () =>
  (await sections()).findByText(/^\d+ specifications? in \d+ sections?\.$|^No matching sections/);

it('a section and a specification of it are one click away, with the numbers of the chosen edition', async () => {
  const { user, path } = open('/content-type/spec');
  await page();
  const tree = await sections();
  const section = await tree.findByRole('link', { name: '07 54 23 Thermoplastic-Polyolefin Roofing' });
  expect(section).toHaveAttribute('href', '/content-type/spec/07/075423');
  const row = within(section.closest('li') ?? document.body);
  expect(row.getByRole('link', { name: 'Northfold Roofing Systems' })).toHaveAttribute(
    'href',
    '/specification/31250/1',
  );
  const division = tree.getByRole('region', { name: /^07 Thermal and Moisture Protection \d+$/ });
  expect(within(division).getAllByRole('listitem').length).toBeGreaterThan(10);
  await user.click(screen.getByRole('link', { name: '95, MasterFormat 1995' }));
  await tree.findByRole('link', { name: '07540 Thermoplastic-Polyolefin Roofing' });
  expect(path()).toBe('/content-type/spec?mf=95');
  await tree.findByRole('region', { name: /^16 Electrical \d+$/ });
});

it('is narrowed by title, manufacturer and number in either edition, and keeps it in the address', async () => {
  const { user, path } = open('/content-type/spec?mf=04');
  await page();
  const field = await (await sections()).findByRole('searchbox', { name: 'Section or manufacturer' });
  for (const [words, shown] of [
    ['07 54 23', /^\d+ specifications in 1 section\.$/],
    ['07540', /^\d+ specifications in 1 section\.$/],
    ['northfold polyolefin', /^1 specification in 1 section\.$/],
    ['no such thing', /^No matching sections/],
  ] as const) {
    await user.clear(field);
    await user.type(field, words);
    await waitFor(async () => expect(await status()).toHaveTextContent(shown));
  }
  expect(path()).toBe('/content-type/spec?mf=04&q=no+such+thing');
  await user.clear(field);
  await waitFor(() => expect(path()).toBe('/content-type/spec?mf=04'));
  const usual = (await status()).textContent;
  await user.click(screen.getByRole('checkbox', { name: 'Include empty sections' }));
  await waitFor(async () => expect((await status()).textContent).not.toBe(usual));
  expect(path()).toBe('/content-type/spec?mf=04&debug=true');
});
