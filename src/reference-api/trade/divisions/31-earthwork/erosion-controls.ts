import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
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

const pcr = 'EPD International PCR 2019:14: Construction Products';
const stock = option('Lead time', 'Stock: 1 week', 'Full trucks: 2 weeks');
const replaced = option('Warranty', 'Material defects, 1 year');
const ultraviolet = 'ASTM D4355';

/** Minimum values of AASHTO M 288 for temporary silt fence, by elongation of the fabric. */
const fences = crossed(
  table(
    'grabTensile tearStrength permittivity apparentOpeningSize postSpacing',
    [124, 65, 0.05, 30, 6],
    [124, 65, 0.1, 30, 6],
    [150, 75, 0.2, 30, 6],
  ),
  table('width', 36, 42),
);
const siltFence: ProductKind = {
  noun: 'Silt fence',
  materials: [
    'woven polypropylene slit-film fabric on hardwood stakes',
    'woven polypropylene monofilament fabric on steel posts',
  ],
  descriptions: ['Ponds runoff from sheet flow so that sediment settles before the water passes.'],
  uses: ['construction perimeters', 'toes of slopes', 'stockpiles', 'wetland edges'],
  limitations: [
    'It is not for channels or concentrated flow.',
    'No more than a quarter acre drains to 100 feet of fence.',
    'Sediment is removed when it stands at half the height.',
  ],
  attributes: [
    ...tabled('grabTensile', 'ASTM D4632', fences),
    ...tabled('tearStrength', 'ASTM D4533', fences),
    ...tabled('permittivity', 'ASTM D4491', fences),
    ...tabled('apparentOpeningSize', 'ASTM D4751', fences),
    measured('uvStability', ultraviolet, 70),
    ...tabled('width', null, fences),
    ...tabled('postSpacing', 'AASHTO M 288', fences),
  ],
  series: fences,
  standards: ['AASHTO M 288', 'ASTM D6461', 'ASTM D4632', 'ASTM D4533', 'ASTM D4491', 'ASTM D4355'],
  programs: ['baba', 'iso-9001'],
  epd: null,
  options: [
    sizes('Height of fabric', fences, 'width', 'in'),
    option('Posts', 'Hardwood, 1-1/2 in', 'Steel, 1.25 lb/ft'),
    stock,
    replaced,
  ],
};

/** Types of the Erosion Control Technology Council: life, shear and slope that each must stand. */
const blankets = crossed(
  table(
    'grade functionalLife shearStress permissibleVelocity steepestSlope thickness biobasedContent',
    ['Type 1.D, ultra short-term', 3, 1.75, 6, '2H:1V', 0.25, 92],
    ['Type 2.C, short-term', 12, 1.5, 5, '3H:1V', 0.25, 95],
    ['Type 2.D, short-term', 12, 1.75, 6, '2H:1V', 0.3, 90],
    ['Type 3.B, extended-term', 24, 2, 8, '1.5H:1V', 0.35, 92],
    ['Type 4, long-term', 36, 2.25, 10, '1H:1V', 0.35, 100],
  ),
  table('width', 80, 96, 192),
);
const blanket: ProductKind = {
  noun: 'Rolled erosion control blanket',
  materials: [
    'agricultural straw stitched to photodegradable netting',
    'straw and coconut fiber stitched to jute netting',
    'coconut fiber stitched to woven coir netting',
  ],
  descriptions: ['Holds soil and seed until grass does, then decays.'],
  uses: ['cut and fill slopes', 'swales', 'shorelines', 'roadsides'],
  limitations: [
    'It protects only where it touches the soil; rough ground is graded first.',
    'Netting that does not decay is kept out of habitat of snakes and ground-nesting birds.',
    'It is not a permanent lining.',
  ],
  attributes: [
    ...tabled('grade', 'ECTC', blankets),
    ...tabled('shearStress permissibleVelocity', 'ASTM D6460', blankets),
    ...tabled('steepestSlope', 'ASTM D6459', blankets),
    ...tabled('functionalLife', 'ECTC', blankets),
    ...tabled('thickness', 'ASTM D6525', blankets),
    ...tabled('width', null, blankets),
    ...tabled('biobasedContent', 'ASTM D6866', blankets),
  ],
  series: blankets,
  standards: ['ASTM D6460', 'ASTM D6459', 'ASTM D6525', 'ASTM D6475'],
  programs: ['biobased', 'baba'],
  epd: declared('1 m2', 0.27, [0.18, 0.52], pcr),
  options: [
    option('Netting', 'Photodegradable', 'Jute', 'Woven coir'),
    option('Roll', '8 x 112.5 ft', '16 x 108 ft'),
    stock,
    replaced,
  ],
};

const mats = table(
  'grade shearStress permissibleVelocity steepestSlope ultimateTensile thickness',
  ['Type 5.A, permanent', 6, 12, '0.5H:1V', 125, 0.25],
  ['Type 5.B, permanent', 8, 15, '0.5H:1V', 150, 0.3],
  ['Type 5.C, permanent', 10, 18, '0.5H:1V', 175, 0.4],
);
const turfMat: ProductKind = {
  noun: 'Turf reinforcement mat',
  materials: [
    'UV-stabilized polypropylene fibers in a three-dimensional matrix',
    'woven polypropylene monofilament yarns in a pyramid pattern',
  ],
  descriptions: ['Holds roots of grass in channels where the flow would scour bare turf.'],
  uses: ['drainage channels', 'spillways', 'culvert outlets', 'levees'],
  limitations: [
    'Shear is stated for grown vegetation; bare mats stand less.',
    'Anchors follow the flow and the soil, not the slope alone.',
    'Mowers are set above the mat.',
  ],
  attributes: [
    ...tabled('grade', 'ECTC', mats),
    ...tabled('shearStress permissibleVelocity', 'ASTM D6460', mats),
    ...tabled('steepestSlope', null, mats),
    ...tabled('ultimateTensile', 'ASTM D6818', mats),
    ...tabled('thickness', 'ASTM D6525', mats),
    measured('uvStability', ultraviolet, 80),
    measured('width', null, 78, 156, 78),
  ],
  series: mats,
  standards: ['ASTM D6460', 'ASTM D6525', 'ASTM D6818', 'ASTM D4355'],
  programs: ['baba', 'iso-9001'],
  epd: declared('1 m2', 0.4, [0.9, 1.9], pcr),
  options: [option('Color', ['Green', '#4f6b3c'], ['Tan', '#b79f74']), stock, option('Warranty', '10 years')],
};

const socks = table(
  'diameter filterFlow weightPerLength',
  [8, 7.5, 13],
  [12, 11.3, 32],
  [18, 15, 67],
  [24, 22.5, 133],
);
const sock: ProductKind = {
  noun: 'Compost filter sock',
  materials: [
    'composted wood in a polypropylene mesh sleeve',
    'composted wood in a biodegradable cotton sleeve',
  ],
  descriptions: ['Filters runoff through compost and lies on pavement and roots without a trench.'],
  uses: ['construction perimeters', 'inlet rings', 'check dams', 'tree protection zones'],
  limitations: [
    'Concentrated flow overtops it; use a larger diameter or a check dam.',
    'Stakes hold it at 10 feet or less on slopes.',
    'The ground is cleared of sticks so that the sock touches it throughout.',
  ],
  attributes: [
    ...tabled('diameter', null, socks),
    ...tabled('filterFlow', 'ASTM D5141', socks),
    ...tabled('weightPerLength', null, socks),
    measured('functionalLife', null, 9, 36, 3),
    measured('biobasedContent', 'ASTM D6866', 95, 100, 5),
  ],
  series: socks,
  standards: ['AASHTO MP 9', 'ASTM D5141', 'ASTM D6866'],
  programs: ['biobased', 'baba'],
  epd: null,
  options: [
    sizes('Diameter', socks, 'diameter', 'in'),
    option('Sleeve', 'Photodegradable', 'Biodegradable'),
    stock,
  ],
};

const inserts = table('width flowRate storageVolume', [18, 180, 1.5], [24, 320, 3], [36, 600, 6]);
const inlet: ProductKind = {
  noun: 'Inlet protection insert',
  materials: ['a woven polypropylene filter bag in a galvanized steel frame'],
  descriptions: ['Hangs below the grate, keeps sediment in its bag and overflows when the storm is large.'],
  uses: ['street inlets', 'parking lots', 'loading docks', 'paving projects'],
  limitations: [
    'It is emptied when half full and after half an inch of rain.',
    'The frame is ordered by make of grate.',
    'Oil booms are extra.',
  ],
  attributes: [
    ...tabled('width', null, inserts),
    ...tabled('flowRate', 'ASTM D7351', inserts),
    ...tabled('storageVolume', null, inserts),
    measured('grabTensile', 'ASTM D4632', 255),
    measured('apparentOpeningSize', 'ASTM D4751', 40),
    chosen('installationMethod', null, 'Hung from the frame of the grate', 'Set on the ledge of the frame'),
  ],
  series: inserts,
  standards: ['ASTM D7351', 'ASTM D4632', 'ASTM D4751'],
  programs: ['baba'],
  epd: null,
  bim: { category: 'Plumbing Equipment', ifcClass: 'IfcInterceptor', host: 'floor' },
  options: [option('Grate', '18 in round', '24 x 24 in', '24 x 36 in'), stock, replaced],
};

export const erosionControls: SectionDeclaration = {
  number: '312500',
  descriptions: [
    'Keeps soil on slopes and on the site until vegetation holds it.',
    'Filters sediment from runoff before it enters inlets and streams.',
    'Reinforces grass in channels where flow would scour bare soil.',
  ],
  uses: [
    'construction perimeters',
    'cut and fill slopes',
    'drainage channels',
    'storm inlets',
    'stream banks',
  ],
  limitations: [
    'Silt fence is not suitable across channels or where concentrated flow is expected.',
    'Netting that does not degrade shall not be used in habitat of snakes and ground-nesting birds.',
    'Blankets protect only where they touch the soil; rough or cloddy slopes need regrading.',
    'Photodegradable products lose strength in one season and are not a permanent lining.',
  ],
  standards: ['ASTM D6461', 'ASTM D6460', 'ASTM D6459', 'ASTM D4632', 'ASTM D4491', 'AASHTO M 288'],
  programs: ['biobased', 'baba', 'iso-9001'],
  epd: declared('1 m2', 0.27, [0.2, 1.1], pcr),
  hpd: null,
  bim: { category: 'Site', ifcClass: 'IfcGeographicElement', host: 'floor' },
  assembly: 'Erosion Control',
  sheetPrefix: 'ERC',
  related: ['313219', '334600', '334200', '321243'],
  installation: [
    'Install perimeter controls before clearing starts and keep them until 70 percent of the cover has grown.',
    'Bury the toe of silt fence 6 inches deep in a trench, backfill and compact both sides.',
    'Anchor blankets in a 6 inch trench at the crest and unroll them downslope without stretching.',
    'Overlap edges 4 inches, ends 6 inches shingle-fashion, and staple in the pattern for the slope.',
    'Inspect weekly and within 24 hours of half an inch of rain; remove sediment at half the height of the control.',
  ],
  kinds: [siltFence, blanket, turfMat, sock, inlet],
};
