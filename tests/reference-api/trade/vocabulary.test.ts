import { describe, expect, it } from 'vitest';

import { converts, shownMeasure } from '#src/domain/units.ts';
import { attributeDefinition, attributeDefinitions } from '#src/reference-api/trade/attributes.ts';
import { certificationProgram, certificationPrograms } from '#src/reference-api/content/certification.ts';
import { expansions, synonymGroups } from '#src/reference-api/content/words.ts';

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Units that are the same in US customary and SI. */
const sharedUnits = new Set([
  '%',
  'ppm',
  'cycles',
  'sones',
  '°',
  'GU',
  'MP',
  'US sieve',
  's',
  'min',
  'h',
  'days',
  'months',
  'years',
  'per min',
  'rpm',
  '1/s',
  'Hz',
  'MHz',
  'dB',
  'dBA',
  'lm',
  'lm/W',
  'K',
  'g',
  'g/L',
  'kg CO2e',
  'V',
  'kV',
  'A',
  'kA',
  'W',
  'kW',
  'kVA',
  'kWh',
  'W/sq cm',
  'mJ/sq cm',
  'µS/cm',
]);

describe('The properties products are compared by', () => {
  it('are at least 70, each with a key, a label and a symbol of its own kind', () => {
    expect(attributeDefinitions.length).toBeGreaterThanOrEqual(70);
    expect(repeated(attributeDefinitions.map(({ key }) => key))).toEqual([]);
    expect(repeated(attributeDefinitions.map(({ label }) => label))).toEqual([]);
    expect(attributeDefinitions.filter(({ key }) => !/^[a-z][A-Za-z]+$/.test(key))).toEqual([]);
  });

  it('leave choices without unit or order', () => {
    const choices = attributeDefinitions.filter(({ kind }) => kind === 'choice');
    expect(choices.length).toBeGreaterThan(10);
    expect(choices.filter(({ unit, better }) => unit !== null || better !== null)).toEqual([]);
  });

  it('have a unit that converts to SI, or one that both systems share', () => {
    const unknown = attributeDefinitions.filter(
      ({ unit }) => unit !== null && !converts(unit) && !sharedUnits.has(unit),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['thermalResistance', 30, 5.28, 'm²·K/W'],
    ['uFactor', 0.3, 1.7, 'W/(m²·K)'],
    ['compressiveStrength', 4000, 27.6, 'MPa'],
    ['thickness', 0.625, 15.9, 'mm'],
    ['membraneThickness', 60, 1.52, 'mm'],
    ['windUplift', 90, 4.31, 'kPa'],
    ['permeance', 10, 572, 'ng/(Pa·s·m²)'],
    ['flowRate', 0.5, 1.89, 'L/min'],
    ['flushVolume', 1.28, 4.85, 'L per flush'],
    ['airflow', 1000, 472, 'L/s'],
    ['activationTemperature', 155, 68.3, '°C'],
    ['minimumTemperature', 32, 0, '°C'],
    ['staticPressure', 1, 249, 'Pa'],
    ['coolingCapacity', 10, 35.2, 'kW'],
    ['minimumSlope', 0.25, 2.08, '%'],
  ])('%s of %d converts to %d %s', (key, ip, expected, unit) => {
    const shown = shownMeasure(ip, attributeDefinition(key)?.unit ?? null, 'si');
    expect(shown).toEqual({ value: expected, unit });
  });

  it('are found by key only', () => {
    expect(attributeDefinition('soundTransmission')?.symbol).toBe('STC');
    expect(attributeDefinition('STC')).toBeNull();
    expect(attributeDefinition('constructor')).toBeNull();
  });
});

describe('The certification programs', () => {
  it('each have a key, a name, and numbers that can be told apart', () => {
    expect(repeated(certificationPrograms.map(({ key }) => key))).toEqual([]);
    expect(repeated(certificationPrograms.map(({ name }) => name))).toEqual([]);
    expect(certificationPrograms.filter(({ numberPattern }) => !/[#@]{1,}/.test(numberPattern))).toEqual([]);
    expect(
      certificationPrograms.filter(({ levels }) => levels.length === 1 || repeated(levels).length > 0),
    ).toEqual([]);
    expect(certificationPrograms.filter(({ yearsValid }) => yearsValid !== null && yearsValid < 1)).toEqual(
      [],
    );
  });

  it('are found by key', () => {
    expect(certificationProgram('icc-es')?.numberPattern).toBe('ESR-####-SAMPLE');
    expect(certificationProgram('nobody')).toBeNull();
  });
});

describe("The trade's other words", () => {
  it('make at least 150 groups, in lower case, no phrase in two of them', () => {
    expect(synonymGroups.length).toBeGreaterThanOrEqual(150);
    const phrases = synonymGroups.flat();
    expect(synonymGroups.filter((group) => group.length < 2)).toEqual([]);
    expect(repeated(phrases)).toEqual([]);
    expect(phrases.filter((phrase) => phrase !== phrase.toLowerCase().trim() || phrase === '')).toEqual([]);
  });

  it.each([
    ['drywall', 'gypsum board'],
    ['curtainwall', 'curtain wall'],
    ['hm door', 'hollow metal'],
    ['acm', 'mcm'],
    ['bathroom partition', 'toilet compartment'],
    ['concrete block', 'cmu'],
    ['wc', 'toilet'],
    ['lav', 'lavatory'],
    ['light fixture', 'luminaire'],
    ['rtu', 'rooftop unit'],
    ['polyiso', 'polyisocyanurate'],
  ])('%s is %s', (one, other) => {
    expect(synonymGroups.find((group) => group.includes(one))).toContain(other);
  });

  it('widen one way only', () => {
    expect(repeated(expansions.map(({ from }) => from))).toEqual([]);
    expect(
      expansions.filter(({ from, to }) => to.length === 0 || to.includes(from) || to.includes('')),
    ).toEqual([]);
    expect(expansions.find(({ from }) => from === 'roofing')?.to).toContain('tpo');
    expect(expansions.find(({ from }) => from === 'tpo')).toBeUndefined();
  });
});
