import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { plainHtml } from '#tests/screens/companies/plain-html.ts';
import { open } from '#tests/support/open.tsx';
import { sentRequests } from '#tests/support/server.ts';

beforeEach(plainHtml);

const northfold = '/company/northfold-roofing-systems-31250';
const head = () => screen.findByRole('heading', { level: 1 });

describe('the way to a viewer', () => {
  it.each([
    ['/company/31250/bim/1/viewer', `${northfold}/bim/1/viewer`],
    ['/company/60733/bim/1/viewer', `${northfold}/bim/1/viewer`],
    ['/company/60733/cad/1/viewer?view=2', `${northfold}/cad/1/viewer?view=2`],
    ['/company/31250/product/1/viewer', '/product/1'],
    ['/company/31250/sw/1/viewer', `${northfold}/sw/1`],
    ['/company/31250/video/1/viewer', `${northfold}/video/1`],
    ['/company/31250/spec/1/viewer', '/specification/31250/1'],
    ['/company/31250/video/147/viewer', `${northfold}/video/147/viewer`],
    [`${northfold}/cad/1/viewer?view=2`, `${northfold}/cad/1/viewer?view=2`],
  ])('%s leads to %s', async (url, proper) => {
    const { path } = open(url);
    await waitFor(() => expect(path()).toBe(proper));
    await head();
  });

  it.each([
    ['cad/1', 'Open drawing'],
    ['bim/1', 'Open model'],
    ['epd/1', 'Open EPD'],
    ['hpd/1', 'Open HPD'],
    ['certificate/1', 'Open certification'],
    ['datasheet/1', 'Open datasheet'],
    ['catalog/1', 'Open catalog'],
    ['spec/1', 'Open in SpecWizard'],
    ['sw/1', 'Open in SpecWizard'],
    ['video/1', null],
    ['webinar/1', null],
  ])('is opened in one way from the page of an item: %s', async (item, name) => {
    open(`${northfold}/${item}`);
    await head();
    const ways = ['link', 'button'].flatMap((role) => screen.queryAllByRole(role, { name: /^Open / }));
    expect(ways.map((way) => way.textContent.replace(/[\d.]+ k?B$/, ''))).toEqual(
      name === null ? [] : [name],
    );
  });

  it.each([
    '/company/31250/dwg/1/viewer',
    '/company/31250/cad/0/viewer',
    '/company/31250/cad/x/viewer',
    '/company/x/cad/1/viewer',
  ])('%s makes no call', async (url) => {
    open(url);
    expect(await head()).toHaveTextContent('Page not found');
    expect(sentRequests.filter((call) => call.path.includes('/slug/'))).toEqual([]);
  });

  it('says that an item is not there', async () => {
    open('/company/31250/cad/999999/viewer');
    expect(await head()).toHaveTextContent('Page not found');
  });
});

describe('the frame around a viewer', () => {
  it('opens its other files, for what they say about themselves', async () => {
    const { user, path } = open(`${northfold}/cad/1/viewer`);
    await head();
    await user.click(screen.getByRole('button', { name: 'Properties' }));
    const files = within(screen.getByRole('list', { name: /^Files of/ }));
    // The drawing itself is open already.
    expect(files.queryByRole('button', { name: /^Open here: .*\.dxf$/i })).toBeNull();
    await user.click(files.getByRole('button', { name: /^Open here: .*\.pdf$/i }));
    await waitFor(() => expect(path()).toBe('/viewer'));
    expect(await screen.findByRole('heading', { level: 1, name: /\.pdf$/i })).toBeVisible();
  });

  it('names the item, its maker, product, section, scale and date, and has its files', async () => {
    const { user } = open(`${northfold}/cad/1/viewer`);
    expect(await head()).toHaveTextContent('Roof Edge with Metal Fascia');
    expect(screen.queryByRole('region', { name: 'Properties' })).toBeNull();
    const properties = screen.getByRole('button', { name: 'Properties' });
    await user.click(properties);
    expect(properties).toHaveAttribute('aria-expanded', 'true');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('TPO-101')).toBeVisible();
    expect(main.getByRole('link', { name: 'Northfold Roofing Systems' })).toHaveAttribute('href', northfold);
    expect(main.getByRole('link', { name: 'About this CAD detail' })).toHaveAttribute(
      'href',
      `${northfold}/cad/1`,
    );
    const facts = within(main.getByRole('region', { name: 'Properties' }));
    expect(facts.getByText('Scale').nextSibling).toHaveTextContent(/"|NTS/);
    expect(facts.getByText('Units').nextSibling).toHaveTextContent('Inches');
    expect(facts.getByText('Updated').nextSibling).toHaveTextContent(/\d{4}/);
    expect(main.getByRole('link', { name: /07 54 23/ })).toBeVisible();
    const files = within(main.getByRole('list', { name: /^Files of/ }));
    expect(files.getByRole('link', { name: /^Download DXF/ })).toBeVisible();
    expect(main.getByRole('link', { name: 'Download the DXF' })).toBeVisible();
    expect(main.getByRole('button', { name: /^Save .* to favorites$/ })).toBeVisible();
    // Phones have them in the drawer.
    expect(main.getAllByRole('button', { name: /^Add to project/ })).toHaveLength(2);
    expect(await main.findAllByRole('button', { name: 'Print' })).toHaveLength(1);
    expect(screen.queryByRole('contentinfo', { name: /site/i })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Properties' })).toBeNull();
    expect(properties).toHaveFocus();
  });

  it('leads to the other sheets by link and key', async () => {
    const { user, path } = open(`${northfold}/cad/1/viewer`);
    await head();
    const next = screen.getByRole('link', { name: /^Next: / });
    expect(screen.queryByRole('link', { name: /^Previous: / })).toBeNull();
    await user.keyboard(']');
    await waitFor(() => expect(path()).toBe(next.getAttribute('href')));
    await screen.findByRole('link', { name: /^Previous: / });
    await user.keyboard('[[');
    await waitFor(() => expect(path()).toBe(`${northfold}/cad/1/viewer`));
  });
});

describe('the keys of every viewer', () => {
  it.each(['cad/1/viewer', 'bim/1/viewer', 'catalog-viewer/1/4', 'video/147/viewer'])(
    'are listed by ? wherever the focus is: %s',
    async (path) => {
      const { user } = open(`${northfold}/${path}`);
      await head();
      await screen.findByRole('button', { name: 'Keyboard shortcuts' });
      await user.keyboard('?');
      expect(await screen.findAllByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveLength(1);
    },
  );
});
