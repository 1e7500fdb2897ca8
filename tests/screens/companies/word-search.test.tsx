import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';

const search = '/company/northfold-roofing-systems-31250/search';

async function opened(url: string) {
  const site = open(url);
  return { ...site, main: await page() };
}

const countIn = (text: string | null | undefined) => Number(/(\d+)$/.exec(text ?? '')?.[1]);

describe('a search within what a manufacturer has', () => {
  it('counts every row on every page, also where the words name the manufacturer', async () => {
    const { main, user } = await opened(`${search}?terms=northfold`);
    const first = main.getByRole('heading', { name: /^Showing 1–/ });
    const total = countIn(first.textContent);
    expect(first).toHaveTextContent(`Showing 1–24 of ${total}`);
    expect(main.getAllByRole('article')).toHaveLength(24);
    const pages = Math.ceil(total / 24);
    await user.click(main.getByRole('link', { name: `Page ${pages}` }));
    expect(
      await main.findByRole('heading', { name: `Showing ${(pages - 1) * 24 + 1}–${total} of ${total}` }),
    ).toBeVisible();
  });

  it('keeps its filters from type to type, so that each tab says what it leads to', async () => {
    const { main, user, path } = await opened(`${search}?terms=roof&section=075423`);
    const tab = within(main.getByRole('navigation', { name: 'Types of results' })).getByRole('link', {
      name: /^CAD details/,
    });
    const count = countIn(tab.textContent);
    await user.click(tab);
    expect(
      await main.findByRole('heading', { name: new RegExp(`^Showing 1–\\d+ of ${count}$`) }),
    ).toBeVisible();
    expect(path()).toBe(`${search}/roof/cad?section=075423`);
  });

  it('names each section once', async () => {
    const { main } = await opened(`${search}?terms=roof`);
    expect(
      within(main.getByRole('combobox', { name: 'Section' })).getByRole('option', {
        name: /^07 54 23 Thermoplastic-Polyolefin Roofing \(\d+\)$/,
      }),
    ).toBeInTheDocument();
  });

  it('keeps a filter whose answer is still on its way when the next one is chosen', async () => {
    const { main, user, router } = await opened(`${search}?terms=roof`);
    answerWith(http.get('*/api/search/roof', () => delay('infinite')));
    await user.selectOptions(main.getByRole('combobox', { name: 'Section' }), '075423');
    await waitFor(() => expect(main.getByRole('combobox', { name: 'Section' })).toHaveValue('075423'));
    await user.selectOptions(main.getByRole('combobox', { name: 'Order' }), 'newest');
    await waitFor(() =>
      expect(router.state.navigation.location?.search).toBe('?terms=roof&section=075423&sort=newest'),
    );
  });

  it('takes a typed range as the words that it is', async () => {
    const { main, user, path } = await opened(`${search}?terms=20..`);
    expect(main.getByRole('heading', { name: /^Showing 1–[1-9]/ })).toBeVisible();
    await user.selectOptions(main.getByRole('combobox', { name: 'Order' }), 'newest');
    await waitFor(() => expect(path()).toBe(`${search}?terms=20..&sort=newest`));
  });

  it('does not call everything a word that nothing contains', async () => {
    await opened(`${search}?terms=*&section=033000`);
    expect(screen.getByText(/has nothing with these filters/)).toHaveTextContent(
      'Northfold Roofing Systems has nothing',
    );
    expect(screen.queryByText(/“\*”/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Search by meaning instead' })).toBeNull();
  });
});
