import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  cementitious,
  highDensity,
  intumescent,
  fiber,
} from '#src/reference-api/trade/profiles/division-07-applied-fireproofing-kinds.ts';
import { content } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

/** Applied fire protection of steel. */
export const appliedFireproofing = sectionOfKinds(
  {
    number: '078100',
    tradeNames: ['Steelkeep', 'Emberstop', 'Cinderguard', 'Holdheat', 'Charcoat', 'Ironshield', 'Lastlight'],
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
    standards: cited('UL 263', 'ASTM E119', 'ASTM E605', 'ASTM E736', 'ASTM E761', 'ASTM E937', 'AWCI 12-A'),
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
    assembly: 'Applied Fireproofing',
    sheetPrefix: 'AFP',
    related: ['051200', '078413', '099123', '092900'],
    installation: [
      'Test adhesion on primed steel before work starts.',
      'Mask surfaces to be left bare and protect air intakes.',
      'Build to thickness in passes, and measure at four places on each member.',
      'Ventilate with four air changes an hour until dry.',
      'Patch every area that other trades cut or scrape.',
    ],
  },
  [cementitious, highDensity, intumescent, fiber],
);
