import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { anodized, pvdfColors } from '#src/reference-api/trade/metal-finishes.ts';
import { chosen, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const covers = [
  { gauge: '24 ga', metalThickness: 0.0239, finish: 'PVDF' },
  { gauge: '0.040 in', metalThickness: 0.04, finish: 'PVDF' },
  { gauge: '0.050 in', metalThickness: 0.05, finish: 'PVDF' },
  { gauge: '0.063 in', metalThickness: 0.063, finish: 'PVDF' },
  { gauge: '0.063 in', metalThickness: 0.063, finish: 'clear anodized' },
];

const coping: ProductKind = {
  noun: 'Snap-on metal coping',
  materials: [
    'aluminum covers on galvanized steel anchors',
    'galvanized steel covers with PVDF on spring anchors',
  ],
  descriptions: ['Caps parapets without exposed fasteners and with joints that drain.'],
  uses: ['parapets', 'fire walls above the roof', 'reroofing'],
  limitations: [
    'Coping must be tested as installed; shop-made copies do not carry the rating.',
    'Wood nailers need fastening for the same load as the coping.',
    'It is not suitable for walls wider than the tested cover without a new test.',
  ],
  attributes: [
    measured('windUplift', 'ANSI/SPRI ES-1', 90, 300, 15),
    chosen('gauge', null, '24 ga', '0.040 in', '0.050 in', '0.063 in'),
    measured('metalThickness', null, 0.0239, 0.063, 0.0001),
    measured('width', null, 8, 32, 1),
    chosen('finish', null, 'PVDF', 'clear anodized'),
    measured('length', null, 12),
    measured('warranty', null, 10, 30, 5),
  ],
  series: covers,
  options: [
    option('Wall width', '8 to 12 in', '12 to 18 in', '18 to 24 in', '24 to 32 in'),
    pvdfColors,
    anodized,
    option('Lead time', '4 weeks', 'Anodized: 7 weeks'),
    option('Warranty', 'Wind: 20 years to 120 mph', 'Finish: 30 years'),
  ],
};

const fascia: ProductKind = {
  ...coping,
  noun: 'Roof edge fascia',
  materials: [
    'an aluminum cover snapped on an extruded aluminum bar',
    'a galvanized steel cover on a galvanized cleat',
  ],
  descriptions: ['Holds the edge of the membrane against the wind, where blow-offs start.'],
  uses: ['low-slope roof edges', 'reroofing', 'big-box retail'],
  limitations: [
    'Edge metal must be tested as installed; shop-made copies do not carry the rating.',
    'Wood nailers need fastening for the same load as the edge.',
  ],
  attributes: [
    measured('windUplift', 'ANSI/SPRI ES-1', 90, 300, 15),
    chosen('gauge', null, '24 ga', '0.040 in', '0.050 in', '0.063 in'),
    measured('metalThickness', null, 0.0239, 0.063, 0.0001),
    measured('height', null, 4, 14, 1),
    chosen('finish', null, 'PVDF', 'clear anodized'),
    measured('length', null, 12),
    measured('warranty', null, 10, 30, 5),
  ],
  options: [
    option('Face height', '4 in', '5-1/2 in', '7 in', '8-1/2 in', '10 in', '14 in'),
    pvdfColors,
    anodized,
    option('Lead time', '3 weeks'),
    option('Warranty', 'Wind: 20 years to 120 mph', 'Finish: 30 years'),
  ],
};

const gravelStop: ProductKind = {
  ...fascia,
  noun: 'Gravel stop',
  materials: ['24-gauge galvanized steel with PVDF', '0.050-inch aluminum'],
  descriptions: ['Ends a graveled or ballasted roof with a raised lip on a continuous cleat.'],
  uses: ['built-up roofs', 'ballasted roofs', 'reroofing'],
  series: covers.filter(({ gauge }) => gauge === '24 ga' || gauge === '0.050 in'),
  attributes: [
    measured('windUplift', 'ANSI/SPRI ES-1', 60, 180, 15),
    chosen('gauge', null, '24 ga', '0.050 in'),
    measured('metalThickness', null, 0.0239, 0.05, 0.0001),
    measured('height', null, 4, 10, 1),
    chosen('finish', null, 'PVDF'),
    measured('length', null, 10),
  ],
  options: [
    option('Face height', '4 in', '6 in', '8 in', '10 in'),
    pvdfColors,
    option('Lead time', '3 weeks'),
  ],
};

const jointCover: ProductKind = {
  noun: 'Roof expansion joint cover',
  materials: ['a neoprene bellows with metal flanges', 'an EPDM bellows with aluminum flanges'],
  descriptions: ['Lets two parts of a roof move while it stays watertight.'],
  uses: ['additions', 'roof area dividers', 'seismic joints', 'long roofs'],
  limitations: [
    'Curbs on both sides carry the cover 8 inches above the roof.',
    'Neoprene bellows need protection from asphalt.',
    'Changes of direction need factory-made tees and crosses.',
  ],
  attributes: [
    measured('jointWidth', null, 1, 8, 1),
    measured('movementCapability', 'ASTM E1399', 25, 100, 25),
    chosen('materialType', null, 'neoprene', 'EPDM'),
    measured('length', null, 10, 50, 10),
    measured('minimumTemperature', null, -40, -20, 10),
    measured('warranty', null, 10, 20, 5),
  ],
  standards: ['ASTM E1399', 'ASTM B209', 'ASTM A653'],
  programs: ['iso-9001', 'baba'],
  epd: null,
  options: [
    option('Joint width', '1 to 2 in', '2 to 4 in', '4 to 6 in', '6 to 8 in'),
    option('Flange', 'Galvanized steel', 'Aluminum', 'Copper'),
    option('Lead time', '3 weeks'),
  ],
};

const edgeAnchor: ProductKind = {
  ...fascia,
  noun: 'Extruded edge anchor',
  materials: ['extruded aluminum, Alloy 6063-T6'],
  descriptions: ['Clamps the membrane in a continuous bar before the fascia snaps over it.'],
  uses: ['low-slope roof edges', 'high-wind coasts', 'reroofing'],
  attributes: [
    measured('windUplift', 'ANSI/SPRI ES-1', 120, 330, 15),
    chosen('gauge', null, '0.100 in'),
    measured('metalThickness', null, 0.1),
    measured('height', null, 4, 10, 1),
    chosen('finish', null, 'mill'),
    measured('length', null, 12),
    measured('warranty', null, 20, 30, 5),
  ],
  series: [{ gauge: '0.100 in', metalThickness: 0.1 }],
  standards: ['ANSI/SPRI ES-1', 'FM 4435', 'ASTM B221'],
  options: [
    option('Length', '12 ft'),
    option('Lead time', '2 weeks'),
    option('Warranty', 'Wind: 20 years to 160 mph'),
  ],
};

export const roofSpecialties: SectionDeclaration = {
  number: '077100',
  descriptions: [
    'Holds the roof edge against the wind where blow-offs start.',
    'Caps parapets without exposed fasteners and with drained joints.',
    'Lets two parts of a roof move while it stays watertight.',
  ],
  uses: ['low-slope roof edges', 'parapets', 'roof area dividers', 'additions', 'reroofing'],
  limitations: [
    'Edge metal must be tested as installed; shop-made copies do not carry the rating.',
    'Wood nailers need fastening for the same load as the edge.',
    'It is not suitable for walls wider than the tested cover without a new test.',
    'Neoprene bellows need protection from asphalt.',
  ],
  standards: ['ANSI/SPRI ES-1', 'FM 4435', 'ASTM B209', 'ASTM A653', 'AAMA 2605'],
  programs: ['fm', 'miami-dade', 'florida', 'recycled', 'baba'],
  epd: declared('1 m', 3.1, [9, 34], 'UL PCR Part B: Fabricated Metal Products'),
  hpd: null,
  bim: { category: 'Profiles', ifcClass: 'IfcBuildingElementPart', host: 'roof' },
  assembly: 'Roof Edge',
  sheetPrefix: 'RSP',
  related: ['074113', '075323', '075423', '076200', '077233'],
  installation: [
    'Verify that nailers are straight, sound and fastened for the design load.',
    'Set corners first and work toward the middle.',
    'Fasten anchors at 12 inches on center, closer within 10 feet of corners.',
    'Snap covers from one side and leave 1/4 inch at joints.',
    'Seat splice plates in sealant and leave them free to slide.',
  ],
  kinds: [coping, fascia, gravelStop, jointCover, edgeAnchor],
};
