import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  capSheet,
  baseSheet,
  selfAdhered,
  torch,
  adhesive,
} from '#src/reference-api/trade/profiles/division-07-sbs-roofing-kinds.ts';
import { content } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

/** Modified bituminous membrane roofing. */
export const sbsRoofing = sectionOfKinds(
  {
    number: '075216',
    tradeNames: ['Twoply', 'Granulite', 'Basalt', 'Torchlight', 'Heftroof', 'Oldbridge', 'Reflecta'],
    descriptions: [
      'Builds a two-ply roof that takes foot traffic and hail.',
      'Stays flexible in the cold so that seams do not crack.',
      'Repairs and renews with the same material decades later.',
    ],
    uses: ['hospitals', 'schools', 'roofs with heavy traffic', 'cold climates', 'balconies and plazas'],
    limitations: [
      'Torch application is not suitable over combustible decks or near air intakes.',
      'Slopes under 1/4 inch per foot void most warranties.',
      'Solvent adhesives are odorous; use low-odor types on occupied buildings.',
      'Cap sheets shed some granules in the first year.',
    ],
    standards: cited('ASTM D6162', 'ASTM D6164', 'ASTM D5147', 'UL 790', 'FM 4470', 'ANSI/SPRI WD-1'),
    programs: ['ul-roofing', 'fm', 'miami-dade', 'florida', 'crrc', 'iso-9001'],
    epd: {
      declaredUnit: '1 m2',
      massKg: 10.5,
      gwp: [6, 13],
      pcr: 'ASTM PCR for Asphalt Shingles, Built-up Asphalt Membrane Roofing and Modified Bituminous Membrane Roofing',
    },
    hpd: [
      content('Asphalt', '8052-42-4', 'Binder', 45, 60, 'LT-1'),
      content('Limestone', '1317-65-3', 'Filler', 15, 30, 'LT-UNK'),
      content('Styrene-butadiene-styrene', '9003-55-8', 'Modifier', 5, 11, 'LT-UNK'),
      content('Polyethylene terephthalate', '25038-59-9', 'Mat', 2, 6, 'LT-UNK'),
    ],
    bim: { category: 'Roofs', ifcClass: 'IfcCovering', host: 'roof' },
    assembly: 'SBS Membrane Roof',
    sheetPrefix: 'SBS',
    related: ['061600', '072113', '076200', '077100', '077233'],
    installation: [
      'Start at the low point and lay sheets so that no lap bucks water.',
      'Lap sides 3 inches and ends 6 inches, and offset laps between plies.',
      'Watch for a bleed-out of 1/4 inch at every seam.',
      'Carry base flashing 8 inches above the roof, in two plies.',
      'Keep a fire watch for two hours after torches are out.',
    ],
  },
  [capSheet, baseSheet, selfAdhered, torch, adhesive],
);
