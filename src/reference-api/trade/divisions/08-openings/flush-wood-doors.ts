import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const indoors = 'It is not suitable for exterior openings.';
const dry = 'Deliver after the building is conditioned at 25 to 55 percent humidity.';
const grades = ['Standard Duty', 'Heavy Duty', 'Extra Heavy Duty'] as const;

const veneer: ProductKind = {
  noun: 'Flush wood veneer door',
  materials: [
    'structural composite lumber core with book-matched hardwood veneer',
    'bonded particleboard core with book-matched hardwood veneer',
  ],
  descriptions: ['Brings matched wood veneers to rooms, sequenced along a corridor.'],
  uses: ['offices', 'courtrooms', 'hotel guest rooms', 'schools'],
  limitations: [indoors, dry, 'Veneer darkens in light; keep doors wrapped until they hang.'],
  attributes: [
    chosen('grade', 'ANSI/WDMA I.S. 1A', ...grades),
    chosen('coreType', 'ANSI/WDMA I.S. 1A', 'particleboard', 'agrifiber', 'structural composite lumber'),
    chosen('facer', null, 'white oak', 'maple', 'walnut', 'sapele'),
    chosen('fireProtectionRating', 'UL 10C', 'none', '20 minutes'),
    measured('screwWithdrawal', 'WDMA TM 10', 400, 550, 75),
    measured('thickness', null, 1.75),
    measured('soundTransmission', 'ASTM E90', 27, 31, 1),
    chosen('edgeDetail', null, 'matching hardwood'),
  ],
  series: [
    { grade: 'Standard Duty', coreType: 'particleboard', screwWithdrawal: 400 },
    { grade: 'Heavy Duty', coreType: 'agrifiber', screwWithdrawal: 475 },
    { grade: 'Extra Heavy Duty', coreType: 'structural composite lumber', screwWithdrawal: 550 },
  ],
  standards: ['ANSI/WDMA I.S. 1A', 'WDMA TM 10', 'UL 10C', 'NFPA 252', 'NFPA 80'],
  programs: ['wdma', 'warnock-hersey', 'fsc', 'cdph', 'greenguard', 'declare'],
  options: [
    option(
      'Veneer',
      ['White oak, plain sliced', '#b8986a'],
      ['White oak, rift', '#c0a57b'],
      ['Maple', '#dcc09a'],
      ['Walnut', '#5f4534'],
      ['Sapele', '#7d4631'],
    ),
    option('Match', 'Book and running', 'Book and balance', 'Slip'),
    option('Size', '3 ft by 7 ft', '3 ft by 8 ft', '4 ft by 9 ft'),
    option('Lead time', '6 to 8 weeks'),
    option('Warranty', 'Life of the installation'),
  ],
};

const laminateFaced: ProductKind = {
  ...veneer,
  noun: 'Plastic-laminate-faced door',
  materials: ['bonded particleboard core with high-pressure laminate faces and edges'],
  descriptions: ['Takes carts, beds and cleaning without refinishing.'],
  uses: ['patient rooms', 'schools', 'clinics', 'toilet rooms'],
  limitations: [indoors, dry, 'Dark solid colors show scratches.'],
  attributes: [
    chosen('grade', 'ANSI/WDMA I.S. 1A', ...grades),
    chosen('coreType', 'ANSI/WDMA I.S. 1A', 'particleboard', 'agrifiber', 'structural composite lumber'),
    chosen('facer', 'ANSI/NEMA LD 3', 'HPL'),
    chosen('fireProtectionRating', 'UL 10C', 'none', '20 minutes'),
    measured('screwWithdrawal', 'WDMA TM 10', 400, 550, 75),
    measured('thickness', null, 1.75),
    chosen('edgeDetail', null, 'laminate', 'impact-resistant polymer'),
  ],
  standards: ['ANSI/WDMA I.S. 1A', 'ANSI/NEMA LD 3', 'UL 10C', 'NFPA 80'],
  programs: ['wdma', 'warnock-hersey', 'cdph', 'greenguard'],
  options: [
    option(
      'Laminate',
      ['White', '#eceeed'],
      ['Fog', '#b9bdbc'],
      ['Graphite', '#4c4f51'],
      ['Light oak print', '#c7a878'],
    ),
    option('Lead time', '6 weeks'),
    option('Warranty', 'Life of the installation'),
  ],
};

const fireRated: ProductKind = {
  ...veneer,
  noun: 'Fire-rated mineral core door',
  materials: ['mineral core with hardwood veneer and intumescent edges'],
  descriptions: ['Carries labels to 90 minutes without a metal edge.'],
  uses: ['stairs and corridors', 'courtrooms', 'hotel corridors', 'shafts'],
  limitations: [
    indoors,
    'Trimming at the site is limited to 1/8 inch on labeled doors.',
    'Lites and louvers need factory cutouts.',
    'Mineral cores need blocking for surface hardware.',
  ],
  attributes: [
    chosen('fireProtectionRating', 'UL 10C', '45 minutes', '60 minutes', '90 minutes'),
    chosen('temperatureRise', 'UL 10C', '250 °F'),
    chosen('coreType', 'ANSI/WDMA I.S. 1A', 'mineral'),
    chosen('grade', 'ANSI/WDMA I.S. 1A', 'Heavy Duty', 'Extra Heavy Duty'),
    chosen('facer', null, 'white oak', 'maple', 'walnut', 'HPL'),
    measured('screwWithdrawal', 'WDMA TM 10', 475, 550, 75),
    measured('thickness', null, 1.75),
    measured('soundTransmission', 'ASTM E90', 29, 32, 1),
  ],
  series: table('grade screwWithdrawal', ['Heavy Duty', 475], ['Extra Heavy Duty', 550]),
  programs: ['warnock-hersey', 'wdma', 'cdph'],
  hpd: null,
  epd: null,
};

const acoustical: ProductKind = {
  ...veneer,
  noun: 'Acoustical wood door',
  materials: ['laminated damped core with hardwood veneer, gaskets and an automatic bottom'],
  descriptions: ['Quiets offices and studios with a laminated core and adjustable seals.'],
  uses: ['conference rooms', 'music rooms', 'courtrooms', 'exam rooms'],
  limitations: [
    indoors,
    dry,
    'The stated STC needs its frame, seals and threshold, adjusted until no light shows.',
  ],
  attributes: [
    measured('soundTransmission', 'ASTM E90', 40, 50, 1),
    measured('thickness', null, 1.75, 2.25, 0.5),
    measured('weightPerArea', null, 6, 11, 1),
    chosen('facer', null, 'white oak', 'maple', 'walnut', 'HPL'),
    chosen('fireProtectionRating', 'UL 10C', 'none', '20 minutes', '45 minutes'),
    chosen('grade', 'ANSI/WDMA I.S. 1A', 'Extra Heavy Duty'),
  ],
  series: table('soundTransmission thickness weightPerArea', [40, 1.75, 6], [45, 1.75, 8], [50, 2.25, 11]),
  standards: ['ASTM E90', 'ASTM E413', 'ANSI/WDMA I.S. 1A', 'UL 10C'],
  programs: ['wdma', 'warnock-hersey', 'cdph'],
  epd: null,
};

const leadLined: ProductKind = {
  ...veneer,
  noun: 'Lead-lined wood door',
  materials: ['particleboard core around a continuous lead sheet, with hardwood veneer'],
  descriptions: ['Shields rooms with X-ray equipment with a lead sheet in the middle of its core.'],
  uses: ['radiology rooms', 'dental clinics', 'catheterization laboratories'],
  limitations: [
    indoors,
    'Lead thickness is set by the physicist for the equipment.',
    'Hinges are for the added weight; lead overlaps at lites and locks.',
  ],
  attributes: [
    measured('metalThickness', 'NCRP 147', 0.03125, 0.125, 0.03125),
    measured('weightPerArea', null, 6, 12, 1),
    measured('thickness', null, 1.75),
    chosen('facer', null, 'white oak', 'maple', 'HPL'),
    chosen('fireProtectionRating', 'UL 10C', 'none', '20 minutes'),
  ],
  series: table('metalThickness weightPerArea', [0.03125, 7], [0.0625, 8.5], [0.125, 12]),
  standards: ['NCRP 147', 'ANSI/WDMA I.S. 1A', 'ASTM B749'],
  programs: ['wdma', 'fsc'],
  epd: null,
  hpd: null,
};

export const flushWoodDoors: SectionDeclaration = {
  number: '081416',
  descriptions: [
    'Brings matched wood veneers to rooms, sequenced along a corridor.',
    'Carries labels to 90 minutes without a metal edge.',
    'Quiets offices and studios with laminated cores and seals.',
  ],
  uses: ['offices', 'patient rooms', 'hotel guest rooms', 'schools', 'courtrooms'],
  limitations: [
    indoors,
    dry,
    'Trimming at the site is limited to 1/8 inch on labeled doors.',
    'Lites and louvers in labeled doors need factory cutouts.',
  ],
  standards: ['ANSI/WDMA I.S. 1A', 'UL 10C', 'NFPA 252', 'NFPA 80', 'WDMA TM 10', 'ASTM E90'],
  programs: ['warnock-hersey', 'wdma', 'fsc', 'cdph', 'greenguard', 'declare'],
  epd: declared('1 m2', 24, [15, 48], 'UL PCR Part B: Architectural Wood Doors'),
  hpd: [
    content('Wood', '65996-61-4', 'Core and veneer', 82, 94, 'LT-UNK'),
    content('Polyvinyl acetate', '9003-20-7', 'Adhesive', 2, 5, 'LT-UNK'),
    content('Polymethylene diphenyl diisocyanate, cured', '9016-87-9', 'Core binder', 2, 5, 'LT-P1'),
    content('Urethane acrylate, cured', '68987-79-1', 'Finish', 0.3, 1, 'LT-UNK'),
  ],
  bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
  assembly: 'Flush Wood Door',
  sheetPrefix: 'FWD',
  related: ['064100', '081113', '087100', '088000', '092900'],
  installation: [
    'Store flat in a dry room and do not drag doors over one another.',
    'Seal all cut edges the day they are cut.',
    'Fit with 1/8 inch at head and jambs and 1/2 inch above carpet.',
    'Drill pilot holes for every screw.',
    'Check that labels are legible and swing is free.',
  ],
  kinds: [veneer, laminateFaced, fireRated, acoustical, leadLined],
};
