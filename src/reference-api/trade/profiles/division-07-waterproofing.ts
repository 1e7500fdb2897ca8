import { boardInsulation } from '#src/reference-api/trade/profiles/division-07-board-insulation.ts';
import { content, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07Waterproofing: readonly SectionProfile[] = [
  {
    number: '071326',
    nouns: [
      'Self-adhering waterproofing membrane',
      'Blindside waterproofing sheet',
      'Waterproofing protection course',
      'Liquid flashing membrane',
      'Drainage composite',
    ],
    tradeNames: ['Undergrade', 'Drystead', 'Cellarskin', 'Bondsheet 60', 'Tidewall', 'Blackledge', 'Deepset'],
    materials: [
      'rubberized asphalt laminated to cross-laminated polyethylene',
      'HDPE film with a pressure-sensitive adhesive that bonds to fresh concrete',
      'SBS-modified bitumen with a siliconized release film',
    ],
    descriptions: [
      'Keeps ground water out of basements and tunnels with a sheet bonded to the concrete.',
      'Bridges shrinkage cracks while under hydrostatic pressure.',
      'Stops water from moving sideways between membrane and wall.',
    ],
    uses: ['foundation walls', 'elevator pits', 'plaza decks', 'planters', 'tunnels'],
    limitations: [
      'It is not suitable for permanent exposure to sunlight.',
      'Concrete must cure seven days and be dry and primed.',
      'Do not use with coal tar or with sealants that hold solvents.',
      'Protect from backfill with a protection course or drainage composite.',
    ],
    attributes: [
      measured('membraneThickness', 'ASTM D1970', 46, 80, 1),
      measured('hydrostaticHead', 'ASTM D5385', 150, 231, 3),
      measured('tensileStrength', 'ASTM D412', 250, 4000, 50),
      measured('elongation', 'ASTM D412', 300, 500, 10),
      measured('peelAdhesion', 'ASTM D903', 5, 14, 1),
      measured('punctureResistance', 'ASTM E154', 40, 220, 5),
      measured('permeance', 'ASTM E96', 0.01, 0.1, 0.01),
      measured('minimumTemperature', null, 25, 40, 5),
    ],
    standards: [
      'ASTM D1970 - Self-Adhering Polymer Modified Bituminous Sheet Materials',
      'ASTM D5385 - Hydrostatic Pressure Resistance of Waterproofing Membranes',
      'ASTM D412 - Vulcanized Rubber and Thermoplastic Elastomers - Tension',
      'ASTM D903 - Peel or Stripping Strength of Adhesive Bonds',
      'ASTM E154 - Water Vapor Retarders Used in Contact with Earth Under Concrete Slabs',
      'ASTM D5957 - Flood Testing Horizontal Waterproofing Installations',
      'ASTM E96 - Water Vapor Transmission of Materials',
    ],
    programs: ['icc-es', 'ccrr', 'declare', 'iso-9001', 'iso-14001'],
    epd: {
      declaredUnit: '1 m2',
      massKg: 1.7,
      gwp: [2.1, 5.4],
      pcr: 'ASTM PCR for Water-Resistive and Air Barriers',
    },
    hpd: [
      content('Asphalt', '8052-42-4', 'Adhesive', 50, 68, 'LT-1'),
      content('Polyethylene', '9002-88-4', 'Carrier film', 10, 18, 'LT-UNK'),
      content('Styrene-butadiene block copolymer', '9003-55-8', 'Modifier', 6, 14, 'LT-UNK'),
      content('Calcium carbonate', '471-34-1', 'Filler', 5, 20, 'BM-3'),
    ],
    bim: { category: 'Generic Models', ifcClass: 'IfcCovering', host: 'wall' },
    details: [
      'below-grade-wall',
      'footing',
      'wall-penetration',
      'inside-corner',
      'outside-corner',
      'roof-drain',
      'expansion-joint',
    ],
    assembly: 'Self-Adhering Waterproofing',
    sheetPrefix: 'SAW',
    drawing: 'membrane-roll',
    related: ['033000', '042200', '072113', '072726', '334600'],
    installation: [
      'Fill form-tie holes and grind fins flush before priming.',
      'Prime only the area to be covered the same day.',
      'Apply sheets from the low point up, lapping sides 2-1/2 inches and ends 5 inches.',
      'Roll the whole surface, and seal terminations with mastic and a bar.',
      'Flood test horizontal areas for 48 hours.',
      'Cover within 30 days.',
    ],
  },
  boardInsulation,
];
