import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { specwizardProjectMe, specwizardProjectUpdate } from '#src/contracts/specwizard-projects.ts';
import { now, setClock } from '#src/browser/clock.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { clearDrafts } from '#src/services/drafts.ts';
import { writeSavedText } from '#src/stores/saved-texts.ts';
import { draftPlace } from '#src/stores/section-drafts.ts';
import {
  openProject,
  openWizard,
  projectAddress as address,
  projectNow,
  projectWrites,
  savedProject,
  trackedEvents,
  withSmallSection,
} from '#tests/screens/specwizard/projects-support.ts';
import { smallFile } from '#tests/screens/specwizard/small-section.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { answerWith, pendingRequests, sentRequests } from '#tests/support/server.ts';
import { closeAfterTest } from '#tests/support/opened.ts';
import { signInAs } from '#tests/support/sign-in.ts';
import { heading } from '#tests/support/page.ts';

withSmallSection();

const other = 'brightwater-224200';
const refused = (status: number) => HttpResponse.json({ message: 'No.' }, { status });

const undo = async (user: Awaited<ReturnType<typeof openProject>>['user']) =>
  user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) ?? document.body);

describe('the page of a SpecWizard project', () => {
  it('has its sections with progress, its design project and last change, and leads into SpecWizard', async () => {
    const { main, rows, seq } = await openProject({ filename: [smallFile, other], project: 2 });
    const list = within(await main.findByRole('list', { name: 'Sections' }));
    expect(rows()).toHaveLength(2);
    expect(await list.findAllByRole('progressbar')).toHaveLength(2);
    expect(list.getByRole('link', { name: /^Open Thermoplastic.* in SpecWizard/ })).toHaveAttribute(
      'href',
      `${address(seq)}/specwizard`,
    );
    expect(list.getByRole('link', { name: /^Open .*Plumbing.* in SpecWizard/ })).toHaveAttribute(
      'href',
      `${address(seq)}/specwizard?file=${other}`,
    );
    expect(await main.findByRole('link', { name: 'Fox Point Row Houses' })).toHaveAttribute(
      'href',
      '/account/projects/2',
    );
    expect(screen.getByRole('link', { name: 'SpecWizards', current: 'page' })).toBeVisible();
  });

  it('is renamed; where it was changed elsewhere, that is said first', async () => {
    const { user, main, seq, filename } = await openProject();
    await call(specwizardProjectUpdate, {
      params: { id: seq },
      body: { name: 'Theirs', project: null, filename },
    });
    await user.click(main.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('form', { name: 'Project' }));
    await user.clear(form.getByRole('textbox', { name: 'Project name' }));
    await user.type(form.getByRole('textbox', { name: 'Project name' }), 'Mine');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const question = async () =>
      within(await screen.findByRole('dialog', { name: '“Harbor roofs” was changed elsewhere' }));
    await user.click((await question()).getByRole('button', { name: 'Decide later' }));
    expect(await form.findByText(/changed in another tab or browser/)).toBeVisible();
    expect(await heading('Theirs')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await user.click((await question()).getByRole('button', { name: 'Save' }));
    expect(await heading('Mine')).toBeVisible();
  });

  it('takes sections in and out, and puts one back with its lines', async () => {
    const { user, main, rows, seq, specs } = await openProject();
    await user.click(main.getByRole('button', { name: 'Add section' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }));
    await user.type(dialog.getByRole('searchbox'), 'brightwater 22 42');
    await user.click((await dialog.findAllByRole('button', { name: /^Add / }))[0] ?? document.body);
    expect(await dialog.findByText('In project')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.click(main.getByRole('button', { name: /^Remove Thermoplastic/ }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(async () => expect((await projectNow(seq)).specs).toEqual([]));
    await undo(user);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(async () => expect((await projectNow(seq)).specs).toEqual(specs));
  });

  it('a section put back knows what it was when it was saved, and so does a project', async () => {
    const { user, main, seq } = await openProject();
    const { name } = draftPlace.project(seq, smallFile);
    const earlier = { revised: '2026-09-01' };
    writeSavedText(name, earlier, sectionTree({ nodes: [] }), emptyState);
    await user.click(await main.findByRole('button', { name: /^Remove Thermoplastic/ }));
    await undo(user);
    expect(await main.findByRole('link', { name: /^Changes since/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete project' }));
    const projects = within(await screen.findByRole('table'));
    const [latest] = screen.getAllByRole('button', { name: 'Undo' });
    await user.click(latest ?? document.body);
    await user.click(await projects.findByRole('link', { name: 'Harbor roofs' }));
    expect(await screen.findByRole('link', { name: /^Changes since/ })).toBeVisible();
  });

  it('is duplicated, deleted, and deleted for good only after “Undo” is gone', async () => {
    const { user, main, path, seq, specs } = await openProject();
    await user.click(main.getByRole('button', { name: 'Duplicate' }));
    expect(await heading('Harbor roofs (copy)')).toBeVisible();
    const copy = Number(/\d+/.exec(path())?.[0]);
    expect(copy).not.toBe(seq);
    await waitFor(async () => expect((await projectNow(copy)).specs).toEqual(specs));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete project' }));
    await heading('Projects');
    const table = () => screen.findByRole('table');
    expect(within(await table()).queryByRole('link', { name: /copy/ })).toBeNull();
    await undo(user);
    expect(await within(await table()).findByRole('link', { name: 'Harbor roofs (copy)' })).toBeVisible();
    const { data } = await call(specwizardProjectMe, { fresh: true });
    expect(data?.find(({ name }) => name.endsWith('(copy)'))?.specs).toEqual(specs);
  });

  it('is duplicated at the second try, and the copy tells nothing of the first', async () => {
    const { user, main } = await openProject();
    answerWith(http.post('*/api/specwizard-project', () => refused(500), { once: true }));
    await user.click(main.getByRole('button', { name: 'Duplicate' }));
    expect(await main.findByText('Could not save project')).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Duplicate' }));
    expect(await heading('Harbor roofs (copy)')).toBeVisible();
    await waitFor(() =>
      expect(within(screen.getByRole('main')).queryByText('Could not save project')).toBeNull(),
    );
  });

  it('is exported at the second try where a section could not be read at first', async () => {
    const files = watchSavedFiles();
    answerWith(http.get('*/api/sw_data/custom/:filename', () => refused(403), { once: true }));
    const { user, main } = await openProject();
    expect(await main.findByText(/Couldn’t load the section/)).toBeVisible();
    answerWith(http.get('*/api/sw_data/custom/:filename', () => refused(403), { once: true }));
    await user.click(main.getByRole('button', { name: 'Export' }));
    expect(await main.findByText('Could not export project')).toBeVisible();
    expect(main.queryByText('Could not save project')).toBeNull();
    await user.click(main.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(main.queryByText('Could not export project')).toBeNull();
  });

  it('says when it could not be deleted, and reports it', async () => {
    const events = trackedEvents();
    const { user, main } = await openProject();
    answerWith(http.delete('*/api/specwizard-project/:id', () => refused(500)));
    await user.click(main.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Harbor roofs?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete project' }));
    expect(await dialog.findByText('Could not delete project')).toBeVisible();
    expect(events).toContainEqual({
      category: 'project',
      action: 'delete failed',
      label: 'http',
      value: 500,
    });
  });

  it('makes documents of its sections, which dates its design project', async () => {
    const files = watchSavedFiles();
    const { user, main } = await openProject({ project: 2 });
    await user.click(await main.findByRole('button', { name: /^Download Thermoplastic/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download section' }));
    await user.click(dialog.getByRole('radio', { name: /^Plain text/ }));
    await user.click(dialog.getByRole('button', { name: /^Download Plain text/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    await waitFor(() => expect(sentRequests).toContainEqual({ method: 'PUT', path: '/api/char-project/2' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await main.findByText(/last specification Nov 2, 2026/)).toBeVisible();
    expect(main.getByText('Nov 2, 2026', { selector: 'li time' })).toBeVisible();
  });

  it('has the header of its design project in documents, with the day they are made, and what was typed over it', async () => {
    await signInAs('ada');
    const { seq } = await savedProject({ project: 1 });
    const header = async (user: Awaited<ReturnType<typeof openProject>>['user']) => {
      await user.click(screen.getByRole('button', { name: 'Download' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Download section' }));
      await user.click(dialog.getByText(/^Page header/));
      return (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
    };
    const { user } = await openWizard(`${address(seq)}/specwizard`);
    const read = { method: 'GET', path: '/api/char-project' };
    await waitFor(() => expect(sentRequests).toContainEqual(read));
    await waitFor(() => expect(pendingRequests()).toBe(0));
    const first = await header(user);
    expect(first('Project name')).toHaveValue('Olneyville Branch Library');
    expect(first('Project number')).toHaveValue('2418');
    await user.type(first('Project number'), '-B');

    // In another tab, a week later.
    closePages();
    clearDrafts();
    const day = now();
    closeAfterTest(setClock(() => day + 7 * 24 * 3600_000));
    const later = await openWizard(`${address(seq)}/specwizard`);
    const second = await header(later.user);
    expect(second('Project number')).toHaveValue('2418-B');
    expect(second('Date')).toHaveValue('Nov 9, 2026');
  });

  it('shows what loads, fails by section, and has nothing without one', async () => {
    answerWith(http.get(`*/api/sw_data/custom/${other}`, () => refused(403)));
    const { main } = await openProject({ filename: [other], specs: [`${other}:5`] });
    expect(await main.findByText(/^1 line\. Couldn’t load the section/)).toBeVisible();
    const empty = await savedProject({ filename: [], specs: [] });
    open(address(empty.seq));
    expect(await screen.findByText('This project has no sections yet.')).toBeVisible();
  });

  it.each(['0', 'x', '1.5', '99999999999999999999'])('%s is not found, and nothing is asked', async (id) => {
    await signInAs('ada');
    sentRequests.length = 0;
    open(`/account/specwizard-projects/${id}`);
    expect(await screen.findByText(/the page you are looking for/)).toBeVisible();
    expect(sentRequests.filter(({ path }) => path.includes('specwizard-project'))).toEqual([]);
  });

  it('of another person is not found', async () => {
    await signInAs('ben');
    open(address(1));
    expect(await screen.findByText(/the page you are looking for/)).toBeVisible();
    expect(projectWrites()).toEqual([]);
  });
});
