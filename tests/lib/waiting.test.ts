import { describe, expect, it } from 'vitest';

import { backoffMs } from '#src/lib/backoff.ts';
import { retryAfterMs, waitText } from '#src/lib/retry-after.ts';

const now = Date.UTC(2026, 10, 2, 12, 0, 0);

it.each([
  [null, 'a moment'],
  [0, 'a moment'],
  [1_000, 'a moment'],
  [1_001, '2 seconds'],
  [119_000, '119 seconds'],
  [120_000, '2 minutes'],
  [870_000, '15 minutes'],
  [7_200_000, '2 hours'],
  [86_400_000, '24 hours'],
])('a wait of %s ms reads %s', (ms, words) => {
  expect(waitText(ms)).toBe(words);
});

describe('how long the server asks to wait', () => {
  it.each([
    ['0', 0],
    ['2', 2_000],
    [' 5 ', 5_000],
    ['0030', 30_000],
    ['3600', 3_600_000],
    // As caches write that something is good for ever.
    ['2147483648', 2_147_483_648_000],
    ['2147483649', 2_147_483_648_000],
    ['Mon, 02 Nov 2026 12:00:20 GMT', 20_000],
    ['Monday, 02-Nov-26 12:01:00 GMT', 60_000],
    ['Mon Nov  2 12:00:05 2026', 5_000],
    ['Mon, 02 Nov 2026 11:59:59 GMT', 0],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 0],
  ])('%s', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });

  it.each(['30', '29'])('%s s pass in silence', (header) => {
    expect(retryAfterMs(header, now)).toBeLessThanOrEqual(30_000);
  });

  it.each(['31', '9'.repeat(30), 'Tue, 03 Nov 2026 12:00:00 GMT'])('%s is told to the visitor', (header) => {
    expect(retryAfterMs(header, now)).toBeGreaterThan(30_000);
  });

  it.each([
    null,
    undefined,
    '',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '0x10',
    '1, 2',
    'soon',
    'Infinity',
    '2026-11-02T12:00:05Z',
    'Mon, 2 Nov 2026 12:00:05 GMT',
    'Mon, 31 Feb 2026 12:00:05 GMT',
    'Mon, 02 Nop 2026 12:00:05 GMT',
    'Mon, 02 Nov 2026 24:61:00 GMT',
    'Mon, 02 Nov 2026 12:00:05 CET',
    '9'.repeat(10_000),
  ])('%j is no such wish', (header) => {
    expect(retryAfterMs(header, now)).toBe('ignore');
  });
});

it.each([
  [0, 300],
  [1, 600],
  [2, 1_200],
  [3, 2_400],
  [4, 3_000],
  [30, 3_000],
])('after %i retries the wait lies between 0 and %i ms', (retries, longest) => {
  expect(backoffMs(retries, () => 0)).toBe(0);
  expect(backoffMs(retries, () => 0.5)).toBe(longest / 2);
  expect(backoffMs(retries, () => 0.999_999)).toBeLessThan(longest);
});
