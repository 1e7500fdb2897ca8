import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { notify } from '#src/browser/toasts.ts';
import { blankDocumentHeader } from '#src/contracts/forms/document-header.ts';
import { projectFileText } from '#src/domain/specification/project-file.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import {
  openProject,
  openWizard,
  projectAddress as address,
  projectNow,
  withSmallSection,
} from '#tests/screens/specwizard/projects-support.ts';
import { smallFile } from '#tests/screens/specwizard/small-section.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

withSmallSection();

const line = (id: number) => `${smallFile}:${id}`;

describe('an exported file', () => {
  const file = (text: string, name = 'mine.json') => new File([text], name, { type: 'application/json' });
  const exported = projectFileText({
    name: 'From home',
    header: { ...blankDocumentHeader, owner: 'Agency' },
    sections: [
      {
        filename: smallFile,
        state: { ...emptyState, lines: new Set([1, 2, 4, 99_999]), inputs: new Map([['r', '30']]) },
      },
    ],
  });

  it('takes along what the API has no field for, and brings it back into a project', async () => {
    const files = watchSavedFiles();
    const { user, main, seq } = await openProject();
    await user.click(main.getByRole('button', { name: 'Import…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
    const input = dialog.getByLabelText('File exported from SpecWizard');
    await user.upload(input, file('{"a":1}', 'other.json'));
    expect(await dialog.findByText(/wasn’t exported from SpecWizard/)).toBeVisible();
    expect(input).toHaveAttribute('aria-invalid', 'true');
    await user.upload(input, file(exported));
    expect(await dialog.findByText(/^Replaces this project’s 1 line$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(async () => expect((await projectNow(seq)).specs).toEqual([line(1), line(2), line(4)]));
    // A page that still reads again must not meet the next one that is opened.
    expect(await main.findByText('3 lines')).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const again: unknown = JSON.parse((await files[0]?.data.text()) ?? '');
    expect(again).toMatchObject({
      name: 'Harbor roofs',
      header: { owner: 'Agency' },
      sections: [{ filename: smallFile, state: { inputs: [['r', '30']] } }],
    });
    const { row } = await openWizard(`${address(seq)}/specwizard`);
    expect(row(/Insulation value/).querySelector('[data-blank]')).toHaveValue('30');
  });

  it('that fails half way is no conflict with oneself at the next try', async () => {
    const { user, main, seq } = await openProject();
    await user.click(main.getByRole('button', { name: 'Import…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
    await user.upload(dialog.getByLabelText('File exported from SpecWizard'), file(exported));
    const take = await dialog.findByRole('button', { name: 'Import' });
    const refuse = () => HttpResponse.json({}, { status: 500 });
    answerWith(http.post('*/api/specwizard-project/:id/specs', refuse, { once: true }));
    await user.click(take);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on our end.');
    await user.click(take);
    await waitFor(async () => expect((await projectNow(seq)).specs).toEqual([line(1), line(2), line(4)]));
    expect(screen.queryByText(/changed in another tab or browser/)).toBeNull();
  });

  it('goes on in the browser for a visitor, one step back from what was there', async () => {
    const { user, path } = open('/specwizard');
    await user.click(await screen.findByRole('button', { name: 'Import…' }));
    await user.upload(await screen.findByLabelText('File exported from SpecWizard'), file(exported));
    await user.click(await screen.findByRole('button', { name: 'Continue in this browser' }));
    expect(screen.queryByRole('button', { name: 'Save as new project' })).toBeNull();
    await waitFor(() => expect(path()).toBe(`/sw/${smallFile}`));
    const choices = within(await screen.findByRole('tree', { name: 'Choices' }));
    expect(choices.getByRole('treeitem', { name: /^(1\.1\.\w )?Adhered/ })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  });

  it('is imported once, also with a second click while the section opens', async () => {
    const { user, path } = open('/specwizard');
    await user.click(await screen.findByRole('button', { name: 'Import…' }));
    await user.upload(await screen.findByLabelText('File exported from SpecWizard'), file(exported));
    const go = await screen.findByRole('button', { name: 'Continue in this browser' });
    const told = vi.spyOn(notify, 'success');
    await user.dblClick(go);
    await waitFor(() => expect(path()).toBe(`/sw/${smallFile}`));
    expect(told).toHaveBeenCalledOnce();
  });

  it('becomes a project of its own, also after another one that was refused', async () => {
    await signInAs('ada');
    const { user } = open('/specwizard');
    await user.click(await screen.findByRole('button', { name: 'Import…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
    const input = dialog.getByLabelText('File exported from SpecWizard');
    const refused = () => HttpResponse.json({ message: 'No.' }, { status: 500 });
    answerWith(http.post('*/api/specwizard-project', refused, { once: true }));
    await user.upload(input, file(exported));
    await user.click(await dialog.findByRole('button', { name: 'Save as new project' }));
    expect(await dialog.findByText('Couldn’t import the file.')).toBeVisible();
    await user.upload(input, file(exported.replace('From home', 'From the office'), 'office.json'));
    expect(await dialog.findByRole('heading', { name: 'From the office' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save as new project' }));
    expect(await heading('From the office')).toBeVisible();
  });

  it('is read again where its sections could not be loaded', async () => {
    const { user } = open('/specwizard');
    await user.click(await screen.findByRole('button', { name: 'Import…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
    const refused = () => HttpResponse.json({ message: 'No.' }, { status: 403 });
    answerWith(http.get('*/api/sw_data/custom/:filename', refused, { once: true }));
    await user.upload(dialog.getByLabelText('File exported from SpecWizard'), file(exported));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Couldn’t load the sections of the file.');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: 'Continue in this browser' })).toBeVisible();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('can be chosen again where it could not be read, which is no change unless the choice is emptied', async () => {
    const { user, main } = await openProject();
    await user.click(main.getByRole('button', { name: 'Import…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
    const input = dialog.getByLabelText<HTMLInputElement>('File exported from SpecWizard');
    const locked = file(exported);
    locked.text = () => Promise.reject(new Error('NotReadableError'));
    await user.upload(input, locked);
    expect(await dialog.findByText('The file can’t be read. Choose it again.')).toBeVisible();
    expect(input.files).toHaveLength(1);
    await user.click(input);
    expect(input.files).toHaveLength(0);
  });

  it('that is taken back while it is read leaves the dialog as it was', async () => {
    const { user, main } = await openProject();
    await user.click(main.getByRole('button', { name: 'Import…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
    const input = dialog.getByLabelText('File exported from SpecWizard');
    const slow = file(exported);
    slow.text = () => new Promise(() => undefined);
    await user.upload(input, slow);
    expect(dialog.getByText('Reading the file…')).toBeVisible();
    fireEvent.change(input, { target: { files: [] } });
    expect(dialog.getByText('Opened on this device; not uploaded.')).toBeVisible();
  });
});
