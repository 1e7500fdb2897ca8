import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import {
  specwizardProjectMe,
  specwizardProjectSaveSpecs,
  specwizardProjectUpdate,
} from '#src/contracts/specwizard-projects.ts';
import {
  openWizard,
  projectNow,
  projectWrites,
  savedProject,
  trackedEvents,
  withSmallSection,
} from '#tests/screens/specwizard/projects-support.ts';
import { fakeTime } from '#tests/support/fake-time.ts';
import { smallFile } from '#tests/screens/specwizard/small-section.ts';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

withSmallSection();

const adhered = /^(1\.1\.\w )?Adhered/;
const ballasted = /^(1\.1\.\w )?Ballasted/;
const inProject = (seq: number) => `/account/specwizard-projects/${seq}/specwizard`;
const refused = (status: number, message = 'No.') => HttpResponse.json({ message }, { status });
const line = (id: number) => `${smallFile}:${id}`;

async function openSaveForm(user: Awaited<ReturnType<typeof openWizard>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Save to project…' }));
  return within(await screen.findByRole('form', { name: 'Save to project' }));
}

/** The server takes no lines with the other fields of a project. */
function takesLinesApart(): void {
  const withoutLines = async ({ request }: { request: Request }) => {
    if (request.headers.has('forwarded')) return undefined;
    const { specs: _, ...fields } = v.parse(v.looseObject({}), await request.json());
    const { url, method } = request;
    const headers = new Headers(request.headers);
    headers.set('forwarded', '');
    return fetch(url, { method, headers, body: JSON.stringify(fields) });
  };
  answerWith(
    http.post('*/api/specwizard-project', withoutLines),
    http.put('*/api/specwizard-project/:id', withoutLines),
  );
}

describe('saving a section to a project', () => {
  it('makes a new one with its lines, and goes on in it', async () => {
    await signInAs('ada');
    const { user, choose, path } = await openWizard(`/sw/${smallFile}`);
    await choose(adhered);
    const form = await openSaveForm(user);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Give the project a name.')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Project name' })).toHaveFocus();
    await user.type(form.getByRole('textbox', { name: 'Project name' }), 'Pier 9');
    await user.selectOptions(
      form.getByRole('combobox', { name: /^Design project/ }),
      await form.findByRole('option', { name: 'Fox Point Row Houses' }),
    );
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved project')).toBeVisible();
    await waitFor(() => expect(path()).toMatch(/^\/account\/specwizard-projects\/\d+\/specwizard$/));
    const seq = Number(/\d+/.exec(path())?.[0]);
    expect(projectWrites()).toEqual(['POST ']);
    const saved = await projectNow(seq);
    expect(saved).toMatchObject({ name: 'Pier 9', project: 2, filename: [smallFile] });
    expect(saved.specs.length).toBeGreaterThan(0);
    expect(await screen.findByText(/^Saved just now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pier 9' })).toHaveAttribute(
      'href',
      `/account/specwizard-projects/${seq}`,
    );
  });

  it('makes one project, also with a second click while it opens', async () => {
    await signInAs('ada');
    const { user, choose, path } = await openWizard(`/sw/${smallFile}`);
    await choose(adhered);
    const form = await openSaveForm(user);
    await user.type(form.getByRole('textbox', { name: 'Project name' }), 'Pier 9');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    answerWith(http.get('*/api/specwizard-project/:id', () => held));
    const save = form.getByRole('button', { name: 'Save' });
    await user.click(save);
    await screen.findByText('Saved project');
    await user.click(save);
    answer();
    await waitFor(() => expect(path()).toMatch(/^\/account\/specwizard-projects\/\d+\/specwizard$/));
    expect(projectWrites().filter((one) => one === 'POST ')).toHaveLength(1);
  });

  it('says what it replaces in a project that has the section, and leaves its other sections', async () => {
    await signInAs('ada');
    const { seq } = await savedProject({
      filename: [smallFile, 'brightwater-224200'],
      specs: [line(9), 'brightwater-224200:5'],
    });
    const { user, choose } = await openWizard(`/sw/${smallFile}`);
    await choose(adhered);
    const form = await openSaveForm(user);
    await user.click(form.getByRole('radio', { name: /^Harbor roofs\s*Has this section with 1 line\./ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const { specs } = await projectNow(seq);
      expect(specs).toContain('brightwater-224200:5');
      expect(specs).not.toContain(line(9));
    });
  });

  it('that fails says so, reports it, and is made once by the next try', async () => {
    await signInAs('ada');
    const events = trackedEvents();
    const { user, choose, path } = await openWizard(`/sw/${smallFile}`);
    await choose(adhered);
    answerWith(http.post('*/api/specwizard-project', () => refused(500), { once: true }));
    const form = await openSaveForm(user);
    await user.type(form.getByRole('textbox', { name: 'Project name' }), 'Pier 9');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Could not save project');
    expect(events).toContainEqual({ category: 'project', action: 'save failed', label: 'http', value: 500 });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toMatch(/^\/account\/specwizard-projects\/\d+\/specwizard$/));
    const { data = [] } = await call(specwizardProjectMe, { fresh: true });
    expect(data.filter(({ name }) => name === 'Pier 9')).toHaveLength(1);
  });

  it('at a server that takes lines by a call of their own leaves no half project where that call fails', async () => {
    await signInAs('ada');
    const { user, choose, path } = await openWizard(`/sw/${smallFile}`);
    await choose(adhered);
    takesLinesApart();
    answerWith(http.post('*/api/specwizard-project/:id/specs', () => refused(500), { once: true }));
    const form = await openSaveForm(user);
    await user.type(form.getByRole('textbox', { name: 'Project name' }), 'Pier 9');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Could not save project');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toMatch(/^\/account\/specwizard-projects\/\d+\/specwizard$/));
    const { data = [] } = await call(specwizardProjectMe, { fresh: true });
    const saved = data.filter(({ name }) => name === 'Pier 9');
    expect(saved).toHaveLength(1);
    expect(saved[0]?.specs.length).toBeGreaterThan(0);
  });

  it('into a project fails half way there, and the next try is no conflict with oneself', async () => {
    await signInAs('ada');
    const { seq } = await savedProject({ filename: ['brightwater-224200'], specs: [] });
    const { user, choose, path } = await openWizard(`/sw/${smallFile}`);
    await choose(adhered);
    takesLinesApart();
    answerWith(http.post('*/api/specwizard-project/:id/specs', () => refused(500), { once: true }));
    const form = await openSaveForm(user);
    await user.click(form.getByRole('radio', { name: /^Harbor roofs/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Something went wrong on our end.');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toMatch(new RegExp(`/${seq}/specwizard`)));
    await waitFor(async () => expect((await projectNow(seq)).specs.length).toBeGreaterThan(0));
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  });

  it('that someone has just changed there is asked about, and what is kept is what one goes on with', async () => {
    await signInAs('ada');
    const { seq } = await savedProject();
    const { user, choose } = await openWizard(`/sw/${smallFile}`);
    await choose(adhered);
    const form = await openSaveForm(user);
    await user.click(form.getByRole('radio', { name: /^Harbor roofs/ }));
    await call(specwizardProjectSaveSpecs, { params: { id: seq }, body: { specs: [line(1), line(6)] } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: '“Harbor roofs” was changed elsewhere' }),
    );
    await user.click(dialog.getByRole('radio', { name: /^Saved elsewhere 2 chosen lines/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Harbor roofs' })).toBeVisible();
    const choices = within(screen.getByRole('tree', { name: 'Choices' }));
    expect(choices.getByRole('treeitem', { name: ballasted })).toHaveAttribute('aria-checked', 'true');
    expect(await screen.findByText(/^Saved just now/)).toBeVisible();
    await waitFor(async () => expect((await projectNow(seq)).specs).toEqual([line(1), line(6)]));
  });

  it('needs an account: one signs in, and comes back to the open dialog with nothing lost', async () => {
    const { user, choose } = await openWizard(`/sw/${smallFile}`);
    await choose(adhered);
    await user.click(screen.getByRole('button', { name: 'Save to project…' }));
    const link = await within(await screen.findByRole('dialog')).findByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', `/signin?returnTo=${encodeURIComponent(`/sw/${smallFile}#save`)}`);
    await signInAs('ada');
    const again = await openWizard(`/sw/${smallFile}#save`);
    expect((await screen.findAllByRole('form', { name: 'Save to project' })).length).toBeGreaterThan(0);
    expect(again.row(adhered)).toHaveAttribute('aria-checked', 'true');
  });
});

describe('a section in a project', () => {
  it('saves by itself, and says how it stands', async () => {
    await signInAs('ada');
    const { seq } = await savedProject();
    const { choose, row } = await openWizard(inProject(seq));
    expect(screen.getByText(/^Opened from the project\./)).toBeVisible();
    fakeTime();
    await choose(adhered);
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(row(adhered)).toHaveAttribute('aria-checked', 'true');
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await waitFor(() => expect(projectWrites()).toContain(`POST /${seq}/specs`));
    expect(await screen.findByText('Saved just now')).toBeVisible();
    await waitFor(async () => expect((await projectNow(seq)).specs.length).toBeGreaterThan(1));
    expect(screen.queryByText('Saved project')).toBeNull();
  });

  it('that could not be saved says so, reports it, and is saved by “Retry”', async () => {
    await signInAs('ada');
    const events = trackedEvents();
    const { seq } = await savedProject();
    const { user, choose } = await openWizard(inProject(seq));
    answerWith(http.post('*/api/specwizard-project/:id/specs', () => refused(503), { once: true }));
    await choose(adhered);
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    expect(await screen.findByText(/^Couldn’t save\./)).toBeVisible();
    expect(await screen.findByText('Could not save project')).toBeVisible();
    expect(events).toContainEqual({ category: 'project', action: 'save failed', label: 'http', value: 503 });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Saved project')).toBeVisible();
    expect(screen.getByText('Saved just now')).toBeVisible();
  });

  it('is saved over nothing: what was changed elsewhere is counted, and the person keeps theirs or takes it', async () => {
    await signInAs('ada');
    const { seq } = await savedProject();
    const { user, choose, row } = await openWizard(inProject(seq));
    await call(specwizardProjectSaveSpecs, {
      params: { id: seq },
      body: { specs: [line(1), line(2), line(6)] },
    });
    await choose(adhered);
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This section was changed elsewhere' }));
    expect(dialog.getByRole('row', { name: 'Selected only here 1' })).toBeVisible();
    expect(dialog.getByRole('row', { name: 'Selected only there 1' })).toBeVisible();
    expect(dialog.getByText('Only there: 1 choice')).toBeVisible();
    await waitFor(async () => expect((await projectNow(seq)).specs).toEqual([line(1), line(2), line(6)]));
    await user.click(dialog.getByRole('button', { name: 'Decide later' }));
    expect(screen.getByText('Changed elsewhere. Not saved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resolve' }));
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await waitFor(async () => expect((await projectNow(seq)).specs).not.toContain(line(6)));
    await call(specwizardProjectSaveSpecs, {
      params: { id: seq },
      body: { specs: [line(1), line(2), line(6)] },
    });
    await choose(adhered);
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(row(ballasted)).toHaveAttribute('aria-checked', 'true');
    expect(await screen.findByText('Saved just now')).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Undo' }));
    expect(row(ballasted)).toHaveAttribute('aria-checked', 'false');
  });

  it('is saved without a question where only another section or the name changed', async () => {
    await signInAs('ada');
    const { seq, filename } = await savedProject();
    const { user, choose } = await openWizard(inProject(seq));
    await call(specwizardProjectUpdate, {
      params: { id: seq },
      body: { name: 'Renamed', project: null, filename },
    });
    await choose(adhered);
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    expect(await screen.findByText('Saved project')).toBeVisible();
    const saved = await projectNow(seq);
    expect(saved.name).toBe('Renamed');
    expect(saved.specs.length).toBeGreaterThan(1);
  });

  it('that was removed elsewhere is put back only by the person', async () => {
    await signInAs('ada');
    const { seq, name } = await savedProject();
    const { user, choose } = await openWizard(inProject(seq));
    await call(specwizardProjectUpdate, { params: { id: seq }, body: { name, project: null, filename: [] } });
    await choose(adhered);
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    expect(await screen.findByText(/^It was removed from “Harbor roofs”/)).toBeVisible();
    await waitFor(async () => expect((await projectNow(seq)).filename).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Restore with mine' }));
    await waitFor(async () => expect((await projectNow(seq)).filename).toEqual([smallFile]));
  });

  it('of a project that was deleted keeps the choices, and offers another project', async () => {
    await signInAs('ada');
    const { seq } = await savedProject();
    const { user, choose, row } = await openWizard(inProject(seq));
    answerWith(http.post('*/api/specwizard-project/:id/specs', () => refused(404)));
    await choose(adhered);
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    expect(await screen.findByText(/This project was deleted\. Your choices are still here\./)).toBeVisible();
    expect(row(adhered)).toHaveAttribute('aria-checked', 'true');
    expect(screen.getByRole('button', { name: 'Save to project…' })).toBeVisible();
  });
});
