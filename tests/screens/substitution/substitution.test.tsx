import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { documentTextOf } from '#tests/screens/substitution/docx-text.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const roof = 'Brightdeck Reinforced TPO Membrane';
const other = 'Weldline Self-Adhered TPO Membrane';
const table = () => within(screen.getByRole('table'));
const row = (name: RegExp) => table().getByRole('row', { name });
const titles = () =>
  table()
    .getAllByRole('columnheader')
    .slice(1)
    .map((cell) => within(cell).getAllByRole('link')[0]?.textContent);

describe('the evaluation', () => {
  it('holds each proposed product against the specified one, row by row', async () => {
    const { user, path } = open('/substitution?specified=1&proposed=155,140');
    const main = await page();
    expect(main.getByRole('heading', { level: 1, name: 'Evaluate a substitution' })).toBeVisible();
    expect(titles()).toEqual([roof, other, 'Fairfield TPO Flashing Accessory']);
    const [, , ...heads] = table().getAllByRole('columnheader');
    for (const one of heads) expect(one).toHaveTextContent(/\d+ pass · \d+ fail · \d+ unknown/);
    const method = row(/^Installation method/);
    expect(method).toHaveTextContent(
      /Same as specified.*fully adhered.*FAIL self-adhered.*Differs.*UNKNOWN not stated/s,
    );
    expect(row(/^Wind uplift rating/)).toHaveTextContent(
      /At least the specified value.*150\spsf.*PASS 180\spsf.*Above 150 psf/s,
    );
    expect(
      within(row(/^Wind uplift rating/))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Certificate', 'Datasheet']);
    expect(row(/^EPD/)).toHaveTextContent('Not in the library. Ask the contractor for it.');
    expect(head().robots).toBe('noindex');

    await user.click(main.getByRole('radio', { name: 'SI, metric' }));
    expect(row(/^Wind uplift rating/)).toHaveTextContent(/7\.18\skPa.*PASS 8\.62\skPa.*Above 7\.18 kPa/s);
    await user.click(main.getByRole('radio', { name: 'US customary, inch-pound' }));

    await user.click(main.getByRole('checkbox', { name: 'Only rows that don’t pass' }));
    await waitFor(() => expect(path()).toBe('/substitution?specified=1&proposed=155,140&show=open'));
    await waitFor(() => expect(table().queryByRole('row', { name: /^Availability/ })).toBeNull());
    expect(row(/^Installation method/)).toBeVisible();
  });

  it('swaps, removes, replaces and adds products by address', async () => {
    const { user, path } = open('/substitution?specified=1&proposed=155&project=3');
    await page();
    await user.click(screen.getByRole('link', { name: `Swap: ${other} as specified` }));
    await waitFor(() => expect(titles()).toEqual([other, roof]));
    expect(path()).toBe('/substitution?specified=155&proposed=1&project=3');
    await user.click(screen.getByRole('link', { name: `Remove ${roof}` }));
    await waitFor(() => expect(titles()).toEqual([other]));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Download DOCX' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a proposed product' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a proposed product' }));
    await user.click(dialog.getByRole('link', { name: new RegExp(roof) }));
    await waitFor(() => expect(titles()).toEqual([other, roof]));
  });

  it('shows what is specified once nothing is proposed any more, also after rows that pass were left out', async () => {
    const { user, path } = open('/substitution?specified=1&proposed=155&show=open');
    const main = await page();
    await user.click(main.getByRole('link', { name: `Remove ${other}` }));
    await waitFor(() => expect(path()).toBe('/substitution?specified=1&show=open'));
    await waitFor(() => expect(titles()).toEqual([roof]));
    expect(main.queryByText('Every row passes.')).toBeNull();
    expect(row(/^Wind uplift rating/)).toHaveTextContent(/150\spsf/);
  });

  it('keeps what is decided and typed, for this pair alone, and for whoever typed it', async () => {
    const { user } = open('/substitution?specified=1&proposed=155');
    await page();
    const about = `Installation method, ${other}`;
    await user.click(screen.getByRole('button', { name: `Decide on ${about}` }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: `Decision on ${about}` }),
      'Revise and resubmit',
    );
    await user.type(screen.getByRole('textbox', { name: `Remark on ${about}` }), 'Show <primer>.');
    await user.type(screen.getByRole('textbox', { name: 'Project' }), 'Library');
    const form = within(screen.getByRole('group', { name: other }));
    await user.click(form.getByRole('radio', { name: 'Accepted as noted' }));
    await user.click(screen.getByRole('button', { name: /^No exceptions to passing rows/ }));
    expect(row(/^Availability/)).toHaveTextContent(/No exceptions taken\s*Change$/);

    closePages();
    open('/substitution?specified=1&proposed=155,140');
    await page();
    await user.click(screen.getByRole('button', { name: `Change decision on ${about}` }));
    expect(screen.getByRole('combobox', { name: `Decision on ${about}` })).toHaveValue('revise and resubmit');
    expect(screen.getByRole('textbox', { name: `Remark on ${about}` })).toHaveValue('Show <primer>.');
    expect(screen.getByRole('textbox', { name: 'Project' })).toHaveValue('Library');
    expect(
      screen.getByRole('button', { name: 'Decide on Availability, Fairfield TPO Flashing Accessory' }),
    ).toBeVisible();

    await signInAs('ada');
    expect(screen.getByRole('textbox', { name: 'Project' })).toHaveValue('Library');
    closePages();
    open('/substitution?specified=1&proposed=155&project=1');
    await page();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Project' })).toHaveValue('Olneyville Branch Library'),
    );
    expect(screen.getByRole('button', { name: `Decide on ${about}` })).toBeVisible();
  });

  it('says a decision as text, and opens its fields on demand', async () => {
    const { user } = open('/substitution?specified=1&proposed=155');
    await page();
    const about = `Availability, ${other}`;
    expect(screen.queryByRole('combobox', { name: /^Decision on/ })).toBeNull();
    const opener = screen.getByRole('button', { name: `Decide on ${about}` });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.selectOptions(
      screen.getByRole('combobox', { name: `Decision on ${about}` }),
      'No exceptions taken',
    );
    expect(row(/^Availability/)).not.toHaveTextContent('Decide');
    await user.click(screen.getByRole('button', { name: `Done with ${about}` }));
    expect(screen.queryByRole('combobox', { name: /^Decision on/ })).toBeNull();
    expect(row(/^Availability/)).toHaveTextContent(/No exceptions taken\s*Change$/);
    await user.click(screen.getByRole('button', { name: `Change decision on ${about}` }));
    await user.selectOptions(screen.getByRole('combobox', { name: `Decision on ${about}` }), 'Not decided');
    await user.click(screen.getByRole('button', { name: `Done with ${about}` }));
    expect(screen.getByRole('button', { name: `Decide on ${about}` })).toHaveFocus();
  });

  it('is written as a Word file and on paper, signatures blank', async () => {
    const saved = watchSavedFiles();
    const { user } = open('/substitution?specified=1&proposed=155,140&show=open');
    await page();
    const form = within(screen.getByRole('group', { name: other }));
    await user.type(form.getByRole('textbox', { name: 'Reason for the substitution' }), 'In stock & <near>.');
    await user.click(
      within(form.getByRole('group', { name: 'Effect on the schedule' })).getByRole('radio', {
        name: 'Saves',
      }),
    );
    await user.type(form.getByRole('textbox', { name: 'Days' }), '40');
    await user.click(form.getByRole('radio', { name: 'Rejected' }));
    await user.click(screen.getAllByRole('button', { name: 'Download DOCX' })[0] ?? document.body);
    await screen.findByText('Saved the form.');
    expect(saved[0]?.name).toBe(`Substitution request for ${roof} 2026-11-02.docx`);
    const text = await documentTextOf(saved[0]?.data);
    expect(text.match(/Substitution request/g)).toHaveLength(2);
    for (const words of [
      'In stock & <near>.',
      '☒\tSaves 40 days',
      '☒\tRejected. Use the specified product.',
      '☐\tNo exceptions taken.',
      'Fail. Differs from specified.',
      // What passes stands in the form, also while the screen leaves it out.
      'Pass. Not discontinued.',
      '☐\tSamples',
      `☒\t${other} - Technical Data Sheet (datasheet)`,
      'Signature',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/substitution (?:is )?approved/i);

    fireEvent(window, new Event('beforeprint'));
    const [paper] = screen.getAllByRole('article');
    expect(paper).toHaveTextContent(
      /Substitution request.*Not an approval.*In stock & <near>\..*☒ Saves 40 days.*Signature.*☒ Rejected/s,
    );
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });

  it('has one day where one was typed', async () => {
    const saved = watchSavedFiles();
    const { user } = open('/substitution?specified=1&proposed=155');
    const main = await page();
    const schedule = within(main.getByRole('group', { name: 'Effect on the schedule' }));
    await user.click(schedule.getByRole('radio', { name: 'Adds' }));
    await user.type(schedule.getByRole('textbox', { name: 'Days' }), '1');
    await user.click(main.getAllByRole('button', { name: 'Download DOCX' })[0] ?? document.body);
    await screen.findByText('Saved the form.');
    const text = await documentTextOf(saved[0]?.data);
    expect(text).toMatch(/☒\tAdds 1 day(?!s)/);
    expect(text).toContain('☐\tSaves ________ days');
  });

  it('says what the address asks for and can’t be shown', async () => {
    answerWith(
      http.get('*/api/search/product/140', () => HttpResponse.json({}, { status: 400 }), { once: true }),
    );
    const { user } = open('/substitution?specified=1&proposed=1,155,999999,140,2');
    const main = await page();
    expect(main.getByText('The specified product was also listed as proposed.')).toBeVisible();
    expect(main.getByText('Not in the library: product 999999.')).toBeVisible();
    expect(main.getByRole('button', { name: 'Add a proposed product' })).toBeVisible();
    expect(main.getByText('Couldn’t load product 140.')).toBeVisible();
    expect(main.getByText('You can evaluate up to three proposed products.')).toBeVisible();
    expect(main.getByText('Left out: product 2.')).toBeVisible();
    expect(titles()).toEqual([roof, other]);
    await user.click(main.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('is not found without its specified product, and is loading until that is there', async () => {
    open('/substitution?specified=999999&proposed=1');
    expect((await page()).getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    closePages();
    answerWith(http.get('*/api/search/product/1', () => delay('infinite')));
    open('/substitution?specified=1&proposed=155');
    expect(await screen.findByText(/^Loading/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('ends on the error screen where its specified product can’t be read', async () => {
    open('/substitution?specified=99500&proposed=1');
    expect(await heading('The server ran into an error.')).toBeVisible();
  });

  it.each(['specified=x', 'specified=0&proposed=1', 'specified=1&proposed=2,,3', 'specified=1&project=no'])(
    'with “%s” is not found, and no request is sent',
    async (query) => {
      open(`/substitution?${query}`);
      expect((await page()).getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
      expect(sentRequests).toEqual([]);
    },
  );

  it('without anything chosen says how it is done, and no request is sent', async () => {
    open('/substitution');
    expect((await page()).getByText(/^Find the specified product/)).toBeVisible();
    expect(head().canonical).toMatch(/\/substitution$/);
    expect(sentRequests).toEqual([]);
  });
});
