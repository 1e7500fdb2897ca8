import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { geosyntheticsKinds } from '#src/reference-api/trade/profiles/division-31-geosynthetics-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const geosynthetics = sectionOfKinds(
  {
    number: '313219',
    tradeNames: [
      'Subgrade Row',
      'Stratafast',
      'Soilspan',
      'Loamfast',
      'Layerkeep',
      'Earthweft',
      'Basecourse',
      'Loambridge',
    ],
    descriptions: [
      'Separates aggregate base from soft subgrade so that neither mixes with the other.',
      'Confines aggregate and spreads wheel loads over weak soil.',
      'Drains and filters behind walls and under pavements.',
    ],
    uses: ['access roads', 'pavement bases', 'rail beds', 'retaining walls', 'working platforms'],
    limitations: [
      'Geotextiles left in the sun longer than 14 days lose strength and shall be replaced.',
      'Equipment shall not drive directly on the geosynthetic; keep 6 inches of fill below tracks.',
      'Polyester products are not suitable in soils above pH 9.',
      'Stabilization design needs the strength of the subgrade, as CBR, before a class is chosen.',
    ],
    standards: cited('AASHTO M 288', 'ASTM D4632', 'ASTM D6241', 'ASTM D6637', 'ASTM D4751', 'ASTM D4873'),
    programs: ['baba', 'iso-9001', 'iso-14001'],
    epd: declared('1 m2', 0.24, [0.45, 1.3], 'EPD International PCR 2019:14: Construction Products'),
    hpd: null,
    bim: { category: 'Site', ifcClass: 'IfcCivilElement', host: 'floor' },
    assembly: 'Stabilized Base',
    sheetPrefix: 'GEO',
    related: ['312500', '321400', '321243', '334600'],
    installation: [
      'Grade the subgrade smooth, remove stumps and sharp stones, and proof-roll soft spots.',
      'Unroll in the direction of traffic and pull taut; overlap 12 inches on firm soil and 36 inches where CBR is below 1.',
      'Place fill from one end with a bulldozer so that it pushes laps down, in lifts of 6 inches or more.',
      'Do not turn tracked equipment on the first lift.',
      'Patch tears with a piece that laps 3 feet beyond the damage on every side.',
    ],
  },
  geosyntheticsKinds,
);
