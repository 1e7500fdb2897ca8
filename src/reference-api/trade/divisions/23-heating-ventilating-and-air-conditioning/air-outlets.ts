import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Air Diffusion Products';
const unit = (massKg: number, gwp: readonly [number, number]) => declared('1 unit', massKg, gwp, pcr);
const airflow = (least: number, greatest: number) => measured('airflow', 'ASHRAE 70', least, greatest, 5);
const nc = measured('noiseCriteria', 'AHRI 885', 15, 35, 1);
const drop = measured('pressureDrop', 'ASHRAE 70', 0.01, 0.2, 0.01);
const material = chosen('materialType', null, 'Steel', 'Aluminum');
const base = ['ASHRAE 70', 'AHRI 885', 'NFPA 90A'];
const white = option('Color', ['White', '#f4f4f1'], ['Black', '#26282a'], ['Clear anodized', '#bfc2c4']);
const ordered = option('Lead time', 'White: in stock', 'Other finishes: 4 weeks');
const programs = ['greenguard', 'etl', 'baba', 'iso-9001'];
const wall = { category: 'Air Terminals', ifcClass: 'IfcAirTerminal', host: 'wall' } as const;
const dump = 'Below the least airflow stated, cold air dumps.';

const plaque: ProductKind = {
  noun: 'Square plaque diffuser',
  materials: ['24 gauge steel, powder coated', 'aluminum, powder coated'],
  descriptions: ['Throws air flat along the ceiling in all directions behind a plain plate.'],
  uses: ['open offices', 'classrooms', 'retail stores', 'corridors'],
  limitations: [dump, 'A flexible duct bent at the neck raises the noise by 5 NC or more.'],
  attributes: [
    measured('neck', null, 6, 14, 1),
    airflow(75, 750),
    measured('throwDistance', 'ASHRAE 70', 4, 14, 1),
    nc,
    drop,
    measured('width', null, 24),
    material,
  ],
  series: [
    { neck: 6, airflow: 120, throwDistance: 5, noiseCriteria: 20 },
    { neck: 8, airflow: 210, throwDistance: 7, noiseCriteria: 22 },
    { neck: 10, airflow: 330, throwDistance: 9, noiseCriteria: 24 },
    { neck: 12, airflow: 470, throwDistance: 11, noiseCriteria: 27 },
    { neck: 14, airflow: 640, throwDistance: 13, noiseCriteria: 30 },
  ],
  standards: [...base, 'ASHRAE 113'],
  programs,
  epd: unit(5.2, [14, 24]),
  options: [
    option('Neck', '6 in', '8 in', '10 in', '12 in', '14 in'),
    option('Frame', 'Lay-in', 'Tegular', 'Surface'),
    white,
    ordered,
  ],
};

const slot: ProductKind = {
  noun: 'Linear slot diffuser',
  materials: ['extruded aluminum with adjustable pattern controllers and an insulated plenum'],
  descriptions: ['Runs as one line along a window and throws air left, right or down.'],
  uses: ['perimeter zones', 'lobbies', 'conference rooms', 'gypsum ceilings'],
  limitations: [
    dump,
    'Active and dummy lengths are set on the drawings; plenums cover only the active ones.',
  ],
  attributes: [
    measured('slots', null, 1, 4, 1),
    measured('slotWidth', null, 0.5, 1, 0.25),
    measured('length', null, 2, 6, 1),
    airflow(40, 600),
    measured('throwDistance', 'ASHRAE 70', 6, 22, 1),
    nc,
    drop,
  ],
  series: [
    { slots: 1, slotWidth: 0.75, airflow: 100, throwDistance: 10 },
    { slots: 2, slotWidth: 0.5, airflow: 140, throwDistance: 12 },
    { slots: 2, slotWidth: 1, airflow: 260, throwDistance: 16 },
    { slots: 3, slotWidth: 0.75, airflow: 300, throwDistance: 17 },
    { slots: 4, slotWidth: 1, airflow: 520, throwDistance: 20 },
  ],
  standards: [...base, 'ASTM B221', 'ASHRAE 113'],
  programs,
  epd: unit(6.4, [24, 42]),
  options: [
    option('Slots', '1', '2', '3', '4'),
    option('Border', 'Flanged', 'Plaster', 'Concealed'),
    white,
    ordered,
  ],
};

const displacement: ProductKind = {
  noun: 'Displacement diffuser',
  materials: ['perforated steel face on a steel plenum, powder coated'],
  descriptions: ['Spills cool air slowly over the floor; people’s own warmth lifts it past them.'],
  uses: ['classrooms', 'auditoriums', 'dining rooms', 'factories'],
  limitations: [
    'Supply below 63 degrees Fahrenheit is felt at the ankles.',
    'Does not heat; give the room another source.',
  ],
  attributes: [
    airflow(100, 900),
    measured('height', null, 24, 60, 12),
    measured('width', null, 24, 48, 12),
    measured('faceVelocity', 'ASHRAE 70', 30, 40, 5),
    nc,
    drop,
  ],
  series: [
    { height: 24, width: 24, faceVelocity: 35, airflow: 140 },
    { height: 48, width: 24, faceVelocity: 35, airflow: 280 },
    { height: 48, width: 36, faceVelocity: 40, airflow: 480 },
    { height: 60, width: 48, faceVelocity: 40, airflow: 800 },
  ],
  standards: [...base, 'ASHRAE 62.1', 'ASHRAE 55'],
  programs,
  epd: unit(18, [48, 82]),
  bim: wall,
  options: [option('Shape', 'Flat, in the wall', 'Corner', 'Half round'), white, ordered],
};

const grille: ProductKind = {
  noun: 'Louvered return grille',
  materials: [
    'steel blades fixed at 35 degrees, powder coated',
    'extruded aluminum blades fixed at 35 degrees',
  ],
  descriptions: ['Takes room air back to the plenum or duct and hides what is behind.'],
  uses: ['offices', 'corridors', 'schools', 'hotels'],
  limitations: ['Returns above 500 fpm whistle.', 'Not rated against light or weather.'],
  attributes: [
    measured('width', null, 6, 36, 2),
    measured('height', null, 6, 24, 2),
    airflow(40, 2000),
    measured('freeArea', null, 60, 70, 5),
    nc,
    drop,
    material,
  ],
  series: [
    { width: 12, height: 6, airflow: 150 },
    { width: 12, height: 12, airflow: 310 },
    { width: 24, height: 12, airflow: 640 },
    { width: 24, height: 24, airflow: 1300 },
    { width: 36, height: 24, airflow: 1980 },
  ],
  standards: base,
  programs,
  epd: unit(3.4, [9, 18]),
  bim: wall,
  options: [
    option('Size', '12 x 6 in', '12 x 12 in', '24 x 12 in', '24 x 24 in', '36 x 24 in'),
    option('Filter frame', 'None', '1 in, hinged face'),
    white,
    ordered,
  ],
};

const drum: ProductKind = {
  noun: 'Drum louver',
  materials: ['an extruded aluminum drum and frame, powder coated'],
  descriptions: ['Throws air far across large rooms from a drum that is turned by hand or motor.'],
  uses: ['gymnasiums', 'arenas', 'warehouses', 'exhibition halls'],
  limitations: ['Loud at full throw; not for rooms where people listen.', 'Set patterns before balancing.'],
  attributes: [
    measured('width', null, 18, 60, 6),
    measured('height', null, 8, 14, 2),
    airflow(400, 5000),
    measured('throwDistance', 'ASHRAE 70', 40, 120, 5),
    measured('noiseCriteria', 'AHRI 885', 30, 45, 1),
    measured('pressureDrop', 'ASHRAE 70', 0.1, 0.5, 0.05),
  ],
  series: [
    { width: 18, height: 8, airflow: 600, throwDistance: 50 },
    { width: 36, height: 8, airflow: 1300, throwDistance: 70 },
    { width: 48, height: 10, airflow: 2400, throwDistance: 90 },
    { width: 60, height: 14, airflow: 4400, throwDistance: 120 },
  ],
  standards: base,
  programs,
  epd: unit(9.5, [34, 62]),
  bim: wall,
  options: [
    option('Size', '18 x 8 in', '36 x 8 in', '48 x 10 in', '60 x 14 in'),
    option('Adjustment', 'By hand', 'Motor, 24 V'),
    white,
    ordered,
  ],
};

export const airOutlets: SectionDeclaration = {
  number: '233700',
  descriptions: [
    'Delivers supply air along the ceiling without drafts in the occupied zone.',
    'Returns and exhausts air with little pressure loss.',
    'Supplies cool air at low velocity near the floor and lets heat lift it.',
  ],
  uses: ['offices', 'lobbies', 'operating rooms', 'theaters', 'classrooms'],
  limitations: [
    'Throw is stated for isothermal air at a terminal velocity of 50 feet per minute; heating and cooling differ.',
    'Dampers at the face raise noise; balance at the branch takeoff instead.',
    'Slot diffusers above tall glazing need a separate heating mode pattern.',
    'Steel outlets rust in pool and kitchen areas; choose aluminum or stainless steel.',
  ],
  standards: ['ASHRAE 70', 'ASHRAE 113', 'ASHRAE 170', 'AHRI 885', 'ASTM B117', 'NFPA 90A'],
  programs: ['ahri', 'ul-classified', 'declare', 'baba', 'iso-9001'],
  epd: declared('1 unit', 5.2, [13, 46], pcr),
  hpd: [
    content('Iron', '7439-89-6', 'Base steel', 88, 97, 'LT-P1'),
    content('Polyester-melamine enamel', '9003-08-1', 'Coating', 1, 3, 'LT-UNK'),
    content('Zinc', '7440-66-6', 'Pretreatment', 0.5, 2, 'LT-P1'),
    content('Polyurethane foam', '9009-54-5', 'Gasket', 0.1, 1, 'LT-UNK'),
  ],
  bim: { category: 'Air Terminals', ifcClass: 'IfcAirTerminal', host: 'ceiling' },
  assembly: 'Ceiling Diffuser',
  sheetPrefix: 'DIF',
  related: ['095113', '233600', '237300', '089100', '115300'],
  installation: [
    'Install outlets level and plumb, centered in ceiling panels as shown on the reflected ceiling plan.',
    'Limit flexible duct to 5 feet, stretched, with bends supported at the collar.',
    'Support outlets over 20 pounds from the structure, not from the suspension system alone.',
    'Paint ductwork visible behind faces flat black.',
    'Set patterns before balancing and correct rattles found at full flow.',
  ],
  kinds: [plaque, slot, displacement, grille, drum],
};
