import { expect, it } from 'vitest';

import { answersOf, forgetMerges, writeMerge } from '#src/stores/merged-sections.ts';
import { endSession } from '#src/stores/session-lifecycle.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const name = 'merged--northfold-075423--stormglass-075423';
const facts = { number: '075423', title: 'TPO Roofing', makers: ['Northfold', 'Stormglass'], open: 5 };

it('what was resolved before signing in is kept, and with it what the person had resolved earlier', async () => {
  forgetMerges();
  await signInAs('ada');
  writeMerge(name, { ...facts, answers: { fire: 'northfold', warranty: 'stormglass' } });
  endSession();
  writeMerge(name, { ...facts, answers: { fire: 'stormglass' } });
  await signInAs('ada');
  expect(answersOf(name)).toEqual({ fire: 'stormglass', warranty: 'stormglass' });
});
