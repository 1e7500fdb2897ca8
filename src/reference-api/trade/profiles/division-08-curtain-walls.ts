import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  stick,
  unitized,
  structuralSilicone,
  highPerformance,
  sunshade,
} from '#src/reference-api/trade/profiles/division-08-curtain-walls-kinds.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const curtainWalls = sectionOfKinds(
  {
    number: '084413',
    tradeNames: ['Meridian 750', 'Skyfront', 'Halyard', 'Lattice', 'Zenith', 'Altus', 'Verglas'],
    descriptions: [
      'Hangs a glass and metal skin outside the structure, floor after floor.',
      'Takes building sway and slab movement in its splices.',
      'Encloses towers fast with units glazed and tested at the plant.',
    ],
    uses: ['office towers', 'hospitals', 'laboratories', 'atria', 'university buildings'],
    limitations: [
      'Anchors must be set to line before units arrive.',
      'Structural silicone needs adhesion tests on every substrate and finish.',
      'It is not suitable for sloped glazing without a different drainage design.',
      'Perimeter fire containment is by other sections and must be coordinated.',
    ],
    standards: [
      'AAMA 501 - Methods of Test for Exterior Walls',
      'AAMA 501.4 - Recommended Static Test Method for Evaluating Interstory Drifts',
      ...cited('ASTM E283'),
      'ASTM E331 - Water Penetration by Uniform Static Air Pressure Difference',
      'ASTM E330 - Structural Performance by Uniform Static Air Pressure Difference',
      'ASTM C1401 - Structural Sealant Glazing',
      'ASTM E2307 - Fire Resistance of Perimeter Fire Barriers',
    ],
    programs: ['nfrc', 'miami-dade', 'florida', 'declare', 'c2c', 'recycled', 'iso-9001'],
    epd: declared('1 m2', 52, [105, 230], 'UL PCR Part B: Curtain Wall'),
    hpd: [
      content('Aluminum', '7429-90-5', 'Extrusion', 84, 93, 'LT-P1'),
      content('Polyamide 66 with glass fiber', '32131-17-2', 'Thermal break', 2, 6, 'LT-UNK'),
      content('Silicone rubber', '63394-02-5', 'Gasket', 2, 6, 'LT-UNK'),
      content('Steel', '7439-89-6', 'Anchors', 1, 4, 'LT-P1'),
    ],
    bim: { category: 'Curtain Panels', ifcClass: 'IfcCurtainWall', host: 'unhosted' },
    assembly: 'Glazed Curtain Wall',
    sheetPrefix: 'GCW',
    related: ['051200', '072726', '079200', '084113', '088000'],
    installation: [
      'Set anchors from survey lines, not from the slab edge.',
      'Leave expansion at splices as dimensioned for the temperature of the day.',
      'Seal joints from the outside before the next unit covers them.',
      'Tighten pressure plates to the torque stated.',
      'Test the first bay for water by AAMA 501.2 and again at one-third and two-thirds.',
      'Protect glass from welding and alkaline runoff.',
    ],
  },
  [stick, unitized, structuralSilicone, highPerformance, sunshade],
);
