import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { resilientTileKinds } from '#src/reference-api/trade/profiles/division-09-resilient-tile-kinds.ts';

export const resilientTile = sectionOfKinds(
  {
    number: '096519',
    tradeNames: [
      'Hearthplank',
      'Loamfloor',
      'Longgrain',
      'Tallow Oak',
      'Pathstone',
      'Brightstep',
      'Evenway',
      'Kindling Plank',
    ],
    descriptions: [
      'Covers floors with a resilient, quiet surface that is repaired tile by tile.',
      'Resists rolling loads and daily wet cleaning in health-care and retail floors.',
      'Needs no wax where the factory urethane finish is kept.',
    ],
    uses: ['patient rooms', 'retail sales floors', 'classrooms', 'corridors', 'multifamily units'],
    limitations: [
      'Concrete shall test at or below the moisture limit of the adhesive before installation begins.',
      'Material is for interior use only and is not suitable where direct sun heats the floor above 85 degrees Fahrenheit.',
      'Point loads from heels or furniture legs above the static load limit leave lasting indentations.',
      'Rubber staining occurs under mats with rubber backs; use nonstaining mats.',
    ],
    standards: cited(
      'ASTM F1700',
      'ASTM F1066',
      'ASTM F2195',
      'ASTM F970',
      'ASTM F710',
      'ASTM F2170',
      'ASTM E648',
    ),
    programs: ['floorscore', 'nsf-332', 'declare', 'cdph', 'indoor-advantage', 'biobased', 'iso-14001'],
    epd: declared('1 m2', 6.1, [5.8, 15.2], 'UL PCR Part B: Flooring EPD Requirements'),
    hpd: [
      content('Calcium carbonate', '1317-65-3', 'Filler', 45, 70, 'LT-UNK'),
      content('Polyvinyl chloride', '9002-86-2', 'Binder', 18, 35, 'LT-P1'),
      content('Bis(2-ethylhexyl) terephthalate', '6422-86-2', 'Plasticizer', 6, 14, 'BM-3'),
      content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.3, 2, 'LT-1'),
      content('Carbon black, bound', '1333-86-4', 'Pigment', 0.1, 0.6, 'BM-1'),
    ],
    bim: { category: 'Floors', ifcClass: 'IfcCovering', host: 'floor' },
    assembly: 'Resilient Tile Flooring',
    sheetPrefix: 'RTF',
    related: ['093013', '096813', '096723', '079513'],
    installation: [
      'Test slabs in accordance with ASTM F2170 at the frequency stated there, and submit results before starting.',
      'Condition flooring, adhesive and rooms at 65 to 85 degrees Fahrenheit for 48 hours before, during and after installation.',
      'Grind high spots and fill low ones to 3/16 inch in 10 feet; reflect no joint or ridge through the finished floor.',
      'Spread adhesive with the notched trowel stated on the pail, lay tile within its open time, and roll with a 100 pound roller in both directions.',
      'Carry floor patterns through doorways and stop at the center of the closed door where materials change.',
    ],
  },
  resilientTileKinds,
);
