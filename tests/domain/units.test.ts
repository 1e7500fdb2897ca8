import { describe, expect, it } from 'vitest';

import { measuredValue } from '#src/domain/measured-value.ts';
import { rangeFrom, rangesFrom, rangesText, rangeText } from '#src/domain/ranges.ts';
import { inUnit } from '#src/domain/typed-units.ts';
import { fromShown, measureText, shownMeasure } from '#src/domain/units.ts';

describe('a measure in the other system', () => {
  it.each([
    [2, 'in', '50.8 mm'],
    [36, 'in', '914 mm'],
    [0.625, 'in', '15.9 mm'],
    [60, 'mil', '1.52 mm'],
    [8, 'ft', '2.44 m'],
    [90, 'psf', '4.31 kPa'],
    [4000, 'psi', '27.6 MPa'],
    [50, 'ksi', '345 MPa'],
    [32, '°F', '0 °C'],
    [-40, '°F', '-40 °C'],
    [180, '°F', '82.2 °C'],
    [30, 'h·sq ft·°F/Btu', '5.28 m²·K/W'],
    [0.3, 'Btu/(h·sq ft·°F)', '1.7 W/(m²·K)'],
    [100, 'lb', '45.4 kg'],
    [400, 'cfm', '189 L/s'],
    [1.28, 'gpf', '4.85 L per flush'],
    [10_000, 'Btu/h', '2.93 kW'],
    [0.06, 'cfm/sq ft', '0.305 L/(s·m²)'],
    [50, null, '50'],
    [25, '%', '25%'],
    [20_000, 'cycles', '20,000 cycles'],
  ])('%d %s is %s', (value, unit, shown) => {
    expect(measureText(shownMeasure(value, unit, 'si'))).toBe(shown);
    expect(shownMeasure(value, unit, 'ip')).toEqual({ value, unit });
  });

  it.each([
    [50.8, 'in', 2],
    [82.2222, '°F', 180],
    [27.579, 'psi', 4000],
    [5, null, 5],
  ])('typed as %d is %s %d', (shown, unit, value) => {
    expect(fromShown(shown, unit, 'si')).toBeCloseTo(value, 2);
    expect(fromShown(shown, unit, 'ip')).toBe(shown);
  });
});

describe('a unit as typed', () => {
  it.each([
    [50.8, 'mm', 'in', 2],
    [2, 'FT', 'in', 24],
    [90, 'minutes', 'h', 1.5],
    [1, 'kPa', 'psf', 20.885],
    [100, '°C', '°F', 212],
    [5.28, 'RSI', 'h·sq ft·°F/Btu', 29.981],
    [100, 'l/s', 'cfm', 211.888],
    [3, null, 'in', 3],
  ])('%d %s is so much %s', (value, typed, wanted, expected) => {
    expect(inUnit(value, typed, wanted)).toBeCloseTo(expected, 2);
  });

  it.each([
    ['mm', 'h'],
    ['mm', null],
    ['furlong', 'in'],
    ['constructor', 'in'],
  ])('%s measures nothing in %s', (typed, wanted) => {
    expect(inUnit(1, typed, wanted)).toBeNull();
  });
});

describe('what an attribute measures', () => {
  it.each([
    ['fireRating', '1-1/2 hours', null, 1.5, 'h'],
    ['fireProtectionRating', '90 minutes', null, 1.5, 'h'],
    ['assemblyFireRating', 'F 3 hours', null, 3, 'h'],
    ['gauge', '68 mil (14 ga)', null, 14, 'ga'],
    ['gauge', '18 gauge', null, 18, 'ga'],
    ['thickness', 2, 'in', 2, 'in'],
  ])('%s of %s', (key, value, unit, number, inUnits) => {
    expect(measuredValue({ key, value, unit })).toEqual({ value: number, unit: inUnits });
  });

  it.each([
    ['gauge', '0.032 in'],
    ['finish', '2 hours'],
    ['fireRating', 'non-rated'],
  ])('%s of %s is no number', (key, value) => {
    expect(measuredValue({ key, value, unit: null })).toBeNull();
  });
});

describe('a range in an address', () => {
  it.each(['50..', '..12', '20..30', '-40..0', '0.5..0.75'])('%s is read and written alike', (text) => {
    const range = rangeFrom(text);
    expect(range && rangeText(range)).toBe(text);
  });

  it.each(['..', '', '50', '30..20', 'a..b', '1e9..', '1..2..3', `${'9'.repeat(16)}..`, ' 50..', '٣..'])(
    '%s is none',
    (text) => {
      expect(rangeFrom(text)).toBeNull();
    },
  );

  it('stands in the order of names, each once, the last one counting', () => {
    expect(rangesText(rangesFrom('stc:50..,gwp:..12,stc:55..,x,:1..,__proto__:1..'))).toBe(
      'gwp:..12,stc:55..',
    );
  });
});
