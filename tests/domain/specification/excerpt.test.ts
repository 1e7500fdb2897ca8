import { expect, it } from 'vitest';

import { excerpt } from '#src/domain/specification/preflight/excerpt.ts';

const words = (count: number) => Array.from({ length: count }, () => 'four').join(' ');

it.each([
  ['a short line', 'Fasteners', 'Fasteners'],
  ['a line without its period', 'Provide fasteners.', 'Provide fasteners'],
  ['a line without its colon', 'Products:', 'Products'],
  ['a line of 60 characters', `${words(11)} fives`, `${words(11)} fives`],
  ['a longer line, up to the last whole word', `${words(12)} more.`, `${words(12)}…`],
  ['a word that is too long', 'x'.repeat(61), `${'x'.repeat(60)}…`],
  ['a short word before one that is too long', `Provide ${'x'.repeat(80)}`, `Provide ${'x'.repeat(52)}…`],
])('quotes %s', (_what, line, quoted) => {
  expect(excerpt(line)).toBe(quoted);
});
