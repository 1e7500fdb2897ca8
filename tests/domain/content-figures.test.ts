import { describe, expect, it } from 'vitest';

import { durationText, durationWords, isoDuration } from '#src/lib/duration.ts';
import { impactTable, impactText, stageName } from '#src/domain/impact-table.ts';

describe('how long a video runs', () => {
  it.each([
    [0, '0:00', '0 sec', 'PT0S'],
    [45, '0:45', '45 sec', 'PT45S'],
    [125, '2:05', '2 min', 'PT2M5S'],
    [2700, '45:00', '45 min', 'PT45M'],
    [3600, '1:00:00', '1 hr', 'PT1H'],
    [5400, '1:30:00', '1 hr 30 min', 'PT1H30M'],
    [3599.6, '1:00:00', '1 hr', 'PT1H'],
  ])('%d seconds are %s, %s, %s', (seconds, clock, words, iso) => {
    expect([durationText(seconds), durationWords(seconds), isoDuration(seconds)]).toEqual([
      clock,
      words,
      iso,
    ]);
  });
});

describe('a declaration’s results', () => {
  it.each([
    [0, '0'],
    [12.4, '12.4'],
    [-1.74, '−1.74'],
    [1234.56, '1,235'],
    [2, '2.00'],
    [0.032, '0.0320'],
    [0.0032, '3.20E-3'],
    [0.00000031, '3.10E-7'],
    [-2.5e-8, '−2.50E-8'],
    [1_250_000, '1.25E6'],
  ])('%d is printed %s', (value, text) => {
    expect(impactText(value)).toBe(text);
  });

  it('stand by indicator and stage, and a stage that was not declared stays empty', () => {
    const of = (stage: string, indicator: string, value: number) => ({
      stage,
      indicator,
      name: indicator.toLowerCase(),
      value,
      unit: 'kg',
    });
    expect(impactTable([of('A1-A3', 'GWP', 12), of('A4', 'GWP', 1), of('A1-A3', 'AP', 0.2)])).toEqual({
      stages: ['A1-A3', 'A4'],
      rows: [
        { indicator: 'GWP', name: 'gwp', unit: 'kg', values: [12, 1] },
        { indicator: 'AP', name: 'ap', unit: 'kg', values: [0.2, null] },
      ],
    });
  });

  it.each([
    ['A1-A3', 'Product'],
    ['D', 'Beyond the system boundary'],
    ['X9', ''],
  ])('name what stage %s covers', (stage, name) => {
    expect(stageName(stage)).toBe(name);
  });
});
