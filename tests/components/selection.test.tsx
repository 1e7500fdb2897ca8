import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { clearItems } from '#src/stores/selected-items.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';

function widthIs(isWide: boolean): void {
  vi.stubGlobal('innerWidth', isWide ? 1280 : 1279);
}

const boxes = () => screen.findAllByRole('checkbox', { name: /^Select / });
const titleLinks = () =>
  screen.getAllByRole('article').map((row) => within(row).getAllByRole('link')[0] ?? row);
const bar = () => screen.findByRole('region', { name: 'Selected items' });
const preview = () => screen.findByRole('complementary', { name: 'Preview' });
const shownPreview = () => screen.queryByRole('complementary', { name: 'Preview' });

beforeEach(() => widthIs(true));
afterEach(() => {
  vi.unstubAllGlobals();
  clearItems();
});

describe('a list of results', () => {
  it('lets me tick two products and compare them, or clear the choice', async () => {
    const { user } = open('/search/tpo/product');
    const [first, second, third, fourth, fifth] = await boxes();
    for (const box of [first, second]) if (box) await user.click(box);
    const way = within(await bar()).getByRole('link', { name: 'Compare 2 products' });
    expect(way).toHaveAttribute('href', expect.stringMatching(/^\/compare\?ids=\d+,\d+$/));
    for (const box of [third, fourth, fifth]) if (box) await user.click(box);
    expect(within(await bar()).getByText('You can compare up to 4 products; 5 are selected.')).toBeVisible();
    await user.click(within(await bar()).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Selected items' })).toBeNull();
    expect(first).not.toBeChecked();
    // The next Tab goes on where the last one was ticked.
    expect(titleLinks()[4]).toHaveFocus();
  });

  it('saves the files of what I ticked as a ZIP that is called one', async () => {
    const name = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made');
    const { user } = open('/search/roof/cad');
    const [first] = await boxes();
    await user.click(first ?? document.body);
    await user.click(within(await bar()).getByRole('button', { name: /^Download/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Download selected items' }));
    await user.click(await sheet.findByRole('button', { name: /^Download/ }));
    expect(await sheet.findByText(/ and a file list/)).toHaveTextContent(/^Saved selected-2026-11-02\.zip: /);
    expect(name.mock.contexts.map((link) => link instanceof HTMLAnchorElement && link.download)).toEqual([
      'selected-2026-11-02.zip',
    ]);
  });

  it('tries again to list files that it could not list', async () => {
    let fails = true;
    answerWith(
      http.get('*/api/search/product/:id', () =>
        fails ? HttpResponse.json({}, { status: 400 }) : undefined,
      ),
    );
    const { user } = open('/search/tpo/product?manufacturer=31250');
    const [first] = await boxes();
    await user.click(first ?? document.body);
    await user.click(within(await bar()).getByRole('button', { name: /^Download/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Download selected items' }));
    expect(await sheet.findByText(/^Couldn’t list the files of /)).toBeVisible();
    expect(sheet.getByText('Nothing to download.')).toBeVisible();
    fails = false;
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    const files = await sheet.findAllByRole('checkbox', { name: / of / });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file).toBeChecked();
    expect(sheet.queryByText(/^Couldn’t list/)).toBeNull();
    expect(sheet.getByRole('heading', { name: 'Download selected items' })).toHaveFocus();
  });

  it('compares declarations through their products, and says so', async () => {
    const { user } = open('/search/roof/epd');
    const found = await boxes();
    for (const box of found.slice(0, 2)) await user.click(box);
    expect(within(await bar()).getByText('Files and declarations are compared by product.')).toBeVisible();
  });

  it('moves and looks with j and k, selects with Space, and Escape closes', async () => {
    const { user } = open('/search/tpo/product');
    const found = await boxes();
    const links = titleLinks();
    links[0]?.focus();
    await user.keyboard('j');
    expect(within(await preview()).getByRole('heading', { level: 3 })).toHaveTextContent(
      links[0]?.textContent ?? '?',
    );
    await user.keyboard('j');
    expect(links[1]).toHaveFocus();
    expect(within(await preview()).getByRole('heading', { level: 3 })).toHaveTextContent(
      links[1]?.textContent ?? '?',
    );
    await user.keyboard(' ');
    expect(found[1]).toBeChecked();
    await user.keyboard('k');
    expect(links[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(shownPreview()).toBeNull();
    expect(links[0]).toHaveFocus();
  });

  it('lists the files of the previewed product once I rest on it', async () => {
    const { user } = open('/search/tpo/product?manufacturer=31250');
    await boxes();
    sentRequests.length = 0;
    titleLinks()[0]?.focus();
    await user.keyboard('j');
    const pane = within(await preview());
    const links = await pane.findAllByRole('link', { name: /^Download .+ of / });
    expect(links.length).toBeGreaterThan(0);
    expect(sentRequests.filter(({ path }) => path.startsWith('/api/search/product/'))).toHaveLength(1);
  });

  it('says when the files cannot be listed, and leaves the rest standing', async () => {
    answerWith(http.get('*/api/search/product/:id', () => HttpResponse.json({}, { status: 400 })));
    const { user } = open('/search/tpo/product');
    await boxes();
    titleLinks()[0]?.focus();
    await user.keyboard('j');
    const pane = within(await preview());
    expect(await pane.findByText('Couldn’t list the files.')).toBeVisible();
    expect(pane.getByRole('link', { name: /^Open/ })).toBeVisible();
  });

  it('leaves single keys alone once I turn them off, and remembers it', async () => {
    const { user } = open('/search/tpo/product');
    await boxes();
    const links = titleLinks();
    links[0]?.focus();
    await user.keyboard('j');
    await user.click(within(await preview()).getByRole('checkbox', { name: 'Keyboard shortcuts' }));
    await user.click(screen.getByRole('button', { name: 'Close preview' }));
    links[0]?.focus();
    await user.keyboard('j');
    expect(shownPreview()).toBeNull();
    expect(localStorage.getItem('single-keys')).toBe('false');
  });

  it('takes no key outside the list, nor while I type', async () => {
    const { user } = open('/search/tpo/product');
    await boxes();
    screen.getByRole('combobox', { name: 'Search for' }).focus();
    await user.keyboard('j');
    expect(shownPreview()).toBeNull();
  });

  it('begins at the first result while nothing has the focus, and leaves j to a link elsewhere', async () => {
    const { user } = open('/search/tpo/product');
    await boxes();
    screen.getByRole('link', { name: 'Home' }).focus();
    await user.keyboard('j');
    expect(shownPreview()).toBeNull();
    act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    await user.keyboard('j');
    expect(titleLinks()[0]).toHaveFocus();
    expect(await preview()).toBeVisible();
  });

  it.each([
    ['of a manufacturer', '/company/northfold-roofing-systems-31250/cad'],
    ['found by a manufacturer’s words', '/company/northfold-roofing-systems-31250/search?terms=membrane'],
    ['of what changed, by section', '/whats-new/cad/month?by=section'],
  ])('lets me tick and look in a list %s', async (_, path) => {
    const { user } = open(path);
    const found = await boxes();
    expect(found).toHaveLength(screen.getAllByRole('article').length);
    const last = found.length - 1;
    if (found[last]) await user.click(found[last]);
    expect(within(await bar()).getByText('1 selected')).toBeVisible();
    titleLinks()[last]?.focus();
    await user.keyboard('j');
    expect(within(await preview()).getByRole('heading', { level: 3 })).toHaveTextContent(
      titleLinks()[last]?.textContent ?? '?',
    );
  });

  it('offers a preview to the mouse', async () => {
    const { user } = open('/search/roof/cad');
    await boxes();
    const [button] = screen.getAllByRole('button', { name: /^Preview / });
    if (button) await user.click(button);
    expect(within(await preview()).getByText('Condition')).toBeVisible();
    expect(button).toHaveAttribute('aria-pressed', 'true');
    if (button) await user.click(button);
    expect(shownPreview()).toBeNull();
  });

  it('on a narrow screen has boxes to tick, and neither preview nor keys', async () => {
    widthIs(false);
    const { user } = open('/content-type/product/07/075423');
    const [first] = await boxes();
    if (first) await user.click(first);
    expect(within(await bar()).getByText('Select another product to compare.')).toBeVisible();
    titleLinks()[0]?.focus();
    await user.keyboard('j');
    expect(shownPreview()).toBeNull();
  });
});
