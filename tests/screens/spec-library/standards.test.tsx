import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';

import { longMs, readyLibrary } from '#tests/screens/spec-library/ready-library.ts';
import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';

beforeAll(readyLibrary, longMs);

const rows = () => screen.getAllByRole('row').slice(1);

describe('where a standard is cited', () => {
  it('says what it is, and lists the paragraphs by section with links to them', async () => {
    open('/standards/astm-e84');
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('ASTM E84');
    expect(main.getByText('ASTM International (ASTM)')).toBeVisible();
    expect(
      main.getByText('Not verified. The latest applies unless the project says otherwise.'),
    ).toBeVisible();
    expect(
      main.getByText(/^\d+ paragraphs in \d+ specifications of \d+ sections by \d+ manufacturers/),
    ).toBeVisible();
    for (const link of main.getAllByRole('link', { name: /^\d\.\d+\.[A-Z]/ })) {
      expect(link).toHaveTextContent('ASTM E84');
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/specification\/\d{5}\/\d+#line-\d+$/));
    }
    expect(head().canonical).toMatch(/\/standards\/astm-e84$/);
  });

  it.each(['ASTM%20E%2084', 'ASTM-E84', 'E84', 'astm-e84-23'])(
    '%s leads to its own address',
    async (spelling) => {
      const { path } = open(`/standards/${spelling}`);
      await page();
      await waitFor(() => expect(path()).toBe('/standards/astm-e84'));
    },
  );

  it('is narrowed by section and manufacturer in the address', async () => {
    const { user, path } = open('/standards/astm-e84');
    await page();
    const select = screen.getByRole('combobox', { name: 'Section' });
    const option = within(select).getAllByRole('option')[1];
    const section = option?.getAttribute('value') ?? '';
    await user.selectOptions(select, section);
    await waitFor(() => expect(path()).toBe(`/standards/astm-e84?section=${section}`));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Clear filters' })).toBeVisible());
    for (const heading of screen.getAllByRole('heading', { level: 3 }))
      expect(heading.textContent?.replaceAll(' ', '')).toContain(section);
  });

  it('a withdrawn one says so; an edition on file is named as that', async () => {
    open('/standards/astm-e907');
    await page();
    expect(screen.getByText('WITHDRAWN').parentElement).toContainElement(
      screen.getByRole('heading', { level: 1 }),
    );
    expect(
      screen.getByText(/^No edition is in force, and no replacement is on file\. Don’t cite it/),
    ).toBeVisible();
    expect(screen.queryByText(/latest applies/)).toBeNull();
    open('/standards/asce-7');
    expect(await screen.findByText(/^2022 is the newest on file, checked Nov 27, 2026\./)).toBeVisible();
  });

  it('a paragraph that several manufacturers share is stated once, with all of them', async () => {
    open('/standards/astm-e907');
    const main = await page();
    const [, said] =
      /in (\d+) specifications of 1 section/.exec(main.getByRole('status').textContent ?? '') ?? [];
    expect(Number(said)).toBeGreaterThan(1);
    const found = main.getAllByRole('article');
    const texts = found.map((one) => within(one).getByRole('link', { name: /^\d\.\d+\./ }).textContent);
    expect(new Set(texts).size).toBe(texts.length);
    const makers = main
      .getAllByRole('list', { name: 'In the specifications of' })
      .flatMap((list) => within(list).getAllByRole('link'));
    expect(makers.length).toBeGreaterThan(1);
    for (const link of makers)
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/specification\/\d{5}\/\d+#line-\d+$/));
  });

  it('one that is replaced links to the other', async () => {
    answerWith(
      http.get('*/api/standards/:slug', () =>
        HttpResponse.json({
          standard: {
            slug: 'astm-d1',
            designation: 'ASTM <b>D1</b>',
            organization: 'ASTM International',
            abbreviation: 'ASTM',
            title: '<img src=x onerror=alert(1)> Old test',
            edition: null,
            checked: null,
            status: 'superseded',
            replacedBy: { designation: 'ASTM D2', slug: 'astm-d2' },
            specifications: 0,
            everywhere: 0,
          },
          replaces: [{ designation: 'ASTM D0', slug: 'astm-d0' }],
          specifications: 0,
          paragraphs: 0,
          citations: [],
          choices: { section: [], coid: [] },
        }),
      ),
    );
    open('/standards/astm-d1');
    const main = await page();
    expect(main.getByText(/^No edition is in force\./)).toHaveTextContent('Cite ASTM D2 instead.');
    expect(main.getByRole('link', { name: 'ASTM D2' })).toHaveAttribute('href', '/standards/astm-d2');
    expect(main.getByRole('link', { name: 'ASTM D0' })).toHaveAttribute('href', '/standards/astm-d0');
    expect(document.querySelector('main img')).toBeNull();
  });

  it.each(['astm-e99999', 'no-such-standard', '%25', '12345'])('%s is not found', async (slug) => {
    open(`/standards/${slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: /^Page not found/ })).toBeVisible();
  });

  it('a failure is said', async () => {
    answerWith(http.get('*/api/standards/:slug', () => new HttpResponse(null, { status: 500 })));
    open('/standards/astm-e84');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The server ran into an error.' }),
    ).toBeVisible();
  });

  it('is reached from the references of a specification', async () => {
    open('/specification/31250/1');
    await page();
    expect(
      await screen.findByRole('link', { name: 'Standards in all specifications of this section' }),
    ).toHaveAttribute('href', '/standards?section=075423');
    const references = within(screen.getByRole('region', { name: 'References' }));
    expect(references.getByRole('link', { name: 'ASTM D6878' })).toHaveAttribute(
      'href',
      '/standards/astm-d6878',
    );
  });
});

describe('lists of standards', () => {
  it('of a section: designation, title, edition, status and how many specifications cite each', async () => {
    open('/standards?section=075423');
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Standards cited in 07 54 23 Thermoplastic-Polyolefin Roofing',
    );
    expect(main.getByRole('heading', { level: 2 })).toHaveTextContent(`${rows().length} standards`);
    const row = main.getByRole('row', { name: /^ASTM E907/ });
    expect(row).toHaveTextContent('WITHDRAWN');
    expect(main.getByRole('row', { name: /^ASCE 7/ })).toHaveTextContent('2022');
    expect(within(row).getByRole('link', { name: /^ASTM E907: \d+ specifications?$/ })).toHaveAttribute(
      'href',
      '/standards/astm-e907?section=075423',
    );
  });

  it('are searched and narrowed in the address, and say when nothing is there', async () => {
    const { user, path } = open('/standards');
    await page();
    await user.type(screen.getByRole('searchbox', { name: 'Designation or title' }), 'fire tests{Enter}');
    await waitFor(() => expect(path()).toBe('/standards?q=fire+tests'));
    await waitFor(() => {
      for (const row of rows()) expect(row).toHaveTextContent(/fire tests/i);
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Organization' }), 'UL');
    await waitFor(() => expect(path()).toBe('/standards?q=fire+tests&organization=UL'));
    open('/standards?q=zzzqqq');
    expect(await screen.findByText(/^No standards cited here have “zzzqqq”/)).toBeVisible();
  });

  it('an organization whose standards are not cited is named', async () => {
    open('/standards?organization=XYZ');
    expect(await screen.findByText(/^No standards cited here are from “XYZ”\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/standards');
  });

  it('a section without specifications says so', async () => {
    open('/standards?section=024119');
    expect(await screen.findByText(/^No specifications for this section cite a standard\./)).toBeVisible();
  });

  it('are saved as CSV, also what stands on other pages; a failure is said', async () => {
    const saved = watchSavedFiles();
    const { user } = open('/standards');
    const main = await page();
    const total = Number(/[\d,]+/.exec(main.getByRole('heading', { level: 2 }).textContent ?? '')?.[0]);
    expect(rows()).toHaveLength(100);
    answerWith(http.get('*/api/standards', () => new HttpResponse(null, { status: 400 }), { once: true }));
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(
      await screen.findByText('Couldn’t load the whole list. Nothing was saved; try again.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('Standards cited in specifications.csv');
    const lines = (await saved[0]?.data.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]).toContain(
      'Designation,Title,Organization,Edition on file,Status,Replaced by,Specifications,Page',
    );
  });
});
