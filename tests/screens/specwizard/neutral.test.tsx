import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { closePages, open } from '#tests/support/open.tsx';
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

describe('a neutral section to read', () => {
  it('is named as such, and leads to where it is edited and taken into a project', async () => {
    const { user, path } = open('/specification/neutral/neutral-013300');
    await heading('Submittal Procedures');
    const main = await page();
    expect(main.getByText(/^Neutral section: it is no manufacturer’s/)).toBeVisible();
    expect(main.getByRole('link', { name: 'Open in SpecWizard' })).toHaveAttribute(
      'href',
      '/sw/neutral-013300',
    );
    const related = within(main.getByRole('region', { name: 'Related sections' }));
    expect(related.getByRole('link', { name: /^01 25 00/ })).toHaveAttribute(
      'href',
      '/content-type/spec/01/012500',
    );
    await user.click(main.getByRole('link', { name: 'Add to project…' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in to save' })).toBeVisible();
    expect(path()).toMatch(/^\/sw\/neutral-013300/);
  });

  it.each(['neutral-999999', 'neutral-', 'northfold-075423'])('%s is not found', async (filename) => {
    open(`/specification/neutral/${filename}`);
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
  });
});

describe('the site’s search', () => {
  const found = async () => (await screen.findByRole('region', { name: 'Neutral sections' })).textContent;

  it.each([
    ['/search/submittal%20procedures', /01 33 00 Submittal Procedures.*Open in SpecWizardAdd to project/],
    ['/search/01%2033%2000', /01 33 00 Submittal Procedures/],
    ['/search/TPO/spec', /07 54 23 Thermoplastic-Polyolefin Roofing/],
    ['/search/neutral%20sections', /01 10 00 Summary.*01 29 00/],
    ['/search/closeout%20procedure/sw', /01 77 00 Closeout Procedures/],
    ['/search/*/spec?section=075423', /07 54 23/],
  ])('%s finds it', async (address, text) => {
    open(address);
    expect(await found()).toMatch(text);
  });

  it('says of nothing that the library lacks it, where a neutral section has the words', async () => {
    open('/search/submittal%20procedures');
    await found();
    expect(screen.queryByText(/^Nothing in the library has/)).toBeNull();
  });

  it.each([
    '/search/roofing',
    '/search/submittal%20procedures/cad',
    '/search/roofing/spec?manufacturer=31250',
  ])('%s is not about them', async (address) => {
    open(address);
    await heading(/for “/);
    expect(screen.queryByRole('region', { name: 'Neutral sections' })).toBeNull();
  });
});

describe('the tree of specifications', () => {
  it('has each neutral section where its number stands', async () => {
    open('/content-type/spec');
    const tree = within(await screen.findByRole('region', { name: 'By section' }));
    expect(await tree.findByRole('link', { name: 'Neutral section Submittal Procedures' })).toHaveAttribute(
      'href',
      '/specification/neutral/neutral-013300',
    );
    expect(tree.getByText(/^50 sections have a neutral text/)).toBeVisible();
  });

  it('finds them by their name', async () => {
    open('/content-type/spec?q=neutral%20paving');
    const tree = within(await screen.findByRole('region', { name: 'By section' }));
    expect(await tree.findByRole('link', { name: 'Neutral section Unit Paving' })).toBeVisible();
    expect(tree.queryByRole('link', { name: 'Neutral section Submittal Procedures' })).toBeNull();
  });
});

describe('the page of a section', () => {
  it('leads to its neutral section', async () => {
    open('/content-type/spec/07/075423');
    const main = await page();
    expect(await main.findByRole('link', { name: /^Neutral section/ })).toHaveAttribute(
      'href',
      '/specification/neutral/neutral-075423',
    );
  });

  it('of a general requirement is its neutral text, and no other number of that division', async () => {
    const { path } = open('/content-type/spec/01/013300');
    await heading('Submittal Procedures');
    expect(path()).toBe('/specification/neutral/neutral-013300');
    closePages();
    open('/content-type/spec/01/019999');
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
  });

  it('shows its specifications where the neutral sections can’t be read', async () => {
    answerWith(http.get('*/api/specwizards/active', () => HttpResponse.json({}, { status: 403 })));
    open('/content-type/spec/07/075423');
    const main = await page();
    expect((await main.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(main.queryByRole('link', { name: /^Neutral section/ })).toBeNull();
  });
});
