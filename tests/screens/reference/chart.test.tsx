import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';

const sections = () => within(screen.getByRole('region', { name: 'Sections' }));
const numbers = () =>
  sections()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the chart', () => {
  it('has sixteen former divisions; each filters, and leads to where it went', async () => {
    const { user, path } = open('/spec-info/chart');
    await page();
    const divisions = within(screen.getByRole('region', { name: 'Divisions' }));
    expect(divisions.getAllByRole('rowheader')).toHaveLength(16);
    const row = within(divisions.getByRole('rowheader', { name: /^07 / }).closest('tr') ?? document.body);
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/content-type/product/07',
    );
    const all = Number(sections().getByRole('status').textContent?.replace(/\D/g, ''));
    await user.click(row.getAllByRole('link')[0] ?? document.body);
    await waitFor(() => expect(path()).toBe('/spec-info/chart?filter=07'));
    await waitFor(() => expect(sections().getByRole('searchbox', { name: 'Filter' })).toHaveValue('07'));
    const some = Number(sections().getByRole('status').textContent?.replace(/\D/g, ''));
    expect(some).toBeGreaterThan(10);
    expect(some).toBeLessThan(all);
    expect(numbers()).toHaveLength(some);
  });

  it('is ordered by either edition', async () => {
    const { user, path } = open('/spec-info/chart?filter=07');
    await page();
    const by95 = numbers();
    expect(by95).not.toEqual(by95.toSorted());
    await user.selectOptions(
      sections().getByRole('combobox', { name: 'Order' }),
      'By MasterFormat 04 number',
    );
    await waitFor(() => expect(path()).toBe('/spec-info/chart?filter=07&by=04'));
    await waitFor(() => expect(numbers()).toEqual(by95.toSorted()));
  });

  it('takes as much of a filter as one types, and ignores an order that is none', async () => {
    open(`/spec-info/chart?filter=${'a'.repeat(150)}&by=2020`);
    await page();
    expect(sections().getByRole('searchbox', { name: 'Filter' })).toHaveValue('a'.repeat(100));
    expect(sections().getByRole('combobox', { name: 'Order' })).toHaveDisplayValue(
      'By MasterFormat 95 number',
    );
    expect(sections().getByRole('status')).toHaveTextContent('No matching sections. Shorten the filter.');
    expect(sections().queryByRole('table')).toBeNull();
  });

  it('finds one section by its number as one writes it', async () => {
    open('/spec-info/chart?filter=07+54+23');
    await page();
    expect(sections().getByRole('status')).toHaveTextContent(/^1 section$/);
    expect(numbers()).toEqual(['07 54 23']);
  });
});
