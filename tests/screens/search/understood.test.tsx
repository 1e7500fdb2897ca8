import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { readySearch } from '#tests/support/ready-search.ts';

beforeAll(readySearch, 60_000);

const searched = (words: string) => open(`/search/${encodeURIComponent(words)}`);
const chips = () =>
  within(screen.getByRole('list', { name: 'Applied filters' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent.trim());

/** Focuses a link in the moment it is rendered, before the page's effects run. */
function focusedOnceShown(label: string): Promise<void> {
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      const link = document.querySelector<HTMLElement>(`a[aria-label="${label}"]`);
      if (!link) return;
      observer.disconnect();
      link.focus();
      done();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

describe('what the search understands', () => {
  it('tells which thing a brand word stands for, with the way back', async () => {
    const { user, path } = searched('Tyvek');
    const told = await screen.findByText(/^Searched for/);
    expect(told).toHaveTextContent('Searched for Tyvek → weather barrier. Search instead for Tyvek');
    expect(screen.getByRole('link', { name: /^Go to section 07 25 00/ })).toBeVisible();
    await user.click(within(told).getByRole('link', { name: 'Tyvek' }));
    await waitFor(() => expect(path()).toBe('/search/Tyvek?exact=1'));
  });

  it('turns requirements in a sentence into filters that go by the keyboard', async () => {
    const { user, path } = searched('ceiling NRC 0.70 HPD');
    // The address is corrected after this: the screen stays, and so does the focus in it.
    await focusedOnceShown('Remove filter Declarations: HPD');
    await waitFor(() => expect(path()).toMatch(/^\/search\/ceiling\?declaration=HPD&nrc=0\.7\.\./));
    await waitFor(() => expect(chips()).toEqual(['NRC ≥ 0.7', 'HPD']));
    expect(screen.getByText(/^Understood as/)).toHaveTextContent('Understood as NRC ≥ 0.7, HPD for ceiling.');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/search/ceiling?nrc=0.7..'));
    await waitFor(() => expect(chips()).toEqual(['NRC ≥ 0.7']));
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Showing/ })).toHaveFocus());
  });

  it('names a fire class by its letter', async () => {
    const { path } = searched('class A TPO membrane');
    await waitFor(() => expect(path()).toMatch(/fire-class=\.\.1/));
    await waitFor(() => expect(chips()).toEqual(['Class A']));
  });
});

describe('what the library has not', () => {
  it('is said by section, with its neighbors and a request', async () => {
    searched('terrazzo');
    const told = within(await screen.findByRole('region', { name: 'Not in the library' }));
    expect(told.getByText(/^No products in/)).toHaveTextContent(
      'No products in 09 66 00 Terrazzo Flooring yet.',
    );
    expect(told.getByRole('link', { name: /^09 67 23/ })).toHaveAttribute(
      'href',
      '/content-type/product/09/096723',
    );
    expect(told.getByRole('link', { name: 'Request it from the library' })).toHaveAttribute(
      'href',
      '/account/content-requests?type=product&about=09+66+00+Terrazzo+Flooring',
    );
  });

  it('is said for words that nothing has, before what has the others', async () => {
    searched('unobtainium cladding');
    const told = within(await screen.findByRole('region', { name: 'Not in the library' }));
    expect(told.getByText(/^Nothing in the library has/)).toHaveTextContent('has “unobtainium”.');
    expect(told.getByRole('link', { name: 'Request it from the library' })).toBeVisible();
    expect(screen.queryByText(/^Showing results for/)).toBeNull();
  });

  it.each([
    ['carpet tile leather', 'None of these has “leather”. These results match the other words.'],
    ['greenguard silver ceiling', 'None of these has all of these words. These results match most of them.'],
    ['09 91 13', 'No products in 09 91 13 Exterior Painting yet.'],
    ['guardrail highway', 'No “guardrail highway” in 34 71 00 Roadway Construction yet.'],
    ['nfpa 13r', 'No “nfpa 13r” in 21 13 00 Fire-Suppression Sprinkler Systems yet.'],
    ['08 11 99', 'No “08 11 99” in 08 00 00 Openings yet.'],
  ])('is said truthfully of %s', async (words, said) => {
    searched(words);
    const told = await screen.findByRole('region', { name: 'Not in the library' });
    expect(told).toHaveTextContent(said);
  });

  it('is said for a requirement that nothing meets, before what meets the others', async () => {
    const { user, path } = searched('wood door R-90 HPD');
    const told = within(await screen.findByRole('region', { name: 'Nearest results' }));
    expect(told.getByText(/^No “wood door”/)).toHaveTextContent(
      'No “wood door” in the library matches R ≥ 90 and the other filters. Nearest without that:',
    );
    expect((await told.findAllByRole('listitem')).length).toBeGreaterThan(0);
    await user.click(told.getByRole('link', { name: 'Show all results without that requirement' }));
    await waitFor(() => expect(path()).toBe('/search/wood%20door?declaration=HPD'));
  });
});
