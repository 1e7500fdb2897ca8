import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { answerWith } from '#tests/support/server.ts';
import { readySearch } from '#tests/support/ready-search.ts';

beforeAll(readySearch, 60_000);

async function opened(url: string) {
  const page = open(url);
  await screen.findByRole('heading', { level: 2, name: /^Showing|^No results/ });
  await within(screen.getByRole('group', { name: 'Filters' })).findAllByRole('group');
  return page;
}

const facet = (name: string) => within(screen.getByRole('group', { name }));

describe('the filters beside the results', () => {
  it('are there where the page has room for them, also once it gets it', async () => {
    vi.stubGlobal('innerWidth', 1023);
    onTestFinished(() => void vi.unstubAllGlobals());
    open('/search/roof');
    await screen.findByRole('navigation', { name: 'Pages of results' });
    const column = within(screen.getByRole('group', { name: 'Filters' }));
    expect(column.queryAllByRole('group')).toEqual([]);
    vi.stubGlobal('innerWidth', 1024);
    globalThis.dispatchEvent(new Event('resize'));
    expect(await column.findByRole('group', { name: 'Division' })).toBeVisible();
  });

  it('are groups with a name, checkboxes with counts', async () => {
    await opened('/search/roof');
    for (const name of ['Division', 'Manufacturer', 'Format', 'Certification', 'Declarations']) {
      const boxes = facet(name).getAllByRole('checkbox');
      expect(boxes.length).toBeGreaterThan(0);
      for (const box of boxes) expect(box.closest('label')?.textContent).toMatch(/\d$/);
    }
  });

  it('are applied at once: address, results, chip; all results come back without', async () => {
    const { user, path } = await opened('/search/roof');
    const before = screen.getByRole('heading', { name: /^Showing/ }).textContent;
    await user.click(facet('Declarations').getByRole('checkbox', { name: /^EPD/ }));
    expect(facet('Declarations').getByRole('checkbox', { name: /^EPD/ })).toBeChecked();
    await waitFor(() => expect(path()).toBe('/search/roof?declaration=EPD'));
    const chip = await screen.findByRole('link', { name: 'Remove filter Declarations: EPD' });
    expect(screen.getByRole('heading', { name: /^Showing/ }).textContent).not.toBe(before);
    await user.click(chip);
    await waitFor(() => expect(path()).toBe('/search/roof'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^Showing/ })).toHaveTextContent(before ?? ''),
    );
    expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull();
  });

  it('work by keyboard', async () => {
    const { user, path } = await opened('/search/roof');
    facet('Format').getByRole('checkbox', { name: /^DXF/ }).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(path()).toBe('/search/roof?format=dxf'));
  });

  it('show six values, then how many more there are', async () => {
    const { user } = await opened('/search/roof');
    expect(facet('Manufacturer').getAllByRole('checkbox')).toHaveLength(6);
    const more = facet('Manufacturer').getByRole('button', { name: /^Show \d+ more/ });
    const count = Number(/\d+/.exec(more.textContent ?? '')?.[0]);
    await user.click(more);
    expect(facet('Manufacturer').getAllByRole('checkbox')).toHaveLength(6 + count);
    await user.click(facet('Manufacturer').getByRole('button', { name: /^Show fewer/ }));
    expect(facet('Manufacturer').getAllByRole('checkbox')).toHaveLength(6);
  });

  it('find a manufacturer by a part of its name, and show its items only', async () => {
    const { user, path } = await opened('/search/roof');
    await user.type(facet('Manufacturer').getByRole('searchbox', { name: 'Find a manufacturer' }), 'NORTHF');
    expect(facet('Manufacturer').getByRole('checkbox')).toHaveAccessibleName(/Northfold Roofing Systems/);
    await user.type(facet('Manufacturer').getByRole('searchbox', { name: 'Find a manufacturer' }), 'zzz');
    expect(facet('Manufacturer').getByText('No matches.')).toBeVisible();
    await user.clear(facet('Manufacturer').getByRole('searchbox', { name: 'Find a manufacturer' }));
    await user.click(facet('Manufacturer').getByRole('checkbox', { name: /^Northfold/ }));
    await waitFor(() => expect(path()).toBe('/search/roof?manufacturer=31250'));
    await screen.findByRole('link', { name: 'Remove filter Manufacturer: Northfold Roofing Systems' });
    for (const row of screen.getAllByRole('article')) expect(row).toHaveTextContent('Northfold');
  });

  it('open a division to its sections, of that division only', async () => {
    const { user, path } = await opened('/search/roof');
    const turn = facet('Division').getByRole('button', { name: 'Sections of division 07' });
    expect(turn).toHaveAttribute('aria-expanded', 'false');
    await user.click(turn);
    const sections = within(facet('Division').getByRole('group', { name: 'Sections of division 07' }));
    const boxes = sections.getAllByRole('checkbox');
    for (const box of boxes) expect(box).toHaveAccessibleName(/^07 \d\d \d\d/);
    const [first] = boxes;
    if (!first) return;
    const count = /\d+$/.exec(first.closest('label')?.textContent ?? '')?.[0] ?? 'no count';
    await user.click(first);
    await waitFor(() => expect(path()).toMatch(/^\/search\/roof\?section=07\d{4,6}$/));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^Showing/ })).toHaveTextContent(
        new RegExp(` of ${count}$`),
      ),
    );
    expect(sections.getAllByRole('checkbox')[0]).toBeChecked();
  });

  it('show a chosen division open, and let its sections go with it', async () => {
    const { user, path } = await opened('/search/roof?division=07&section=075423');
    expect(facet('Division').getByRole('group', { name: 'Sections of division 07' })).toBeVisible();
    await user.click(facet('Division').getByRole('checkbox', { name: /^07 Thermal/ }));
    await waitFor(() => expect(path()).toBe('/search/roof'));
  });

  it('are cleared without losing words, type and order', async () => {
    const { user, path } = await opened('/search/roof/cad?division=07&format=dxf&sort=newest');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(path()).toBe('/search/roof/cad?sort=newest'));
  });

  it('keep the old results, dimmed, while the new ones are on their way', async () => {
    const { user } = await opened('/search/roof');
    answerWith(http.get('*/api/search/roof', () => delay('infinite')));
    await user.click(facet('Format').getByRole('checkbox', { name: /^DXF/ }));
    await waitFor(() =>
      expect(screen.getAllByRole('article')[0]?.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'),
    );
    expect(facet('Format').getByRole('checkbox', { name: /^DXF/ })).toBeChecked();
    expect(screen.getAllByRole('article')).toHaveLength(24);
  });

  it('are all kept where the next change is made before the answer to the last one', async () => {
    const { user, router } = await opened('/search/roof?division=07&declaration=EPD');
    const asked = () => router.state.navigation.location?.search;
    answerWith(http.get('*/api/search/roof', () => delay('infinite')));
    await user.click(facet('Format').getByRole('checkbox', { name: /^DXF/ }));
    await waitFor(() => expect(asked()).toBe('?division=07&format=dxf&declaration=EPD'));
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(order, 'newest');
    await waitFor(() => expect(asked()).toBe('?division=07&format=dxf&declaration=EPD&sort=newest'));
    expect(order).toHaveValue('newest');
    for (const [chip, next] of [
      [/: EPD$/, '?division=07&format=dxf&sort=newest'],
      [/Division: 07/, '?format=dxf&sort=newest'],
    ] as const) {
      const remove = screen.getByRole('link', { name: chip });
      // The links follow what was asked for a moment later.
      await waitFor(() => expect(remove).toHaveAttribute('href', `/search/roof${next}`));
      await user.click(remove);
      await waitFor(() => expect(asked()).toBe(next));
    }
  });

  it('go and come with back and forward', async () => {
    const { user, router, path } = await opened('/search/roof');
    await user.click(facet('Format').getByRole('checkbox', { name: /^DXF/ }));
    await waitFor(() => expect(path()).toBe('/search/roof?format=dxf'));
    await router.navigate(-1);
    await waitFor(() => expect(facet('Format').getByRole('checkbox', { name: /^DXF/ })).not.toBeChecked());
    await router.navigate(1);
    await waitFor(() => expect(facet('Format').getByRole('checkbox', { name: /^DXF/ })).toBeChecked());
  });
});

describe('the sheet of filters on a small screen', () => {
  it('gathers changes and applies them together; back closes it', async () => {
    const { user, router, path } = await opened('/search/roof');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: /^DXF/ }));
    await user.click(sheet.getByRole('checkbox', { name: /^EPD/ }));
    expect(path()).toBe('/search/roof');
    expect(sheet.getByRole('heading', { name: 'Filters (2)' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: /^Show (?:\d+ )?results$/ }));
    await waitFor(() => expect(path()).toBe('/search/roof?format=dxf&declaration=EPD'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await router.navigate(-1);
    await waitFor(() => expect(path()).toBe('/search/roof'));
    expect(router.state.location.hash).toBe('');
  });

  it('counts what it would show, and does without the count where that fails', async () => {
    const { user, path } = await opened('/search/roof');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const dxf = sheet.getByRole('checkbox', { name: /^DXF/ });
    const count = dxf.closest('label')?.lastElementChild?.textContent ?? '';
    await user.click(dxf);
    expect(await sheet.findByRole('button', { name: `Show ${count} results` })).toBeVisible();
    answerWith(http.get('*/api/search/roof', () => new Response(null, { status: 400 })));
    await user.click(sheet.getByRole('checkbox', { name: /^EPD/ }));
    await user.click(await sheet.findByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(path()).toBe('/search/roof?format=dxf&declaration=EPD'));
  });

  it('is closed by its button, and nothing is changed', async () => {
    const { user, router, path } = await opened('/search/roof');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: /^DXF/ }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(path()).toBe('/search/roof');
  });
});
