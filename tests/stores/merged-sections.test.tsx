import { expect, it } from 'vitest';

import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { readAnswers, removeMerge, writeMerge } from '#src/stores/merged-sections.ts';
import { savedTextBefore, writeSavedText } from '#src/stores/saved-texts.ts';
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
