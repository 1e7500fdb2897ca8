import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { gypsumBoardKinds } from '#src/reference-api/trade/profiles/division-09-gypsum-kinds.ts';

export const gypsumBoard = sectionOfKinds(
  {
    number: '092900',
    tradeNames: [
      'Whitecore',
      'Levelplane',
      'HushBoard',
      'Dampkeep',
      'Bastionboard',
      'FirePlane',
      'Clayfall',
      'ThinSpan',
    ],
    descriptions: [
      'Finishes interior walls and ceilings and gives fire resistance in listed assemblies.',
      'Resists surface mold growth in rooms with passing humidity, such as toilets and basements.',
      'Withstands dents, scuffs and penetration in corridors, schools and gymnasiums.',
      'Raises the sound transmission class of a partition without added layers.',
    ],
    uses: ['partitions', 'ceilings', 'shaft enclosures', 'exit corridors', 'patient rooms'],
    limitations: [
      'Paper-faced board is not a tile backer in showers or other rooms with running water.',
      'Board is not suitable where it stays above 125 degrees Fahrenheit for long periods.',
      'Install only after the building is enclosed and held between 50 and 95 degrees Fahrenheit.',
      'Abuse-resistant classification is lost where board is cut for recessed boxes wider than 4 inches.',
    ],
    standards: cited(
      'ASTM C1396',
      'ASTM C840',
      'ASTM C473',
      'ASTM C1629',
      'ASTM D3273',
      'ASTM E84',
      'ASTM E119',
      'GA-214',
      'GA-600',
    ),
    programs: ['ul-classified', 'icc-es', 'greenguard', 'declare', 'cdph', 'recycled'],
    epd: declared('1 m2', 10.7, [2.3, 3.8], 'FPInnovations PCR: North American Gypsum Boards'),
    hpd: [
      content('Calcium sulfate dihydrate', '13397-24-5', 'Core', 86, 95, 'LT-UNK'),
      content('Cellulose', '9004-34-6', 'Facing paper', 3, 8, 'LT-UNK'),
      content('Starch', '9005-25-8', 'Binder', 0.4, 1.2, 'LT-UNK'),
      content('Glass fiber', '65997-17-3', 'Core reinforcement', 0.2, 0.8, 'LT-UNK'),
    ],
    bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
    assembly: 'Gypsum Board Partition',
    sheetPrefix: 'GYP',
    related: ['092216', '078413', '079200', '099123'],
    installation: [
      'Apply board in accordance with ASTM C840, ceilings first, with the long dimension across framing unless a fire-rated design requires otherwise.',
      'Hold board 1/4 inch above finished floors and 1/4 inch from abutting structural elements; fill sound-rated gaps with acoustical sealant.',
      'Place control joints where framing or substrate changes, at building control joints, and at 30 feet on center maximum in walls.',
      'Fasten with screws that penetrate steel framing 3/8 inch; set heads below the surface without breaking the paper.',
      'Finish to Level 4 of GA-214 for flat paint and to Level 5 under gloss paint or critical side light.',
    ],
  },
  gypsumBoardKinds,
);
