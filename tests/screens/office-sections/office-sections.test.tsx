import { screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';

const fileOf = (name: string): File => new File([readFileSync(`tests/files/office-sections/${name}`)], name);

/** Opens a file in the list, and keeps it under this number. */
async function keep(name: string, number = '07 92 00') {
  const opened = open('/office-sections');
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Open a file…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open a section from a file' }));
  await user.upload(await dialog.findByLabelText('File'), fileOf(name));
  const field = await dialog.findByRole('textbox', { name: 'Section number' });
  await user.clear(field);
  await user.type(field, number);
  await user.click(dialog.getByRole('button', { name: 'Keep and edit' }));
  await screen.findByRole('tree', { name: 'Document' });
  return opened;
}

const linesShown = () =>
  within(screen.getByRole('tree', { name: 'Document' }))
    .getAllByRole('treeitem')
    .map(({ textContent }) => textContent);

describe('opening a file', () => {
  it('shows what was read and what was not, and asks for what is missing', async () => {
    const { user } = open('/office-sections');
    expect(await screen.findByText('No sections yet.')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'How to begin' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Open a file…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open a section from a file' }));
    await user.upload(await dialog.findByLabelText('File'), fileOf('notes.docx'));
    expect(await dialog.findByText('20 numbered lines, 6 notes, 0 tables.')).toBeVisible();
    expect(dialog.getByText('A footnote is kept as a note below its paragraph.')).toBeInTheDocument();
    const number = dialog.getByRole('textbox', { name: 'Section number' });
    expect(number).toHaveValue('07 92 00');
    await user.clear(number);
    await user.type(number, '07');
    await user.click(dialog.getByRole('button', { name: 'Keep and edit' }));
    expect(dialog.getByText('Type the six or eight digits of the section’s number.')).toBeVisible();
    expect(number).toBeInvalid();
  });

  it.each([
    ['a PDF', new File(['%PDF-1.7'], 'a.docx'), /This is a PDF/],
    [
      'a file with macros',
      new File(
        [zipSync({ 'word/document.xml': strToU8('<a/>'), 'word/vbaProject.bin': strToU8('x') })],
        'a.docx',
      ),
      /macros/,
    ],
    ['an empty one', new File([], 'a.txt'), /empty/],
  ])('says why it isn’t read: %s', async (_, file, reason) => {
    const { user } = open('/office-sections');
    await user.click(await screen.findByRole('button', { name: 'Open a file…' }));
    const input = await screen.findByLabelText('File');
    await user.upload(input, file);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(input).toBeInvalid();
    expect(screen.queryByRole('button', { name: 'Keep and edit' })).toBeNull();
  });
});

describe('a section of the office', () => {
  it('is edited like any other, and its edits become its next version', async () => {
    const { user, router, path } = await keep('csi-styles.docx');
    expect(linesShown()).toContainEqual(expect.stringMatching(/^2\. ?Backer rods\./));
    const document = within(screen.getByRole('tree', { name: 'Document' }));

    await user.click(document.getByText('Backer rods.'));
    await user.click(await document.findByRole('button', { name: 'Edit' }));
    const field = await document.findByRole('textbox', { name: 'Text of this paragraph' });
    await user.type(field, ' Open-cell.');
    await user.tab();
    expect(field).toHaveFocus();
    await waitFor(() => expect(linesShown()).toContainEqual(expect.stringMatching(/^a\. /)));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(linesShown()).toContainEqual(expect.stringMatching(/^a\. ?Backer rods\. Open-cell\./)),
    );
    await user.click(await document.findByRole('button', { name: 'Promote' }));
    await waitFor(() =>
      expect(linesShown()).toContainEqual(expect.stringMatching(/^2\. ?Backer rods\. Open-cell\./)),
    );

    const before = path();
    await user.click(screen.getByRole('button', { name: 'Save as new version' }));
    await waitFor(() => expect(path()).toBe(before.replace('-v1', '-v2')));
    await waitFor(() =>
      expect(linesShown()).toContainEqual(expect.stringMatching(/^2\. ?Backer rods\. Open-cell\.$/)),
    );

    await router.navigate(before);
    expect(await screen.findByText(/There is a newer version/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See what changed' }));
    expect(await screen.findByText(/Open-cell/)).toBeVisible();
  });

  it('is found in the list, marked as master, and removed with a way back', async () => {
    const { user, router } = await keep('ufgs.sec', '07 92 13');
    await router.navigate('/office-sections');
    const list = () => within(screen.getByRole('list', { name: 'My office’s sections' }));
    expect(await screen.findByText('1 section')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'How to begin' })).toBeNull();
    await user.click(list().getByRole('button', { name: /^Mark as master/ }));
    expect(list().getByText('Master')).toBeVisible();
    const words = screen.getByRole('searchbox', { name: 'Number or title' });
    await user.type(words, 'roofing');
    expect(await screen.findByText('0 of 1 section')).toBeVisible();
    await user.clear(words);
    await user.type(words, '07 92');
    await user.click(list().getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('No sections yet.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 section')).toBeVisible();
  });

  it('is compared and merged with a manufacturer’s', async () => {
    const { user, router, path } = await keep('headings.docx', '07 54 23');
    const filename = path().replace('/sw/', '');
    await user.click(screen.getByRole('link', { name: /^Merge/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Merge 07 54 23/ })).toBeVisible();
    await router.navigate(`/merge-specifications?of=northfold-075423,${filename}`);
    expect((await screen.findAllByText(/Silicone sealant/)).length).toBeGreaterThan(0);
    await router.navigate(
      `/compare-specifications?old=${filename}&old-text=recommended&new=northfold-075423&new-text=recommended`,
    );
    expect(await screen.findByRole('heading', { level: 1, name: /^Compare / })).toBeVisible();
  });

  it('that isn’t in this browser is said to be missing', async () => {
    open('/sw/office-unknown-v1');
    expect(await screen.findByRole('heading', { level: 1, name: /not found|isn’t/i })).toBeVisible();
  });
});
