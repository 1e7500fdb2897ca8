import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { setUnits } from '#src/stores/units.ts';
import { open } from '#tests/support/open.tsx';
import { readySearch } from '#tests/support/ready-search.ts';

beforeAll(readySearch, 60_000);

async function opened(url: string) {
  const page = open(url);
  await screen.findByRole('heading', { level: 2, name: /^Showing|^No results/ });
  return page;
}

const chips = () =>
  within(screen.getByRole('list', { name: 'Applied filters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());
const total = () =>
  Number(/of ([\d,]+)$/.exec(screen.getByRole('heading', { name: /^Showing/ }).textContent ?? '')?.[1]);

beforeEach(() => setUnits('ip'));

describe('requirements among the words', () => {
  it('become filters, and the page says how it read them', async () => {
    const { user, path, router } = await opened(
      '/search/STC%3E%3D30%20fire%3D2h%20gwp%3C%3D900%2007%2042%2013',
    );
    await waitFor(() => expect(path()).toMatch(/^\/search\/07%2042%2013\?/));
    expect(path()).toContain('fire=2..2&gwp=..900&stc=30..');
    expect(chips()).toEqual(['Fire rating 2 h', 'GWP ≤ 900 kg CO2e', 'STC ≥ 30']);
    expect(screen.getByText(/^Understood as/)).toHaveTextContent(
      'Understood as Fire rating 2 h, GWP ≤ 900 kg CO2e, STC ≥ 30 for 07 42 13.',
    );
    await user.click(screen.getByRole('link', { name: 'STC>=30 fire=2h gwp<=900 07 42 13' }));
    await waitFor(() => expect(path()).toMatch(/exact=1$/));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull());
    await router.navigate(-1);
    await screen.findByRole('list', { name: 'Applied filters' });
    expect(chips()).toHaveLength(3);
  });

  it('are taken back one by one', async () => {
    const { user, path } = await opened('/search/insulation?r=20..&thickness=..4');
    expect(chips()).toEqual(['R ≥ 20', 'Thickness ≤ 4 in']);
    await user.click(screen.getByRole('link', { name: 'Remove filter R ≥ 20' }));
    await waitFor(() => expect(path()).toBe('/search/insulation?thickness=..4'));
  });
});

describe('the measured properties of a section', () => {
  const section = '/search/*/product?section=072113';

  it('are narrowed between two ends, and read in either system of units', async () => {
    const { user, path, router } = await opened(section);
    const before = total();
    const least = await screen.findByRole('spinbutton', {
      name: 'At least, Thermal resistance (h·sq ft·°F/Btu)',
    });
    await user.type(least, '20');
    expect(path(), 'typing alone asks nothing').toBe(section);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(`${section}&r=20..`));
    await waitFor(() => expect(total()).toBeLessThan(before));
    expect(least).toHaveFocus();
    const values = screen
      .getAllByText(/Thermal resistance/, { selector: 'article p' })
      .map((facts) => Number.parseFloat(/Thermal\sresistance\s+([\d.]+)/.exec(facts.textContent)?.[1] ?? ''));
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(value).toBeGreaterThanOrEqual(20);
    await user.click(screen.getByRole('radio', { name: 'SI, metric' }));
    expect(screen.getByRole('spinbutton', { name: 'At least, Thermal resistance (m²·K/W)' })).toHaveValue(
      3.52,
    );
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('m²·K/W');
    await router.navigate(-1);
    await waitFor(() => expect(total()).toBe(before));
    expect(screen.getByRole('spinbutton', { name: 'At least, Thermal resistance (m²·K/W)' })).toHaveValue(
      null,
    );
  });

  it('are put right when the ends are typed the wrong way round', async () => {
    const { user, path } = await opened(`${section}&r=20..`);
    const most = await screen.findByRole('spinbutton', {
      name: 'At most, Thermal resistance (h·sq ft·°F/Btu)',
    });
    await user.type(most, '10{Enter}');
    await waitFor(() => expect(path()).toBe(`${section}&r=10..20`));
  });

  it('give the filters above the results, which leave as many as they say', async () => {
    const { user } = await opened(section);
    const [first] = within(screen.getByRole('list', { name: 'Narrow by' })).getAllByRole('link');
    const words = first?.textContent ?? '';
    if (first) await user.click(first);
    await waitFor(() => expect(total()).toBe(Number(/\d+$/.exec(words)?.[0])));
    expect(words.startsWith(chips()[0] ?? 'nothing')).toBe(true);
  });
});

/** The boxes of a filter, opened if it stands closed. */
async function boxesOf(user: UserEvent, name: string): Promise<HTMLElement[]> {
  const group = screen.getByRole('group', { name, hidden: true });
  if (group.closest('details')?.open === false)
    await user.click(screen.getByText(name, { selector: 'summary' }));
  return within(group).findAllByRole('checkbox', { hidden: true });
}

describe('further filters', () => {
  it.each(['Standard', 'Building type', 'Updated', 'SpecWizard'])(
    'of products: %s, closed until one is asked for',
    async (name) => {
      const { user } = await opened('/search/roof/product');
      const before = total();
      const group = screen.getByRole('group', { name, hidden: true });
      expect(group.closest('details')).not.toHaveAttribute('open');
      expect(within(group).queryAllByRole('checkbox', { hidden: true })).toEqual([]);
      const [box] = await boxesOf(user, name);
      const count = Number(box?.closest('label')?.lastElementChild?.textContent);
      if (box) await user.click(box);
      await waitFor(() => expect(total()).toBe(count));
      expect(count).toBeLessThanOrEqual(before);
    },
  );

  it.each([
    ['host', 'BIM host', /^(?:Wall|Floor|Roof|Face|Ceiling|Unhosted)/],
    ['fitness', 'BIM fitness', /^(?:Fit for use|Check first|Not recommended)/],
  ] as const)('of BIM objects: %s', async (_facet, name, label) => {
    const { user } = await opened('/search/roof/bim');
    for (const box of await boxesOf(user, name)) expect(box.closest('label')?.textContent).toMatch(label);
  });

  it.each([
    ['epd', 'Validity', /^(?:Valid|Expired)/],
    ['epd', 'EPD kind', /^[A-Z]/],
    ['hpd', 'HPD threshold', /^(?:100|1,000) ppm/],
    ['hpd', 'HPD disclosure', /^(?:All of the contents|9[59]% or more)/],
  ] as const)('of declarations of type %s: %s', async (type, name, label) => {
    const { user } = await opened(`/search/*/${type}`);
    for (const box of await boxesOf(user, name)) expect(box.closest('label')?.textContent).toMatch(label);
  });

  it('stand in an order of their own where they have one', async () => {
    const { user } = await opened('/search/*/bim');
    const keys = async (name: string) => {
      const boxes = await boxesOf(user, name);
      return boxes.map((box) => box.closest('label')?.querySelector('span')?.textContent);
    };
    expect(await keys('BIM fitness')).toEqual(['Fit for use', 'Check first']);
    expect(await keys('Updated')).toEqual(['Last 30 days', 'Last 90 days', 'Last 12 months']);
  });

  it('take a name with a comma', async () => {
    const { user, path } = await opened('/search/*/product');
    const group = within(screen.getByRole('group', { name: 'Certification' }));
    await user.click(group.getByRole('checkbox', { name: /^Build America, Buy America/ }));
    await waitFor(() => expect(path()).toContain('certification=Build%20America%20Buy%20America'));
    await waitFor(() => expect(chips()).toEqual(['Build America, Buy America Statement']));
    expect(total()).toBeGreaterThan(0);
  });
});

describe('where filters leave nothing', () => {
  it('the ways on are what can be removed, the section, and who can be asked', async () => {
    await opened('/search/*/product?section=072113&manufacturer=31250&stc=500..');
    expect(screen.getByRole('link', { name: 'Remove “STC ≥ 500”' })).toHaveAttribute(
      'href',
      '/search/*/product?section=072113&manufacturer=31250',
    );
    expect(screen.getByRole('link', { name: 'Browse 07 21 13 Board Insulation' })).toHaveAttribute(
      'href',
      '/content-type/product/07/072113',
    );
    expect(screen.getByRole('link', { name: 'its manufacturers' })).toHaveAttribute(
      'href',
      '/search/*/company?section=072113',
    );
    expect(screen.getByRole('link', { name: 'Ask Northfold Roofing Systems for it' })).toHaveAttribute(
      'href',
      '/company/31250#request',
    );
    expect(screen.queryByRole('link', { name: /^Remove “Northfold/ })).toBeNull();
  });
});

describe('requirements that a section does not meet', () => {
  it('lead to what meets them elsewhere, with how much there is', async () => {
    const { user, path } = await opened('/search/07%2042%2013?fire=2..2&gwp=..12&stc=50..');
    const way = screen.getByRole('link', { name: 'Remove “07 42 13”' });
    const count = Number(way.closest('li')?.lastElementChild?.textContent?.match(/\d+$/)?.[0]);
    expect(count).toBeGreaterThan(0);
    await user.click(way);
    await waitFor(() => expect(path()).toBe('/search/*?fire=2..2&gwp=..12&stc=50..'));
    await waitFor(() => expect(total()).toBe(count));
  });
});

describe('a row of several sections', () => {
  it('names the one that was chosen', async () => {
    await opened('/search/louver/product?section=442000');
    const rows = screen.getAllByRole('article');
    expect(rows.some((row) => row.textContent?.includes('Acoustical Louver'))).toBe(true);
    for (const row of rows) expect(row).toHaveTextContent('44 20 00');
  });
});
