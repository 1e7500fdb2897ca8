import { expect, it } from 'vitest';

import { readProductSections } from '#src/reference-api/content/product-sections.ts';

const section = `---
assembly: Metal Screen
prefix: SCR
bim: Generic Models; IfcPlate; face
related: 055213; 074213
programs: recycled
standards: ASTM A240; ASTM B209
uses: lobbies; gates
epd: "1 m2; 9 kg; 28..110; UL PCR Part B: Fabricated Metal Products"
---

## Descriptions

- Screens views.

## Limitations

- It rattles.

## Installation

- Hang it.

# Metal screen

materials: perforated sheet; expanded sheet
footprint: 12 kg; 30..90

> Weights are those of the sheet.

## Properties

| Property | Test | Values |
| --- | --- | --- |
| Material | | aluminum; bronze |
| Thickness | ASTM B209 | as sizes |
| Open area | | 30..50 by 10 |

## Sizes

| Material | Thickness |
| --- | --- |
| aluminum | 0.125 |
| bronze | 0.25 |

| Open area |
| --- |
| 30 |
| 50 |

## Options

| Option | Choices |
| --- | --- |
| Color | White #f2f2ee; Mill |

# Gate

like: Metal screen
uses: parking
epd: none
sizes: none

## Contents

| Substance | CAS | Role | Share | Screening |
| --- | --- | --- | --- | --- |
| Aluminum | 7429-90-5 | Base metal | 95..98.5 | LT-P1 |
`;
const read = (text: string) => readProductSections(new Map([['products/057000-screens.md', text]]));

it('a section has its own values, and kinds with theirs', () => {
  expect(read(section)).toMatchObject([
    {
      number: '057000',
      assembly: 'Metal Screen',
      sheetPrefix: 'SCR',
      bim: { category: 'Generic Models', ifcClass: 'IfcPlate', host: 'face' },
      related: ['055213', '074213'],
      epd: {
        declaredUnit: '1 m2',
        massKg: 9,
        gwp: [28, 110],
        pcr: 'UL PCR Part B: Fabricated Metal Products',
      },
      hpd: null,
      installation: ['Hang it.'],
      kinds: [
        {
          noun: 'Metal screen',
          materials: ['perforated sheet', 'expanded sheet'],
          footprint: { massKg: 12, gwp: [30, 90] },
          attributes: [
            { key: 'materialType', standard: null, values: ['aluminum', 'bronze'] },
            {
              key: 'thickness',
              standard: 'ASTM B209',
              values: { least: 0.125, greatest: 0.25, step: 0.125 },
            },
            { key: 'openArea', standard: null, values: { least: 30, greatest: 50, step: 10 } },
          ],
          options: [
            {
              name: 'Color',
              values: [
                { text: 'White', swatch: '#f2f2ee' },
                { text: 'Mill', swatch: null },
              ],
            },
          ],
        },
        { noun: 'Gate' },
      ],
    },
  ]);
});

it('tables of sizes are combined, each row with each row', () => {
  expect(read(section)[0]?.kinds[0]?.series).toEqual([
    { materialType: 'aluminum', thickness: 0.125, openArea: 30 },
    { materialType: 'aluminum', thickness: 0.125, openArea: 50 },
    { materialType: 'bronze', thickness: 0.25, openArea: 30 },
    { materialType: 'bronze', thickness: 0.25, openArea: 50 },
  ]);
});

it('a kind has what the one that it is like has, but for what it says itself, and for its footprint', () => {
  const [screen, gate] = read(section)[0]?.kinds ?? [];
  expect(gate).toEqual({
    ...screen,
    noun: 'Gate',
    footprint: undefined,
    uses: ['parking'],
    epd: null,
    series: [],
    hpd: [
      { substance: 'Aluminum', cas: '7429-90-5', role: 'Base metal', share: [95, 98.5], screening: 'LT-P1' },
    ],
  });
});

it.each([
  [
    'an unknown property',
    '| Open area | | 30',
    '| Holes | | 30',
    'line 37: Holes: There is no such property.',
  ],
  ['a property without values', '30..50 by 10', '', 'line 37: Values: It is missing.'],
  [
    'words for a number',
    '30..50 by 10',
    'some',
    'line 37: Open area: A number is expected, or a range: 30..55 by 5.',
  ],
  [
    'sizes that have no such column',
    '| Material | Thickness |',
    '| Material | Height |',
    'line 36: Thickness: No size has it.',
  ],
  ['a size in words', '| bronze | 0.25 |', '| bronze | thin |', 'line 44: Thickness: A number is expected.'],
  [
    'a kind like no other',
    'like: Metal screen',
    'like: Fence',
    'line 57: Gate, like: There is no other kind “Fence”.',
  ],
  [
    'a kind like itself',
    'like: Metal screen',
    'like: Gate',
    'line 57: Gate, like: There is no other kind “Gate”.',
  ],
  [
    'a kind without materials',
    'materials: perforated',
    'uses: perforated',
    'line 24: Metal screen, materials: It is missing.',
  ],
  [
    'an unknown field',
    'uses: parking',
    'use: parking',
    'line 57: Gate, use: There is no field of this name.',
  ],
  [
    'an unknown heading',
    '## Options',
    '## Choices',
    'line 24: Metal screen, choices: There is no field of this name.',
  ],
  ['a heading twice', '## Options', '## Sizes', 'line 51: “sizes” is there twice.'],
  ['a mass without its unit', '9 kg', '9', 'epd: A mass is “4.2 kg”.'],
  ['a text for a list', '- Hang it.', 'Hang it.', 'installation: A list is expected.'],
])('%s is refused by line or field', (_, from, to, message) => {
  expect(section).toContain(from);
  expect(() => read(section.replace(from, to))).toThrow(`content/products/057000-screens.md, ${message}`);
});
