import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Attribute } from '#src/contracts/content.ts';
import { judgeAttribute, judgeNumbers } from '#src/domain/substitution/judge.ts';
import { sameTest } from '#src/domain/substitution/test-standards.ts';
import { converts, shownMeasure } from '#src/domain/units.ts';
import { attributeOf } from '#tests/domain/compare/records.ts';

const verdict = (specified: Attribute, proposed: Attribute | null) =>
  judgeAttribute(specified, proposed, 'ip').verdict;

const thickness = (value: number, unit: string | null, standard: string | null = 'ASTM D6878') =>
  attributeOf('membraneThickness', value, { unit, standard, better: 'higher' });
const uFactor = (value: number) => attributeOf('uFactor', value, { better: 'lower' });
const width = (value: number, unit = 'in') => attributeOf('width', value, { unit });
const words = (key: string, value: string) => attributeOf(key, value);

it.each<[string, Attribute, Attribute | null, string]>([
  ['higher is better: more passes', thickness(60, 'mil'), thickness(80, 'mil'), 'pass'],
  ['higher is better: the same passes', thickness(60, 'mil'), thickness(60, 'mil'), 'pass'],
  ['higher is better: less fails', thickness(60, 'mil'), thickness(45, 'mil'), 'fail'],
  ['lower is better: less passes', uFactor(0.3), uFactor(0.28), 'pass'],
  ['lower is better: more fails', uFactor(0.3), uFactor(0.31), 'fail'],
  ['equal: the same passes', width(36), width(36), 'pass'],
  ['equal: more fails', width(36), width(42), 'fail'],
  ['equal: less fails', width(36), width(30), 'fail'],
  ['nothing stated', thickness(60, 'mil'), null, 'unknown'],
  ['another unit is converted and passes', thickness(60, 'mil'), thickness(2.03, 'mm'), 'pass'],
  ['a rounded conversion of the same passes', thickness(60, 'mil'), thickness(1.52, 'mm'), 'pass'],
  ['another unit is converted and fails', thickness(60, 'mil'), thickness(1.14, 'mm'), 'fail'],
  ['specified in SI, proposed in inches', thickness(1.52, 'mm'), thickness(60, 'mil'), 'pass'],
  ['feet and inches', width(36), width(3, 'ft'), 'pass'],
  ['a unit of another kind', thickness(60, 'mil'), thickness(60, 'psi'), 'unknown'],
  ['a unit against none', thickness(60, 'mil'), thickness(60, null), 'unknown'],
  ['another test standard', thickness(60, 'mil'), thickness(80, 'mil', 'ASTM D4637'), 'unknown'],
  ['no test standard on one side', thickness(60, 'mil'), thickness(80, 'mil', null), 'unknown'],
  ['no test standard on the other', thickness(60, 'mil', null), thickness(80, 'mil'), 'unknown'],
  ['no test standard at all', thickness(60, 'mil', null), thickness(80, 'mil', null), 'pass'],
  ['another edition of the standard', thickness(60, 'mil'), thickness(80, 'mil', 'ASTM D6878-21'), 'pass'],
  [
    'words that agree',
    words('installationMethod', 'fully adhered'),
    words('installationMethod', 'Fully-adhered'),
    'pass',
  ],
  [
    'words that differ',
    words('installationMethod', 'fully adhered'),
    words('installationMethod', 'ballasted'),
    'fail',
  ],
  [
    'a class in words: a better one',
    words('roofFireClass', 'Class B'),
    words('roofFireClass', 'Class A'),
    'pass',
  ],
  [
    'a class in words: a worse one',
    words('roofFireClass', 'Class A'),
    words('roofFireClass', 'Class B'),
    'fail',
  ],
  ['a class that is none', words('roofFireClass', 'Class A'), words('roofFireClass', 'not rated'), 'unknown'],
  ['hours in words: longer', words('fireRating', '1 hour'), words('fireRating', '90 minutes'), 'pass'],
  ['hours in words: shorter', words('fireRating', '2 hours'), words('fireRating', '90 minutes'), 'fail'],
  ['a number against words', width(36), words('width', 'as ordered'), 'unknown'],
])('%s', (_name, specified, proposed, expected) => {
  expect(verdict(specified, proposed)).toBe(expected);
});

it.each([
  ['ASTM D6878', 'ASTM D 6878', 'same'],
  ['ASTM D6878', 'ASTM D6878-21e1', 'other edition'],
  ['ANSI A250.8-2017', 'ANSI A250.8', 'other edition'],
  ['ISO 14025:2006', 'ISO 14025', 'other edition'],
  ['EN 12697-22', 'EN 12697-34', 'other'],
  ['ASTM E84', 'UL 723', 'other'],
  [null, null, 'same'],
  ['ASTM E84', null, 'other'],
])('%s and %s: %s', (one, other, expected) => {
  expect(sameTest(one, other)).toBe(expected);
  expect(sameTest(other, one)).toBe(expected);
});

it('says by how much in percent, and from twice as much on as a multiple', () => {
  const lower = { direction: 'lower', text: '100 ppm' } as const;
  expect(judgeNumbers(100, 150, lower).why).toBe('Above 100 ppm by 50%.');
  expect(judgeNumbers(100, 1_000, lower).why).toBe('Above 100 ppm: 10 times as high.');
  expect(judgeNumbers(0, 2, lower).why).toBe('Above 100 ppm.');
});

it('says why, in the units that are read', () => {
  const [one, other] = [thickness(60, 'mil'), thickness(45, 'mil')];
  expect(judgeAttribute(one, other, 'ip').why).toBe('Below 60 mil by 25%.');
  expect(judgeAttribute(one, other, 'si').why).toBe('Below 1.52 mm by 25%.');
  expect(judgeAttribute(one, thickness(80, 'mil', 'ASTM D4637'), 'ip').why).toBe(
    'Not comparable: specified to ASTM D6878, proposed to ASTM D4637.',
  );
  const roof = (value: string) => words('roofFireClass', value);
  expect(judgeAttribute(roof('Class A'), roof('Class B'), 'ip').why).toBe('Not as good as Class A.');
  expect(judgeAttribute(roof('Class B'), roof('Class A'), 'ip').why).toBe('Better than Class B.');
  expect(judgeAttribute(one, null, 'ip').why).toBe('Not stated. Ask the contractor for it.');
});

describe('for any figure', () => {
  const unit = fc.constantFrom('mil', 'in', 'ft', 'psi', 'lb', 'cfm', 'psf', 'gpm', 'lb/cu ft');
  const better = fc.constantFrom('higher' as const, 'lower' as const, null);
  const value = fc.double({ min: 0.5, max: 90_000, noNaN: true }).map((one) => Number(one.toPrecision(3)));
  const inSi = (attribute: Attribute): Attribute =>
    typeof attribute.value === 'number' && converts(attribute.unit)
      ? { ...attribute, ...shownMeasure(attribute.value, attribute.unit, 'si') }
      : attribute;

  it('converting units never changes a verdict', () => {
    fc.assert(
      fc.property(unit, better, value, value, (unit, better, one, other) => {
        // Closer than SI figures are rounded, the two are one.
        fc.pre(one === other || Math.abs(one - other) > 0.02 * Math.max(one, other));
        const specified = attributeOf('anything', one, { unit, better });
        const proposed = attributeOf('anything', other, { unit, better });
        const expected = verdict(specified, proposed);
        expect(judgeAttribute(specified, proposed, 'si').verdict).toBe(expected);
        expect(verdict(specified, inSi(proposed))).toBe(expected);
        expect(verdict(inSi(specified), proposed)).toBe(expected);
        expect(verdict(inSi(specified), inSi(proposed))).toBe(expected);
      }),
    );
  });

  it('of two that differ, one passes where higher or lower is better, none where they must be equal', () => {
    fc.assert(
      fc.property(unit, better, value, value, (unit, better, one, other) => {
        fc.pre(one !== other);
        const pair = [one, other].map((amount) => attributeOf('anything', amount, { unit, better }));
        const [specified, proposed] = pair;
        if (!specified || !proposed) return;
        const verdicts = [verdict(specified, proposed), verdict(proposed, specified)];
        expect(verdicts.filter((found) => found === 'pass')).toHaveLength(better === null ? 0 : 1);
      }),
    );
  });
});
