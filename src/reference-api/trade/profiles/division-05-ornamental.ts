import { chosen, content, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { pipeRailings } from '#src/reference-api/trade/profiles/division-05-pipe-railings.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division05Ornamental: readonly SectionProfile[] = [
  pipeRailings,
  {
    number: '057000',
    nouns: [
      'Ornamental metal screen',
      'Decorative glass railing',
      'Perforated metal panel',
      'Column cover',
      'Elevator cab panel',
    ],
    tradeNames: [
      'Filigree',
      'Verdigris',
      'Tessera Metal',
      'Palingwork',
      'Lumen Screen',
      'Brightwork',
      'Patina House',
    ],
    materials: [
      'perforated aluminum sheet, 1/8 inch thick',
      'C22000 bronze with a statuary finish',
      'Type 304 stainless steel, No. 8 mirror finish',
      'woven stainless steel wire cloth',
    ],
    descriptions: [
      'Screens views and sun with metal cut to the designer’s pattern.',
      'Clads columns and walls in sheet that hides its fasteners.',
      'Finishes public rooms in metal that takes wear and ages well.',
    ],
    uses: ['lobbies', 'parking structure screens', 'elevator cabs', 'feature stairs', 'storefront columns'],
    limitations: [
      'Mirror finishes show oil-canning and are not suitable for sheet under 16 gauge.',
      'Bronze darkens out of doors unless it is lacquered and kept up.',
      'Different metals need separation where they meet in the weather.',
      'Exterior screens need an engineer’s wind calculation.',
    ],
    attributes: [
      measured('openArea', null, 10, 63, 1),
      chosen('gauge', null, '11 ga', '14 ga', '16 ga', '18 ga'),
      chosen('materialType', null, 'aluminum', 'stainless steel', 'bronze', 'brass', 'weathering steel'),
      chosen(
        'finish',
        'NAAMM AMP 500',
        'No. 4 satin',
        'No. 8 mirror',
        'statuary bronze',
        'PVDF',
        'clear anodized',
      ),
      measured('weightPerArea', null, 0.8, 6.5, 0.1),
      measured('designPressure', 'ASCE 7', 20, 60, 5),
      measured('recycledContent', 'ISO 14021', 30, 85, 5),
    ],
    standards: [
      'NAAMM AMP 500 - Metal Finishes Manual',
      'ASTM A240 - Chromium and Chromium-Nickel Stainless Steel Plate, Sheet, and Strip',
      'ASTM B209 - Aluminum and Aluminum-Alloy Sheet and Plate',
      'ASTM B36 - Brass Plate, Sheet, Strip, and Rolled Bar',
      'AAMA 2605 - Superior Performing Organic Coatings on Aluminum Extrusions and Panels',
      'AWS D1.6 - Structural Welding Code - Stainless Steel',
    ],
    programs: ['recycled', 'declare', 'baba', 'iso-9001'],
    epd: { declaredUnit: '1 m2', massKg: 9, gwp: [28, 110], pcr: 'UL PCR Part B: Fabricated Metal Products' },
    hpd: [
      content('Aluminum', '7429-90-5', 'Base metal', 92, 97, 'LT-P1'),
      content('Magnesium', '7439-95-4', 'Alloying element', 0.5, 3, 'LT-UNK'),
      content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.3, 1, 'LT-UNK'),
    ],
    bim: { category: 'Generic Models', ifcClass: 'IfcPlate', host: 'face' },
    details: ['panel-joint', 'inside-corner', 'outside-corner', 'wall-mounting', 'railing-post'],
    assembly: 'Decorative Metal',
    sheetPrefix: 'DCM',
    drawing: 'railing',
    related: ['055213', '074213', '142400'],
    installation: [
      'Verify that the backing is plumb and rigid before setting panels.',
      'Hang panels from concealed clips, leaving 1/8 inch for movement at each joint.',
      'Remove protective film within 60 days, or sooner in sun.',
      'Clean with mild soap and follow the grain.',
      'Replace panels that are scratched beyond field polish.',
    ],
  },
];
