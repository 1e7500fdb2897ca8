import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { interiorPaintingKinds } from '#src/reference-api/trade/profiles/division-09-interior-painting-kinds.ts';

export const interiorPainting = sectionOfKinds(
  {
    number: '099123',
    tradeNames: [
      'Limewhite',
      'Roomtone',
      'Plainsong',
      'Matteline',
      'Scrubwell',
      'Quietcoat',
      'Undertone',
      'Northlight',
    ],
    descriptions: [
      'Protects and colors gypsum board, plaster, wood and metal indoors.',
      'Withstands scrubbing and hospital disinfectants without burnish or color rub-off.',
      'Falls dry to the floor when sprayed on exposed decks and structure.',
    ],
    uses: ['offices', 'corridors', 'classrooms', 'exposed ceilings', 'doors and trim'],
    limitations: [
      'Do not apply below 50 degrees Fahrenheit or above 85 percent relative humidity.',
      'Interior paint is not a vapor retarder unless a perm rating is stated for the film.',
      'Galvanized steel needs a primer free of alkyd, or the film will peel.',
      'New plaster and masonry shall cure 30 days and test below pH 10 before coating.',
    ],
    standards: cited(
      'MPI Architectural Painting Specification Manual',
      'ASTM D2486',
      'ASTM D523',
      'ASTM D2697',
      'ASTM D3273',
      'SCAQMD Rule 1113',
      'SSPC-SP 1',
    ),
    programs: ['greenguard', 'cdph', 'declare', 'indoor-advantage', 'iso-14001'],
    epd: declared('1 m2', 0.36, [0.6, 2.4], 'NSF PCR: Architectural Coatings'),
    hpd: [
      content('Water', '7732-18-5', 'Carrier', 45, 58, 'BM-4'),
      content('Titanium dioxide', '13463-67-7', 'Pigment', 14, 25, 'LT-1'),
      content('Acrylic polymer', '25133-97-5', 'Binder', 12, 24, 'LT-UNK'),
      content('Kaolin', '1332-58-7', 'Extender', 3, 10, 'LT-UNK'),
      content('Propylene glycol', '57-55-6', 'Open-time agent', 0.1, 1.5, 'BM-3'),
    ],
    bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
    assembly: 'Painted Interior Wall',
    sheetPrefix: 'PNT',
    related: ['092900', '081113', '061600', '098413'],
    installation: [
      'Examine each substrate and measure moisture: gypsum board 12 percent, wood 15 percent, masonry 12 percent maximum.',
      'Remove hardware, plates and luminaires before painting and reinstall them after; masking in place is not accepted.',
      'Apply one coat of primer and two finish coats at the spread rate stated; tint the primer toward the finish color.',
      'Sand lightly between coats of enamel and correct sags, holidays and lap marks before the next coat.',
      'Paint the back of access panels and the tops and bottoms of doors like their exposed faces.',
    ],
  },
  interiorPaintingKinds,
);
