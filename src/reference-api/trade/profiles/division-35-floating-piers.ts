import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { floatingPiersKinds } from '#src/reference-api/trade/profiles/division-35-floating-piers-kinds.ts';

export const floatingPiers = sectionOfKinds(
  {
    number: '355113',
    tradeNames: [
      'Tidefloat',
      'Mooring Row',
      'Berthline',
      'Freeboard Nine',
      'Slackwater',
      'Driftline',
      'Harborway',
      'Cleatwell',
    ],
    descriptions: [
      'Rises and falls with the water so that boats are boarded at one height.',
      'Spans from shore to float at a slope that follows the tide.',
      'Breaks short waves before they reach the berths behind.',
    ],
    uses: ['marinas', 'ferry landings', 'boat launches', 'rowing clubs', 'waterfront parks'],
    limitations: [
      'Floats shall be removed or kept ice-free where ice is thicker than 4 inches.',
      'Unsinkable foam shall be encased; exposed foam is banned in most waters.',
      'Wave heights above 2 feet for more than a few hours a year need an attenuator.',
      'Gangways over 80 feet long need a landing float of their own.',
    ],
    standards: cited(
      'ASCE MOP 50',
      'ASTM C578',
      'ASTM B209',
      'ADA Standards for Accessible Design',
      'NFPA 303',
      'PIANC Report 149',
    ),
    programs: ['baba', 'iso-9001', 'recycled'],
    epd: null,
    hpd: null,
    bim: { category: 'Site', ifcClass: 'IfcCivilElement', host: 'unhosted' },
    assembly: 'Floating Pier',
    sheetPrefix: 'FLP',
    related: ['355913', '055213', '265600', '033000'],
    installation: [
      'Confirm water depths and datum by survey before piles or anchors are set.',
      'Launch and join floats in calm water; torque wale bolts, then again after thirty days.',
      'Set pile guides with rollers and 1 inch of clearance, and prove free travel over the whole range of water levels.',
      'Install the gangway with a hinge ashore and rollers on the float, no steeper than approved at low water.',
      'Hang utilities in accessible trays with loops that allow the full movement.',
    ],
  },
  floatingPiersKinds,
);
