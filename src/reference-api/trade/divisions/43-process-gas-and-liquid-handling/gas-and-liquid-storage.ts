import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, measured, option, table } from '#src/reference-api/trade/entries.ts';

/** Gallons in an upright cylinder, from inches. */
const gallons = (diameter: number, height: number) =>
  Math.round((Math.PI * (diameter / 2) ** 2 * height) / 231 / 10) * 10;
const vessels = (...sizes: readonly (readonly [diameter: number, height: number])[]) =>
  sizes.map(([diameter, height]) => ({ diameter, height, tankVolume: gallons(diameter, height) }));
const volume = (least: number, greatest: number) => measured('tankVolume', null, least, greatest, 10);
const diameter = measured('diameter', null, 24, 1200, 6);
const height = measured('height', null, 48, 480, 6);

const bolted: ProductKind = {
  noun: 'Bolted steel storage tank',
  materials: [
    'bolted steel sheets, glass fused on both faces',
    'bolted steel sheets, epoxy coated in the shop',
  ],
  descriptions: ['Built on site from coated sheets, for fire water, drinking water and wastewater.'],
  attributes: [
    volume(18000, 1300000),
    diameter,
    height,
    measured('pressure', 'AWWA D103', 0.5),
    measured('thickness', 'AWWA D103', 0.094, 0.5, 0.001),
    chosen('coating', 'AWWA D103', 'Glass fused', 'Epoxy powder'),
    measured('warranty', null, 2, 10, 1),
  ],
  series: vessels([168, 192], [264, 240], [360, 288], [480, 336], [744, 384], [900, 420]),
  options: [option('Roof', 'Open', 'Geodesic dome', 'Knuckle')],
};

const polyethylene: ProductKind = {
  noun: 'Polyethylene chemical tank',
  materials: [
    'rotationally molded high-density crosslinked polyethylene',
    'rotationally molded linear polyethylene',
  ],
  descriptions: ['One seamless piece for hypochlorite, acids and caustic.'],
  attributes: [
    volume(300, 12000),
    diameter,
    height,
    measured('serviceTemperature', 'ASTM D1998', 100, 130, 10),
    measured('specificGravity', 'ASTM D1998', 1.5, 1.9, 0.2),
    measured('thickness', 'ASTM D1998', 0.25, 1.25, 0.125),
    measured('warranty', null, 3, 5, 1),
  ],
  series: vessels([48, 48], [64, 84], [86, 120], [120, 150], [142, 168]),
  options: [option('Containment', 'Single wall', 'Double wall')],
};

const fiberglass: ProductKind = {
  noun: 'Fiberglass process tank',
  materials: [
    'filament-wound glass fiber in vinyl ester resin',
    'contact-molded glass fiber in isophthalic polyester resin',
  ],
  descriptions: ['Holds hot or corrosive liquids that attack steel.'],
  attributes: [
    volume(1000, 50000),
    diameter,
    height,
    measured('serviceTemperature', 'ASTM D3299', 150, 210, 10),
    measured('thickness', 'ASTM D3299', 0.25, 1, 0.0625),
    chosen('materialType', null, 'Vinyl ester', 'Isophthalic polyester'),
  ],
  series: vessels([72, 96], [96, 144], [120, 192], [144, 240], [168, 360]),
  options: [option('Resin', 'Vinyl ester', 'Isophthalic polyester')],
};

const receiver: ProductKind = {
  noun: 'Compressed air receiver',
  materials: ['welded carbon steel with elliptical heads'],
  descriptions: ['Stores compressed air between the compressor and bursts of demand.'],
  attributes: [
    measured('tankVolume', null, 80, 1560, 10),
    diameter,
    height,
    measured('pressure', 'ASME BPVC VIII', 150, 200, 50),
    chosen('coating', null, 'Primer', 'Epoxy lined'),
    measured('warranty', null, 1),
  ],
  series: crossed(vessels([24, 48], [30, 84], [42, 90], [54, 120], [60, 126]), table('pressure', 150, 200)),
  options: [option('Position', 'Vertical', 'Horizontal')],
};

const hydropneumatic: ProductKind = {
  noun: 'Hydropneumatic tank',
  materials: ['welded carbon steel with a butyl bladder'],
  descriptions: ['Keeps pressure between pump starts with air behind a bladder.'],
  attributes: [
    measured('tankVolume', null, 90, 1070, 10),
    measured('diameter', null, 24, 54, 6),
    height,
    measured('pressure', 'ASME BPVC VIII', 125),
    chosen('coating', 'NSF/ANSI/CAN 61', 'Epoxy lined'),
    measured('warranty', null, 1, 5, 1),
  ],
  series: vessels([24, 48], [30, 72], [36, 90], [48, 96], [54, 108]),
  options: [option('Bladder', 'Full acceptance', 'Partial acceptance')],
};

export const gasAndLiquidStorage: SectionDeclaration = {
  number: '434100',
  descriptions: [
    'Stores water, chemicals or gas until the process calls for them.',
    'Contains a spill of the whole inner tank within its outer wall.',
    'Damps pressure swings so that pumps and compressors start less often.',
  ],
  uses: [
    'water treatment plants',
    'chemical feed rooms',
    'compressor rooms',
    'fire water storage',
    'food plants',
  ],
  limitations: [
    'Polyethylene tanks are limited to liquids at 100 degrees Fahrenheit and the specific gravity stated.',
    'Concentrated sulfuric acid and hypochlorite need resins and fittings chosen for them.',
    'Pressure vessels shall carry the code stamp and be registered with the state.',
    'Anchors shall be designed for empty tanks in wind and full tanks in earthquake.',
  ],
  standards: [
    'AWWA D103',
    'ASTM D1998',
    'ASTM D3299',
    'ASME BPVC Section VIII, Division 1',
    'NFPA 22',
    'NSF/ANSI/CAN 61',
  ],
  programs: ['nsf-61', 'asme-stamp', 'fm', 'baba', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcTank', host: 'floor' },
  assembly: 'Storage Tank',
  sheetPrefix: 'TNK',
  related: ['432100', '463300', '400551', '033000'],
  installation: [
    'Set flat-bottom tanks on a smooth, level pad without joints or stones below the knuckle.',
    'Fit flexible connectors at every lower nozzle so that the wall can move when filled.',
    'Support pipes and valves independently of the tank.',
    'Fill with water for 24 hours and accept no seepage at seams and fittings.',
    'Disinfect potable tanks in accordance with AWWA C652 and submit two passing samples.',
  ],
  kinds: [bolted, polyethylene, fiberglass, receiver, hydropneumatic],
};
