import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { answerWithSmallSection, smallFile } from '#tests/screens/specwizard/small-section.ts';
import { open } from '#tests/support/open.tsx';

beforeEach(() => answerWithSmallSection());

it('a paragraph is written over, one is added, moved and struck; each is marked, counted and put back', async () => {
  const { user } = open(`/sw/${smallFile}`);
  const document = within(await screen.findByRole('tree', { name: 'Document' }));
  const lines = () => document.getAllByRole('treeitem').map(({ textContent }) => textContent);
  const tool = async (line: string | RegExp, name: string) => {
    await user.click(document.getByText(line));
    const tools = within(await document.findByRole('toolbar', { name: /^Paragraph/ }));
    await user.click(tools.getByRole('button', { name }));
  };
  const changes = () => screen.queryByRole('button', { name: /^Your changes/ });
  expect(changes()).toBeNull();

  await tool('Roll the seams.', 'Edit');
  const field = await document.findByRole('textbox', { name: 'Text of this paragraph' });
  expect(field).toHaveValue('Roll the seams.');
  await user.type(field, ' Probe <each> seam.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(lines()).toContainEqual(expect.stringMatching(/^B\. Roll the seams\. Probe <each> seam\.Changed/)),
  );
  await waitFor(() => expect(changes()).toHaveTextContent('Your changes 1'));

  await tool(/Probe <each>/, 'Add paragraph below');
  await user.type(
    await document.findByRole('textbox', { name: 'Text of your paragraph' }),
    'Photograph each <curb>.',
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(lines()).toContainEqual(expect.stringMatching(/^C\. Photograph each <curb>\.Yours/)),
  );

  await tool(/Photograph/, 'Move up');
  await waitFor(() => expect(lines()).toContainEqual(expect.stringMatching(/^B\. Photograph/)));
  await tool(/Install by/, 'Strike');
  await waitFor(() => expect(lines()).toContainEqual(expect.stringMatching(/^ ?Install by.*Struck/)));
  await waitFor(() => expect(lines()).toContainEqual(expect.stringMatching(/^A\. Photograph/)));
  await waitFor(() => expect(changes()).toHaveTextContent('Your changes 3'));

  // Later choices leave them alone, also those that clear everything.
  await user.click(screen.getByRole('button', { name: 'Use recommended choices' }));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(lines()).toContainEqual(expect.stringMatching(/^A\. Photograph/)));

  await user.click(changes() ?? screen.getByRole('button', { name: /^Your changes/ }));
  const list = within(await screen.findByRole('region', { name: 'Choices and checks' }));
  expect(await list.findByText(/^Struck: Install by/)).toBeVisible();
  for (const name of ['Restore', 'Restore', 'Delete']) {
    const [first] = list.getAllByRole('button', { name });
    await user.click(first ?? list.getByRole('button', { name }));
  }
  expect(list.getByText('You haven’t changed any paragraphs.')).toBeVisible();
  await waitFor(() => expect(lines()).toContainEqual(expect.stringMatching(/^A\. Install by/)));
  expect(lines()).toContainEqual(
    expect.stringMatching(/^B\. Roll the seams\.$|^B\. Roll the seams\.\w*Edit/),
  );
});

it('Escape gives a paragraph its words back; one that is emptied is struck', async () => {
  const { user } = open(`/sw/${smallFile}`);
  const document = within(await screen.findByRole('tree', { name: 'Document' }));
  await user.click(document.getByText('Roll the seams.'));
  await user.click(await document.findByRole('button', { name: 'Edit' }));
  await user.type(await document.findByRole('textbox', { name: /^Text of/ }), 'x{Escape}');
  expect(await document.findByText('Roll the seams.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Your changes/ })).toBeNull();
  // What was given back is no step.
  const undo = within(screen.getByRole('main')).getByRole('button', { name: 'Undo' });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  await user.click(await document.findByRole('button', { name: 'Edit' }));
  await user.clear(await document.findByRole('textbox', { name: /^Text of/ }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(document.getByText('Roll the seams.').closest('del')).not.toBeNull());
});

it('the focus stays at the line whose field or tool goes away, and goes to the one before a line that does', async () => {
  const { user } = open(`/sw/${smallFile}`);
  const document = within(await screen.findByRole('tree', { name: 'Document' }));
  const line = (text: RegExp) => document.getByText(text).closest('[role="treeitem"]');
  const press = async (name: string) => {
    (await document.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  const type = async (name: RegExp, text: string) =>
    user.type(await document.findByRole('textbox', { name }), text);
  await user.click(document.getByText('Roll the seams.'));

  await press('Edit');
  await type(/^Text of this/, 'x{Escape}');
  await waitFor(() => expect(line(/^Roll the seams\.$/)).toHaveFocus());
  await press('Edit');
  await type(/^Text of this/, ' Probe them.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(line(/^Roll the seams\. Probe them\.$/)).toHaveFocus());
  await press('Use manufacturer’s wording');
  await waitFor(() => expect(line(/^Roll the seams\.$/)).toHaveFocus());
  await press('Strike');
  await waitFor(() => expect(line(/^Roll the seams\.$/)).toHaveFocus());
  await press('Restore');
  await waitFor(() => expect(line(/^Roll the seams\.$/)).toHaveFocus());

  await press('Add paragraph below');
  await type(/^Text of your/, '{Escape}');
  await waitFor(() => expect(line(/^Roll the seams\.$/)).toHaveFocus());
  await press('Add paragraph below');
  await type(/^Text of your/, 'Photograph them.');
  await press('Done');
  await waitFor(() => expect(line(/^Photograph them\.$/)).toHaveFocus());
  await press('Move up');
  expect(await document.findByRole('button', { name: 'Move up' })).toHaveFocus();
  await press('Move up');
  expect(await document.findByRole('button', { name: 'Move up' })).toHaveFocus();
  await press('Delete');
  await waitFor(() => expect(line(/^3\.1 INSTALLATION$|^INSTALLATION$/)).toHaveFocus());
});
