import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { coatedSteelColors } from '#src/reference-api/trade/metal-finishes.ts';
import {
  chosen,
  crossed,
  declared,
  measured,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const classA = chosen('surfaceBurningClass', 'ASTM E84', 'Class A');
const measuredSound = ['ASTM E90', 'ASTM E413', 'ASTM C423'] as const;

const walls = crossed(
  table('thickness soundTransmission noiseReduction weightPerArea', [3, 33, 0.95, 6], [4, 37, 1.05, 7.5]),
  table('designPressure', 25, 35, 45),
);
const wall: ProductKind = {
  noun: 'Acoustic barrier wall panel',
  materials: [
    'perforated galvanized steel panels filled with mineral wool between steel posts',
    'perforated aluminum panels filled with mineral wool between galvanized posts',
  ],
  descriptions: [
    'Blocks the noise of a yard on its way to the neighbor and absorbs what it would throw back.',
  ],
  uses: ['chiller yards', 'generator yards', 'loading docks', 'substations'],
  limitations: [
    'It helps only where it breaks the line of sight between source and receiver.',
    'Posts and footings are designed for the wind of the site.',
    'A gap of 1% of its area halves the effect.',
  ],
  attributes: [
    ...tabled('soundTransmission', 'ASTM E90', walls),
    ...tabled('noiseReduction', 'ASTM C423', walls),
    ...tabled('thickness weightPerArea', null, walls),
    ...tabled('designPressure', 'ASCE 7', walls),
    measured('height', null, 96, 288, 24),
    classA,
  ],
  series: walls,
  standards: [...measuredSound, 'ANSI/ASA S12.8', 'ASTM E84', 'ASCE 7'],
  programs: ['baba', 'iso-9001', 'recycled'],
  epd: declared(
    '1 m2',
    36,
    [58, 128],
    'UL PCR Part B: Insulated Metal Panels, Metal Composite Panels and Metal Cladding',
  ),
  options: [
    sizes('Thickness', walls, 'thickness', 'in'),
    option('Absorbs', 'One side', 'Both sides'),
    coatedSteelColors,
    option('Lead time', '10 weeks'),
    option('Warranty', '5 years', '10 years, finish'),
  ],
};

const enclosures = table(
  'thickness soundTransmission noiseReduction weightPerArea',
  [2, 36, 0.95, 6],
  [4, 40, 1.05, 8],
  [4, 47, 1.05, 11],
);
const enclosure: ProductKind = {
  noun: 'Equipment sound enclosure',
  materials: [
    '16 gauge galvanized steel panels with a perforated liner and mineral wool',
    '18 gauge galvanized steel panels with a septum, a perforated liner and mineral wool',
  ],
  descriptions: [
    'Encloses a machine, with doors, windows, silenced ventilation and lifted panels for service.',
  ],
  uses: ['generators', 'blowers', 'compressors', 'presses'],
  limitations: [
    'Ventilation carries off the heat of the machine within.',
    'Pipes and shafts pass through sleeves that do not touch the panels.',
    'Doors, windows and vents lower the rating of the panels.',
  ],
  attributes: [
    ...tabled('soundTransmission', 'ASTM E90', enclosures),
    ...tabled('noiseReduction', 'ASTM C423', enclosures),
    ...tabled('thickness weightPerArea', null, enclosures),
    measured('width', null, 72, 240, 24),
    measured('height', null, 84, 144, 12),
    classA,
  ],
  series: enclosures,
  standards: [...measuredSound, 'ASTM E596', 'ASTM E84'],
  programs: ['baba', 'iso-9001'],
  epd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcBuildingElementProxy', host: 'floor' },
  options: [
    sizes('Panel', enclosures, 'thickness', 'in'),
    option('Door', 'Single', 'Double'),
    coatedSteelColors,
    option('Lead time', '12 weeks'),
    option('Warranty', '1 year'),
  ],
};

/** At 1,000 fpm: longer and narrower airways remove more noise and cost more pressure. */
const silencers = crossed(
  table(
    'length insertionLoss pressureDrop',
    [3, 17, 0.12],
    [3, 22, 0.25],
    [5, 27, 0.16],
    [5, 34, 0.32],
    [7, 37, 0.2],
    [7, 44, 0.4],
  ),
  table('width height', [24, 24], [36, 24], [48, 36]),
);
const silencer: ProductKind = {
  noun: 'Duct silencer',
  materials: [
    '22 gauge galvanized casing with perforated splitters and film-wrapped glass fiber',
    '22 gauge galvanized casing with packless perforated chambers',
  ],
  descriptions: ['Lets air pass between absorbing splitters and takes the noise of the fan out of it.'],
  uses: ['fan discharges', 'laboratory exhaust', 'recording studios', 'hospital air handlers'],
  limitations: [
    'Ratings hold for straight flow; an elbow within three diameters raises the pressure loss.',
    'Noise made by its own air counts where the room shall be below NC 30.',
    'Hospital air needs film over the fill.',
  ],
  attributes: [
    ...tabled('insertionLoss pressureDrop', 'ASTM E477', silencers),
    ...tabled('length width height', null, silencers),
    measured('faceVelocity', 'ASTM E477', 1000),
    classA,
  ],
  series: silencers,
  standards: ['ASTM E477', 'ASTM E84', 'NFPA 90A', 'ASTM A653'],
  programs: ['baba', 'iso-9001'],
  epd: null,
  bim: { category: 'Duct Accessories', ifcClass: 'IfcDuctSilencer', host: 'unhosted' },
  options: [
    sizes('Length', silencers, 'length', 'ft'),
    option('Fill', 'Glass fiber', 'Film-wrapped glass fiber', 'Packless'),
    option('Lead time', '5 weeks'),
    option('Warranty', '1 year'),
  ],
};

/** Free area falls as the blades deepen. */
const louvers = crossed(
  table(
    'depth soundTransmission freeArea pressureDrop',
    [6, 11, 34, 0.1],
    [8, 13, 31, 0.12],
    [12, 18, 27, 0.15],
  ),
  table('width height', [36, 48], [48, 60], [60, 84]),
);
const louver: ProductKind = {
  noun: 'Acoustic louver',
  materials: [
    '16 gauge galvanized steel frame with perforated, mineral wool filled blades',
    'extruded aluminum frame with perforated, mineral wool filled blades',
  ],
  descriptions: ['Passes the air of a plant room while its filled blades hold the noise back.'],
  uses: ['mechanical rooms', 'generator rooms', 'equipment screens', 'parking structures'],
  limitations: [
    'It keeps out less rain than a weather louver; drain the plenum behind it.',
    'Pressure loss is at 500 fpm through the face.',
    'Free area is less than that of other louvers; check the fan.',
  ],
  attributes: [
    ...tabled('soundTransmission', 'ASTM E90', louvers),
    ...tabled('freeArea pressureDrop', 'AMCA 500-L', louvers),
    ...tabled('depth width height', null, louvers),
  ],
  series: louvers,
  standards: ['ASTM E90', 'ASTM E413', 'AMCA 500-L'],
  programs: ['amca', 'baba', 'iso-9001'],
  epd: null,
  bim: { category: 'Windows', ifcClass: 'IfcWindow', host: 'wall' },
  options: [
    sizes('Depth', louvers, 'depth', 'in'),
    option('Screen', 'Bird', 'Insect'),
    coatedSteelColors,
    option('Lead time', '6 weeks'),
    option('Warranty', '1 year', '10 years, finish'),
  ],
};

const curtains = table(
  'thickness soundTransmission noiseReduction weightPerArea',
  [1, 27, 0.7, 1.2],
  [2, 29, 0.85, 1.5],
  [2, 32, 0.85, 2.5],
);
const curtain: ProductKind = {
  noun: 'Sound curtain',
  materials: [
    'mass-loaded vinyl with a quilted glass fiber face',
    'mass-loaded vinyl between two quilted glass fiber faces',
  ],
  descriptions: ['Hangs from a track around a machine and is drawn aside to reach it.'],
  uses: ['machine shops', 'packaging lines', 'construction sites', 'pump rooms'],
  limitations: [
    'Gaps at floor and roof let noise through; it helps most when it closes on four sides.',
    'Outdoor use needs the ultraviolet-resistant face.',
    'Vinyl stiffens below 0 degrees Fahrenheit.',
  ],
  attributes: [
    ...tabled('soundTransmission', 'ASTM E90', curtains),
    ...tabled('noiseReduction', 'ASTM C423', curtains),
    ...tabled('thickness weightPerArea', null, curtains),
    measured('height', null, 96, 192, 24),
    chosen('mounting', null, 'Ceiling track', 'Floor frame', 'Grommets on a wall'),
    classA,
  ],
  series: curtains,
  standards: [...measuredSound, 'ASTM E84'],
  programs: ['baba', 'iso-9001'],
  epd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcCovering', host: 'ceiling' },
  options: [
    option('Face', ['Gray', '#8f9496'], ['White', '#e6e6e2'], ['Black', '#26282a'], ['Tan', '#b79f74']),
    option('Edge', 'Bound with grommets', 'Hook and loop'),
    option('Lead time', '3 weeks'),
    option('Warranty', '1 year', '5 years, indoors'),
  ],
};

export const noiseControl: SectionDeclaration = {
  number: '442000',
  descriptions: [
    'Blocks and absorbs the noise of machines at their source or on its way to the neighbor.',
    'Lets air pass while it takes the noise of fans and chillers out of it.',
    'Encloses machines and opens for service by doors and lifted panels.',
  ],
  uses: ['chiller yards', 'generator yards', 'rooftop equipment', 'process plants', 'highways'],
  limitations: [
    'A barrier helps only where it breaks the line of sight between source and receiver.',
    'Silencer ratings hold for straight inlet flow; elbows within three diameters raise pressure loss.',
    'Enclosures need ventilation for the heat of the machine within.',
    'Walls shall be checked for wind, and their footings for overturning.',
  ],
  standards: ['ASTM E90', 'ASTM C423', 'ASTM E477', 'ANSI/ASA S12.8', 'ASTM E84', 'ASCE 7'],
  programs: ['ul-classified', 'baba', 'iso-9001', 'recycled'],
  epd: declared(
    '1 m2',
    36,
    [58, 128],
    'UL PCR Part B: Insulated Metal Panels, Metal Composite Panels and Metal Cladding',
  ),
  hpd: null,
  bim: { category: 'Walls', ifcClass: 'IfcWall', host: 'unhosted' },
  assembly: 'Sound Barrier Wall',
  sheetPrefix: 'NPC',
  related: ['441100', '089100', '323100', '051200', '098413'],
  installation: [
    'Set posts plumb within 1/4 inch in 10 feet before panels are dropped between their flanges.',
    'Seal all joints with the gaskets supplied; a gap of one percent of the area halves the effect.',
    'Grout or seal the base to grade and leave drainage openings with acoustic baffles.',
    'Isolate enclosures from the vibrating machine and its piping with flexible sleeves.',
    'Measure sound at the property line before and after, at the same operating load.',
  ],
  kinds: [wall, enclosure, silencer, louver, curtain],
};
