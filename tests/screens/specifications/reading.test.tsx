import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import * as saving from '#src/browser/save-file.ts';
import { setReadingOptions } from '#src/stores/reading-options.ts';
import { setUnits } from '#src/stores/units.ts';
import { line } from '#tests/domain/specification/sections.ts';
import { readDocx } from '#tests/domain/specification/writers/read-docx.ts';
import {
  answerSection,
  nodes,
  openSection,
  path,
  rowOf,
} from '#tests/screens/specifications/short-section.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';

const recommended = () => screen.getByRole('radio', { name: 'As the manufacturer recommends' });

afterEach(() => {
  setReadingOptions({ text: 'guide', notes: false, numbering: '1.1' });
  setUnits('ip');
});

describe('how a section is shown', () => {
  it('is kept for the next one, and followed by the printable page', async () => {
    const { user } = await openSection();
    await user.click(recommended());
    await user.click(screen.getByRole('radio', { name: 'Articles 1.01, 1.02 … 1.10' }));
    await user.click(screen.getByRole('checkbox', { name: 'Notes to specifier' }));
    closePages();
    answerSection(nodes);
    open(`${path}/specification.fmt.html`);
    await screen.findByText('END OF SECTION');
    expect(recommended()).toBeChecked();
    expect(screen.getByRole('heading', { level: 3, name: '2.01 MEMBRANE' })).toBeVisible();
    expect(screen.queryByText('80 mils.')).toBeNull();
    expect(screen.getByText('Choose one thickness.')).toBeVisible();
  });
});

describe('a link to a paragraph', () => {
  it('marks it, and says nothing', async () => {
    await openSection(nodes, '#line-9');
    expect(rowOf('80 mils.')).toHaveAttribute('aria-current', 'location');
    expect(screen.queryByText(/leaves out this paragraph|is not in the section/)).toBeNull();
  });

  it('that the recommended text leaves out says so, and leads to the guide', async () => {
    setReadingOptions({ text: 'recommended' });
    const { user } = await openSection(nodes, '#line-9');
    expect(screen.getByText('The recommended text leaves out this paragraph.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the guide text' }));
    expect(rowOf('80 mils.')).toHaveAttribute('aria-current', 'location');
    expect(screen.queryByText('The recommended text leaves out this paragraph.')).toBeNull();
  });

  it.each(['#line-99', '#line-6'])('that is nowhere, or a note that is hidden, says so: %s', async (hash) => {
    setReadingOptions({ text: 'recommended' });
    await openSection(nodes, hash);
    expect(screen.getByText('The paragraph that this link leads to is not in the section.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show the guide text' })).toBeNull();
  });

  it.each(['#line-x', '#article-2', '#'])('that is none says nothing: %s', async (hash) => {
    await openSection(nodes, hash);
    expect(screen.queryByText(/is not in the section/)).toBeNull();
  });
});

describe('finding in a section', () => {
  it('waits for a second letter, counts one or none, and goes in circles', async () => {
    const { user } = await openSection();
    const field = screen.getByRole('textbox', { name: 'Find in this section' });
    const box = within(screen.getByRole('search', { name: 'Find in this section' }));
    const next = box.getByRole('button', { name: 'Next match' });
    await user.type(field, 'mi');
    await waitFor(() => expect(next).toBeEnabled());
    await user.type(field, '{Backspace}');
    expect(box.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(next).toBeDisabled());
    await user.type(field, 'ils');
    await waitFor(() => expect(box.getByRole('status')).toHaveTextContent('1 of 2'));
    expect(next).toBeEnabled();
    await user.click(box.getByRole('button', { name: 'Previous match' }));
    await waitFor(() => expect(box.getByRole('status')).toHaveTextContent('2 of 2'));
    // What is shown changes under it.
    await user.click(recommended());
    await waitFor(() => expect(box.getByRole('status')).toHaveTextContent('1 of 1'));
    await user.clear(field);
    await user.type(field, 'qqq{Enter}');
    await waitFor(() => expect(box.getByRole('status')).toHaveTextContent('None'));
    expect(next).toBeDisabled();
  });
});

describe('a paragraph', () => {
  it('is copied in the units shown; where that is not allowed, it says what else to do', async () => {
    const { user } = await openSection();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('radio', { name: 'SI, metric' }));
    await user.hover(screen.getByText(/^Sheet of/));
    await user.click(screen.getByRole('button', { name: 'Copy 2.1.A' }));
    expect(copied).toHaveBeenLastCalledWith('2.1.A  Sheet of 102 mm, ASTM D1.');
    expect(await screen.findByText('Copied 2.1.A')).toBeVisible();
    copied.mockRejectedValue(new Error('Not allowed.'));
    await user.click(screen.getByRole('button', { name: 'Copy 2.1.A' }));
    expect(
      await screen.findByText('Couldn’t copy. Select the text and use your keyboard to copy it.'),
    ).toBeVisible();
  });

  it('that is the last one stays when one goes on from it', async () => {
    const { user } = await openSection();
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.hover(screen.getByText('60 mils.'));
    await user.click(screen.getByRole('button', { name: 'Copy 2.1.A.1' }));
    await user.keyboard('{End}');
    const last = document.activeElement;
    expect(last).toHaveAccessibleName(/^Copy 2\.1\./);
    await user.keyboard('{ArrowDown}');
    expect(last).toHaveFocus();
  });
});

describe('contents', () => {
  it('open below their button, and close again by Escape or with the choice of a place', async () => {
    const { user } = await openSection();
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    const button = contents.getByRole('button', { name: /^Contents/ });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const link = contents.getByRole('link', { name: '2.1 MEMBRANE' });
    expect(link).toHaveAttribute('href', '#line-5');
    await user.click(link);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('references', () => {
  it('that no paragraph cites are named in the guide, and left out of the recommended text', async () => {
    const citing = nodes.map((one) =>
      one.id === 7
        ? line(7, 5, 'Sheet.', { control: 'check' })
        : one.id === 3
          ? line(3, 2, 'None are listed.')
          : one,
    );
    const { user } = await openSection(citing);
    const references = within(screen.getByRole('region', { name: 'References' }));
    const row = references.getByRole('rowheader', { name: 'ASTM D1' }).closest('tr');
    expect(row).toHaveTextContent('not cited');
    await user.click(recommended());
    await waitFor(() => expect(references.getByText('This section cites no standards.')).toBeVisible());
    expect(references.queryByRole('table')).toBeNull();
  });

  it('that the section cites without a title stand apart', async () => {
    await openSection([...nodes, line(13, 5, '', { text: ['To ', { reference: 'UL 790' }, '.'] })]);
    const references = within(screen.getByRole('region', { name: 'References' }));
    expect(references.getByText('Cited but not in the references')).toBeVisible();
    expect(references.getByText('ASTM International (ASTM)')).toBeVisible();
    expect(references.getByRole('link', { name: 'UL 790' })).toHaveAttribute('href', '/standards/ul-790');
    expect(references.getByRole('link', { name: /^Standards in all/ })).toHaveAttribute(
      'href',
      '/standards?section=075423',
    );
  });
});

describe('the download', () => {
  it('has the text that is shown: of the guide the page’s own formats, of the recommended text the server’s too', async () => {
    const saved = vi.spyOn(saving, 'saveFile').mockReturnValue();
    const { user } = await openSection();
    const begin = async () => {
      await user.click(screen.getByRole('button', { name: 'Download' }));
      return within(await screen.findByRole('dialog', { name: 'Download section' }));
    };
    const texts = async () => {
      const bytes = await saved.mock.lastCall?.[0].arrayBuffer();
      return readDocx(new Uint8Array(bytes ?? new ArrayBuffer(0))).lines.map(({ text }) => text);
    };
    const guide = await begin();
    expect(guide.getByText(/, guide text with all options$/)).toBeVisible();
    expect(guide.getAllByRole('radio').length).toBeGreaterThan(5);
    expect(guide.queryByText('Generate it on the server')).toBeNull();
    await user.click(guide.getByRole('button', { name: 'Download Word' }));
    await guide.findByText(/^Saved /);
    expect((await texts()).join('\n')).toMatch(/60 mils\.[^]*80 mils\./);
    await user.click(guide.getByRole('button', { name: 'Close' }));

    await user.click(recommended());
    const decided = await begin();
    expect(decided.queryByText(/guide text/)).toBeNull();
    expect(decided.getByText('Generate it on the server')).toBeVisible();
    await user.click(decided.getByRole('button', { name: 'Download Word' }));
    await decided.findByText(/^Saved /);
    expect((await texts()).join('\n')).not.toContain('80 mils.');
  });
});

it('damage of many lines is named for a few, with how many more', async () => {
  answerSection([
    line(1, null, 'General', { kind: 'part' }),
    ...[2, 3, 4, 5, 6, 7, 8].map((id) => line(id, 90 + id, `Orphan ${id}.`)),
  ]);
  open(path);
  const main = await page();
  const notice = (await main.findByText(/^Some lines of this section are damaged/)).parentElement;
  const items = within(notice ?? document.body).getAllByRole('listitem');
  expect(items).toHaveLength(6);
  expect(items.at(-1)).toHaveTextContent('and 2 more');
  expect(screen.getByText('Orphan 8.')).toBeVisible();
});
