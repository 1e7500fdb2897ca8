import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Processed Glass';
const tint = option(
  'Glass',
  ['Clear', '#dfe9e6'],
  ['Low-iron', '#eef3f2'],
  ['Gray', '#7f8688'],
  ['Bronze', '#8a7a6a'],
  ['Blue-green', '#7fa5a3'],
);

const insulating: ProductKind = {
  noun: 'Low-e insulating glass unit',
  materials: [
    'two lites of float glass with a low-e coating on surface 2 and an argon fill',
    'three lites of float glass with two low-e coatings and argon fills',
  ],
  descriptions: [
    'Lets daylight in and keeps summer heat out and winter heat in.',
    'Seals twice, with polyisobutylene and silicone, around a warm-edge spacer.',
  ],
  uses: ['curtain walls', 'storefronts', 'windows', 'skylights'],
  limitations: [
    'Coated edges must be deleted under the seal.',
    'Partial shade on tinted glass needs a thermal stress analysis.',
    'It needs drained glazing; standing water breaks the seal.',
  ],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.13, 0.29, 0.01),
    measured('solarHeatGain', 'NFRC 200', 0.22, 0.38, 0.01),
    measured('visibleTransmittance', 'NFRC 200', 0.42, 0.7, 0.01),
    measured('thickness', null, 1, 1.75, 0.25),
    chosen('glazingType', null, 'insulating', 'triple insulating'),
    measured('soundTransmission', 'ASTM E90', 31, 38, 1),
    measured('warranty', null, 10),
  ],
  series: table(
    'glazingType thickness uFactor solarHeatGain visibleTransmittance soundTransmission',
    ['insulating', 1, 0.29, 0.38, 0.7, 31],
    ['insulating', 1, 0.25, 0.27, 0.64, 31],
    ['insulating', 1.25, 0.24, 0.23, 0.51, 35],
    ['triple insulating', 1.75, 0.13, 0.22, 0.48, 38],
  ),
  standards: ['ASTM C1036', 'ASTM E2190', 'ASTM E1300', 'NFRC 100', 'NFRC 200', 'ASTM E90'],
  programs: ['igcc', 'nfrc', 'c2c', 'declare'],
  epd: declared('1 m2', 31, [48, 96], pcr),
  options: [
    tint,
    option('Unit', '1 in', '1-1/4 in', '1-3/4 in, triple'),
    option('Spacer', 'Stainless steel', 'Warm edge, black'),
    option('Lead time', '4 weeks', 'Triple: 7 weeks'),
    option('Warranty', 'Seal: 10 years', 'Coating: 10 years'),
  ],
};

const laminated: ProductKind = {
  ...insulating,
  noun: 'Laminated safety glass',
  materials: [
    'two lites with a 0.060-inch polyvinyl butyral interlayer',
    'two lites with a 0.060-inch ionoplast interlayer',
  ],
  descriptions: ['Stays in the frame when broken and holds back people and storms.'],
  uses: ['overhead glazing', 'glass railings', 'hurricane coasts', 'schools'],
  limitations: [
    'Sealants and setting blocks must be compatible with the interlayer.',
    'Edges that stay wet turn cloudy; drain the pocket.',
    'It carries no fire rating.',
  ],
  attributes: [
    measured('thickness', 'ASTM C1172', 0.3125, 0.8125, 0.0625),
    measured('soundTransmission', 'ASTM E90', 35, 40, 1),
    measured('visibleTransmittance', 'NFRC 200', 0.82, 0.88, 0.01),
    measured('solarHeatGain', 'NFRC 200', 0.65, 0.78, 0.01),
    chosen('glazingType', 'ASTM C1172', 'laminated'),
    chosen('grade', '16 CFR 1201', 'Category II'),
    measured('warranty', null, 5, 10, 5),
  ],
  series: table('thickness soundTransmission', [0.3125, 35], [0.5625, 37], [0.8125, 40]),
  standards: ['ASTM C1172', '16 CFR 1201', 'ANSI Z97.1', 'ASTM E1300', 'ASTM E90'],
  programs: ['sgcc', 'c2c', 'declare'],
  epd: declared('1 m2', 32, [52, 90], pcr),
  hpd: [
    content('Glass, soda lime', '65997-17-3', 'Lites', 92, 96, 'LT-UNK'),
    content('Polyvinyl butyral', '63148-65-2', 'Interlayer', 3, 6, 'LT-UNK'),
    content('Triethylene glycol bis(2-ethylhexanoate)', '94-28-0', 'Plasticizer', 1, 2, 'LT-UNK'),
  ],
  options: [
    tint,
    option('Thickness', '5/16 in', '9/16 in', '13/16 in'),
    option('Interlayer', 'PVB', 'Acoustic PVB', 'Ionoplast'),
    option('Lead time', '4 weeks'),
    option('Warranty', 'Delamination: 5 years', '10 years'),
  ],
};

const tempered: ProductKind = {
  ...laminated,
  noun: 'Tempered glass',
  materials: ['float glass, fully tempered, Kind FT'],
  descriptions: ['Breaks into small pieces and withstands four times the load of annealed glass.'],
  uses: ['doors', 'sidelites', 'partitions', 'shower enclosures'],
  limitations: [
    'It cannot be cut or drilled after tempering.',
    'Nickel sulfide can break it; heat soak it where it hangs overhead.',
    'It carries no fire rating.',
  ],
  attributes: [
    measured('thickness', 'ASTM C1036', 0.25, 0.75, 0.125),
    measured('compressiveStrength', 'ASTM C1048', 10000),
    measured('visibleTransmittance', 'NFRC 200', 0.84, 0.9, 0.01),
    measured('soundTransmission', 'ASTM E90', 31, 36, 1),
    chosen('glazingType', 'ASTM C1048', 'tempered'),
    chosen('grade', '16 CFR 1201', 'Category II'),
  ],
  series: [
    { thickness: 0.25, soundTransmission: 31, visibleTransmittance: 0.88 },
    { thickness: 0.375, soundTransmission: 34, visibleTransmittance: 0.87 },
    { thickness: 0.5, soundTransmission: 36, visibleTransmittance: 0.86 },
  ],
  standards: ['ASTM C1036', 'ASTM C1048', '16 CFR 1201', 'ANSI Z97.1', 'ASTM E1300'],
  epd: declared('1 m2', 15, [24, 38], pcr),
  hpd: [content('Glass, soda lime', '65997-17-3', 'Lite', 99, 100, 'LT-UNK')],
  options: [
    tint,
    option('Thickness', '1/4 in', '3/8 in', '1/2 in', '3/4 in'),
    option('Edge', 'Seamed', 'Flat polish'),
    option('Lead time', '2 weeks'),
  ],
};

const fireRated: ProductKind = {
  ...laminated,
  noun: 'Fire-rated glazing',
  materials: ['ceramic glass with a safety film', 'float lites with intumescent interlayers'],
  descriptions: ['Holds fire for the time on its mark while it stays clear.'],
  uses: ['fire door lites', 'corridor sidelites', 'stair enclosures', 'fire walls'],
  limitations: [
    'Rating and largest size are those etched on the glass and of its listed frame.',
    'Ceramic glass does not stop radiant heat; walls need glass tested to ASTM E119.',
    'Intumescent interlayers are kept from sun and heat over 110 degrees F.',
  ],
  attributes: [
    chosen(
      'fireProtectionRating',
      'UL 9',
      '20 minutes',
      '45 minutes',
      '60 minutes',
      '90 minutes',
      '120 minutes',
    ),
    chosen('configuration', 'NFPA 80', 'D-H-NT-20', 'OH-45', 'W-60', 'W-90', 'W-120'),
    measured('thickness', null, 0.1875, 1.75, 0.0625),
    measured('visibleTransmittance', 'NFRC 200', 0.78, 0.88, 0.01),
    measured('soundTransmission', 'ASTM E90', 30, 44, 1),
    chosen('grade', '16 CFR 1201', 'Category II'),
    measured('warranty', null, 5),
  ],
  series: table(
    'fireProtectionRating configuration thickness soundTransmission',
    ['20 minutes', 'D-H-NT-20', 0.25, 31],
    ['45 minutes', 'OH-45', 0.1875, 30],
    ['60 minutes', 'W-60', 0.9375, 40],
    ['90 minutes', 'W-90', 1.4375, 43],
    ['120 minutes', 'W-120', 1.75, 44],
  ),
  standards: ['UL 9', 'NFPA 257', 'NFPA 252', 'ASTM E119', '16 CFR 1201'],
  programs: ['ul-classified', 'warnock-hersey', 'sgcc'],
  epd: null,
  hpd: null,
  options: [
    option('Mark', 'D-H-NT-20', 'OH-45', 'W-60', 'W-90', 'W-120'),
    option('Lead time', '20 and 45 minutes: 2 weeks', 'Others: 8 weeks'),
    option('Warranty', '5 years'),
  ],
};

const birdFriendly: ProductKind = {
  ...insulating,
  noun: 'Bird-friendly patterned glass',
  materials: [
    'an insulating unit with an acid-etched pattern on surface 1',
    'an insulating unit with a ceramic frit pattern on surface 1',
  ],
  descriptions: ['Shows birds a surface, with marks 2 inches apart at most on the outer face.'],
  uses: ['facades beside parks', 'university buildings', 'atria', 'glass corners'],
  limitations: [
    'Marks on inner surfaces are hidden by reflection; the pattern belongs on surface 1.',
    'The pattern must cover the glass to 100 feet above grade in many ordinances.',
  ],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.25, 0.29, 0.01),
    measured('solarHeatGain', 'NFRC 200', 0.24, 0.36, 0.01),
    measured('visibleTransmittance', 'NFRC 200', 0.5, 0.66, 0.01),
    chosen('pattern', null, 'dots at 2 in', 'vertical lines at 2 in', 'dots at 1 in'),
    measured('openArea', null, 88, 97, 1),
    measured('thickness', null, 1),
    chosen('glazingType', null, 'insulating'),
  ],
  series: table('uFactor solarHeatGain visibleTransmittance', [0.29, 0.36, 0.66], [0.25, 0.26, 0.6]),
};

const spandrel: ProductKind = {
  ...tempered,
  noun: 'Spandrel glass',
  materials: [
    'heat-strengthened float glass with ceramic frit on surface 2',
    'heat-strengthened float glass with silicone opacifier',
  ],
  descriptions: ['Hides slabs and columns behind opaque glass that matches the vision lites.'],
  uses: ['curtain wall spandrels', 'column covers', 'knee walls'],
  limitations: [
    'Heat-strengthened glass is not safety glazing.',
    'Insulation stands 1 inch off the glass.',
    'It carries no fire rating.',
  ],
  attributes: [
    measured('thickness', 'ASTM C1036', 0.25, 0.375, 0.125),
    measured('compressiveStrength', 'ASTM C1048', 3500, 7500, 500),
    chosen('glazingType', 'ASTM C1048', 'heat-strengthened, opaque'),
    chosen('finish', null, 'ceramic frit', 'silicone opacifier'),
    measured('lightReflectance', null, 0.08, 0.3, 0.02),
    measured('warranty', null, 5, 10, 5),
  ],
  series: [{ thickness: 0.25 }, { thickness: 0.375 }],
  standards: ['ASTM C1036', 'ASTM C1048', 'ASTM E1300', 'ASTM C1376'],
  programs: ['c2c', 'declare'],
  options: [
    option(
      'Color',
      ['Warm gray', '#8e8a84'],
      ['Black', '#202224'],
      ['Blue-gray', '#5d6f7b'],
      ['White', '#eceeed'],
    ),
    option('Lead time', '5 weeks'),
  ],
};

export const glazing: SectionDeclaration = {
  number: '088000',
  descriptions: [
    'Lets daylight in and keeps summer heat out.',
    'Stays in the frame when broken and holds back people and storms.',
    'Holds fire for up to two hours while it stays clear.',
  ],
  uses: ['curtain walls', 'storefronts', 'windows', 'fire-rated lites', 'glass railings'],
  limitations: [
    'Coated edges must be deleted under the seal.',
    'Tempered glass can break from nickel sulfide; heat soak where it hangs overhead.',
    'Partial shade on tinted glass needs a thermal stress analysis.',
    'Sealants and setting blocks must be compatible with the interlayer.',
  ],
  standards: [
    'ASTM C1036',
    'ASTM C1048',
    'ASTM C1172',
    'ASTM E2190',
    'ASTM E1300',
    'ANSI Z97.1',
    '16 CFR 1201',
    'NFPA 257',
  ],
  programs: ['igcc', 'sgcc', 'nfrc', 'ul-listed', 'c2c', 'declare', 'iso-14001'],
  epd: declared('1 m2', 30, [38, 96], pcr),
  hpd: [
    content('Glass, soda lime', '65997-17-3', 'Lite', 95, 98.5, 'LT-UNK'),
    content('Polyisobutylene', '9003-27-4', 'Primary seal', 0.2, 0.6, 'LT-UNK'),
    content('Silicone', '63148-62-9', 'Secondary seal', 0.8, 2.5, 'LT-P1'),
    content('Silver', '7440-22-4', 'Coating', 0, 0.01, 'LT-P1'),
  ],
  bim: { category: 'Curtain Panels', ifcClass: 'IfcPlate', host: 'wall' },
  assembly: 'Glazing',
  sheetPrefix: 'GLZ',
  related: ['079200', '084113', '084413', '085113', '086200'],
  installation: [
    'Check every lite for edge damage and discard nipped ones.',
    'Place two setting blocks at quarter points, wider than the glass is thick.',
    'Keep bite, edge and face clearances as the frame maker dimensions them.',
    'Orient coatings as marked.',
    'Keep weeps open and never seal the bottom of a drained pocket.',
    'Mark lites without touching the glass with paint or tape.',
  ],
  kinds: [insulating, laminated, tempered, fireRated, birdFriendly, spandrel],
};
