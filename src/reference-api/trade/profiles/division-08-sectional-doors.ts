import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  broken,
  fullView,
  impact,
  insulated,
  wood,
} from '#src/reference-api/trade/profiles/division-08-sectional-doors-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const sectionalDoors = sectionOfKinds(
  {
    number: '083613',
    tradeNames: ['Baywide', 'Firehall', 'Panorama Lift', 'Dockside 200', 'Carrow', 'Liftwell', 'Winterbay'],
    descriptions: [
      'Seals a bay with insulated panels that stack overhead.',
      'Brings daylight into showrooms and fire stations.',
      'Stands up to hurricanes with struts and impact glazing.',
    ],
    uses: [
      'fire stations',
      'loading docks',
      'restaurants opening to patios',
      'car dealerships',
      'maintenance shops',
    ],
    limitations: [
      'Track and springs need clear headroom and backroom.',
      'Full-view doors are not suitable for cold rooms without insulating glass.',
      'Dark steel panels bow in sun; use foamed sections.',
      'Torsion springs shall be replaced only by trained technicians.',
    ],
    standards: cited(
      'DASMA 102',
      'DASMA 105',
      'DASMA 108',
      'DASMA TDS-163',
      'UL 325',
      'ASTM E1996',
      'ASTM E1886',
      'ASTM E283',
      'ASHRAE 90.1',
      'ASTM A653',
      'ASTM B221',
      'AAMA 611',
      '16 CFR 1201',
    ),
    programs: ['ul-listed', 'miami-dade', 'florida', 'icc-es', 'baba'],
    epd: declared('1 m2', 15, [42, 110], 'UL PCR Part B: Commercial Door Systems'),
    hpd: null,
    bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
    assembly: 'Sectional Door',
    sheetPrefix: 'SCD',
    related: ['083323', '088000', '111300', '133419'],
    installation: [
      'Set tracks plumb and parallel within 1/8 inch.',
      'Brace horizontal track to structure at 72 inches at most.',
      'Fit the bottom seal to the floor over its whole length.',
      'Balance springs with power disconnected.',
      'Test reversal with a 1-1/2 inch block.',
    ],
  },
  [insulated, fullView, broken, impact, wood],
);
