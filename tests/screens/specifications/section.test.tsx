import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { setReadingOptions } from '#src/stores/reading-options.ts';
import { setUnits } from '#src/stores/units.ts';
import { line } from '#tests/domain/specification/sections.ts';
import {
  answerSection,
  nodes,
  openSection,
  path,
  rowOf,
} from '#tests/screens/specifications/short-section.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

describe('a section to read', () => {
  it('looks like one: numbered lines, links, tables in gray, references with where they are cited', async () => {
    await openSection();
    expect(screen.getByText('SECTION 07 54 23')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'PART 2 PRODUCTS' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '2.1 MEMBRANE' })).toBeVisible();
    expect(rowOf('80 mils.')).toHaveTextContent('OR2. ( ) One of several: 80 mils.');
    expect(rowOf('60 mils.')).toHaveTextContent('1. (x) One of several, recommended: 60 mils.');
    expect(rowOf('Walkway pads.')).toHaveTextContent('3. [ ] Option: Walkway pads.');
    expect(screen.queryByText(/Choose one thickness/)).toBeNull();
    const table = within(screen.getByRole('table', { name: 'Properties' }));
    expect(table.getByRole('columnheader', { name: 'Value' }).parentElement).toHaveClass('g8', {
      exact: true,
    });
    expect(table.getByRole('cell', { name: '3 lb' }).parentElement?.getAttribute('class')).toBeNull();
    const cited = screen.getByRole('rowheader', { name: 'ASTM D1' }).closest('tr');
    expect(cited).toHaveTextContent('WITHDRAWN use ASTM D2');
    const place = within(cited ?? document.body).getByRole('link', { name: '2.1.A' });
    expect(place).toHaveAttribute('href', '#line-7');
    expect(rowOf(/^Sheet of/)).toHaveTextContent('ASTM D1 (withdrawn)');
    const related = within(screen.getByRole('region', { name: 'Related sections' }));
    expect(related.getByRole('link', { name: '07 92 00 Joint Sealants' })).toHaveAttribute(
      'href',
      '/content-type/spec/07/079200',
    );
  });

  it('is shown as the reader likes: notes, recommended lines, numbers, units', async () => {
    const { user } = await openSection();
    await user.click(screen.getByRole('checkbox', { name: 'Notes to specifier' }));
    expect(screen.getByText('Choose one thickness.').closest('p')).toHaveTextContent(/^Note to specifier:/);
    expect(screen.getByText(/based on the products of Northfold, 1 Main St/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'As the manufacturer recommends' }));
    expect(screen.queryByText('80 mils.')).toBeNull();
    expect(rowOf('60 mils.')).toHaveTextContent(/^1\. 60 mils\.$/);
    await user.click(screen.getByRole('radio', { name: 'Articles 1.01, 1.02 … 1.10' }));
    expect(screen.getByRole('heading', { level: 3, name: '2.01 MEMBRANE' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'SI, metric' }));
    expect(rowOf(/^Sheet of/)).toHaveTextContent('Sheet of 102 mm');
    setUnits('ip');
    setReadingOptions({ text: 'guide', notes: false, numbering: '1.1' });
  });

  it('copies a paragraph with its number, by mouse and by arrow keys', async () => {
    const { user } = await openSection();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.hover(screen.getByText('60 mils.'));
    await user.click(screen.getByRole('button', { name: 'Copy 2.1.A.1' }));
    expect(copied).toHaveBeenLastCalledWith('2.1.A.1  60 mils.');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Copy 2.1.A.2' })).toHaveFocus();
    expect(copied).toHaveBeenLastCalledWith('2.1.A.2  80 mils.');
    await user.keyboard('{Home}');
    expect(screen.getByRole('button', { name: 'Copy PART 1' })).toHaveFocus();
  });

  it('copies a blank of the guide as it is shown: with the values it can hold', async () => {
    const input = { id: 'finish', kind: 'select', label: 'Finish', initial: '', unit: null } as const;
    const { user } = await openSection([
      ...nodes,
      line(13, 5, '', {
        text: ['Finish: ', { input: 'finish' }, '.'],
        inputs: [{ ...input, options: ['Flat', 'Satin'], least: null, greatest: null }],
      }),
    ]);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const shown = screen.getByText('[Flat] [Satin]');
    expect(shown.closest('[data-line]')).toHaveTextContent('C. Finish: [Flat] [Satin].');
    await user.hover(shown);
    await user.click(screen.getByRole('button', { name: 'Copy 2.1.C' }));
    expect(copied).toHaveBeenLastCalledWith('2.1.C  Finish: [Flat] [Satin].');
  });

  it('leaves the focus where it is when a paragraph comes back', async () => {
    const { user } = await openSection();
    await user.hover(screen.getByText('60 mils.'));
    await user.click(screen.getByRole('button', { name: 'Copy 2.1.A.1' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Copy 2.1.A.2' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'As the manufacturer recommends' }));
    expect(screen.queryByText('80 mils.')).toBeNull();
    const guide = screen.getByRole('radio', { name: 'Guide text with all options' });
    await user.click(guide);
    expect(screen.getByText('80 mils.')).toBeVisible();
    expect(guide).toHaveFocus();
  });

  it('an arrow key leads to a paragraph again that it has led to before', async () => {
    const { user } = await openSection();
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.hover(screen.getByText('60 mils.'));
    await user.click(screen.getByRole('button', { name: 'Copy 2.1.A.1' }));
    await user.keyboard('{ArrowDown}');
    await user.hover(screen.getByText('Walkway pads.'));
    await user.click(screen.getByRole('button', { name: 'Copy 2.1.A.3' }));
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Copy 2.1.A.2' })).toHaveFocus();
  });

  it('is searched: how often, and which one; nothing is found in what is only read out', async () => {
    const { user } = await openSection();
    const field = screen.getByRole('textbox', { name: 'Find in this section' });
    const count = within(screen.getByRole('search', { name: 'Find in this section' })).getByRole('status');
    await user.type(field, 'MILS');
    await waitFor(() => expect(count).toHaveTextContent('1 of 2'));
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(count).toHaveTextContent('2 of 2'));
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(count).toHaveTextContent('1 of 2'));
    await user.clear(field);
    await user.type(field, 'One of several');
    await waitFor(() => expect(count).toHaveTextContent('None'));
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });

  it('leads on: contents, products and their declarations, SpecWizard, facts, the printable page', async () => {
    open(path);
    const main = await page();
    const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
    expect(contents.getAllByRole('link', { current: 'location' })).toHaveLength(1);
    expect(contents.getByRole('link', { name: '1.1 SECTION INCLUDES' })).toBeVisible();
    const products = within(screen.getByRole('region', { name: 'Products named' }));
    expect(await products.findByRole('link', { name: /^Brightdeck/ })).toHaveAttribute('href', '/product/1');
    const declarations = within(screen.getByRole('region', { name: 'Their declarations' }));
    expect((await declarations.findAllByRole('link')).length).toBeGreaterThan(1);
    const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const href of [
      '/company/northfold-roofing-systems-31250',
      '/company/northfold-roofing-systems-31250/spec',
      '/company/northfold-roofing-systems-31250/spec/1',
      '/content-type/spec/07/075423',
      '/sw/northfold-075423',
      `${path}/specification.fmt.html`,
    ])
      expect(hrefs).toContain(href);
    expect(main.getByRole('button', { name: /^Save Thermoplastic.* to favorites$/ })).toBeVisible();
    const { titles, canonical, structuredData } = head();
    expect(titles).toEqual([expect.stringMatching(/^Thermoplastic.*Northfold/)]);
    expect(canonical).toMatch(/\/specification\/31250\/1$/);
    expect(structuredData).toMatchObject([
      { '@type': 'ItemPage', mainEntity: { '@type': 'DigitalDocument' } },
    ]);
  });

  it('of a manufacturer written in another way leads to its own address', async () => {
    const { path: current } = open('/specification/northfold-31250/1');
    await page();
    await waitFor(() => expect(current()).toBe(path));
  });

  it('by its file name leads to its own address', async () => {
    const { path: current } = open('/specification/31250/northfold-075423');
    await page();
    await waitFor(() => expect(current()).toBe(path));
  });

  it.each(['', '/specification.fmt.html'])(
    'of another manufacturer leads to its own address: %s',
    async (end) => {
      const opened = open(`/specification/40417/1${end}`);
      await waitFor(() => expect(opened.path()).toBe(`${path}${end}`));
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Thermoplastic-Polyolefin Roofing' }),
      ).toBeVisible();
    },
  );
});

describe('a section that is broken', () => {
  it('is shown as far as it goes, with a note', async () => {
    answerSection([
      line(1, null, 'General', { kind: 'part' }),
      line(2, 1, 'Summary', { kind: 'article' }),
      line(3, 9, 'An orphan.'),
      line(4, 5, 'In a circle.'),
      line(5, 4, 'In a circle too.'),
      line(5, 1, 'Twice.'),
      line(6, 2, 'Strange.', { kind: 'banner' }),
    ]);
    open(path);
    expect(
      await screen.findByText('Some lines of this section are damaged. As much as possible is shown.'),
    ).toBeVisible();
    for (const text of ['An orphan.', 'In a circle.', 'In a circle too.', 'Strange.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('Twice.')).toBeNull();
  });

  it('with hostile texts does nothing', async () => {
    const texts = hostileTexts.map((text, index) => line(index + 3, 2, text));
    answerSection(
      [
        line(1, null, 'General', { kind: 'part' }),
        line(2, 1, '<img src=x onerror=ran()>', { kind: 'article' }),
        ...texts,
      ],
      { copyright: '<script>ran()</script>' },
    );
    open(path);
    await screen.findByText('END OF SECTION');
    expect(
      document.querySelector(
        'main :is(script, iframe, object, embed, style, img, x-evil, [onerror], [onload])',
      ),
    ).toBeNull();
    expect(document.querySelectorAll('[data-line]')).toHaveLength(texts.length + 2);
  });

  it('without a text keeps its facts, and can be asked for again', async () => {
    let isThere = false;
    answerSection(nodes);
    answerWith(
      http.get('*/api/spec_data/custom/:filename', () => (isThere ? undefined : HttpResponse.json(null))),
    );
    const { user } = open(path);
    expect(await screen.findByText('Couldn’t load the text of this section.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Facts and files' })).toBeVisible();
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('END OF SECTION')).toBeVisible();
  });

  it('has no text to read: that is said, with the files', async () => {
    answerWith(http.get('*/api/spec_data/custom/:filename', () => new HttpResponse(null, { status: 404 })));
    open(path);
    expect(await screen.findByText('This section has no text to read here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    expect(screen.getByRole('list', { name: /^Files of / })).toBeVisible();
  });
});

it('the printable page has the section and nothing of the site', async () => {
  answerSection(nodes);
  const { user } = open(`${path}/specification.fmt.html`);
  expect(await screen.findByText('END OF SECTION')).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
  const { style } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue('--page-number')).toBe('"07 54 23"'));
  expect(head().canonical).toMatch(/\/specification\/31250\/1$/);
  expect(sentRequests.map(({ path: asked }) => asked)).not.toContainEqual(
    expect.stringContaining('/by-ids/'),
  );
  await user.click(screen.getByRole('link', { name: 'Back to the section' }));
  expect(await screen.findByRole('navigation', { name: 'Contents' })).toBeVisible();
  expect(screen.getAllByRole('banner').length).toBeGreaterThan(0);
});
