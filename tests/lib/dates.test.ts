import { expect, it } from 'vitest';

import { dateAndTime } from '#src/lib/dates.ts';

it.each([
  ['2026-11-20T17:00:00Z', 'Nov 20, 2026, 12:00 p.m. ET'],
  ['2026-08-05T17:00:00.000Z', 'Aug 5, 2026, 1:00 p.m. ET'],
  ['2026-11-20T04:05Z', 'Nov 19, 2026, 11:05 p.m. ET'],
  ['2026-11-20T05:30:00Z', 'Nov 20, 2026, 12:30 a.m. ET'],
  ['2026-11-20', 'Nov 20, 2026'],
  ['2026-11-20T25:00:00Z', 'Nov 20, 2026'],
  ['2026-02-30T17:00:00Z', null],
  ['soon', null],
])('the moment %s is %s', (iso, words) => {
  expect(dateAndTime(iso)).toBe(words);
});
