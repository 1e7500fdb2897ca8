import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  crossed,
  declared,
  measured,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Wall and Door Protection';
const perLength = (massKg: number, gwp: readonly [number, number]) => declared('1 m', massKg, gwp, pcr);
const classA = chosen('surfaceBurningClass', 'ASTM E84', 'Class A');
const impact = measured('impactResistance', 'ASTM F476', 180, 480, 20);
const petg = content('Polyethylene terephthalate glycol', '25640-14-6', 'Cover', 60, 76, 'LT-UNK');
const retainer = content('Aluminum', '7429-90-5', 'Retainer', 22, 38, 'LT-P1');
const modifier = content('Acrylic impact modifier', '25133-97-5', 'Modifier', 1, 6, 'LT-UNK');
const base = ['ASTM E84', 'ASTM F476', 'ASTM G21'];
const programs = ['greenguard', 'declare', 'indoor-advantage', 'cdph'];
const colors = option(
  'Color',
  ['Eggshell', '#e6dfcf'],
  ['Mist', '#b9c2c4'],
  ['Taupe', '#8d8275'],
  ['Slate blue', '#5c6c80'],
);
const ordered = option('Lead time', 'Stock colors: 1 week', 'Other colors: 4 weeks');
const paper = 'Bare gypsum paper tears under impact; prime it before adhesives are used.';

const corner: ProductKind = {
  noun: 'Corner guard',
  materials: [
    'a snap-on cover of PVC-free polymer on a continuous aluminum retainer',
    'Type 304 stainless steel, 16 gauge',
  ],
  descriptions: ['Takes the blows of carts and beds at outside corners.'],
  uses: ['hospital corridors', 'nursing homes', 'back-of-house corridors', 'hotels'],
  limitations: [paper, 'Flush-mounted guards are set with the board, before it is finished.'],
  attributes: [
    measured('width', null, 2, 3.5, 0.5),
    measured('height', null, 48, 96, 12),
    chosen('materialType', null, 'PVC-free polymer', 'Stainless steel'),
    chosen('mounting', null, 'Surface, retainer', 'Surface, adhesive', 'Flush'),
    classA,
    impact,
  ],
  series: crossed(table('height', 48, 96), [
    { width: 2, materialType: 'PVC-free polymer', mounting: 'Surface, retainer' },
    { width: 3, materialType: 'PVC-free polymer', mounting: 'Surface, retainer' },
    { width: 3, materialType: 'PVC-free polymer', mounting: 'Flush' },
    { width: 3.5, materialType: 'Stainless steel', mounting: 'Surface, adhesive' },
  ]),
  standards: base,
  programs,
  epd: perLength(0.9, [2.8, 5.6]),
  hpd: [petg, retainer, modifier],
  options: [
    option('Wing', '2 in', '3 in', '3-1/2 in'),
    option('Radius', '1/8 in', '1/4 in', 'Bullnose 3/4 in'),
    colors,
    ordered,
  ],
};

const wallGuard: ProductKind = {
  noun: 'Wall guard',
  materials: ['an impact-modified PVC-free cover on a continuous aluminum retainer with cushions'],
  descriptions: ['Keeps carts and beds off the wall along a corridor.'],
  uses: ['hospital corridors', 'service corridors', 'nursing homes', 'schools'],
  limitations: [paper, 'Projection into corridors is 4 inches at most.'],
  attributes: [
    measured('height', null, 4, 12, 2),
    measured('depth', null, 1, 1.5, 0.25),
    impact,
    classA,
    chosen('mounting', null, 'Surface, retainer'),
    measured('recycledContent', 'ISO 14021', 0, 40, 10),
  ],
  series: table('height depth', [4, 1], [6, 1], [8, 1.25], [12, 1.5]),
  standards: base,
  programs,
  epd: perLength(2, [5.6, 9.4]),
  hpd: [petg, retainer, modifier],
  options: [option('Height', '4 in', '6 in', '8 in', '12 in'), colors, ordered],
};

const handrail: ProductKind = {
  noun: 'Handrail with crash bumper',
  materials: [
    'a PVC-free cover on an aluminum retainer with a grip of 1-1/2 inches',
    'a wood grip on an aluminum retainer with a PVC-free bumper',
  ],
  descriptions: ['Gives a continuous handhold along corridors and absorbs impact below it.'],
  uses: ['hospital corridors', 'nursing homes', 'rehabilitation clinics', 'assisted living'],
  limitations: [
    'Handrails shall resist 250 pounds at any point and need backing at every bracket.',
    'Not for stairs; use a continuous stair rail there.',
  ],
  attributes: [
    measured('height', null, 5.5, 7.5, 0.5),
    measured('depth', 'ICC A117.1', 3.5),
    measured('concentratedLoad', 'ICC A117.1', 250, 300, 50),
    impact,
    classA,
    chosen('accessibility', 'ADA Standards 505', '1-1/2 in grip, 1-1/2 in from wall'),
  ],
  standards: [...base, 'ICC A117.1', 'ADA Standards for Accessible Design'],
  programs,
  epd: perLength(3.4, [9.8, 15.6]),
  hpd: [
    content('Polyethylene terephthalate glycol', '25640-14-6', 'Cover', 42, 58, 'LT-UNK'),
    content('Aluminum', '7429-90-5', 'Retainer', 36, 50, 'LT-P1'),
    modifier,
  ],
  options: [
    option('Profile', 'Round over bumper', 'Flat back'),
    option('Bracket spacing', '32 in', '48 in'),
    colors,
    ordered,
  ],
};

const sheet: ProductKind = {
  noun: 'Rigid wall covering sheet',
  materials: ['rigid PETG sheet, free of PVC', 'fiberglass-reinforced plastic with a pebbled face'],
  descriptions: ['Covers walls with a washable sheet behind sinks, in kitchens and along corridors.'],
  uses: ['hospital corridors', 'kitchens', 'janitor closets', 'patient rooms'],
  limitations: ['Sheets expand with heat; joints tighter than 1/16 inch buckle.', paper],
  attributes: [
    measured('thickness', null, 0.022, 0.09, 0.001),
    chosen('materialType', null, 'PETG', 'FRP'),
    measured('height', null, 48, 120, 12),
    impact,
    chosen('surfaceBurningClass', 'ASTM E84', 'Class A', 'Class C'),
    measured('recycledContent', 'ISO 14021', 0, 40, 10),
  ],
  series: crossed(table('height', 48, 96, 120), [
    { thickness: 0.022, materialType: 'PETG', surfaceBurningClass: 'Class A' },
    { thickness: 0.04, materialType: 'PETG', surfaceBurningClass: 'Class A' },
    { thickness: 0.06, materialType: 'PETG', surfaceBurningClass: 'Class A' },
    { thickness: 0.09, materialType: 'FRP', surfaceBurningClass: 'Class A' },
    { thickness: 0.09, materialType: 'FRP', surfaceBurningClass: 'Class C' },
  ]),
  standards: [...base, 'ASTM D5319', 'ASTM D256'],
  programs,
  epd: declared('1 m2', 1.4, [4.6, 8.2], pcr),
  hpd: [
    content('Polyethylene terephthalate glycol', '25640-14-6', 'Sheet', 90, 97, 'LT-UNK'),
    modifier,
    content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.5, 3, 'LT-1'),
  ],
  options: [
    option('Thickness', '0.022 in', '0.040 in', '0.060 in', '0.090 in FRP'),
    option('Size', '48 x 96 in', '48 x 120 in'),
    colors,
    ordered,
  ],
};

const doorEdge: ProductKind = {
  noun: 'Door edge protector',
  materials: ['Type 304 stainless steel, 16 gauge', 'rigid PVC-free polymer'],
  descriptions: ['Wraps the lock stile of doors where carts strike it.'],
  uses: ['patient rooms', 'kitchens', 'loading corridors', 'laboratories'],
  limitations: [
    'On rated doors only protectors named in the door’s listing may be used.',
    'Mortise hardware needs matching cutouts.',
  ],
  attributes: [
    measured('height', null, 42, 95, 1),
    measured('thickness', null, 0.0625, 0.078, 0.0155),
    chosen('materialType', null, 'Stainless steel', 'PVC-free polymer'),
    chosen('mounting', null, 'Surface, adhesive', 'Surface, screws'),
    chosen('fireProtectionRating', 'NFPA 252', 'Not rated', '20 minutes', '45 minutes', '90 minutes'),
  ],
  series: crossed(
    table('height', 42, 83, 95),
    table(
      'thickness materialType mounting fireProtectionRating',
      [0.0625, 'Stainless steel', 'Surface, screws', '90 minutes'],
      [0.0625, 'Stainless steel', 'Surface, screws', '45 minutes'],
      [0.078, 'PVC-free polymer', 'Surface, adhesive', '20 minutes'],
    ),
  ),
  standards: ['NFPA 80', 'NFPA 252', 'ASTM E84', 'ASTM A666'],
  programs: ['warnock-hersey', 'ul-classified', 'declare'],
  epd: null,
  hpd: null,
  options: [
    option('Height', '42 in', '83 in', '95 in'),
    option('Profile', 'Angle', 'Cap with cutouts'),
    ordered,
  ],
};

export const wallProtection: SectionDeclaration = {
  number: '102600',
  descriptions: [
    'Protects corners, walls and doors from carts, beds and pallets.',
    'Gives a continuous handhold along corridors and absorbs impact below it.',
    'Covers walls with a seamless washable sheet behind sinks and in corridors.',
  ],
  uses: ['hospital corridors', 'nursing homes', 'back-of-house corridors', 'schools', 'kitchens'],
  limitations: [
    'Adhesive-mounted guards need primer-sealed board; bare gypsum paper tears under impact.',
    'Handrails shall resist 250 pounds at any point and need backing at every bracket.',
    'Guards on fire-rated doors shall be within the limits of the door label.',
    'Sheet goods expand with heat; joints tighter than 1/16 inch will buckle.',
  ],
  standards: ['ASTM E84', 'ASTM F476', 'ASTM D256', 'ASTM G21', 'ICC A117.1', 'NFPA 80'],
  programs: ['greenguard', 'declare', 'indoor-advantage', 'ul-classified', 'cdph'],
  epd: declared('1 m2', 2.3, [5.2, 14.4], pcr),
  hpd: [
    content('Polyethylene terephthalate glycol', '25640-14-6', 'Sheet', 88, 97, 'LT-UNK'),
    content('Acrylic impact modifier', '25133-97-5', 'Modifier', 1, 8, 'LT-UNK'),
    content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.5, 3, 'LT-1'),
    content('Aluminum', '7429-90-5', 'Retainer', 0, 4, 'LT-P1'),
  ],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcCovering', host: 'wall' },
  assembly: 'Wall Protection',
  sheetPrefix: 'WPR',
  related: ['092900', '099123', '081416', '096519'],
  installation: [
    'Install after wall finishes are cured and before final cleaning; substrates shall be primed, sound and within 1/8 inch in 8 feet.',
    'Provide blocking behind handrail brackets and space brackets 32 inches on center maximum.',
    'Start corner guards on top of the base and fasten the retainer at 6 inches from the ends and 24 inches on center.',
    'Condition sheets at 65 to 75 degrees Fahrenheit for 48 hours and roll them from the center outward.',
    'Return handrail ends to the wall.',
  ],
  kinds: [corner, wallGuard, handrail, sheet, doorEdge],
};
