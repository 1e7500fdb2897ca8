import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import {
  insulating,
  laminated,
  tempered,
} from '#src/reference-api/trade/profiles/division-08-glazing-kinds.ts';
import {
  chosen,
  fixed,
  leadTime,
  measured,
  option,
  table,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const fireRated: ProductKind = {
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
    fixed('warranty', null, 5),
  ],
  series: table(
    'fireProtectionRating configuration thickness soundTransmission',
    ['20 minutes', 'D-H-NT-20', 0.25, 31],
    ['45 minutes', 'OH-45', 0.1875, 30],
    ['60 minutes', 'W-60', 0.9375, 40],
    ['90 minutes', 'W-90', 1.4375, 43],
    ['120 minutes', 'W-120', 1.75, 44],
  ),
  standards: cited('UL 9', 'NFPA 257', 'NFPA 252', 'ASTM E119', '16 CFR 1201'),
  programs: ['ul-classified', 'warnock-hersey', 'sgcc'],
  epd: null,
  hpd: null,
  options: [
    option('Mark', 'D-H-NT-20', 'OH-45', 'W-60', 'W-90', 'W-120'),
    leadTime('20 and 45 minutes: 2 weeks', 'Others: 8 weeks'),
    warranties('5 years'),
  ],
};

export const birdFriendly: ProductKind = {
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
    fixed('thickness', null, 1),
    chosen('glazingType', null, 'insulating'),
  ],
  series: table('uFactor solarHeatGain visibleTransmittance', [0.29, 0.36, 0.66], [0.25, 0.26, 0.6]),
};

export const spandrel: ProductKind = {
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
  standards: cited('ASTM C1036', 'ASTM C1048', 'ASTM E1300', 'ASTM C1376'),
  programs: ['c2c', 'declare'],
  options: [
    option(
      'Color',
      ['Warm gray', '#8e8a84'],
      ['Black', '#202224'],
      ['Blue-gray', '#5d6f7b'],
      ['White', '#eceeed'],
    ),
    leadTime('5 weeks'),
  ],
};
