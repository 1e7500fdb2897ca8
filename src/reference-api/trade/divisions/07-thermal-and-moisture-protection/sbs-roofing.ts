import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const slope = 'Slopes under 1/4 inch per foot void most warranties.';

const capSheet: ProductKind = {
  noun: 'SBS granulated cap sheet',
  materials: ['SBS-modified asphalt on a polyester mat with ceramic-coated granules'],
  descriptions: [
    'Takes foot traffic and hail as the upper ply of a two-ply roof.',
    'Stays flexible in the cold, so that seams do not crack.',
  ],
  uses: ['hospitals', 'schools', 'roofs with heavy traffic', 'cold climates'],
  limitations: [
    slope,
    'Cap sheets shed some granules in the first year.',
    'Solvent adhesives are odorous; use low-odor types on occupied buildings.',
  ],
  attributes: [
    measured('membraneThickness', 'ASTM D5147', 145, 175, 5),
    measured('windUplift', 'FM 4470', 60, 495, 15),
    chosen('grade', 'ASTM D6164', 'Type I', 'Type II'),
    measured('tensileStrength', 'ASTM D5147', 50, 100, 10),
    measured('elongation', 'ASTM D5147', 38, 60, 1),
    measured('minimumTemperature', 'ASTM D5147', -15, 0, 15),
    chosen('roofFireClass', 'UL 790', 'Class A', 'Class B'),
    measured('solarReflectanceIndex', 'ASTM E1980', 10, 85, 1),
    measured('warranty', null, 10, 30, 5),
  ],
  series: table(
    'grade tensileStrength minimumTemperature membraneThickness warranty solarReflectanceIndex',
    ['Type I', 50, 0, 145, 15, 27],
    ['Type II', 80, -15, 160, 20, 29],
    ['Type II', 100, -15, 175, 30, 82],
  ),
  standards: ['ASTM D6164', 'ASTM D5147', 'UL 790', 'FM 4470', 'ASTM E1980'],
  options: [
    option('Granules', ['White', '#e6e6e1'], ['Gray', '#8d8f8f'], ['Tan', '#b9a37f'], ['Green', '#5c6f5b']),
    option('Roll', '39 in by 33 ft'),
    option('Lead time', '1 week', 'Highly reflective: 3 weeks'),
    option('Warranty', '15 years', '20 years', '30 years, two plies'),
  ],
};

const baseSheet: ProductKind = {
  ...capSheet,
  noun: 'SBS base sheet',
  materials: [
    'SBS-modified asphalt on a glass fiber mat, sanded',
    'SBS-modified asphalt on a polyester mat, sanded',
  ],
  descriptions: ['Makes the lower ply that is watertight the day it is laid.'],
  uses: ['two-ply roofs', 'base flashing backers', 'temporary roofs'],
  limitations: [slope, 'It is not a finished surface; cover it within 90 days.'],
  attributes: [
    measured('membraneThickness', 'ASTM D5147', 85, 120, 5),
    chosen('grade', 'ASTM D6163', 'Type I'),
    measured('tensileStrength', 'ASTM D5147', 30, 70, 10),
    measured('elongation', 'ASTM D5147', 3, 6, 1),
    measured('minimumTemperature', 'ASTM D5147', 0),
    measured('windUplift', 'FM 4470', 60, 495, 15),
  ],
  series: [{ membraneThickness: 90 }, { membraneThickness: 120 }],
  standards: ['ASTM D6163', 'ASTM D5147', 'FM 4470'],
  options: [option('Installation', 'Cold adhesive', 'Mopped', 'Nailed'), option('Lead time', '1 week')],
};

const selfAdhered: ProductKind = {
  ...capSheet,
  noun: 'Self-adhered SBS membrane',
  materials: ['SBS-modified asphalt with a pressure-sensitive back and release film'],
  descriptions: ['Bonds without flame or solvent over occupied and combustible buildings.'],
  uses: ['occupied hospitals', 'wood decks', 'flashing', 'balconies'],
  limitations: [
    slope,
    'Install above 40 degrees F on primed, dry substrates.',
    'End laps need a trowel of mastic below the granules.',
  ],
};

const torch: ProductKind = {
  ...capSheet,
  noun: 'Torch-applied SBS membrane',
  materials: ['SBS-modified asphalt on a polyester mat with a burn-off film'],
  descriptions: ['Fuses to the ply below with flame, at any temperature above freezing.'],
  uses: ['concrete decks', 'plazas', 'cold climates'],
  limitations: [
    slope,
    'Torch application is not suitable over combustible decks or near air intakes.',
    'Keep a fire watch for two hours after torches are out.',
  ],
};

const adhesive: ProductKind = {
  noun: 'Cold-process roofing adhesive',
  materials: ['solvent-free polyether adhesive'],
  descriptions: ['Bonds both plies without kettle or flame and with little odor.'],
  uses: ['two-ply roofs', 'base flashing', 'repairs'],
  limitations: [
    'Sheets relax before they are laid; adhesive does not flatten wrinkles.',
    'It is not suitable below 40 degrees F.',
  ],
  attributes: [
    measured('vocContent', 'SCAQMD 1168', 5, 30, 5),
    measured('coverageRate', null, 40, 65, 5),
    measured('cureTime', null, 24, 72, 24),
    measured('minimumTemperature', null, 40),
  ],
  standards: ['SCAQMD 1168', 'ASTM D3019', 'FM 4470'],
  programs: ['fm', 'greenguard', 'iso-9001'],
  epd: null,
  hpd: null,
  options: [option('Package', '5 gal pail', '55 gal drum'), option('Lead time', 'Stock')],
};

/** Modified bituminous membrane roofing. */
export const sbsRoofing: SectionDeclaration = {
  number: '075216',
  descriptions: [
    'Builds a two-ply roof that takes foot traffic and hail.',
    'Stays flexible in the cold so that seams do not crack.',
    'Repairs and renews with the same material decades later.',
  ],
  uses: ['hospitals', 'schools', 'roofs with heavy traffic', 'cold climates', 'balconies and plazas'],
  limitations: [
    'Torch application is not suitable over combustible decks or near air intakes.',
    slope,
    'Solvent adhesives are odorous; use low-odor types on occupied buildings.',
    'Cap sheets shed some granules in the first year.',
  ],
  standards: ['ASTM D6162', 'ASTM D6164', 'ASTM D5147', 'UL 790', 'FM 4470', 'ANSI/SPRI WD-1'],
  programs: ['ul-roofing', 'fm', 'miami-dade', 'florida', 'crrc', 'iso-9001'],
  epd: declared(
    '1 m2',
    10.5,
    [6, 13],
    'ASTM PCR for Asphalt Shingles, Built-up Asphalt Membrane Roofing and Modified Bituminous Membrane Roofing',
  ),
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
  kinds: [capSheet, baseSheet, selfAdhered, torch, adhesive],
};
