import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { searchProduct } from '#src/contracts/products.ts';
import type { ProductPage } from '#src/contracts/products.ts';
import { fullDate } from '#src/lib/dates.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

async function record(id: number): Promise<ProductPage> {
  const { data } = await call(searchProduct, {
    params: { id },
    query: { tree: 'true' },
    signal: new AbortController().signal,
  });
  if (!data) throw new Error(`The API has no product ${id}.`);
  return data;
}

const answer = (id: number, page: ProductPage) =>
  answerWith(http.get(`*/api/search/product/${id}`, () => HttpResponse.json(page)));

const cells = (row: HTMLElement) =>
  [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim());

describe('the page of a product', () => {
  it('says what it is, who makes it, in which section and when it was last looked over', async () => {
    open('/product/1');
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Brightdeck Reinforced TPO Membrane');
    const banner = within(main.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
    expect(banner.getByRole('link', { name: 'Northfold Roofing Systems' })).toHaveAttribute(
      'href',
      '/company/northfold-roofing-systems-31250',
    );
    expect(banner.getByRole('link', { name: '07 54 23 Thermoplastic-Polyolefin Roofing' })).toHaveAttribute(
      'href',
      '/content-type/product/07/075423',
    );
    expect(banner.getByText('NFD-108')).toBeInTheDocument();
    expect(banner.getByText(/^Updated [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeInTheDocument();
    expect(
      banner.getAllByText(/made of thermoplastic polyolefin reinforced with polyester scrim/i).length,
    ).toBeGreaterThan(0);
    for (const mark of ['EPD', 'FM Approved']) expect(banner.getByText(mark)).toBeInTheDocument();
    // Its HPD has lapsed.
    expect(banner.queryByText('HPD')).not.toBeInTheDocument();
  });

  it('measures each property with unit, SI value and test standard', async () => {
    open('/product/1');
    const values = within((await page()).getByRole('region', { name: 'Values' }));
    const [table] = values.getAllByRole('table');
    const [, ...rows] = within(table ?? document.body)
      .getAllByRole('row')
      .map(cells);
    expect(rows).toEqual([
      ['Membrane thickness', '60 mil', '1.52 mm', 'ASTM D6878'],
      ['Wind uplift rating', '150 psf', '7.18 kPa', 'FM 4470'],
      ['Solar reflectance index SRI', '95', '', 'ASTM E1980'],
      ['Grab tensile strength', '360 lbf', '1,601 N', 'ASTM D751'],
      ['Roof covering fire class', 'Class A', '', 'UL 790'],
      ['Puncture resistance', '350 lbf', '1,557 N', 'MIL-STD-3010'],
      ['Installation method', 'fully adhered', '', ''],
      ['Warranty', '20 years', '', ''],
    ]);
  });

  it('names the product on its further sheets', async () => {
    open('/product/1');
    await page();
    expect(document.documentElement.style.getPropertyValue('--page-name')).toBe(
      '"Brightdeck Reinforced TPO Membrane by Northfold Roofing Systems"',
    );
  });

  it('counts one year as one', async () => {
    open('/product/37');
    const values = within((await page()).getByRole('region', { name: 'Values' }));
    expect(values.getByRole('row', { name: /^Warranty/ })).toHaveTextContent(/1 year$/);
  });

  it('names limits, uses and reference standards', async () => {
    open('/product/1');
    const main = await page();
    const { product } = await record(1);
    for (const [title, entries] of [
      ['Limitations', product.limitations],
      ['Applications', product.uses],
      ['Reference standards', product.standards],
    ] as const) {
      const part = within(main.getByRole('heading', { name: title }).parentElement ?? document.body);
      expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual(entries);
    }
  });

  it('offers every file by type, at an address that has it', async () => {
    open('/product/1');
    const main = await page();
    const files = within(main.getByRole('region', { name: 'Files' }));
    const documents = within(main.getByRole('region', { name: 'Documents' }));
    await documents.findByRole('link', { name: /^Download PDF .*of .* Technical Data Sheet/ });
    await documents.findByRole('link', { name: /^Download PDF .*of Detailing the TPO Membrane Roof/ });
    await documents.findByRole('link', { name: /^FM Approved PR714043/ });
    const { content } = await record(1);
    const countOf = (type: string): number => content.filter((item) => item.content_type === type).length;
    const heads = [files, documents].flatMap((part) => part.getAllByRole('heading', { level: 3 }));
    expect(heads.map((title) => title.textContent)).toEqual([
      `CAD details ${countOf('cad')}`,
      `BIM objects ${countOf('bim')}`,
      `Specifications ${countOf('spec')}`,
      `SpecWizards ${countOf('sw')}`,
      'Certifications 1',
      `Datasheets ${countOf('datasheet')}`,
      `Catalogs ${countOf('catalog')}`,
      `Videos ${countOf('video')}`,
      `Webinars ${countOf('webinar')}`,
    ]);
    const proofs = new Set(['epd', 'hpd']);
    const wanted = content.filter((item) => !proofs.has(item.content_type)).flatMap((item) => item.files);
    const links = [files, documents].flatMap((part) => part.getAllByRole('link', { name: /^Download/ }));
    expect(links).toHaveLength(wanted.length);
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
      new Set(wanted.map(({ url }) => url)),
    );
    expect(
      files.getByRole('link', {
        name: /^Download DXF \d+(\.\d)? [kM]B of TPO Membrane Roof - Roof Edge with Metal Fascia - Section$/,
      }),
    ).toHaveAttribute('download', 'nfd_075423_TPO-101_roof-edge.dxf');
    // The DOM of the tests would keep what it is sent, and answer other tests with it.
    const unkept = { headers: { 'cache-control': 'no-cache' } };
    for (const link of links.slice(0, 4)) {
      const response = await fetch(link.getAttribute('href') ?? '', unkept);
      const { byteLength } = await response.arrayBuffer();
      expect({ status: response.status, isFull: byteLength > 100 }).toEqual({ status: 200, isFull: true });
    }
  });

  it.each([
    ['/api/certificate/by-product-ids/1', 'the certificates', /^FM Approved PR714043/],
    ['/api/datasheet/by-product-ids/1', 'the list of datasheets', /^(?!Download).*Technical Data Sheet$/],
    ['/api/webinar/by-product-ids/1', 'the list of webinars', /^Detailing the TPO Membrane Roof/],
  ])('stands without %s, says that it is missing, and shows it on «Try again»', async (path, what, name) => {
    let isBroken = true;
    answerWith(http.get(`*${path}`, () => (isBroken ? HttpResponse.json({}, { status: 403 }) : undefined)));
    const { user } = open('/product/1');
    const main = await page();
    const failed = await main.findByText(`Couldn’t load ${what}.`);
    expect(main.getAllByText(/Couldn’t load/)).toEqual([failed]);
    isBroken = false;
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('link', { name })).toBeInTheDocument();
    expect(main.queryByText(/Couldn’t load/)).toBeNull();
    expect(sentRequests.filter((one) => one.path === '/api/search/product/1')).toHaveLength(1);
  });

  it('comes from another product at once, whatever of it is still on its way', async () => {
    answerWith(
      http.get('*/api/certificate/by-product-ids/4', async () => {
        await delay('infinite');
      }),
    );
    const { router } = open('/product/1');
    await (await page()).findByRole('link', { name: /^FM Approved PR714043/ });
    await router.navigate('/product/4');
    expect(await heading(/^Ridgeline/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^FM Approved PR714043/ })).toBeNull();
  });

  it('has a file of each type within one click, and all actions beside it', async () => {
    open('/product/1');
    const bar = within((await page()).getByRole('group', { name: 'Files and actions' }));
    expect(
      bar.getAllByRole('listitem').map((item) => (item.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
    ).toEqual(['CAD 12DXF', 'BIM 3IFC', 'Spec 1DOCX', 'EPD 1PDF', 'HPD 1PDF', 'Cert. 1PDF']);
    for (const file of bar.getAllByRole('link', { name: /^Download/ }))
      expect(file).toHaveAttribute('href', expect.stringMatching(/^\/api\/files\//));
    expect(bar.getByRole('link', { name: 'CAD: 12 on this page' })).toHaveAttribute(
      'href',
      '/product/1#files',
    );
    for (const name of ['Request information', /^Save Brightdeck/, /^Add to project/])
      expect(bar.getByRole('button', { name })).toBeVisible();
    expect(bar.getByRole('link', { name: 'Compare with 3 like it' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/compare\?ids=1(?:,\d+){3}$/),
    );
  });

  it('leads to each of its parts, and to none that is empty', async () => {
    const { user } = open('/product/1');
    const main = await page();
    const tabs = within(main.getByRole('navigation', { name: 'On this page' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Overview',
      'Values',
      'Files',
      'Documents',
      'Sustainability',
      'Projects',
      'Company',
    ]);
    await user.click(tabs.getByRole('link', { name: 'Files' }));
    expect(main.getByRole('region', { name: 'Files' })).toHaveFocus();
  });

  it('folds a long list, with all of it behind one word', async () => {
    open('/product/1');
    const main = await page();
    const group = within(
      main.getByRole('heading', { name: 'CAD details 12' }).parentElement ?? document.body,
    );
    expect(group.getByText('Show 4 more')).toBeInTheDocument();
    expect(group.getAllByRole('link', { name: /^TPO Membrane Roof/ })).toHaveLength(12);
    expect(group.getByRole('link', { name: 'TPO Membrane Roof - Equipment Curb - Section' })).toHaveAttribute(
      'href',
      '/company/northfold-roofing-systems-31250/cad/5',
    );
  });

  it('shows declarations with their figures and expiry', async () => {
    const { user } = open('/product/1');
    const proofs = within((await page()).getByRole('region', { name: 'Sustainability' }));
    const epd = proofs
      .getByRole('link', { name: /^(?!Download).*Environmental Product Declaration$/ })
      .closest('li');
    expect(epd).toHaveTextContent(
      /GWP, A1–A3 [\d.,]+ kg CO₂e per .+Kind.+PCR.+ PCR for Single Ply Roofing Membranes Number [A-Z].+until [A-Z][a-z]{2} \d+, 20\d\d/,
    );
    expect(epd && within(epd).queryByRole('table')).toBeNull();
    await user.click(proofs.getByText(/^\d+ impacts at A1-A3, /));
    const results = await proofs.findByRole('table', { name: /^Results per declared unit, / });
    expect(within(results).getByRole('row', { name: /^GWP\s*kg CO₂ eq\./ })).toBeVisible();
    const hpd = proofs
      .getByRole('link', { name: /^(?!Download).*Health Product Declaration$/ })
      .closest('li');
    expect(hpd).toHaveTextContent(/Disclosed [\d.]+% by weight.*Threshold (?:100|1,000) ppm.*LT-1 or BM-1/);
    expect(epd && within(epd).getByRole('link', { name: /^Download PDF .*of / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/files\/epd\/1\/nfd_epd_.+\.pdf$/),
    );
    const documents = within((await page()).getByRole('region', { name: 'Documents' }));
    const certificate = (await documents.findByRole('link', { name: /^FM Approved PR714043/ })).closest('li');
    expect(certificate).toHaveTextContent(/Scope.+No expiry stated/);
  });

  it.each([
    ['epd', 'Sustainability'],
    ['hpd', 'Sustainability'],
    ['certificate', 'Documents'],
  ] as const)('says in words that an %s is expired', async (type, part) => {
    const { content } = sharedWorld({ seed: 1, scale: 1, today }).world;
    const ended = content.all(type).find(({ validUntil }) => validUntil !== null && validUntil < today);
    const words = new RegExp(`EXPIRED\\s${fullDate(ended?.validUntil ?? '')}`);
    open(`/product/${ended?.productIds[0]}`);
    const proofs = within((await page()).getByRole('region', { name: part }));
    await waitFor(() => expect(proofs.getAllByText('EXPIRED').length).toBeGreaterThan(0));
    const expired = proofs.getAllByRole('listitem').filter((item) => words.test(item.textContent));
    expect(expired.some((item) => item.textContent.startsWith(ended?.title ?? ''))).toBe(true);
  });

  it('says whom to call', async () => {
    open('/product/1');
    const main = await page();
    const aside = within(main.getByRole('region', { name: 'Company' }));
    const { manufacturer } = await record(1);
    const phone = aside.getByRole('link', { name: manufacturer.phone ?? 'no phone' });
    expect(phone.getAttribute('href')).toMatch(/^tel:\+?\d{10,11}$/);
    expect(aside.getByText(`${manufacturer.city}, ${manufacturer.state}`)).toBeInTheDocument();
    const bar = within(main.getByRole('group', { name: 'Files and actions' }));
    expect(bar.getByRole('button', { name: 'Request information' })).toBeVisible();
    expect(
      main.getByRole('img', { name: 'Line drawing of Brightdeck Reinforced TPO Membrane' }),
    ).toHaveAttribute('src', '/api/files/product/1.svg');
  });

  it('stands in its division, with a way to each type of content', async () => {
    open('/product/1');
    const sidebar = within((await page()).getByRole('navigation', { name: 'Division 07' }));
    expect(sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['CAD Details', '/content-type/cad/07'],
        ['BIM', '/content-type/bim/07'],
        ['Certifications', '/content-type/certificate/07'],
        ['EPDs', '/content-type/epd/07'],
        ['HPDs', '/content-type/hpd/07'],
        ['Building Products', '/content-type/product/07'],
        ['CSI Specifications', '/content-type/spec/07'],
        ['SpecWizards', '/content-type/sw/07'],
        ['Videos', '/content-type/video/07'],
        ['e-Catalogs', '/content-type/catalog/07'],
      ],
    );
  });

  it('stands in its manufacturer’s range', async () => {
    open('/product/1');
    const range = within(
      (await page()).getByRole('region', { name: 'Product line of Northfold Roofing Systems' }),
    );
    expect(range.getByText('Thermoplastic-Polyolefin Roofing')).toBeInTheDocument();
    expect(range.getByText('Brightdeck')).toHaveAttribute('aria-current', 'page');
    expect(
      range.getAllByRole('link').every((link) => /^\/product\/\d+$/.test(link.getAttribute('href') ?? '')),
    ).toBe(true);
  });

  it('leads to related and to competing products', async () => {
    const { user, path } = open('/product/1');
    const main = await page();
    const { related, competing } = await record(1);
    for (const [title, products] of [
      ['Related products by Northfold Roofing Systems', related],
      ['Competing products in this section', competing],
    ] as const) {
      expect(products.length).toBeGreaterThan(0);
      const part = within(main.getByRole('heading', { name: title }).closest('section') ?? document.body);
      expect(part.getByRole('link', { name: /^Compare with / })).toHaveAttribute(
        'href',
        `/compare?ids=${[1, ...products.slice(0, 3).map(({ id }) => id)].join(',')}`,
      );
      expect(part.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
        products.slice(0, 4).map((product) => product.title),
      );
    }
    const [first] = competing;
    if (!first) throw new Error('Nobody competes.');
    expect(first.coid).not.toBe(31250);
    await user.click(main.getByRole('link', { name: first.title }));
    expect(await heading(first.title)).toBeInTheDocument();
    expect(path()).toBe(`/product/${first.id}`);
  });

  it('warns of a product that is no longer made, and leads to what replaces it', async () => {
    const { user } = open('/product/177');
    const main = await page();
    const { product } = await record(177);
    const next = product.discontinued?.replacedBy;
    if (!next) throw new Error('Nothing replaces product 177.');
    expect(main.getByText('Discontinued in Jun 2025.')).toBeInTheDocument();
    const range = within(main.getByRole('region', { name: /^Product line of/ }));
    expect(range.getByText('Firehall')).toHaveAttribute('aria-current', 'page');
    const notice = within(main.getByText(/^Replaced by/));
    await user.click(notice.getByRole('link', { name: next.title }));
    expect(await heading(next.title)).toBeInTheDocument();
    expect(screen.queryByText(/^Discontinued in/)).toBeNull();
  });

  it('shows a name of 120 characters whole', async () => {
    open('/product/900001');
    const { textContent } = (await page()).getByRole('heading', { level: 1 });
    expect([textContent.length, textContent]).toEqual([
      120,
      'Fully Adhered Fleece-Backed Reinforced Thermoplastic Roofing System With Tapered Cover Board and Vapor Retarder, Type II',
    ]);
  });

  it('says so where there is nothing to download, to declare, to measure or beside it', async () => {
    const full = await record(1);
    answer(5, {
      ...full,
      product: {
        ...full.product,
        id: 5,
        counts: {},
        attributes: [],
        limitations: [],
        uses: [],
        standards: [],
        csi: [],
      },
      manufacturer: { ...full.manufacturer, phone: null, city: null, state: null },
      content: [],
      tree: [],
      related: [],
      competing: [],
    });
    open('/product/5');
    const main = await page();
    expect(main.getByText(/No drawings, objects, or specifications of this product\./)).toBeInTheDocument();
    expect(main.getByText(/publishes no EPD or HPD for this product here\./)).toBeInTheDocument();
    expect(main.getByText('The manufacturer lists no tested properties.')).toBeInTheDocument();
    expect(main.getByText('None stated. Ask the manufacturer.')).toBeInTheDocument();
    for (const name of [/^Related products/, /^Competing products/, /^In the range/]) {
      expect(main.queryByRole('heading', { name })).toBeNull();
    }
    expect(main.queryByRole('link', { name: /\d{3}-\d{4}/ })).toBeNull();
    expect(main.queryByRole('navigation', { name: /^Division/ })).toBeNull();
  });

  it('lets no text of a record become markup or an address that runs', async () => {
    const full = await record(1);
    const hostile = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script>';
    answer(6, {
      ...full,
      product: { ...full.product, id: 6, title: hostile, description: hostile, limitations: [hostile] },
      content: full.content.map((item) => ({
        ...item,
        files: item.files.map((file) => ({ ...file, url: 'javascript:globalThis.hacked=1' })),
      })),
    });
    open('/product/6');
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(hostile);
    expect(document.querySelector('main script, main img[src=x], main [onerror]')).toBeNull();
    expect(document.querySelector('[href^=javascript]')).toBeNull();
    expect(document.head.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
    expect(globalThis).not.toHaveProperty('hacked');
  });

  it('tells search engines what it is', async () => {
    open('/product/1');
    await page();
    const { titles, description, canonical, robots, structuredData } = head();
    expect({ titles, canonical, robots }).toEqual({
      titles: ['Brightdeck Reinforced TPO Membrane by Northfold Roofing Systems | Lintel'],
      canonical: 'http://localhost:3000/product/1',
      robots: null,
    });
    expect(description).toMatch(/^Reflects sun from large roofs/);
    expect(structuredData).toMatchObject([
      {
        '@type': 'ItemPage',
        mainEntity: {
          '@type': 'Product',
          name: 'Brightdeck Reinforced TPO Membrane',
          sku: 'NFD-108',
          brand: { '@type': 'Brand', name: 'Northfold Roofing Systems' },
          image: 'http://localhost:3000/api/files/product/1.svg',
        },
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Home', item: 'http://localhost:3000/' },
            { position: 2, name: 'Products' },
            { position: 3, name: 'Division 07 Thermal and Moisture Protection' },
            { position: 4, name: '07 54 23 Thermoplastic-Polyolefin Roofing' },
            { position: 5, name: 'Brightdeck Reinforced TPO Membrane' },
          ],
        },
      },
    ]);
  });
});
