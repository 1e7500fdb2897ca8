import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { line } from '#tests/domain/specification/sections.ts';
import { failCall, fatalFaults } from '#tests/screens/failing-call.ts';
import { answerSection, nodes, path } from '#tests/screens/specifications/short-section.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { today } from '#tests/support/setup.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const spec = world.content.all('spec').find(({ id }) => id === 1);
const product = world.content.all('product').find(({ id }) => id === 1);
if (!spec || !product) throw new Error('The sample world has changed.');
const title = 'Thermoplastic-Polyolefin Roofing';
const printable = `${path}/specification.fmt.html`;

const answerRecord = (more: object) =>
  answerWith(
    http.get('*/api/specs/es/:id', () =>
      HttpResponse.json({ _index: 'specs', _id: '1', found: true, _source: { ...spec, ...more } }),
    ),
  );
const part = async (name: string) => within((await page()).getByRole('region', { name }));

// The text of a true section takes long to show.
beforeEach(() => answerSection(nodes));

describe('the record of a section', () => {
  describe.each(fatalFaults)('whose call %s', (_, answer, says) => {
    it.each([path, printable])('ends the page: %s', async (url) => {
      failCall('/api/specs/es/:id', answer);
      open(url);
      expect(await heading(says)).toBeVisible();
    });
  });

  it.each([
    ['a number of zero', '/specification/31250/0'],
    ['a number below zero', '/specification/31250/-1'],
    ['a file name without a section', '/specification/31250/northfold'],
    ['a file name that climbs', '/specification/31250/..%2F075423'],
    ['a manufacturer’s number of three digits', '/specification/312/1'],
    ['a manufacturer of another length, to print', '/specification/3125000/1/specification.fmt.html'],
  ])('of %s is not found, and the API is not asked', async (_, url) => {
    open(url);
    expect(await heading(/^Page not found/)).toBeVisible();
    expect(sentRequests).toEqual([]);
  });

  it('by a file name that no one has is not found', async () => {
    open('/specification/31250/northfold-999999');
    expect(await heading(/^Page not found/)).toBeVisible();
  });
});

describe('a text', () => {
  it.each([path, printable])(
    'that cannot be read leaves the page, and can be asked for again: %s',
    async (url) => {
      const fault = failCall('/api/spec_data/custom/:filename', () => HttpResponse.html('<p>Sign in</p>'));
      const { user } = open(url);
      const main = await page();
      expect(main.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      const alert = within(await main.findByRole('alert'));
      expect(alert.getByText('Couldn’t load the text of this section.')).toBeVisible();
      expect(alert.getByText('The server sent an unexpected response.')).toBeVisible();
      expect(main.queryByRole('link', { name: 'Compare with…' })).toBeNull();
      fault.mend();
      await user.click(alert.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('END OF SECTION')).toBeVisible();
      expect(main.queryByRole('alert')).toBeNull();
    },
  );

  it('that is nowhere leaves products and other manufacturers on the page', async () => {
    failCall('/api/spec_data/custom/:filename', () => new HttpResponse(null, { status: 404 }));
    open(path);
    expect(await screen.findByText('This section has no text to read here.')).toBeVisible();
    expect((await part('Same section, other manufacturers')).getByRole('heading')).toBeVisible();
    expect(await (await part('Products named')).findAllByRole('link')).not.toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Related sections' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'References' })).toBeNull();
    expect(screen.queryByRole('search', { name: 'Find in this section' })).toBeNull();
  });
});

describe('what a section names', () => {
  it.each([
    ['Products named', '/api/product/by-ids/:ids', 'the products', /^Brightdeck/],
    ['Their declarations', '/api/manufacturers/slug/:coid/epd', 'the declarations', /^EPD$/],
    ['Their declarations', '/api/product/by-ids/:ids', 'the declarations', /^EPD$/],
    [
      'Same section, other manufacturers',
      '/api/content-type/section-level/spec/:division/:section',
      'the other manufacturers',
      'Merge',
    ],
  ])('fails alone, and comes back: %s without %s', async (region, call, what, content) => {
    const fault = failCall(call);
    const { user } = open(path);
    const shown = await part(region);
    expect(await shown.findByText(`Couldn’t load ${what}.`)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    fault.mend();
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect((await shown.findAllByText(content))[0]).toBeVisible();
    expect(shown.queryByText(`Couldn’t load ${what}.`)).toBeNull();
  });

  it('may be nothing: each part says so, and those without words are left out', async () => {
    answerRecord({ productIds: [], files: [], specWizard: null, csi: [] });
    answerSection(nodes.filter(({ id }) => ![3, 7, 8, 9, 10, 11].includes(id)));
    open(path);
    expect(
      await (await part('Products named')).findByText('This section names no products in the library.'),
    ).toBeVisible();
    expect(
      await (await part('Their declarations')).findByText('They have no declarations or certificates.'),
    ).toBeVisible();
    expect(
      await (
        await part('Same section, other manufacturers')
      ).findByText('No other manufacturer in the library has this section.'),
    ).toBeVisible();
    for (const name of ['Related sections', 'The manufacturer’s files'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    // A guide without a SpecWizard of its own has the same lines, so it is edited all the same.
    expect(screen.getByRole('link', { name: 'Open in SpecWizard' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/sw\/\S+/),
    );
  });

  it('tells products that are no longer made, and leads from each to a substitution and its paragraphs', async () => {
    answerWith(
      http.get('*/api/product/by-ids/:ids', () =>
        HttpResponse.json([{ ...product, discontinued: { since: '2026-01-01', replacedBy: null } }]),
      ),
    );
    answerSection([...nodes, line(13, 5, 'Brightdeck sheet.', { productIds: [1] })]);
    open(path);
    const products = await part('Products named');
    const row = within((await products.findByText('DISCONTINUED')).closest('li') ?? document.body);
    expect(row.getByRole('link', { name: `Evaluate a substitution: ${product.title}` })).toHaveAttribute(
      'href',
      '/substitution?specified=1',
    );
    expect(row.getByRole('link', { name: '2.1.C' })).toHaveAttribute('href', '#line-13');
  });

  it('leads to the same section by others, and to one merged from both', async () => {
    open(path);
    const others = await part('Same section, other manufacturers');
    const merge = await others.findByRole('link', { name: 'Merge with Stormglass Roofing Membranes' });
    expect(merge).toHaveAttribute('href', '/merge-specifications?of=northfold-075423,stormglass-075423');
    const manufacturers = others.getAllByRole('link', { name: /^(?!Merge)/ });
    for (const manufacturer of manufacturers)
      expect(manufacturer.getAttribute('href')).toMatch(/^\/specification\/(?!31250)\d{5}\/\d+$/);
  });

  it('of several sections names each', async () => {
    answerRecord({
      csi: [
        { number: '075423', title, number95: '07540' },
        { number: '075419', title: 'Polyvinyl-Chloride Roofing', number95: '07540' },
      ],
    });
    open(path);
    const main = await page();
    await waitFor(() => expect(main.getByText('Sections', { selector: 'dt' })).toBeVisible());
    expect(main.getByRole('link', { name: /07 54 19 Polyvinyl/ })).toHaveAttribute(
      'href',
      '/content-type/spec/07/075419',
    );
  });
});
