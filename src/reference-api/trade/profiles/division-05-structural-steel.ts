import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  wideFlange,
  hollow,
  column,
  stud,
  bolts,
} from '#src/reference-api/trade/profiles/division-05-structural-steel-kinds.ts';
import { content } from '#src/reference-api/trade/profiles/profile-entries.ts';

/** Structural steel framing. */
export const structuralSteel = sectionOfKinds(
  {
    number: '051200',
    tradeNames: ['Millspan', 'Anvil', 'HeavyHold', 'Truebeam', 'Forgeline', 'RivetHouse'],
    descriptions: [
      'Carries floors, roofs and lateral loads through a bolted and welded frame.',
      'Frees long spans with members fabricated to the inch before they reach the site.',
      'Ties steel beams to concrete slabs so that both bend as one.',
    ],
    uses: ['office frames', 'hospitals', 'long-span roofs', 'industrial buildings', 'canopies'],
    limitations: [
      'Unprotected members have no fire resistance rating.',
      'Members to receive sprayed fireproofing shall not be painted.',
      'Architecturally exposed steel needs a finish category named on the drawings.',
      'Galvanizing needs vent holes in closed sections.',
    ],
    standards: [
      'AISC 360 - Specification for Structural Steel Buildings',
      'AISC 303 - Code of Standard Practice for Steel Buildings and Bridges',
      'ASTM A992 - Structural Steel Shapes',
      'ASTM A500 - Cold-Formed Welded and Seamless Carbon Steel Structural Tubing',
      'ASTM F3125 - High Strength Structural Bolts',
      'AWS D1.1 - Structural Welding Code - Steel',
      'RCSC - Specification for Structural Joints Using High-Strength Bolts',
    ],
    programs: ['aisc', 'recycled', 'baba', 'iso-9001', 'iso-14001'],
    epd: {
      declaredUnit: '1 metric ton',
      massKg: 1000,
      gwp: [720, 1250],
      pcr: 'UL PCR Part B: Designated Steel Construction Product',
    },
    hpd: [
      content('Iron', '7439-89-6', 'Base metal', 96, 98.5, 'LT-P1'),
      content('Manganese', '7439-96-5', 'Alloying element', 0.8, 1.6, 'LT-P1'),
      content('Silicon', '7440-21-3', 'Alloying element', 0.1, 0.4, 'LT-UNK'),
      content('Copper', '7440-50-8', 'Residual', 0.1, 0.5, 'LT-P1'),
    ],
    bim: { category: 'Structural Framing', ifcClass: 'IfcBeam', host: 'unhosted' },
    assembly: 'Structural Steel Frame',
    sheetPrefix: 'STL',
    related: ['033000', '054000', '055213', '078100', '133419'],
    installation: [
      'Verify anchor rod locations and bearing elevations before erection.',
      'Set base plates on leveling nuts and grout solid after plumbing the frame.',
      'Snug-tighten joints, and pretension those designated slip-critical.',
      'Test full-penetration welds ultrasonically.',
      'Touch up abraded primer the same day.',
    ],
  },
  [wideFlange, hollow, column, stud, bolts],
);
