import { expect, it } from 'vitest';

import { otherChangeText } from '#src/domain/saved-work/other-change-text.ts';

const at = '2026-11-02T15:00:00.000Z';
const when = 'Nov 2, 2026, 10:00 a.m. ET';
const noted = (by: string, moment: string, isYou = false) => ({ by, at: moment, isYou });

it.each([
  ['my own record', at, 'own', `You changed it in another tab or browser on ${when}.`],
  ['my own, without a date', null, 'own', 'You changed it in another tab or browser.'],
  ['a change of Iris', at, [noted('Iris Chen', at)], `Iris Chen changed it on ${when}.`],
  [
    'the nearest of several changes',
    at,
    [noted('Ben', '2026-11-02T14:59:53.000Z'), noted('Iris', '2026-11-02T15:00:00.004Z')],
    `Iris changed it on ${when}.`,
  ],
  [
    'my own change of a shared one',
    at,
    [noted('Ada', at, true)],
    `You changed it in another tab or browser on ${when}.`,
  ],
  [
    'a change that is not noted',
    at,
    [noted('Iris', '2026-11-02T14:00:00.000Z')],
    `Someone you work with changed it on ${when}, or you did in another tab or browser.`,
  ],
  [
    'a shared one, before the changes are read',
    null,
    [],
    'Someone you work with changed it, or you did in another tab or browser.',
  ],
] as const)('%s', (_, moment, changes, text) => {
  expect(otherChangeText('it', moment, changes)).toBe(text);
});
