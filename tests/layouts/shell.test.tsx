import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { setLogSink } from '#src/browser/log.ts';
import { open, openWith } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';

/** The first `header` of the page; others stand within articles. */
const shellHead = () => screen.getAllByRole('banner')[0] ?? document.body;

const announced = () =>
  [...document.querySelectorAll('[aria-live=polite]')].find((words) => !words.closest('main'))?.textContent;

describe('after a navigation', () => {
  it.each([
    [
      '/product/1',
      'Brightdeck Reinforced TPO Membrane',
      'Brightdeck Reinforced TPO Membrane by Northfold Roofing Systems | Lintel',
    ],
    ['/search/roof%20hatch', /roof hatch/, /roof hatch.* \| Lintel$/],
    ['/no/such/page', 'Page not found: /no/such/page', 'Page not found | Lintel'],
    ['/product/99404', 'Page not found: /product/99404', 'Page not found | Lintel'],
    ['/product/99403', 'You don’t have access to this.', 'Error 403 | Lintel'],
  ])('to %s the focus is on its heading and its title is read out', async (path, name, title) => {
    const { router } = open('/');
    await page();
    expect(announced()).toBe('');
    expect(document.body).toHaveFocus();
    await router.navigate(path);
    const heading = await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(announced()).toMatch(title));
    expect(document.title).toBe(announced());
  });

  it('the titles, descriptions and addresses of earlier pages are gone', async () => {
    const { router } = open('/');
    await page();
    for (const path of ['/product/1', '/search/', '/product/2', '/search/roof', '/no/such/page', '/']) {
      await router.navigate(path);
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    }
    await screen.findByRole('heading', { level: 1, name: 'Building products to find, draw, and specify' });
    await waitFor(() => expect(head().titles).toEqual(['Lintel: Find it, draw it, specify it.']));
    expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
    expect(document.head.querySelectorAll('meta[name=robots]')).toHaveLength(0);
    expect(head().structuredData).toMatchObject([{ '@type': 'WebSite' }]);
  });

  it('within the page the focus stays where it is', async () => {
    const { router } = open('/product/1');
    const button = (await page()).getByRole('button', { name: 'Request information' });
    act(() => button.focus());
    await router.navigate('/product/1?print=1');
    expect(button).toHaveFocus();
  });
});

describe('the shell', () => {
  it('begins with a way past it to the content', async () => {
    const { user } = open('/');
    await page();
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', '#content');
    expect(document.querySelectorAll('#content')).toHaveLength(1);
    expect(document.querySelector('#content')?.tagName).toBe('MAIN');
  });

  it('has the search on every page, and a slash leads to it', async () => {
    const { user } = open('/search/roof%20hatch/cad');
    await page();
    const banner = within(shellHead());
    const field = banner.getByRole<HTMLInputElement>('combobox', { name: 'Search for' });
    expect(field).toHaveValue('roof hatch');
    expect(banner.getByRole('combobox', { name: 'Search in' })).toHaveDisplayValue('CAD details');
    await user.keyboard('/');
    expect(field).toHaveFocus();
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['roof hatch', 0, 10]);
  });

  it.each([
    [
      'in a text field',
      () => within(screen.getByRole('main')).getByRole('combobox', { name: 'Search for' }),
      '5/8',
    ],
    [
      'in a list to choose from',
      () => within(screen.getByRole('main')).getByRole('combobox', { name: 'Search in' }),
      '',
    ],
  ])('lets a slash be typed %s', async (_, find, value) => {
    const { user } = open('/');
    await page();
    const field = find();
    act(() => field.focus());
    await user.keyboard('5/8');
    expect(field).toHaveFocus();
    expect(field).toHaveValue(value);
  });

  it.each([['{Control>}/{/Control}'], ['{Alt>}/{/Alt}'], ['{Meta>}/{/Meta}']])(
    'leaves %s to the browser',
    async (keys) => {
      const { user } = open('/');
      await page();
      await user.keyboard(keys);
      expect(document.body).toHaveFocus();
    },
  );

  it('does not look in one type only after a drawing was looked at', async () => {
    open('/company/31250/cad/1');
    await page();
    expect(within(shellHead()).getByRole('combobox', { name: 'Search in' })).toHaveDisplayValue('Everything');
  });

  it('opens and closes its menu', async () => {
    const { user } = open('/');
    await page();
    const menu = screen.getByRole('button', { name: 'Menu' });
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(menu.getAttribute('aria-controls') ?? '')).toBe(
      screen.getByRole('navigation', { name: 'Library' }),
    );
    const links = within(screen.getByRole('navigation', { name: 'Library' }));
    // Besides what a wide header has.
    expect(await links.findByRole('link', { name: 'Catalogs' })).toHaveAttribute(
      'href',
      '/content-type/catalog',
    );
    expect(links.getByRole('link', { name: 'Your projects' })).toBeVisible();
    await user.click(links.getByRole('link', { name: 'CAD' }));
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  it('writes nothing to the console on its pages', async () => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    for (const spy of complaints) spy.mockImplementation(() => undefined);
    const { router } = open('/');
    await page();
    for (const path of ['/product/1', '/search/product/product', '/no/such/page', '/']) {
      await router.navigate(path);
      await page();
    }
    const said = complaints.flatMap((spy) => spy.mock.calls.map(([text]) => String(text)));
    // The one element that the tests' browser does not know.
    expect(said.filter((text) => !text.includes('<%s> is unrecognized'))).toEqual([]);
  });
});

describe('a screen that fails', () => {
  /** A table with one more screen, which throws when it is told to. */
  function Fragile() {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('token=secret');
    return <button onClick={() => setBroken(true)}>Break</button>;
  }

  it('leaves the shell, says so without saying what, and lets the visitor go on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const lines: string[] = [];
    setLogSink((level, message, facts) => lines.push(`${level} ${message} ${JSON.stringify(facts)}`));
    const { user, router } = openWith({ path: '/fragile', Component: Fragile });
    await user.click(await screen.findByRole('button', { name: 'Break' }));
    const main = await page();
    expect(main.getByText('500')).toBeInTheDocument();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong on our end.');
    expect(document.body).not.toHaveTextContent('secret');
    expect(lines).toEqual(['error A screen failed {"reason":"Error"}']);
    expect(screen.getByRole('navigation', { name: 'Library' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    await user.click(main.getByRole('link', { name: 'Home page' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Building products to find, draw, and specify' }),
    ).toBeInTheDocument();
    expect(router.state.errors).toBeNull();
  });

  it('stands again on «Try again»', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openWith({ path: '/fragile', Component: Fragile });
    await user.click(await screen.findByRole('button', { name: 'Break' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Break' })).toBeInTheDocument();
  });
});
