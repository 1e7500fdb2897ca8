import { chosen, content, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { sheathing } from '#src/reference-api/trade/profiles/division-06-sheathing.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division06Panels: readonly SectionProfile[] = [
  sheathing,
  {
    number: '068316',
    nouns: [
      'FRP wall panel',
      'Class A FRP panel',
      'FRP ceiling panel',
      'Decorative FRP panel',
      'FRP trim molding',
    ],
    tradeNames: [
      'Scrubwall',
      'Sanicore',
      'Pebbleguard',
      'Cleanface',
      'Galleywall',
      'Hygia Panel',
      'Washline',
    ],
    materials: [
      'polyester resin reinforced with random chopped glass fiber',
      'fire-retardant polyester resin with a pebbled face',
      'glass-reinforced sheet with a printed sealed surface',
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
    attributes: [
      measured('thickness', 'ASTM D5319', 0.06, 0.12, 0.03),
      measured('flexuralStrength', 'ASTM D790', 10000, 22000, 500),
      measured('tensileStrength', 'ASTM D638', 5000, 9000, 500),
      measured('impactResistance', 'ASTM D5420', 54, 160, 2),
      chosen('surfaceBurningClass', 'ASTM E84', 'Class A', 'Class C'),
      measured('waterAbsorption', 'ASTM D570', 0.1, 0.7, 0.1),
      chosen('finish', null, 'pebbled', 'smooth', 'embossed'),
    ],
    standards: [
      'ASTM D5319 - Glass-Fiber Reinforced Polyester Wall and Ceiling Panels',
      'ASTM E84 - Surface Burning Characteristics of Building Materials',
      'ASTM D790 - Flexural Properties of Unreinforced and Reinforced Plastics',
      'ASTM D638 - Tensile Properties of Plastics',
      'ASTM D5420 - Impact Resistance of Flat, Rigid Plastic Specimen',
      'NFPA 286 - Evaluating Contribution of Wall and Ceiling Interior Finish to Room Fire Growth',
    ],
    programs: ['greenguard', 'ul-classified', 'indoor-advantage', 'icc-es'],
    epd: { declaredUnit: '1 m2', massKg: 3.4, gwp: [8, 16], pcr: 'UL PCR Part B: Cladding Product Systems' },
    hpd: [
      content('Unsaturated polyester resin', '26123-45-5', 'Matrix', 45, 60, 'LT-UNK'),
      content('Glass fiber', '65997-17-3', 'Reinforcement', 15, 28, 'LT-UNK'),
      content('Calcium carbonate', '471-34-1', 'Filler', 10, 25, 'BM-3'),
      content('Aluminum hydroxide', '21645-51-2', 'Flame retardant', 0, 20, 'BM-2'),
    ],
    bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
    details: ['panel-joint', 'inside-corner', 'outside-corner', 'wall-base', 'ceiling-perimeter'],
    assembly: 'FRP Wall Paneling',
    sheetPrefix: 'FRP',
    drawing: 'wood-panel',
    related: ['092900', '093013', '102600', '079200'],
    installation: [
      'Condition panels in the room for 24 hours.',
      'Spread adhesive over the full back with a notched trowel.',
      'Leave 1/8 inch at joints and 1/4 inch at floor and ceiling.',
      'Roll panels from the center to the edges.',
      'Bed moldings and fixtures in silicone sealant.',
    ],
  },
];
