import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { specwizardProjectUpdate } from '#src/contracts/specwizard-projects.ts';
import {
  openProject,
  projectNow,
  projectWrites,
  withSmallSection,
} from '#tests/screens/specwizard/projects-support.ts';
import { smallFile } from '#tests/screens/specwizard/small-section.ts';
import { answerWith } from '#tests/support/server.ts';
import { heading } from '#tests/support/page.ts';

withSmallSection();

/** The page reads the project again only once this is called. */
function holdReading(): () => void {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  answerWith(http.get('*/api/specwizard-project/:id', () => held));
  return answer;
}

describe('changes to a project in a row', () => {
  it('take in two sections, the second before the page has read the first', async () => {
    const { user, main, seq } = await openProject();
    await user.click(main.getByRole('button', { name: 'Add section' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }));
    const [first, second] = await dialog.findAllByRole('button', { name: /^Add / });
    const answer = holdReading();
    await user.click(first ?? document.body);
    await screen.findByText('Saved project');
    await user.click(second ?? document.body);
    answer();
    await waitFor(async () => expect((await projectNow(seq)).filename).toHaveLength(3));
    // The third is further down the list.
    await waitFor(() => expect(dialog.getAllByText('In project')).toHaveLength(2));
    expect(dialog.queryByText(/Could not save project/)).toBeNull();
  });

  it('take out two sections, the second before the page has read the first', async () => {
    const { user, main, seq } = await openProject({ filename: [smallFile, 'brightwater-224200'] });
    const [first, second] = await main.findAllByRole('button', { name: /^Remove / });
    const answer = holdReading();
    await user.click(first ?? document.body);
    await screen.findByText(/^Removed “Thermoplastic/);
    await user.click(second ?? document.body);
    answer();
    expect(await screen.findByText('This project has no sections yet.')).toBeVisible();
    await waitFor(async () => expect((await projectNow(seq)).filename).toEqual([]));
    expect(screen.queryByText(/changed in another tab or browser/)).toBeNull();
  });

  it('take out two sections and put both back, the first one last', async () => {
    const other = 'brightwater-224200';
    const { user, main, seq, rows, filename, specs } = await openProject({
      filename: [smallFile, other],
      specs: [`${smallFile}:1`, `${other}:5`],
    });
    await user.click(main.getByRole('button', { name: /^Remove Thermoplastic/ }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.click(main.getByRole('button', { name: /^Remove / }));
    expect(await screen.findByText('This project has no sections yet.')).toBeVisible();
    const putBack = async (removed: RegExp): Promise<void> => {
      const toast = (await screen.findByText(removed)).closest('[role]');
      await user.click(
        within(toast instanceof HTMLElement ? toast : document.body).getByRole('button', { name: 'Undo' }),
      );
    };
    await putBack(/^Removed “.*Plumbing/);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await putBack(/^Removed “Thermoplastic/);
    await waitFor(() => expect(rows()).toHaveLength(2));
    // A row is shown before its write has come through.
    await waitFor(async () => {
      const now = await projectNow(seq);
      expect(now.filename).toEqual(filename);
      expect(now.specs.toSorted()).toEqual(specs.toSorted());
    });
    expect(screen.queryByText('Could not save project')).toBeNull();
  });

  it('are shown before the server has answered, with their titles, and taken back where it refuses', async () => {
    const { user, main, rows, seq } = await openProject({ filename: [smallFile, 'brightwater-224200'] });
    let refuse = (): void => undefined;
    const answered = new Promise<void>((resolve) => (refuse = resolve));
    answerWith(
      http.put('*/api/specwizard-project/:id', async () => {
        await answered;
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    await user.click(await main.findByRole('button', { name: /^Remove Thermoplastic/ }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(main.getByRole('button', { name: /^Remove .*Plumbing/ })).toBeVisible();
    refuse();
    expect(await main.findByText('Could not save project')).toBeVisible();
    expect(rows()).toHaveLength(2);
    await waitFor(async () => expect((await projectNow(seq)).filename).toHaveLength(2));
  });

  it('put a section back with all of its lines, or say that it was not and offer it again', async () => {
    const { user, main, seq, rows, specs } = await openProject();
    await user.click(main.getByRole('button', { name: /^Remove Thermoplastic/ }));
    expect(await screen.findByText('This project has no sections yet.')).toBeVisible();
    const refuse = () => HttpResponse.json({}, { status: 500 });
    answerWith(
      http.put('*/api/specwizard-project/:id', refuse, { once: true }),
      http.post('*/api/specwizard-project/:id/specs', refuse),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const toast = (await screen.findByText(/^“Thermoplastic.*” was not restored\.$/)).closest('[role]');
    await user.click(
      within(toast instanceof HTMLElement ? toast : document.body).getByRole('button', { name: 'Undo' }),
    );
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(async () => expect((await projectNow(seq)).specs).toEqual(specs));
  });

  it('a name that was changed here and elsewhere is asked about before the page has read the other one', async () => {
    const { user, main, seq, filename } = await openProject();
    await call(specwizardProjectUpdate, {
      params: { id: seq },
      body: { name: 'Theirs', project: null, filename },
    });
    await user.click(main.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('form', { name: 'Project' }));
    await user.type(form.getByRole('textbox', { name: 'Project name' }), ', mine');
    const answer = holdReading();
    await user.click(form.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: /was changed elsewhere$/ }));
    expect(dialog.getByRole('radio', { name: 'Saved elsewhere Theirs' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    answer();
    expect(await heading('Harbor roofs, mine')).toBeVisible();
    expect(projectWrites().filter((one) => one === `PUT /${seq}`)).toHaveLength(3);
  });
});
