import { describe, expect, it } from 'vitest';

import { familyOf } from '#src/reference-api/content/families.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { sampleWorlds } from '#tests/support/sample-worlds.ts';

/** Users' words for buildings, not those of the table. */
const buildings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hospitals?|clinics?|patient rooms?)\b/i, 'Health'],
  [/\b(?:schools?|classrooms?|universities)\b/i, 'Education'],
  [/\boffices?\b/i, 'Office'],
  [/\bhotels?\b/i, 'Hotel'],
  [/\bapartments?\b/i, 'Residential'],
  [/\b(?:airports?|parking structures?)\b/i, 'Transportation'],
  [/\blaborator(?:y|ies)\b/i, 'Laboratory'],
  [/\bwarehouses?\b/i, 'Industrial'],
  [/\bchurch(?:es)?\b/i, 'Religious'],
  [/\b(?:boardrooms?|conference rooms?)\b/i, 'Office'],
  [/\b(?:museums?|courtrooms?|libraries|fire stations?)\b/i, 'Public'],
  [/\b(?:concert halls?|auditoriums?|gyms|health clubs?)\b/i, 'Recreation'],
  [/\brestaurants?\b/i, 'Retail'],
];

describe('the buildings of a product', () => {
  it('are those that its uses name', () => {
    const missing = sampleWorlds().flatMap(({ content }) =>
      content
        .all('product')
        .flatMap(({ title, uses, buildingTypes }) =>
          buildings
            .filter(([words, type]) => uses.some((use) => words.test(use)) && !buildingTypes.includes(type))
            .map(([, type]) => `${title}: ${type}`),
        ),
    );
    expect(missing).toEqual([]);
  });
});

describe('the buildings of a finish', () => {
  it('are those that have rooms to hear in, no plants', () => {
    const panels = sampleWorlds().flatMap(({ content }) => content.inSection('098413', 'product'));
    expect(panels.length).toBeGreaterThan(0);
    expect(
      panels.flatMap(({ title, buildingTypes }) =>
        buildingTypes.includes('Industrial') || buildingTypes.includes('Laboratory') ? [title] : [],
      ),
    ).toEqual([]);
  });
});

describe('the buildings of plants and yards', () => {
  /** Types of buildings that nobody puts these kinds into. */
  const nowhere: readonly (readonly [noun: RegExp, types: readonly string[]])[] = [
    [/^Self-storage building$/, ['Health', 'Hotel', 'Recreation', 'Religious', 'Transportation']],
    [
      /^(?:Scraped-surface heat exchanger|Polymer blending unit|Knife gate valve)$/,
      ['Education', 'Health', 'Recreation'],
    ],
    [/\bfender$/i, ['Education', 'Health', 'Hotel', 'Office']],
  ];
  it('have none for people to live, learn, or worship in', () => {
    const placed = sampleWorlds().flatMap(({ content }) =>
      content
        .all('product')
        .flatMap(({ title, noun, buildingTypes }) =>
          nowhere
            .filter(([kind]) => kind.test(noun))
            .map(([, types]) => ({ title, wrong: buildingTypes.filter((type) => types.includes(type)) })),
        ),
    );
    expect(placed.length).toBeGreaterThan(10);
    expect(placed.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  });
});

describe('the samples of a section', () => {
  it('leave their number to the line that asks for it', () => {
    const counted = sectionProfiles
      .map(({ number }) => familyOf(number, '').samples ?? '')
      .filter((samples) => /^(?:one|two|three|four|\d+)\b/i.test(samples));
    expect(counted).toEqual([]);
  });
});
