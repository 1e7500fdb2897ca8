import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  drainable,
  windDriven,
  acoustical,
  combination,
  screen,
} from '#src/reference-api/trade/profiles/division-08-wall-louvers-kinds.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

/** Louvers. */
export const louvers = sectionOfKinds(
  {
    number: '089100',
    tradeNames: [
      'Airslat',
      'Stormslat',
      'Hushblade',
      'Gillwork',
      'Chevron 6',
      'Breezewell',
      'Galeforce Screen',
    ],
    descriptions: [
      'Lets air through the wall and keeps rain out.',
      'Stops wind-driven rain where the plenum behind cannot drain.',
      'Hides rooftop machines and lowers their noise.',
    ],
    uses: ['mechanical rooms', 'parking garages', 'generator rooms', 'rooftop screens', 'air intakes'],
    limitations: [
      'Stay below the beginning point of water penetration at design flow.',
      'It is not suitable as a fire or smoke damper.',
      'Hurricane areas need AMCA 540 and 550 listed models.',
      'Bird screens lessen free area by the share stated.',
    ],
    standards: cited('AMCA 500-L', 'AMCA 511', 'AMCA 540', 'AMCA 550', 'AAMA 2605', 'ASTM B221'),
    programs: ['amca', 'miami-dade', 'florida', 'recycled', 'baba'],
    epd: {
      declaredUnit: '1 m2',
      massKg: 19,
      gwp: [95, 240],
      pcr: 'UL PCR Part B: Fabricated Metal Products',
    },
    hpd: null,
    bim: { category: 'Mechanical Equipment', ifcClass: 'IfcAirTerminal', host: 'wall' },
    assembly: 'Wall Louver',
    sheetPrefix: 'LVR',
    related: ['072726', '079200', '233700', '084413'],
    installation: [
      'Flash the sill to the outside and turn up its back and ends.',
      'Set louvers plumb and fasten through clip angles at 24 inches on center.',
      'Isolate aluminum from masonry and steel.',
      'Seal the perimeter with backing and sealant, leaving the sill weeps open.',
      'Blank off unused area with an insulated panel.',
    ],
  },
  [drainable, windDriven, acoustical, combination, screen],
);
