import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'ASTM PCR for Single Ply Roofing Membranes';

const nonreinforced: ProductKind = {
  noun: 'Nonreinforced EPDM membrane',
  materials: ['cured ethylene-propylene-diene terpolymer sheet'],
  descriptions: [
    'Covers large roofs with few seams in sheets up to 50 feet wide.',
    'Stays elastic for decades under sun and frost.',
  ],
  limitations: [
    'It is not suitable for grease, solvents or oil; protect it near kitchen exhausts.',
    'Black sheets do not meet cool-roof codes in hot climates.',
    'Ballast needs a structure designed for 10 to 14 psf.',
  ],
  attributes: [
    measured('membraneThickness', 'ASTM D4637', 45, 90, 15),
    measured('windUplift', 'FM 4470', 60, 180, 15),
    measured('tensileStrength', 'ASTM D412', 1305, 1600, 5),
    measured('elongation', 'ASTM D412', 300, 500, 10),
    chosen('roofFireClass', 'UL 790', 'Class A', 'Class B'),
    measured('solarReflectanceIndex', 'ASTM E1980', 6, 9, 1),
    chosen('installationMethod', null, 'fully adhered', 'ballasted'),
    measured('warranty', null, 10, 30, 5),
  ],
  series: table('membraneThickness warranty', [45, 10], [60, 20], [90, 30]),
  epd: declared('1 m2', 1.9, [6.5, 9.5], pcr),
  options: [
    option('Thickness', '45 mil', '60 mil', '90 mil'),
    option('Sheet width', '10 ft', '20 ft', '30 ft', '40 ft', '50 ft'),
    option('Color', ['Black', '#1d1e1f']),
    option('Lead time', 'Stock, 1 week'),
    option('Warranty', '10 years, 45 mil', '20 years, 60 mil', '30 years, 90 mil'),
  ],
};

const fleeceBacked: ProductKind = {
  ...nonreinforced,
  noun: 'Fleece-backed EPDM membrane',
  materials: ['EPDM sheet laminated to 55-mil polyester fleece'],
  descriptions: ['Adheres over rough substrates on a fleece that cushions hail and foot traffic.'],
  uses: ['recover roofing', 'hail regions', 'concrete decks', 'roofs with daily traffic'],
  limitations: [
    'It is not suitable for grease, solvents or oil; protect it near kitchen exhausts.',
    'Wet fleece does not bond; keep rolls covered on pallets.',
    'Black sheets do not meet cool-roof codes in hot climates.',
  ],
  attributes: [
    measured('membraneThickness', 'ASTM D4637', 45, 90, 15),
    measured('windUplift', 'FM 4470', 90, 270, 15),
    measured('tensileStrength', 'ASTM D412', 1305, 1600, 5),
    measured('elongation', 'ASTM D412', 300, 500, 10),
    chosen('roofFireClass', 'UL 790', 'Class A', 'Class B'),
    measured('solarReflectanceIndex', 'ASTM E1980', 6, 9, 1),
    chosen('installationMethod', null, 'fully adhered'),
    measured('warranty', null, 10, 30, 5),
  ],
  epd: declared('1 m2', 2.2, [7.5, 11.5], pcr),
  options: [
    option('Sheet and fleece', '45 mil, 100 mil in all', '60 mil, 115 mil in all', '90 mil, 145 mil in all'),
    option('Sheet width', '5 ft', '10 ft'),
    option('Lead time', '2 weeks'),
    option('Warranty', '20 years', '25 years', '30 years'),
  ],
};

const white: ProductKind = {
  ...nonreinforced,
  noun: 'White EPDM membrane',
  materials: ['white EPDM laminated on black EPDM, cured as one sheet'],
  descriptions: ['Reflects summer sun with the elasticity of rubber.'],
  uses: ['schools', 'offices in warm climates', 'additions to white roofs'],
  limitations: [
    'White sheets soil and need washing to keep their reflectance.',
    'It is not suitable for grease, solvents or oil; protect it near kitchen exhausts.',
  ],
  attributes: [
    measured('membraneThickness', 'ASTM D4637', 60, 90, 30),
    measured('windUplift', 'FM 4470', 60, 180, 15),
    measured('tensileStrength', 'ASTM D412', 1305, 1500, 5),
    measured('elongation', 'ASTM D412', 300, 500, 10),
    chosen('roofFireClass', 'UL 790', 'Class A', 'Class B'),
    measured('solarReflectanceIndex', 'ASTM E1980', 84, 94, 1),
    chosen('installationMethod', null, 'fully adhered', 'mechanically fastened'),
    measured('warranty', null, 15, 30, 5),
  ],
  series: table('membraneThickness warranty', [60, 20], [90, 30]),
  hpd: [
    content('Ethylene-propylene-diene rubber', '25038-36-2', 'Polymer', 30, 40, 'LT-UNK'),
    content('Kaolin', '1332-58-7', 'Filler', 20, 32, 'LT-UNK'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 8, 16, 'LT-1'),
    content('Paraffinic oil', '64742-65-0', 'Plasticizer', 8, 16, 'LT-1'),
  ],
  options: [
    option('Thickness', '60 mil', '90 mil'),
    option('Color', ['White', '#f1f2ee']),
    option('Lead time', '3 weeks'),
    option('Warranty', '20 years, 60 mil', '30 years, 90 mil'),
  ],
};

const seamTape: ProductKind = {
  noun: 'EPDM seam tape',
  materials: ['cured EPDM and butyl rubber, on a release film'],
  descriptions: ['Joins sheets with an even bond that needs primer and a roller only.'],
  uses: ['field seams', 'laps over fastening plates', 'repairs of sound sheets'],
  limitations: [
    'Both sheets need primer; tape on dusty rubber lets go.',
    'Store between 60 and 80 degrees F.',
  ],
  attributes: [
    measured('width', null, 3, 6, 3),
    measured('length', null, 50, 100, 50),
    measured('dryFilmThickness', null, 30, 35, 5),
    measured('peelAdhesion', 'ASTM D413', 3, 6, 1),
    measured('minimumTemperature', null, 20, 40, 5),
  ],
  standards: ['ASTM D4637', 'ASTM D413', 'FM 4470'],
  programs: ['fm', 'iso-9001'],
  epd: null,
  hpd: null,
  options: [option('Width', '3 in', '6 in'), option('Lead time', 'Stock')],
};

const walkway: ProductKind = {
  noun: 'EPDM walkway pad',
  materials: ['molded recycled rubber with factory tape strips on its back'],
  descriptions: ['Takes the steps and tools of service crews in place of the membrane.'],
  uses: ['paths to equipment', 'landings below ladders and hatches'],
  limitations: ['Leave 1 inch between pads so that water drains.'],
  attributes: [
    measured('width', null, 30),
    measured('length', null, 2.5),
    measured('thickness', null, 0.3, 0.5, 0.2),
    measured('recycledContent', 'ISO 14021', 70, 95, 5),
  ],
  standards: ['ASTM D2240', 'ISO 14021'],
  programs: ['recycled', 'iso-9001'],
  epd: null,
  hpd: null,
  options: [option('Color', ['Black', '#1d1e1f'], ['Gray', '#8f9291']), option('Lead time', 'Stock')],
};

/** Ethylene-propylene-diene rubber roofing. */
export const epdmRoofing: SectionDeclaration = {
  number: '075323',
  descriptions: [
    'Covers large roofs with few seams in sheets up to 50 feet wide.',
    'Stays elastic for decades under sun and frost.',
    'Lies loose under ballast, fully adhered, or mechanically fastened.',
  ],
  uses: ['warehouses', 'schools', 'reroofing', 'low-slope roofs in cold climates', 'vegetated roofs'],
  limitations: [
    'It is not suitable for grease, solvents or oil; protect it near kitchen exhausts.',
    'Black sheets do not meet cool-roof codes in hot climates.',
    'Seams need primer and clean, dry sheets.',
    'Ballast needs a structure designed for 10 to 14 psf.',
  ],
  standards: ['ASTM D4637', 'ASTM D412', 'ANSI/SPRI RP-4', 'ANSI/SPRI ES-1', 'UL 790', 'FM 4470'],
  programs: ['ul-roofing', 'fm', 'crrc', 'icc-es', 'iso-9001', 'iso-14001'],
  epd: declared('1 m2', 1.9, [6.5, 11.5], pcr),
  hpd: [
    content('Ethylene-propylene-diene rubber', '25038-36-2', 'Polymer', 28, 38, 'LT-UNK'),
    content('Carbon black', '1333-86-4', 'Reinforcement', 25, 38, 'LT-1'),
    content('Paraffinic oil', '64742-65-0', 'Plasticizer', 10, 20, 'LT-1'),
    content('Kaolin', '1332-58-7', 'Filler', 5, 20, 'LT-UNK'),
  ],
  bim: { category: 'Roofs', ifcClass: 'IfcCovering', host: 'roof' },
  assembly: 'EPDM Membrane Roof',
  sheetPrefix: 'EPD',
  related: ['061600', '072113', '075423', '076200', '077100'],
  installation: [
    'Let sheets relax for 30 minutes before bonding.',
    'Prime and tape seams with a 3-inch splice, and roll them across.',
    'Cover T-joints with uncured flashing.',
    'Fasten the membrane at every change of plane over 2 in 12.',
    'Probe seams the next day.',
  ],
  kinds: [nonreinforced, fleeceBacked, white, seamTape, walkway],
};
