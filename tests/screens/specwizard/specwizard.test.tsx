import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { setClock } from '#src/browser/clock.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { answerWithSmallSection, smallFile } from '#tests/screens/specwizard/small-section.ts';
import { open } from '#tests/support/open.tsx';

const address = `/sw/${smallFile}`;

beforeEach(() => answerWithSmallSection());

async function openSmall() {
  const opened = open(address);
  const choices = await screen.findByRole('tree', { name: 'Choices' });
  const document = await screen.findByRole('tree', { name: 'Document' });
  return {
    ...opened,
    choices: within(choices),
    document: within(document),
    choice: (name: RegExp) => within(choices).getByRole('treeitem', { name: startsWith(name) }),
    line: (text: string | RegExp) => {
      const line = within(document).getByText(text).closest('[role="treeitem"]');
      if (!(line instanceof HTMLElement)) throw new Error(`“${String(text)}” stands in no line.`);
      return line;
    },
    /** The document as it reads, a line an entry. */
    text: () =>
      within(document)
        .queryAllByRole('treeitem')
        .map(({ textContent }) => textContent),
    choose: (name: RegExp) =>
      opened.user.click(wordsOf(within(choices).getByRole('treeitem', { name: startsWith(name) }))),
    press: (name: string | RegExp) =>
      opened.user.click(within(screen.getByRole('main')).getByRole('button', { name })),
  };
}

/** A row is named by its words first, after its number. */
const startsWith = ({ source }: RegExp) =>
  new RegExp(`^(?:PART \\d|[\\dA-Z.]+)?\\s*${source.replace('^', '')}`);
const wordsOf = (row: HTMLElement) => row.querySelector('[id$=-name]') ?? row;

describe('deciding a section', () => {
  it('a choice enters the document with its number, leaves it again, and is undone and done again', async () => {
    const { choice, choose, text, user } = await openSmall();
    expect(text().join()).not.toContain('membrane roofing');
    await choose(/^Mechanically attached/);
    await waitFor(() => expect(text()).toContainEqual(expect.stringMatching(/^A\. Mechanically attached/)));
    await choose(/^Adhered/);
    await waitFor(() => expect(text()).toContainEqual(expect.stringMatching(/^B\. Mechanically attached/)));
    expect(choice(/Adhered/)).toHaveAttribute('aria-checked', 'true');
    expect(choice(/Adhered/)).toHaveAttribute('aria-level', '3');
    await user.keyboard('{Control>}z{/Control}');
    expect(choice(/^Adhered/)).toHaveAttribute('aria-checked', 'false');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(choice(/Adhered/)).toHaveAttribute('aria-checked', 'true');
    await choose(/Adhered/);
    await waitFor(() => expect(text().join()).not.toContain('Adhered membrane roofing'));
  });

  it('of a radio group one is chosen at a time, and says of how many', async () => {
    const { choice, choose } = await openSmall();
    expect(choice(/^Thickness: 60 mils/)).toHaveAccessibleDescription(/One of 2\./);
    await choose(/Thickness: 60 mils/);
    await choose(/Thickness: 80 mils/);
    expect(choice(/Thickness: 60 mils/)).toHaveAttribute('aria-checked', 'false');
    expect(choice(/Thickness: 80 mils/)).toHaveAttribute('aria-checked', 'true');
  });

  it('says beforehand what a choice needs and rules out, and does all of it at once', async () => {
    const { choice, choose, choices, user } = await openSmall();
    const row = () => within(choice(/Mechanically attached/));
    expect(row().getByText(/^Requires/)).toHaveTextContent('Fasteners and plates');
    await user.click(row().getByRole('button', { name: 'Choose with it' }));
    expect(choice(/Fasteners and plates/)).toHaveAttribute('aria-checked', 'true');
    await user.click(row().getByRole('button', { name: 'Add it' }));
    expect(choice(/Walkway rolls/)).toHaveAttribute('aria-checked', 'true');

    await choose(/Ballasted/);
    expect(within(choice(/Adhered/)).getByText(/^Rules out/)).toHaveTextContent('Ballasted');
    await user.click(within(choice(/Adhered/)).getByRole('button', { name: 'Choose this instead' }));
    expect(choice(/Ballasted/)).toHaveAttribute('aria-checked', 'false');
    expect(choices.getByText('Quiet and smooth.')).toBeVisible();
    expect(choices.getByText('Keep the kinds of roof that the project has.')).toBeVisible();
  });

  it('counts decisions; none of a group is one, the recommended ones are made at once, and Reset clears', async () => {
    const { choice, choose, press, user } = await openSmall();
    const progress = () => screen.getByRole('progressbar', { name: 'Decisions made' });
    expect(screen.getByText('0 of 5 decisions')).toBeVisible();
    await user.click(
      wordsOf(screen.getAllByRole('treeitem', { name: /None of these/ })[1] ?? choice(/None/)),
    );
    expect(screen.getByText('1 of 5 decisions')).toBeVisible();
    await choose(/Fasteners and plates/);
    // Which fasteners is one more.
    expect(screen.getByText('1 of 6 decisions')).toBeVisible();
    await press('Use recommended choices');
    expect(choice(/Adhered/)).toHaveAttribute('aria-checked', 'true');
    expect(choice(/Thickness: 80 mils/)).toHaveAttribute('aria-checked', 'true');
    expect(screen.getByText('3 of 6 decisions')).toBeVisible();
    expect(progress()).toHaveAttribute('value', '50');
    await press('Reset');
    expect(screen.getByText('0 of 5 decisions')).toBeVisible();
    await press('Undo');
    expect(screen.getByText('3 of 6 decisions')).toBeVisible();
  });

  it('blanks are filled in on either side; a number out of range says so and is no decision', async () => {
    const { choices, document, text, user } = await openSmall();
    const value = document.getByRole('textbox', { name: 'R-value R (7 to 50)' });
    await user.type(value, '70');
    expect(value).toHaveAccessibleDescription('Enter 7 to 50 R.');
    expect(choices.getByRole('textbox', { name: /^R-value/ })).toHaveValue('70');
    expect(screen.getByText('0 of 5 decisions')).toBeVisible();
    await user.type(value, '{Backspace}{Backspace}30');
    expect(value).not.toHaveAccessibleDescription();
    expect(screen.getByText('1 of 5 decisions')).toBeVisible();
    expect(text().join()).not.toContain('Custom color');
    await user.selectOptions(choices.getByRole('combobox', { name: 'Color' }), 'Custom');
    expect(document.getByRole('textbox', { name: 'Name of the color' })).toBeVisible();
    // Four letters and a change of mind are one step.
    await user.type(document.getByRole('textbox', { name: 'Name of the color' }), 'Sage');
    await user.keyboard('{Control>}z{/Control}');
    expect(document.getByRole('textbox', { name: 'Name of the color' })).toHaveValue('');
  });

  it('what is typed into a blank stands in the file as it was typed', async () => {
    const files = watchSavedFiles();
    const { choices, document, user, press } = await openSmall();
    await user.selectOptions(choices.getByRole('combobox', { name: 'Color' }), 'Custom');
    await user.type(
      await document.findByRole('textbox', { name: 'Name of the color' }),
      '<Insert color>, ±2 &deg;',
    );
    await press('Download');
    const dialog = within(await screen.findByRole('dialog', { name: 'Download section' }));
    await user.click(dialog.getByRole('radio', { name: /^Plain text/ }));
    await user.click(dialog.getByRole('button', { name: /^Download Plain text/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.data.text()).toContain('Custom color: <Insert color>, ±2 &deg;.');
  });

  it('shows open decisions only, and finds words', async () => {
    const { choices, choice, choose, user } = await openSmall();
    await choose(/Thickness: 80 mils/);
    await user.click(screen.getByRole('checkbox', { name: 'Open decisions only' }));
    expect(choices.queryByRole('treeitem', { name: /80 mils/ })).toBeNull();
    expect(choice(/Adhered/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Open decisions only' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search in this section' }), 'seams roll');
    const found = choices.getAllByRole('treeitem').map(({ textContent }) => textContent);
    expect(found).toEqual([
      expect.stringMatching(/EXECUTION/),
      expect.stringMatching(/INSTALLATION/),
      expect.stringMatching(/Roll the seams/),
    ]);
    expect(screen.getByText('1 line found')).toBeInTheDocument();
  });

  it('leads to the line that a choice needs, also where only some lines are shown', async () => {
    const { choice, user } = await openSmall();
    const search = screen.getByRole('searchbox', { name: 'Search in this section' });
    await user.type(search, 'attached');
    await user.click(within(choice(/Mechanically/)).getByRole('button', { name: /Fasteners and plates/ }));
    expect(search).toHaveValue('');
    expect(choice(/Fasteners/)).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the choice of a line, also one that is decided while only open ones are shown', async () => {
    const { choice, choose, choices, line, user } = await openSmall();
    await choose(/Thickness: 80 mils/);
    const only = screen.getByRole('checkbox', { name: 'Open decisions only' });
    await user.click(only);
    await user.click(line(/80 mils/));
    expect(choices.queryByRole('treeitem', { name: /80 mils/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Show in choices' }));
    expect(choice(/Thickness: 80 mils/)).toHaveAttribute('aria-selected', 'true');
    expect(only).not.toBeChecked();
  });
});

describe('by keyboard', () => {
  it('moves, opens, closes, finds by letters and chooses as in a tree', async () => {
    const { choice, choices, user } = await openSmall();
    const focused = () =>
      choices.getAllByRole('treeitem').find((row) => row === row.ownerDocument.activeElement);
    const first = choice(/GENERAL/);
    first.focus();
    expect(choices.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([first]);
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe(choice(/SECTION INCLUDES/));
    expect(focused()).toHaveAttribute('aria-posinset', '1');
    expect(focused()).toHaveAttribute('aria-setsize', '2');
    await user.keyboard('{ArrowLeft}');
    expect(choice(/SECTION INCLUDES/)).toHaveAttribute('aria-expanded', 'false');
    expect(choices.queryByRole('treeitem', { name: /Adhered/ })).toBeNull();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe(choice(/Adhered/));
    await user.keyboard(' ');
    expect(choice(/Adhered/)).toHaveAttribute('aria-checked', 'true');
    await user.keyboard('{End}');
    expect(focused()).toBe(choice(/INSTALLATION/));
    await user.keyboard('wa');
    expect(focused()).toBe(choice(/Walkway/));
    await user.keyboard('{Enter}{Home}');
    expect(choice(/Walkway/)).toHaveAttribute('aria-checked', 'true');
    expect(focused()).toBe(choice(/GENERAL/));
    await user.keyboard('insul{Enter}30{Escape}');
    expect(focused()).toBe(choice(/Insulation value/));
    expect(choices.getByRole('textbox', { name: /^R-value/ })).toHaveValue('30');
  });

  it('the arrow to the left stays at a closed part, which nothing is above', async () => {
    const { choice, user } = await openSmall();
    const focused = () => document.querySelector('[role="treeitem"]:focus');
    choice(/GENERAL/).focus();
    await user.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe(choice(/EXECUTION/));
    expect(focused()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe(choice(/EXECUTION/));
  });

  it('a line is found on the other side', async () => {
    const { choice, choose, line, user } = await openSmall();
    await choose(/Adhered/);
    await waitFor(() => expect(line(/^Adhered/)).toHaveAttribute('aria-selected', 'true'));
    await user.click(line(/internally reinforced/));
    expect(choice(/Sheet/)).toHaveAttribute('aria-selected', 'true');
  });
});

describe('pre-flight', () => {
  it('counts what is open, leads to it, settles it in one click, and knows the declarations of products named', async () => {
    setClock(() => Date.parse('2040-01-01T12:00:00Z'));
    answerWithSmallSection((nodes) =>
      nodes.map((node) =>
        node.kind === 'paragraph' && node.control === 'fixed' ? { ...node, productIds: [1] } : node,
      ),
    );
    const { choice, choose, press, line, user } = await openSmall();
    await choose(/Mechanically attached/);
    const tab = screen.getByRole('button', { name: /^Pre-flight/ });
    await waitFor(() => expect(tab).toHaveTextContent(/Pre-flight \d+/));
    await user.click(tab);
    const list = within(screen.getByRole('region', { name: 'Choices and checks' }));
    const conflict = within(await list.findByRole('region', { name: 'Conflicts' }));
    expect((await list.findAllByText(/expired \w{3} \d+, 20\d\d/)).length).toBeGreaterThan(0);
    const [jump] = conflict.getAllByRole('button', { name: /Mechanically attached|Fasteners/ });
    await user.click(jump ?? tab);
    expect(line(/^Mechanically attached/)).toHaveAttribute('aria-selected', 'true');
    const before = Number(/\d+/.exec(tab.textContent)?.[0]);
    const [fix] = conflict.getAllByRole('button').filter((one) => one !== jump);
    await user.click(fix ?? tab);
    await waitFor(() => expect(Number(/\d+/.exec(tab.textContent)?.[0])).not.toBe(before));
    await press('Choices');
    expect(choice(/Fasteners/)).toHaveAttribute('aria-checked', 'true');
  });

  it('what settles a finding leaves the focus to the next one, or else to the heading', async () => {
    const { choices, choose, press, user } = await openSmall();
    await choose(/Mechanically attached/);
    await user.selectOptions(choices.getByRole('combobox', { name: 'Color' }), 'Gray');
    await user.type(choices.getByRole('textbox', { name: /^R-value/ }), '30');
    await press(/^Pre-flight/);
    const list = within(screen.getByRole('region', { name: 'Choices and checks' }));
    await user.click(await list.findByRole('button', { name: 'Choose it' }));
    const sheet = list.getByRole('button', { name: /under “Sheet/ });
    await waitFor(() => expect(sheet).toHaveFocus());
    await user.keyboard('{Tab}{Enter}');
    const fasteners = list.getByRole('button', { name: /under “Fasteners/ });
    await waitFor(() => expect(fasteners).toHaveFocus());

    await press('Choices');
    await choose(/Galvanized/);
    await choose(/Thickness: 80 mils/);
    await press(/^Pre-flight/);
    await user.click(await list.findByRole('button', { name: 'Use recommended' }));
    await list.findByText(/^No open items/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says when the declarations could not be read', async () => {
    answerWithSmallSection((nodes) => nodes.map((node) => ({ ...node, productIds: [424242] })));
    await openSmall();
    const tab = screen.getByRole('button', { name: /^Pre-flight/ });
    tab.click();
    expect(await screen.findByText(/weren’t checked/)).toBeVisible();
  });
});

it('prints the note about the manufacturer with the other notes, and without them neither', async () => {
  const { user } = await openSmall();
  const isPrinted = (): boolean => {
    fireEvent(window, new Event('beforeprint'));
    const [note] = screen.queryAllByText(/This section is based on the products of Northfold/);
    fireEvent(window, new Event('afterprint'));
    return note !== undefined;
  };
  expect(isPrinted()).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: 'Notes in document' }));
  expect(isPrinted()).toBe(true);
});
