import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const years = measured('serviceLife', null, 75);
const manning = (least: number, greatest: number) =>
  measured('manningCoefficient', null, least, greatest, 0.001);

const concretePipe: ProductKind = {
  noun: 'Reinforced concrete storm pipe',
  materials: ['reinforced concrete with bell and spigot joints and rubber gaskets'],
  descriptions: ['Carries storm water and the load of roads above it by the strength of its own wall.'],
  attributes: [
    measured('diameter', 'ASTM C76', 12, 72, 3),
    chosen('loadClass', 'ASTM C76', 'Class III', 'Class IV', 'Class V'),
    manning(0.012, 0.013),
    measured('weightPerLength', 'ASTM C76', 92, 1500, 1),
    measured('length', null, 8),
    measured('serviceLife', null, 75, 100, 25),
  ],
  series: crossed(
    table('diameter weightPerLength', [12, 92], [18, 168], [24, 264], [36, 524], [48, 867], [60, 1295]),
    table('loadClass', 'Class III', 'Class IV', 'Class V'),
  ),
  options: [
    option('Joint', 'Gasket', 'Mastic'),
    option('Diameter', '12 in', '18 in', '24 in', '36 in', '48 in', '60 in'),
  ],
};

const polyethylene: ProductKind = {
  noun: 'Corrugated polyethylene pipe',
  materials: ['high-density polyethylene, corrugated outside and smooth inside'],
  descriptions: ['Light pipe that two persons carry; strength comes from the bedding around it.'],
  attributes: [
    measured('diameter', 'ASTM F2306', 12, 60, 3),
    measured('stiffnessPsi', 'ASTM D2412', 14, 50, 1),
    manning(0.012, 0.013),
    measured('weightPerLength', null, 3.2, 45, 0.1),
    measured('length', null, 20),
    years,
  ],
  series: [
    { diameter: 12, stiffnessPsi: 50, weightPerLength: 3.2 },
    { diameter: 18, stiffnessPsi: 40, weightPerLength: 6.4 },
    { diameter: 24, stiffnessPsi: 34, weightPerLength: 11 },
    { diameter: 36, stiffnessPsi: 22, weightPerLength: 19.8 },
    { diameter: 48, stiffnessPsi: 18, weightPerLength: 31.3 },
    { diameter: 60, stiffnessPsi: 14, weightPerLength: 45 },
  ],
  options: [
    option('Diameter', '12 in', '18 in', '24 in', '36 in', '48 in', '60 in'),
    option('Joint', 'Watertight', 'Soiltight'),
  ],
};

const polypropylene: ProductKind = {
  noun: 'Polypropylene storm pipe',
  materials: ['polypropylene, double wall with a smooth interior', 'polypropylene, triple wall'],
  descriptions: ['Stiffer than polyethylene, with watertight joints for storm and sanitary lines.'],
  attributes: [
    measured('diameter', 'ASTM F2881', 12, 60, 3),
    measured('stiffnessPsi', 'ASTM D2412', 30, 75, 1),
    manning(0.012, 0.013),
    measured('jointPressure', 'ASTM D3212', 10.8),
    measured('length', null, 20),
    years,
  ],
  series: table('diameter stiffnessPsi', [12, 75], [18, 56], [24, 50], [36, 46], [48, 35], [60, 30]),
  options: [
    option('Wall', 'Double', 'Triple'),
    option('Diameter', '12 in', '18 in', '24 in', '36 in', '48 in', '60 in'),
  ],
};

const basin: ProductKind = {
  noun: 'Precast catch basin',
  materials: ['precast reinforced concrete of 4,000 psi'],
  descriptions: ['Takes water from a grate, keeps sediment in its sump, and joins the pipes.'],
  attributes: [
    measured('width', 'ASTM C913', 24, 60, 12),
    measured('height', 'ASTM C913', 36, 120, 12),
    measured('wallThickness', 'ASTM C913', 6),
    chosen('loadClass', 'AASHTO M 306', 'HS-20', 'H-25'),
    measured('compressiveStrength', 'ASTM C39', 4000, 5000, 500),
    measured('sumpDepth', null, 12, 36, 12),
  ],
  epd: null,
  bim: { category: 'Plumbing Equipment', ifcClass: 'IfcDistributionChamberElement', host: 'floor' },
  options: [
    option('Size', '24 x 24 in', '36 x 36 in', '48 x 48 in', '60 x 60 in'),
    option('Hood', 'None', 'Cast iron trap hood'),
  ],
};

const trench: ProductKind = {
  noun: 'Trench drain channel',
  materials: ['polymer concrete with a galvanized edge', 'polypropylene with a ductile iron edge'],
  descriptions: ['Collects sheet flow along a line, in sloped channels with locked grates.'],
  attributes: [
    measured('width', 'EN 1433', 4, 12, 2),
    measured('height', null, 3, 20, 1),
    chosen('loadClass', 'EN 1433', 'A 15', 'C 250', 'D 400', 'F 900'),
    measured('slope', null, 0, 0.6, 0.3),
    measured('manningCoefficient', null, 0.011),
    measured('length', null, 3.28),
  ],
  epd: null,
  bim: { category: 'Plumbing Fixtures', ifcClass: 'IfcWasteTerminal', host: 'floor' },
  options: [
    option('Grate', 'Slotted galvanized', 'Ductile iron', 'Stainless steel, heelproof'),
    option('Width', '4 in', '6 in', '8 in', '12 in'),
  ],
};

export const stormwaterConveyance: SectionDeclaration = {
  number: '334200',
  descriptions: [
    'Carries stormwater from inlets to outfall without loss at the joints.',
    'Catches runoff from pavement along a line and leads it to the main.',
    'Gives access for cleaning at every change of direction and grade.',
  ],
  uses: ['streets', 'parking lots', 'airfields', 'sports fields', 'plazas'],
  limitations: [
    'Flexible pipe gets its strength from compacted backfill; native clay alone does not support it.',
    'Plastic pipe needs 12 inches of cover under HS-25 traffic and more during construction.',
    'Concrete pipe in soils with sulfates above 0.2 percent needs Type V cement.',
    'Slotted grates in walks shall have openings of 1/2 inch or less.',
  ],
  standards: ['ASTM C76', 'AASHTO M 294', 'ASTM F2881', 'ASTM C443', 'ASTM D2321', 'ASTM C478', 'ASTM D3212'],
  programs: ['baba', 'recycled', 'iso-9001', 'nsf-61'],
  epd: declared('1 m', 38, [19, 140], 'NSF PCR: Piping Systems for Use in Sewage and Storm Water'),
  hpd: null,
  bim: { category: 'Pipes', ifcClass: 'IfcPipeSegment', host: 'unhosted' },
  assembly: 'Storm Drainage',
  sheetPrefix: 'STC',
  related: ['334600', '312500', '033000', '321400'],
  installation: [
    'Lay pipe upgrade from the outfall with bells uphill, to line and within 1/4 inch of grade.',
    'Bed plastic pipe on 4 to 6 inches of Class I or II stone and place haunching by hand.',
    'Compact backfill in 6 inch lifts on both sides at once to 95 percent of standard Proctor.',
    'Grout pipes into structures full depth and shape inverts to the spring line.',
    'Pull a mandrel of 95 percent diameter through flexible pipe 30 days after backfill.',
  ],
  kinds: [concretePipe, polyethylene, polypropylene, basin, trench],
};
