import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  ceiling,
  classA,
  decorative,
  standard,
  trim,
} from '#src/reference-api/trade/profiles/division-06-frp-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

/** Fiberglass-reinforced paneling. */
export const frpPaneling = sectionOfKinds(
  {
    number: '068316',
    tradeNames: [
      'Scrubwall',
      'Sanicore',
      'Pebbleguard',
      'Cleanface',
      'Galleywall',
      'Hygia Panel',
      'Washline',
    ],
    descriptions: [
      'Covers walls with a seamless-looking sheet that is hosed and scrubbed.',
      'Takes the knocks of carts and mops without denting.',
      'Resists mold, mildew and most cleaning chemicals.',
    ],
    uses: ['commercial kitchens', 'restrooms', 'food processing', 'janitor closets', 'animal care'],
    limitations: [
      'It is not suitable for steam rooms or behind open-flame cooking.',
      'Panels expand; leave gaps at every edge and oversize rivet holes.',
      'Adhesive bond needs a porous, flat substrate.',
      'Class C panels are not permitted in exits.',
    ],
    standards: cited(
      'ASTM D5319',
      'ASTM E84',
      'ASTM D790',
      'ASTM D638',
      'ASTM D2583',
      'ASTM D5420',
      'ASTM D570',
      'NFPA 286',
      'ASTM D1784',
    ),
    programs: ['greenguard', 'ul-classified', 'indoor-advantage', 'icc-es'],
    epd: declared('1 m2', 3.4, [8, 16], 'UL PCR Part B: Cladding Product Systems'),
    hpd: classA.hpd ?? null,
    bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
    assembly: 'FRP Wall Paneling',
    sheetPrefix: 'FRP',
    related: ['092900', '093013', '102600', '079200'],
    installation: [
      'Condition panels in the room for 24 hours.',
      'Spread adhesive over the full back with a notched trowel.',
      'Leave 1/8 inch at joints and 1/4 inch at floor and ceiling.',
      'Roll panels from the center to the edges.',
      'Bed moldings and fixtures in silicone sealant.',
    ],
  },
  [standard, classA, ceiling, decorative, trim],
);
