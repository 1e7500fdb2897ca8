import { applied } from '#src/reference-api/specifications/families/applied.ts';
import type { Family } from '#src/reference-api/specifications/families/family.ts';

export const painting: Family = {
  ...applied,
  shopDrawings: null,
  samples:
    'Each color and gloss on {8 by 10 inch|200 by 250 mm} boards, with each coat stepped back to show the one below',
  meeting:
    'Substrates and their moisture, colors, sequence with other trades, ventilation of occupied areas, and access',
  mockup: 'One wall of {100 square feet|9 sq m} and one door with its frame, for each color scheme',
  accessories: [
    'Primers: Recommended for the substrate and the finish coats, of the same manufacturer.',
    '  [x] Tint primers toward the finish color where it is deep.',
    'Fillers, patching compounds, and caulk: Paintable and compatible with the coating.',
    'Thinners and cleaners: Recommended by the manufacturer and within the limits of local air-quality rules.',
  ],
  making: {
    title: 'Mixing',
    lines: [
      'Stir to a uniform consistency before and during application; strain paint that has skins or lumps.',
      'Do not thin beyond the printed limit.',
      'Box containers of one color so that batches match across a wall.',
    ],
  },
  sourceControl: ['Make colors in the factory or from the formula on record, so that later orders match.'],
  preparation: [
    'Remove dust, grease, rust, mildew, and loose material; sand glossy surfaces.',
    'Fill nail holes, cracks, and dents flush, sand smooth, and spot-prime the patches.',
    'Drape floors, furniture, and equipment that cannot be moved.',
  ],
  tolerances: [
    'Coverage: Full hide, with uniform color and gloss from corner to corner.',
    'Appearance: Free of runs, sags, lap marks, roller stipple out of character, and holidays when viewed at {5 feet|1.5 m} in finished lighting.',
  ],
};
