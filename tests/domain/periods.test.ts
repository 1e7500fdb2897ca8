import { describe, expect, it } from 'vitest';

import {
  dayText,
  periodAfter,
  periodBefore,
  periodDayFrom,
  periodOf,
  periodText,
  periodTypeFrom,
} from '#src/domain/periods.ts';

describe('The period of a day', () => {
  it.each([
    ['week', '2026-11-02', '2026-11-02', '2026-11-08', 'Nov 2 – 8, 2026'],
    ['week', '2026-11-08', '2026-11-02', '2026-11-08', 'Nov 2 – 8, 2026'],
    ['week', '2026-11-01', '2026-10-26', '2026-11-01', 'Oct 26 – Nov 1, 2026'],
    ['week', '2026-01-01', '2025-12-29', '2026-01-04', 'Dec 29, 2025 – Jan 4, 2026'],
    ['week', '2024-02-29', '2024-02-26', '2024-03-03', 'Feb 26 – Mar 3, 2024'],
    ['month', '2026-11-02', '2026-11-01', '2026-11-30', 'November 2026'],
    ['month', '2024-02-29', '2024-02-01', '2024-02-29', 'February 2024'],
    ['month', '2026-01-31', '2026-01-01', '2026-01-31', 'January 2026'],
    ['month', '2025-12-31', '2025-12-01', '2025-12-31', 'December 2025'],
  ] as const)('the %s of %s', (type, day, start, end, text) => {
    const period = periodOf(type, day);
    expect(period).toEqual({ type, start, end });
    expect(periodText(period)).toBe(text);
  });

  it('every day of four years is in one, and periods follow one another without a gap', () => {
    for (const type of ['week', 'month'] as const) {
      let period = periodOf(type, '2023-01-01');
      let count = 0;
      while (period.start < '2027-01-01') {
        expect(periodOf(type, period.end)).toEqual(period);
        const next = periodAfter(period, '2030-01-01');
        expect(next && periodBefore(next)).toEqual(period);
        period = next ?? period;
        count += 1;
      }
      expect(count).toBe(type === 'week' ? 210 : 48);
    }
  });

  it('has none after it that has not begun, and none before the library', () => {
    expect(periodAfter(periodOf('week', '2026-11-02'), '2026-11-08')).toBeNull();
    expect(periodAfter(periodOf('week', '2026-11-02'), '2026-11-09')?.start).toBe('2026-11-09');
    expect(periodBefore(periodOf('month', '2000-01-01'))).toBeNull();
  });
});

describe('A link’s words', () => {
  it.each([
    ['week', 'week'],
    ['month', 'month'],
    ['Week', null],
    ['year', null],
    ['', null],
  ])('%s as a kind of period', (text, expected) => {
    expect(periodTypeFrom(text)).toBe(expected);
  });

  it.each([
    ['2026-11-02', true],
    ['2026-11-03', true],
    ['2026-11-04', false],
    ['2000-01-01', true],
    ['1999-12-31', false],
    ['2026-02-30', false],
    ['2025-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['20261102', false],
    ['2026-11-02T00:00:00Z', false],
    ['today', false],
    ['', false],
  ])('%s as a day', (text, isOne) => {
    expect(periodDayFrom(text, '2026-11-02')).toBe(isOne ? text : null);
  });

  it('a day is told with its name', () => {
    expect(dayText('2026-11-02')).toBe('Monday, Nov 2');
  });
});
