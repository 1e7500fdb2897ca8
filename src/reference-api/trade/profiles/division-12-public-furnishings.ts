import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { publicFurnishingsKinds } from '#src/reference-api/trade/profiles/division-12-public-furnishings-kinds.ts';

export const publicFurnishings = sectionOfKinds(
  {
    number: '129300',
    tradeNames: [
      'Mezzaline',
      'Waitwell',
      'Forum Row',
      'Atrium Bench',
      'Gatherline',
      'Pausepoint',
      'Plazaform',
      'Restway',
    ],
    descriptions: [
      'Seats visitors in lobbies, concourses and waiting areas.',
      'Collects trash and recyclables in sorted, lined openings.',
      'Sets planting and seating as one fixed group in public spaces.',
    ],
    uses: ['lobbies', 'airport concourses', 'libraries', 'museums', 'university commons'],
    limitations: [
      'Freestanding pieces are for interior use; finishes are not tested for weather.',
      'Tandem seating in exit access shall be fixed to the floor.',
      'At least 5 percent of fixed seating groups need an adjoining wheelchair space.',
      'Coated upholstery shall not be cleaned with undiluted bleach.',
    ],
    standards: cited(
      'ANSI/BIFMA X5.4',
      'ANSI/BIFMA e3',
      'ANSI/BIFMA M7.1',
      'California Technical Bulletin 117-2013',
      'ASTM D4157',
      'ADA Standards for Accessible Design',
    ),
    programs: ['bifma', 'greenguard', 'declare', 'fsc', 'indoor-advantage', 'iso-14001'],
    epd: declared('1 unit', 42, [68, 190], 'BIFMA PCR: Seating'),
    hpd: [
      content('Iron', '7439-89-6', 'Frame', 48, 66, 'LT-P1'),
      content('Hardwood, as cellulose', '9004-34-6', 'Slats', 18, 34, 'LT-UNK'),
      content('Polyurethane foam', '9009-54-5', 'Cushion', 6, 14, 'LT-UNK'),
      content('Polyester powder coating', '25038-59-9', 'Coating', 1, 3, 'LT-UNK'),
    ],
    bim: { category: 'Furniture', ifcClass: 'IfcFurniture', host: 'floor' },
    assembly: 'Public Seating',
    sheetPrefix: 'IPF',
    related: ['096519', '093013', '323300', '124813'],
    installation: [
      'Deliver after wet work and flooring are complete and the room is at service conditions.',
      'Assemble with the hardware supplied, torque it as stated, and level with the glides.',
      'Anchor fixed seating with two expansion anchors at each leg; conceal anchors below caps.',
      'Keep a wheelchair space 36 by 48 inches beside fixed groups where indicated.',
      'Remove packaging from the site, clean upholstery, and hand over care guides by material.',
    ],
  },
  publicFurnishingsKinds,
);
