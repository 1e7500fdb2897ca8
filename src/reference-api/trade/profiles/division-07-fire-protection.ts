import { chosen, content, measured } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { penetrationFirestopping } from '#src/reference-api/trade/profiles/division-07-penetration-firestopping.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07FireProtection: readonly SectionProfile[] = [
  {
    number: '078100',
    nouns: [
      'Cementitious fireproofing',
      'Sprayed fiber fireproofing',
      'Intumescent fire-resistive coating',
      'High-density fireproofing',
      'Bonding adhesive',
    ],
    tradeNames: ['Steelkeep', 'Emberstop', 'Cinderguard', 'Holdheat', 'Charcoat', 'Ironshield', 'Lastlight'],
    materials: [
      'gypsum binder with polystyrene and cellulose aggregate',
      'portland cement with vermiculite',
      'water-based intumescent acrylic',
      'epoxy intumescent for exterior steel',
    ],
    descriptions: [
      'Keeps structural steel below its failure temperature for one to four hours.',
      'Foams to many times its thickness in fire and looks like paint until then.',
      'Withstands traffic, air erosion and weather where density is raised.',
    ],
    uses: ['beams and columns', 'metal deck', 'exposed architectural steel', 'parking levels', 'air plenums'],
    limitations: [
      'Steel must be free of oil, loose scale and unapproved primers.',
      'Standard density is not suitable where it can be touched or washed.',
      'Keep 40 degrees F for 24 hours before, during and after.',
      'Clips and hangers go in before spraying.',
    ],
    attributes: [
      chosen('fireRating', 'UL 263', '1 hour', '1-1/2 hours', '2 hours', '3 hours', '4 hours'),
      measured('density', 'ASTM E605', 15, 80, 1),
      measured('bondStrength', 'ASTM E736', 1, 70, 1),
      measured('compressiveStrength', 'ASTM E761', 8, 600, 1),
      measured('flameSpread', 'ASTM E84', 0, 25, 5),
      measured('dryFilmThickness', null, 20, 400, 10),
      measured('vocContent', 'EPA Method 24', 0, 100, 5),
    ],
    standards: [
      'UL 263 - Fire Tests of Building Construction and Materials',
      'ASTM E119 - Fire Tests of Building Construction and Materials',
      'ASTM E605 - Thickness and Density of Sprayed Fire-Resistive Material',
      'ASTM E736 - Cohesion/Adhesion of Sprayed Fire-Resistive Materials',
      'ASTM E761 - Compressive Strength of Sprayed Fire-Resistive Material',
      'ASTM E937 - Corrosion of Steel by Sprayed Fire-Resistive Material',
      'AWCI 12-A - Testing and Inspection of Field Applied Sprayed Fire-Resistive Materials',
    ],
    programs: ['ul-classified', 'warnock-hersey', 'icc-es', 'greenguard', 'declare'],
    epd: {
      declaredUnit: '1000 kg',
      massKg: 1000,
      gwp: [280, 720],
      pcr: 'UL PCR Part B: Spray-Applied Fire-Resistive Materials',
    },
    hpd: [
      content('Calcium sulfate hemihydrate', '10034-76-1', 'Binder', 60, 85, 'BM-4'),
      content('Polystyrene', '9003-53-6', 'Aggregate', 2, 8, 'LT-UNK'),
      content('Cellulose', '9004-34-6', 'Fiber', 2, 8, 'LT-UNK'),
      content('Portland cement', '65997-15-1', 'Binder', 0, 20, 'LT-P1'),
    ],
    bim: { category: 'Generic Models', ifcClass: 'IfcCovering', host: 'face' },
    details: ['partition-head', 'firestop-penetration', 'ceiling-hanger', 'expansion-joint'],
    assembly: 'Applied Fireproofing',
    sheetPrefix: 'AFP',
    drawing: 'pail',
    related: ['051200', '078413', '099123', '092900'],
    installation: [
      'Test adhesion on primed steel before work starts.',
      'Mask surfaces to be left bare and protect air intakes.',
      'Build to thickness in passes, and measure at four places on each member.',
      'Ventilate with four air changes an hour until dry.',
      'Patch every area that other trades cut or scrape.',
    ],
  },
  penetrationFirestopping,
];
