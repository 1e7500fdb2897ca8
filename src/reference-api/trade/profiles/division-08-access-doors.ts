import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  beaded,
  fireRated,
  floorDoor,
  flush,
  recessed,
} from '#src/reference-api/trade/profiles/division-08-access-doors-kinds.ts';

/** Access doors and frames. */
export const accessDoors = sectionOfKinds(
  {
    number: '083113',
    tradeNames: ['Hidden Reach', 'Portico', 'Flushway', 'Trapline', 'Serviceman', 'Nookdoor', 'Underpass'],
    descriptions: [
      'Gives maintenance a way to valves and dampers behind finished walls.',
      'Keeps the fire rating of the wall or ceiling it opens.',
      'Disappears into gypsum board with a taped bead or a recessed face.',
    ],
    uses: ['gypsum board walls', 'tile walls', 'fire-rated shafts', 'plaster ceilings', 'sidewalk vaults'],
    limitations: [
      'Wall-rated doors are not suitable for ceilings unless listed for both.',
      'Doors wider than 24 inches in ratings need two latches.',
      'Recessed doors need the same board as the wall.',
      'Exterior use needs a gasketed stainless or aluminum unit.',
    ],
    standards: cited(
      'UL 10B',
      'NFPA 252',
      'NFPA 80',
      'ASTM E119',
      'ASTM A1008',
      'ASTM A653',
      'ASTM A666',
      'ASTM B221',
      'ASTM B209',
      '29 CFR 1910.29',
    ),
    programs: ['ul-listed', 'warnock-hersey', 'baba', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcDoor', host: 'face' },
    assembly: 'Access Door',
    sheetPrefix: 'ACD',
    related: ['042200', '078413', '092900', '093013'],
    installation: [
      'Coordinate locations with valves, dampers and cleanouts before framing.',
      'Frame all four sides of the opening.',
      'Set the frame flush with the finish and square within 1/16 inch.',
      'Fasten through every hole in the frame of a rated door.',
      'Adjust latches and deliver keys.',
    ],
  },
  [fireRated, beaded, flush, floorDoor, recessed],
);
