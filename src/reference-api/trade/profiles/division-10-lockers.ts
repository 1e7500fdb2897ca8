import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { metalLockersKinds } from '#src/reference-api/trade/profiles/division-10-lockers-kinds.ts';

export const metalLockers = sectionOfKinds(
  {
    number: '105113',
    tradeNames: [
      'Lockhaven',
      'Tierwell',
      'Gymkeep',
      'Weldstow',
      'Benchmate',
      'Latchrow',
      'Vented Nine',
      'Stowmark',
    ],
    descriptions: [
      'Stores clothing, books and gear behind ventilated, lockable doors.',
      'Dries wet equipment by air that passes from base to top.',
      'Gives every student or worker one place with one key.',
    ],
    uses: ['schools', 'gymnasiums', 'fire stations', 'plants', 'health clubs'],
    limitations: [
      'Plain steel bodies are not suitable for rooms with pool air; use galvannealed steel or plastic.',
      'Knock-down lockers are not accepted where seismic anchorage requires welded bodies.',
      'At least 5 percent of the lockers in a room shall be accessible.',
      'Sloped tops need 6 inches more headroom than flat tops.',
    ],
    standards: cited(
      'ASTM A1008',
      'ASTM A653',
      'ASTM D3359',
      'ADA Standards for Accessible Design',
      'ASTM B117',
    ),
    programs: ['greenguard', 'recycled', 'baba', 'iso-9001', 'indoor-advantage'],
    epd: declared('1 unit', 34, [78, 148], 'BIFMA PCR: Storage'),
    hpd: [
      content('Iron', '7439-89-6', 'Base steel', 93, 97, 'LT-P1'),
      content('Epoxy-polyester powder', '25068-38-6', 'Coating', 1, 3, 'LT-P1'),
      content('Zinc', '7440-66-6', 'Coating', 0, 2, 'LT-P1'),
      content('Polyamide 6', '25038-54-4', 'Door bumpers', 0.1, 0.4, 'LT-UNK'),
    ],
    bim: { category: 'Furniture', ifcClass: 'IfcFurniture', host: 'floor' },
    assembly: 'Metal Locker',
    sheetPrefix: 'LKR',
    related: ['096519', '092216', '102113', '129300'],
    installation: [
      'Set lockers on a level base, plumb within 1/8 inch in 6 feet, and shim with steel.',
      'Bolt units to each other at 36 inches on center and anchor to floor and wall at the spacing of the seismic calculation.',
      'Close gaps to walls and columns with fillers of the locker finish.',
      'Anchor bench pedestals with two expansion bolts each, 48 inches on center maximum.',
      'Adjust doors and latches, touch up marred finish, and deliver key and combination lists under seal.',
    ],
  },
  metalLockersKinds,
);
