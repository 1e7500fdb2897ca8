import { describe, expect, it } from 'vitest';

import type { Attribute } from '#src/contracts/content.ts';
import { createRandom } from '#src/reference-api/world/random.ts';
import { withArticleOrCount } from '#src/reference-api/seed/attribute-values.ts';
import { pickMaterial } from '#src/reference-api/seed/pick-material.ts';
import { inRunningText, lowerFirst } from '#src/reference-api/seed/titles-and-text.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';

const attribute = (label: string, value: Attribute['value'], unit: string | null): Attribute => ({
  key: label,
  label,
  symbol: label,
  value,
  unit,
  si: null,
  standard: null,
  better: null,
});
const kind = (number: string, noun: string) => {
  const profile = sectionProfiles.find((one) => one.number === number);
  if (!profile) throw new Error(number);
  return profileOfKind(profile, noun);
};

describe('What a product is made of', () => {
  it.each([
    ['407100', 'Magnetic flow meter', 'PTFE', /PTFE/],
    ['407100', 'Magnetic flow meter', 'Hard rubber', /hard rubber/],
    ['407100', 'Magnetic flow meter', 'Polyurethane', /polyurethane/],
    ['412200', 'Jib crane', 'Wall bracket', /wall bracket/],
    ['412200', 'Jib crane', 'Free-standing mast', /mast/],
    ['253500', 'Control valve and actuator', 'Flanged', /flanged/],
    ['451500', 'Steam-jacketed kettle', 'Type 316L', /Type 316L/],
  ])('%s %s says what its values say: %s', (number, noun, value, material) => {
    const profile = kind(number, noun);
    const said = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      pickMaterial(profile, [attribute('Choice', value, null)], createRandom(seed)),
    );
    expect(said.filter((text) => !material.test(text))).toEqual([]);
  });
});

describe('A property in a sentence', () => {
  it.each([
    [attribute('Inputs and outputs', 64, null), '64 inputs and outputs'],
    [attribute('Lamps', 6, null), '6 lamps'],
    [attribute('Filter elements', 100, null), '100 filter elements'],
    [attribute('Specific gravity of contents', 1.9, null), 'a specific gravity of contents of 1.9'],
    [attribute('Thickness', 2, 'in'), 'a thickness of 2 in'],
    [attribute('Airflow', 400, 'cfm'), 'an airflow of 400 cfm'],
    [attribute('Beam angle', 60, '°'), 'a beam angle of 60°'],
  ])('%o', (one, words) => {
    expect(withArticleOrCount(one)).toBe(words);
  });

  it('keeps the capital of names and units', () => {
    expect(lowerFirst('Parshall flume')).toBe('Parshall flume');
    expect(inRunningText('Insertion loss at 500 Hz')).toBe('insertion loss at 500 Hz');
    expect(inRunningText('Butterfly valve')).toBe('butterfly valve');
  });
});
