import { describe, expect, it } from 'vitest';

import { mayContainRequirement } from '#src/domain/may-contain-requirement.ts';
import { readRequirements } from '#src/domain/requirements.ts';
import { askedSet } from '#tests/golden/asked/asked-set.ts';
import { freshSet } from '#tests/golden/fresh/fresh-set.ts';
import { writtenSet } from '#tests/golden/golden-set.ts';

const asked = [...askedSet, ...freshSet, ...writtenSet].map(({ query }) => query);

describe('words that may hold a requirement', () => {
  it.each([
    'R-30 insulation',
    'low VOC paint',
    'zero-voc sealant',
    'lightweight CMU',
    'Class A roof',
    'claſs B roof',
    'storefront with EPD',
    'carpets with hpds',
    'doors to NFPA 80',
  ])('%s', (typed) => {
    const { ranges, choices } = readRequirements(typed);
    expect(ranges.length + choices.length).toBeGreaterThan(0);
    expect(mayContainRequirement(typed)).toBe(true);
  });

  it.each(['roof', 'standing seam roof', 'how do I flash a parapet', 'Tyvek', '½ in', '*', ''])(
    'are not “%s”',
    (typed) => {
      expect(mayContainRequirement(typed)).toBe(false);
    },
  );

  it('are all that anything is read out of, of what people type, with and without its numbers', () => {
    const typed = [...asked, ...asked.map((query) => query.replace(/\d/g, ''))];
    const passedOver = typed.filter((query) => !mayContainRequirement(query));
    expect(passedOver.length).toBeGreaterThan(asked.length / 2);
    const read = passedOver.filter((query) => {
      const { ranges, choices } = readRequirements(query);
      return ranges.length + choices.length > 0;
    });
    expect(read).toEqual([]);
  });
});
