import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  bellows,
  compressionSeal,
  fireBarrier,
  floorCover,
  seismic,
  wallCover,
} from '#src/reference-api/trade/profiles/division-07-joint-covers-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const jointCovers = sectionOfKinds(
  {
    number: '079513',
    tradeNames: ['Joinwell', 'Seismica', 'Bridgeplate', 'Drift Cover', 'Accordia', 'Slipway', 'Terracover'],
    descriptions: [
      'Bridges the gap between two structures and lets both move.',
      'Carries carts and lifts over joints that open in an earthquake.',
      'Keeps the fire rating of the floor through the joint.',
    ],
    uses: ['hospitals', 'airports', 'stadium ramps', 'parking structures', 'building additions'],
    limitations: [
      'Covers need a blockout cast to the depth on the drawings.',
      'Pop-up seismic plates must be reset after an event.',
      'It is not suitable for forklift traffic unless rated for it.',
      'Changes of direction need factory-mitered pieces.',
    ],
    standards: cited(
      'ASTM E1399',
      'UL 2079',
      'ASTM E1966',
      'ASTM B221',
      'ASTM E330',
      'ASTM D2628',
      'ASTM D412',
      'ASTM D2240',
      'ICC A117.1',
      'AAMA 611',
      'ASTM E331',
      'ASCE 7',
      'ASTM D4637',
      'ASTM A653',
    ),
    programs: ['ul-classified', 'warnock-hersey', 'recycled', 'baba', 'iso-9001'],
    epd: declared('1 m', 6, [22, 88], 'UL PCR Part B: Fabricated Metal Products'),
    hpd: null,
    bim: { category: 'Generic Models', ifcClass: 'IfcDiscreteAccessory', host: 'floor' },
    assembly: 'Expansion Joint Cover',
    sheetPrefix: 'EJC',
    related: ['033000', '042200', '078413', '079200', '093013'],
    installation: [
      'Verify joint width at the temperature of the day and set the cover to match.',
      'Install the fire barrier before the cover, with lapped splices.',
      'Bed frames in grout, flush within 1/16 inch of the finish.',
      'Anchor at 18 inches on center and 3 inches from ends.',
      'Protect plates until Substantial Completion.',
    ],
  },
  [floorCover, wallCover, seismic, compressionSeal, bellows, fireBarrier],
);
