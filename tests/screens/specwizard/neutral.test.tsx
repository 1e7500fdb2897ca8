import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';

describe('a neutral section', () => {
  it('of Division 01 is read, decided, and downloaded as any other, and names no manufacturer', async () => {
    const { user } = open('/sw/neutral-013300');
    await heading(/^01 33 00 Submittal Procedures/);
    const main = await page();
    expect(main.getByText('Neutral section')).toBeVisible();
    expect(main.queryByRole('link', { name: 'Neutral section' })).toBeNull();
    await user.click(main.getByRole('button', { name: 'Use recommended choices' }));
    await user.click(main.getByRole('button', { name: /Download/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: /^Download / })).toBeVisible();
    // The server writes manufacturers' sections only.
    expect(dialog.queryByText('Generate it on the server')).toBeNull();
  });

  it('of work lists the manufacturers of the library', async () => {
    const { user } = open('/sw/neutral-075423');
    await heading(/^07 54 23 Thermoplastic-Polyolefin Roofing/);
    const main = await page();
    await user.type(main.getByRole('searchbox'), 'Northfold');
    expect((await main.findAllByText('Northfold Roofing Systems.')).length).toBeGreaterThan(0);
  });

  it('stands beside those of manufacturers in the list of SpecWizards', async () => {
    open('/specwizard?q=01%2033%2000');
    const main = await page();
    const [row] = (await main.findAllByRole('row')).slice(1);
    expect(row).toHaveTextContent(/01 33 00.*Submittal Procedures.*Neutral section/);
    expect(within(row ?? document.body).getByRole('link', { name: 'Submittal Procedures' })).toHaveAttribute(
      'href',
      '/sw/neutral-013300',
    );
  });
});

describe('the page of a section', () => {
  it('leads to its neutral section', async () => {
    open('/content-type/spec/07/075423');
    const main = await page();
    expect(await main.findByRole('link', { name: 'Neutral section' })).toHaveAttribute(
      'href',
      '/sw/neutral-075423',
    );
  });

  it('shows its specifications where the neutral sections can’t be read', async () => {
    answerWith(http.get('*/api/specwizards/active', () => HttpResponse.json({}, { status: 403 })));
    open('/content-type/spec/07/075423');
    const main = await page();
    expect((await main.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(main.queryByRole('link', { name: 'Neutral section' })).toBeNull();
  });
});
