import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  crossed,
  declared,
  measured,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const years = measured('warranty', null, 25);
const colors = option(
  'Jacket',
  ['Blue', '#2f5f9e'],
  ['White', '#f1f1ee'],
  ['Gray', '#a3a5a6'],
  ['Yellow', '#d9b62f'],
);
const warranty = option('Warranty', '25 years, installed system');
const bend = 'Pull with 25 pounds at most and bend to four diameters or more.';

const cat6: ProductKind = {
  noun: 'Category 6 plenum cable',
  materials: ['four unshielded pairs of 23 AWG copper in a low-smoke jacket, with a center spline'],
  descriptions: ['Carries gigabit Ethernet and power to 90 watts over 100 meters.'],
  uses: ['workstations', 'classrooms', 'cameras', 'wireless access points'],
  limitations: [
    bend,
    'Carries 10 gigabit over 55 meters at most; use Category 6A for longer runs.',
    'Plenum cable is needed where ceilings return air.',
  ],
  attributes: [
    chosen('cableCategory', 'ANSI/TIA-568.2', 'Category 6'),
    measured('bandwidth', 'ANSI/TIA-568.2', 250),
    measured('outsideDiameter', null, 0.21, 0.24, 0.01),
    chosen('jacket', 'NFPA 262', 'Plenum (CMP)'),
    measured('serviceTemperature', 'UL 444', 167),
    years,
  ],
  options: [option('Length', '1,000 ft box', '1,000 ft reel'), colors, warranty],
};

const cat6a: ProductKind = {
  noun: 'Category 6A shielded cable',
  materials: [
    'four pairs of 23 AWG copper in an overall foil shield (F/UTP)',
    'four pairs of 23 AWG copper, each in foil (U/FTP)',
  ],
  descriptions: ['Carries 10 gigabit Ethernet over 100 meters and keeps out noise of neighbors.'],
  uses: ['wireless access points', 'hospitals', 'laboratories', 'data rooms'],
  limitations: [bend, 'Shields shall be bonded at the rack, on every link.'],
  attributes: [
    chosen('cableCategory', 'ANSI/TIA-568.2', 'Category 6A'),
    measured('bandwidth', 'ANSI/TIA-568.2', 500),
    measured('outsideDiameter', null, 0.27, 0.32, 0.01),
    chosen('jacket', 'NFPA 262', 'Plenum (CMP)', 'Riser (CMR)'),
    measured('serviceTemperature', 'UL 444', 167),
    years,
  ],
  options: [option('Length', '1,000 ft reel'), colors, warranty],
};

const jack: ProductKind = {
  noun: 'Modular jack',
  materials: [
    'a flame-retardant polymer body with gold-plated contacts',
    'a die-cast zinc body with gold-plated contacts',
  ],
  descriptions: ['Ends a cable at the wall or panel in one eight-pin outlet.'],
  uses: ['wall outlets', 'furniture', 'patch panels', 'ceiling boxes'],
  limitations: ['A link has the category of its weakest part.', 'Untwist pairs by 1/2 inch at most.'],
  attributes: [
    chosen('cableCategory', 'ANSI/TIA-568.2', 'Category 6', 'Category 6A'),
    measured('bandwidth', 'ANSI/TIA-568.2', 250, 500, 250),
    measured('matingCycles', 'IEC 60603-7', 750),
    chosen('configuration', null, 'Unshielded', 'Shielded'),
    years,
  ],
  series: table('cableCategory bandwidth', ['Category 6', 250], ['Category 6A', 500]),
  epd: null,
  options: [
    option('Color', ['White', '#f1f1ee'], ['Blue', '#2f5f9e'], ['Black', '#26282a'], ['Orange', '#d07a2d']),
    warranty,
  ],
};

const panel: ProductKind = {
  noun: 'Patch panel',
  materials: ['16 gauge steel, powder coated, with modular ports'],
  descriptions: ['Ends horizontal cables in the rack, each behind a numbered port.'],
  uses: ['telecommunications rooms', 'server rooms', 'equipment rooms', 'schools'],
  limitations: [
    'Leave one rack unit of cable manager for each 24 ports.',
    'Shielded panels shall be bonded to the rack.',
  ],
  attributes: [
    measured('ports', null, 24, 48, 24),
    measured('rackUnits', 'EIA/ECA-310', 1, 2, 1),
    chosen('cableCategory', 'ANSI/TIA-568.2', 'Category 6', 'Category 6A'),
    measured('bandwidth', 'ANSI/TIA-568.2', 250, 500, 250),
    chosen('configuration', null, 'Flat', 'Angled'),
    years,
  ],
  series: crossed(
    table('ports rackUnits', [24, 1], [48, 2]),
    table('cableCategory bandwidth', ['Category 6', 250], ['Category 6A', 500]),
  ),
  epd: null,
  bim: { category: 'Data Devices', ifcClass: 'IfcCommunicationsAppliance', host: 'unhosted' },
  options: [option('Ports', '24', '48'), warranty],
};

const fiber: ProductKind = {
  noun: 'Fiber distribution cable',
  materials: ['tight-buffered glass fibers with aramid yarn in an indoor jacket'],
  descriptions: ['Links telecommunications rooms with fibers that are ended directly.'],
  uses: ['backbones', 'data centers', 'campus buildings', 'risers'],
  limitations: [
    'Bend to ten diameters or more.',
    'Tight-buffered cable is for indoors; use loose tube outdoors.',
  ],
  attributes: [
    chosen('fiberType', 'ANSI/TIA-568.3', 'OM4 multimode', 'OS2 single-mode'),
    measured('fibers', null, 6, 144, 6),
    measured('attenuation', 'ANSI/TIA-568.3', 0.4, 3, 0.1),
    measured('outsideDiameter', null, 0.2, 0.72, 0.01),
    chosen('jacket', 'NFPA 262', 'Plenum (OFNP)', 'Riser (OFNR)'),
    years,
  ],
  series: crossed(
    table('fibers outsideDiameter', [6, 0.2], [12, 0.25], [24, 0.34], [48, 0.5], [144, 0.72]),
    table('fiberType attenuation', ['OM4 multimode', 3], ['OS2 single-mode', 0.4]),
  ),
  options: [
    option('Fibers', '6', '12', '24', '48', '144'),
    option('Jacket', ['Aqua', '#3aa6a6'], ['Yellow', '#d9b62f']),
    warranty,
  ],
};

export const horizontalCabling: SectionDeclaration = {
  number: '271500',
  descriptions: [
    'Carries data and power from the telecommunications room to the work area.',
    'Supports 10 gigabit Ethernet to 100 meters and 90 watts of power to the device.',
    'Ends cables in jacks and panels that are patched by hand.',
  ],
  uses: ['offices', 'schools', 'wireless access points', 'security cameras', 'hospitals'],
  limitations: [
    'Permanent links are limited to 295 feet, with 33 feet more for cords.',
    'Cable marked CMR shall not run in plenums.',
    'Bundles above 24 cables need a derated length or limited power cable for 90 watt service.',
    'Shielded systems need bonding at the room, or their shield is worse than none.',
  ],
  standards: [
    'ANSI/TIA-568.2',
    'ANSI/TIA-568.3',
    'ANSI/TIA-606',
    'NFPA 262',
    'UL 444',
    'ANSI/TIA-1152',
    'IEEE 802.3bt',
  ],
  programs: ['ul-listed', 'etl', 'declare', 'baba', 'iso-14001'],
  epd: declared('1 m', 0.048, [0.16, 0.42], 'PSR-0001: Wires, Cables and Accessories'),
  hpd: [
    content('Copper', '7440-50-8', 'Conductor', 44, 56, 'LT-P1'),
    content('Fluorinated ethylene propylene', '25067-11-2', 'Insulation', 16, 26, 'LT-UNK'),
    content('Polyvinyl chloride', '9002-86-2', 'Jacket', 10, 20, 'LT-P1'),
    content('Aluminum hydroxide', '21645-51-2', 'Flame retardant', 3, 9, 'BM-2'),
  ],
  bim: { category: 'Communication Devices', ifcClass: 'IfcCableSegment', host: 'unhosted' },
  assembly: 'Horizontal Cabling',
  sheetPrefix: 'HCB',
  related: ['271116', '281000', '078413', '251400'],
  installation: [
    'Pull cable with less than 25 pounds tension and keep bends above four diameters.',
    'Support cable every 4 to 5 feet on hooks or tray; ceiling wires and sprinkler pipe carry no cable.',
    'Keep 12 inches from fluorescent ballasts and 5 inches from power conduit run in parallel.',
    'Terminate both ends to T568B and leave 10 feet of slack at the room and 1 foot at the outlet.',
    'Test every permanent link with a Level 2G instrument and deliver the results in native format.',
  ],
  kinds: [cat6, cat6a, jack, panel, fiber],
};
