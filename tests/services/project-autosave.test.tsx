import { http } from 'msw';
import { expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { specwizardProjectSaveSpecs } from '#src/contracts/specwizard-projects.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { projectAutosave } from '#src/services/project-autosave.ts';
import { writeCommonLines, sectionInProject } from '#src/stores/project-sections.ts';
import { draftPlace, writeSectionDraft } from '#src/stores/section-drafts.ts';
import { loadSection } from '#src/services/project-progress.ts';
import { changeSection, openSection } from '#src/stores/section-work.ts';
import { loadSpecwizardProject, saveSpecwizardProject } from '#src/services/specwizard-projects.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { projectNow, savedProject } from '#tests/screens/specwizard/projects-support.ts';
import { answerWithSmallSection, smallFile } from '#tests/screens/specwizard/small-section.ts';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

/** A section of a project, of which another tab has just saved more. */
async function openBesideAnotherTab() {
  await signInAs('ada');
  answerWithSmallSection();
  const project = await savedProject();
  const { data: section } = await loadSection(smallFile, new AbortController().signal);
  if (!section) throw new Error('The small section could not be read.');
  const start = { ...emptyState, lines: new Set([1]) };
  const work = openSection(section, draftPlace.project(project.seq, smallFile), { start });
  await loadSpecwizardProject(project.seq);
  const saver = projectAutosave(project, smallFile, work);
  const end = saver.start();
  await call(specwizardProjectSaveSpecs, {
    params: { id: project.seq },
    body: { specs: [`${smallFile}:1`, `${smallFile}:6`] },
  });
  const key = 'specwizard-projects';
  const tell = () => globalThis.dispatchEvent(new StorageEvent('storage', { key }));
  return { ...project, work, saver, end, tell, lines: () => [...work.getState().history.present.lines] };
}

it('what another tab saved is read and taken over', async () => {
  const { seq, end, tell, lines } = await openBesideAnotherTab();
  tell();
  await projectNow(seq);
  await expect.poll(lines).toEqual([1, 6]);
  end();
});

it('what was changed here and there in one section, as a save finds out, is for the person to decide', async () => {
  const { seq, work, saver, end } = await openBesideAnotherTab();
  changeSection(work, (state) => ({ ...state, lines: new Set([1, 5]) }));
  saver.save();
  await expect.poll(() => saver.store.getState().phase).toBe('conflict');
  expect(saver.store.getState()).toMatchObject({
    failure: null,
    theirs: { specs: [`${smallFile}:1`, `${smallFile}:6`] },
  });
  expect((await projectNow(seq)).specs).toEqual([`${smallFile}:1`, `${smallFile}:6`]);
  end();
});

it('a section that was left meanwhile stays as it is', async () => {
  const { seq, end, tell, lines } = await openBesideAnotherTab();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  answerWith(http.get('*/api/specwizard-project/:id', () => held));
  tell();
  end();
  answer();
  await projectNow(seq);
  expect(lines()).toEqual([1]);
});

it('what someone changed in another section is not overwritten once this one is saved to their project', async () => {
  await signInAs('ada');
  const other = 'brightwater-224200';
  const { seq } = await savedProject({ filename: [other], specs: [`${other}:5`] });
  const state = { ...emptyState, lines: new Set([5]) };
  const place = draftPlace.project(seq, other);
  writeSectionDraft(place, { state, before: null, made: 1, all: 2, at: 0 });
  writeCommonLines(seq, other, state.lines);
  await call(specwizardProjectSaveSpecs, { params: { id: seq }, body: { specs: [`${other}:6`] } });

  const into = await projectNow(seq);
  const specs = [...into.specs, `${smallFile}:1`];
  await saveSpecwizardProject({ ...into, filename: [other, smallFile], specs }, into, [smallFile]);
  const { data: section } = await loadSection(other, new AbortController().signal);
  if (!section) throw new Error('The other section could not be read.');
  expect(sectionInProject(await projectNow(seq), other, sectionTree(section)).newer).toBe('theirs');
});
