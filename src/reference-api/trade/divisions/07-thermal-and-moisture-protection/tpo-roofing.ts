import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const pcr = 'ASTM PCR for Single Ply Roofing Membranes';

const colors = option('Color', ['White', '#f4f5f2'], ['Tan', '#cdbf9f'], ['Gray', '#9a9c9b']);

const thicknesses = [
  { membraneThickness: 45, grabTensile: 320, punctureResistance: 265, warranty: 15 },
  { membraneThickness: 60, grabTensile: 360, punctureResistance: 350, warranty: 20 },
  { membraneThickness: 80, grabTensile: 430, punctureResistance: 450, warranty: 30 },
];

const reinforced: ProductKind = {
  noun: 'Reinforced TPO membrane',
  materials: ['thermoplastic polyolefin reinforced with polyester scrim'],
  descriptions: [
    'Reflects sun from large roofs and welds into one sheet with hot air.',
    'Adhered or fastened, it resists the wind uplift listed for its assembly.',
  ],
  limitations: [
    'It is not suitable for constant contact with asphalt, oils or animal fats.',
    'Welds need clean sheets and a test strip at each start.',
    'Surfaces are slippery when wet; provide walkways to equipment.',
  ],
  attributes: [
    measured('membraneThickness', 'ASTM D6878', 45, 80, 5),
    measured('windUplift', 'FM 4470', 60, 180, 15),
    measured('solarReflectanceIndex', 'ASTM E1980', 94, 102, 1),
    measured('grabTensile', 'ASTM D751', 320, 430, 10),
    chosen('roofFireClass', 'UL 790', 'Class A', 'Class B'),
    measured('punctureResistance', 'FTM 101C', 265, 450, 5),
    chosen('installationMethod', null, 'mechanically fastened', 'fully adhered', 'induction welded'),
    measured('warranty', null, 15, 30, 5),
  ],
  series: thicknesses,
  standards: [
    'ASTM D6878',
    'ASTM D751',
    'ANSI/SPRI WD-1',
    'ANSI/SPRI ES-1',
    'UL 790',
    'FM 4470',
    'ASTM E1980',
  ],
  epd: declared('1 m2', 1.6, [4.2, 6.8], pcr),
  options: [
    option('Thickness', '45 mil', '60 mil', '80 mil'),
    option('Roll width', '5 ft', '6 ft', '8 ft', '10 ft', '12 ft'),
    option('Roll length', '50 ft', '100 ft'),
    colors,
    option('Lead time', 'White: stock, 3 to 5 days', 'Tan and gray: 3 weeks'),
    option('Warranty', '15 years, 45 mil', '20 years, 60 mil', '30 years, 80 mil'),
  ],
};

const fleeceBacked: ProductKind = {
  ...reinforced,
  noun: 'Fleece-backed TPO membrane',
  materials: ['reinforced TPO laminated to 55-mil polyester fleece'],
  descriptions: [
    'Adheres over rough decks and old roofs on a cushion of fleece.',
    'Withstands hail and uplift better than the bare sheet, as it is bonded over its whole face.',
  ],
  uses: ['recover roofing', 'concrete decks', 'hail regions', 'high-wind coasts'],
  limitations: [
    'The fleece stops short of one long edge; end laps need a cover strip.',
    'Rolls must be kept dry, as wet fleece does not bond.',
    'It is not suitable for constant contact with oils or animal fats.',
  ],
  attributes: [
    measured('membraneThickness', 'ASTM D6878', 45, 80, 5),
    measured('windUplift', 'FM 4470', 90, 360, 15),
    measured('solarReflectanceIndex', 'ASTM E1980', 94, 102, 1),
    measured('grabTensile', 'ASTM D751', 320, 430, 10),
    chosen('roofFireClass', 'UL 790', 'Class A', 'Class B'),
    measured('punctureResistance', 'FTM 101C', 265, 450, 5),
    chosen('installationMethod', null, 'fully adhered', 'mechanically fastened'),
    measured('warranty', null, 15, 30, 5),
  ],
  epd: declared('1 m2', 1.9, [5.2, 8.4], pcr),
  options: [
    option('Sheet and fleece', '45 mil, 100 mil in all', '60 mil, 115 mil in all', '80 mil, 135 mil in all'),
    option('Roll size', '10 ft by 100 ft', '12 ft by 50 ft'),
    colors,
    option('Lead time', '60 mil white: 1 week', 'Others: 4 weeks'),
    option('Warranty', '20 years', '25 years', '30 years'),
  ],
};

const selfAdhered: ProductKind = {
  ...reinforced,
  noun: 'Self-adhered TPO membrane',
  materials: ['reinforced TPO with a factory-applied pressure-sensitive adhesive and a release film'],
  descriptions: [
    'Bonds when its film is pulled, without fumes, buckets or waiting for adhesive to flash off.',
    'Covers occupied buildings where solvent odors are not permitted.',
  ],
  uses: ['occupied schools', 'hospitals', 'small roofs', 'walls of parapets'],
  limitations: [
    'Install at 20 degrees F and rising; colder substrates need a primer.',
    'It adheres at once and cannot be lifted and laid again.',
    'It is not suitable over gypsum boards without a primer.',
  ],
  attributes: [
    measured('membraneThickness', 'ASTM D6878', 60, 80, 20),
    measured('windUplift', 'FM 4470', 75, 210, 15),
    measured('solarReflectanceIndex', 'ASTM E1980', 94, 102, 1),
    measured('grabTensile', 'ASTM D751', 320, 430, 10),
    chosen('roofFireClass', 'UL 790', 'Class A'),
    measured('punctureResistance', 'FTM 101C', 265, 450, 5),
    chosen('installationMethod', null, 'self-adhered'),
    measured('warranty', null, 15, 30, 5),
  ],
  series: thicknesses.filter(({ membraneThickness }) => membraneThickness > 45),
  epd: declared('1 m2', 2, [5.6, 8.4], pcr),
  options: [
    option('Thickness', '60 mil', '80 mil'),
    option('Roll size', '5 ft by 100 ft', '10 ft by 100 ft'),
    colors,
    option('Lead time', '2 weeks'),
    option('Warranty', '20 years', '30 years, 80 mil'),
  ],
};

const flashing: ProductKind = {
  noun: 'TPO flashing accessory',
  materials: ['nonreinforced TPO, molded or in rolls'],
  descriptions: ['Forms corners, pipe boots and pockets that weld to the field sheet.'],
  uses: ['pipe penetrations', 'inside and outside corners', 'curbs', 'scuppers'],
  limitations: [
    'Nonreinforced flashing is for corners and penetrations, not for long base flashing.',
    'Split boots need their seam welded before the clamp is set.',
  ],
  attributes: [
    measured('membraneThickness', 'ASTM D6878', 55, 80, 5),
    measured('tensileStrength', 'ASTM D412', 1550, 1800, 50),
    measured('elongation', 'ASTM D412', 550, 700, 50),
    measured('warranty', null, 10, 20, 5),
  ],
  standards: ['ASTM D6878', 'ASTM D412', 'FM 4470'],
  programs: ['fm', 'iso-9001'],
  epd: null,
  options: [
    option('Shape', 'Pipe boot, 1 to 6 in', 'Split boot', 'Inside corner', 'Outside corner', '24 in roll'),
    colors,
    option('Lead time', 'Stock'),
  ],
};

const walkway: ProductKind = {
  noun: 'TPO walkway roll',
  materials: ['embossed TPO, welded to the roof along its edges'],
  descriptions: ['Leads service crews to equipment over a surface that grips when it is wet.'],
  uses: ['paths to equipment', 'landings below ladders and hatches', 'door thresholds on roofs'],
  limitations: [
    'Leave 6 inches between rolls so that water drains.',
    'Do not lay over field seams or fastening plates that need inspection.',
  ],
  attributes: [
    measured('membraneThickness', 'ASTM D6878', 120, 180, 20),
    measured('width', null, 30, 36, 2),
    measured('length', null, 50, 100, 50),
    measured('slipResistance', 'ANSI A326.3', 0.5, 0.7, 0.02),
  ],
  standards: ['ASTM D6878', 'ANSI A326.3'],
  programs: ['iso-9001'],
  epd: null,
  hpd: null,
  options: [option('Color', ['Gray', '#8f9291'], ['Safety yellow', '#e8c21b']), option('Lead time', 'Stock')],
};

/** Thermoplastic polyolefin roofing. */
export const tpoRoofing: SectionDeclaration = {
  number: '075423',
  descriptions: [
    'Reflects sun from large roofs and welds into one sheet with hot air.',
    'Resists wind with fasteners hidden in welded laps.',
    'Recovers sound old roofs without tear-off.',
  ],
  uses: ['distribution centers', 'big-box retail', 'schools', 'offices', 'recover roofing'],
  limitations: [
    'It is not suitable for constant contact with asphalt or oils.',
    'Welds need clean sheets and a test strip at each start.',
    'Surfaces are slippery when wet; provide walkways to equipment.',
    'Sheets exposed for months before welding need cleaning with membrane cleaner.',
  ],
  standards: [
    'ASTM D6878',
    'ASTM D751',
    'ANSI/SPRI ES-1',
    'ANSI/SPRI WD-1',
    'UL 790',
    'FM 4470',
    'ASTM E1980',
  ],
  programs: ['ul-roofing', 'fm', 'crrc', 'miami-dade', 'florida', 'iso-9001'],
  epd: declared('1 m2', 1.6, [4.2, 8.4], pcr),
  hpd: [
    content('Polypropylene-ethylene copolymer', '9010-79-1', 'Polymer', 48, 65, 'LT-UNK'),
    content('Magnesium hydroxide', '1309-42-8', 'Flame retardant', 18, 32, 'BM-3'),
    content('Polyethylene terephthalate', '25038-59-9', 'Scrim', 6, 12, 'LT-UNK'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 3, 7, 'LT-1'),
  ],
  bim: { category: 'Roofs', ifcClass: 'IfcCovering', host: 'roof' },
  assembly: 'TPO Membrane Roof',
  sheetPrefix: 'TPO',
  related: ['061600', '072113', '075323', '076200', '077100', '077233'],
  installation: [
    'Place insulation so that joints are staggered and gaps filled.',
    'Lap sheets 6 inches over fasteners and weld at least 1-1/2 inches wide.',
    'Make a test weld at every start and peel it by hand.',
    'Flash penetrations with molded boots, and pockets only where nothing else fits.',
    'Probe every seam after it cools and patch voids the same day.',
    'Protect the finished roof from other trades with plywood.',
  ],
  kinds: [reinforced, fleeceBacked, selfAdhered, flashing, walkway],
};
