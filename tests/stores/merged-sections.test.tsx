import { describe, expect, it } from 'vitest';

import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import {
  accountMerges,
  readAnswers,
  removeMerge,
  shareMerge,
  writeMerge,
} from '#src/stores/merged-sections.ts';
import { savedTextBefore, writeSavedText } from '#src/stores/saved-texts.ts';
import { useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const name = 'merged--northfold-075423--stormglass-075423';
const facts = { number: '075423', title: 'TPO Roofing', makers: ['Northfold', 'Stormglass'], open: 5 };

it('what was resolved before signing in is kept, and with it what the person had resolved earlier', async () => {
  await signInAs('ada');
  writeMerge(name, { ...facts, answers: { fire: 'northfold', warranty: 'stormglass' } });
  endSession();
  writeMerge(name, { ...facts, answers: { fire: 'stormglass' } });
  await signInAs('ada');
  expect(readAnswers(name)).toEqual({ fire: 'stormglass', warranty: 'stormglass' });
});

it('a removed one comes back with what its section was when it was saved', () => {
  writeMerge(name, { ...facts, answers: {} });
  const section = { revised: '2026-10-01' };
  writeSavedText(name, section, sectionTree({ nodes: [] }), emptyState);
  const nextRevision = { revised: '2026-11-01' };
  const saved = savedTextBefore(name, nextRevision);
  expect(saved).not.toBeNull();
  const takeBack = removeMerge(name);
  expect(savedTextBefore(name, nextRevision)).toBeNull();
  takeBack();
  expect(savedTextBefore(name, nextRevision)).toEqual(saved);
});

describe('in a project of several people', () => {
  const project = (seq: number, part: object = {}) => ({
    seq,
    name: 'Low roof',
    project: 2,
    filename: [name],
    section: [{ number: '075423', title: 'TPO Roofing' }],
    company: ['Northfold, Stormglass'],
    updated_at: '2026-11-02T12:00:00Z',
    specs: [],
    ...part,
  });

  it('the choice is kept with the project, also where the section is added to it later', async () => {
    await signInAs('ada');
    writeMerge(name, { ...facts, answers: { fire: 'northfold' } });
    expect(accountMerges.names()).toEqual(['']);
    const known = [project(5), project(6, { right: 'read' }), project(7, { project: null })];
    useSpecwizardProjects.setState({ known });
    shareMerge(name);
    expect(accountMerges.read('project-5')).toMatchObject({ [name]: { answers: { fire: 'northfold' } } });
    writeMerge(name, { ...facts, answers: { fire: 'stormglass' } });
    expect(accountMerges.read('project-5')).toMatchObject({ [name]: { answers: { fire: 'stormglass' } } });
    expect(accountMerges.names().toSorted()).toEqual(['', 'project-5']);
  });

  it('what someone else settled last is what everyone reads', async () => {
    await signInAs('ada');
    writeMerge(name, { ...facts, answers: { fire: 'northfold' } });
    const at = Date.now() + 60_000;
    accountMerges.receive('project-5', { [name]: { ...facts, answers: { fire: 'stormglass' }, at } });
    expect(readAnswers(name)).toEqual({ fire: 'stormglass' });
    accountMerges.receive('project-5', { [name]: { ...facts, answers: { fire: 'both' }, at: 1 } });
    expect(readAnswers(name)).toEqual({ fire: 'northfold' });
  });
});
