import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { readCookie } from '#src/browser/cookies.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';

const numbers = () => screen.getByRole('group', { name: 'Section numbers' });

describe('the edition of MasterFormat whose numbers are shown', () => {
  it('is 04 unless an address says 95, and stays 95 from there on', async () => {
    const { user, router } = open('/content-type/cad/07/075423?mf=95');
    await heading('CAD details: 07540 Thermoplastic-Polyolefin Roofing');
    expect(readCookie('mf')).toBe('95');
    const main = await page();
    expect(main.getAllByText('07540').length).toBeGreaterThan(3);
    expect(head().canonical).toMatch(/\/content-type\/cad\/07\/075423$/);
    await user.click(main.getByRole('link', { name: '07 Thermal and Moisture Protection' }));
    await heading('CAD details: 07 Thermal and Moisture Protection');
    const heads = within(main.getByRole('table')).getAllByRole('columnheader');
    expect(heads.slice(0, 3).map((one) => one.textContent)).toEqual(['MF 95', 'MF 04', 'Section']);
    await router.navigate('/product/1');
    await heading('Brightdeck Reinforced TPO Membrane');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('07540');
  });

  it('is switched on the page, in its own address, without leaving a step behind', async () => {
    const { user, path, router } = open('/content-type/cad/07/075423?page=1');
    await heading(/07 54 23/);
    expect(within(numbers()).getByRole('link', { name: /2004/ })).toHaveAttribute('aria-current', 'true');
    await user.click(within(numbers()).getByRole('link', { name: '95, MasterFormat 1995' }));
    await heading(/07540/);
    expect(path()).toBe('/content-type/cad/07/075423?page=1&mf=95');
    expect(router.state.historyAction).toBe('REPLACE');
    await user.click(within(numbers()).getByRole('link', { name: '04, MasterFormat 2004 and later' }));
    await heading(/07 54 23/);
    expect(readCookie('mf')).toBe('04');
  });

  it('shows the divisions of 95 first, with those that they became', async () => {
    open('/content-type/cad?mf=95');
    const main = await page();
    const row = main.getByRole('row', { name: /Plumbing/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map((cell) => cell.textContent),
    ).toEqual(['15', '22']);
  });

  it('keeps to the cookie where the address says nothing that can be', async () => {
    open('/content-type/cad/07/075423?mf=88');
    await heading(/07 54 23/);
    await vi.waitFor(() => expect(readCookie('mf')).toBeNull());
  });
});
