import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const warranty = measured('warranty', null, 10, 20, 5);
const height = (least: number, greatest: number) => measured('height', null, least, greatest, 12);
const black = option('Color', ['Black', '#242628'], ['Bronze', '#4a3f35'], ['Green', '#2f4436']);

const ornamental: ProductKind = {
  noun: 'Ornamental steel fence',
  materials: ['galvanized steel pickets and rails, welded, polyester powder coated'],
  descriptions: ['Pickets on rails that rack with the slope, in panels without visible screws.'],
  attributes: [
    height(48, 96),
    chosen('gauge', 'ASTM F2408', '18 gauge pickets', '16 gauge pickets', '14 gauge pickets'),
    measured('yieldStrength', 'ASTM A653', 45, 50, 5),
    measured('corrosionResistance', 'ASTM B117', 1500, 3500, 500),
    chosen('coating', 'ASTM A653', 'G90 galvanized and powder coated'),
    warranty,
  ],
  series: [
    { gauge: '18 gauge pickets', corrosionResistance: 1500 },
    { gauge: '16 gauge pickets', corrosionResistance: 3500 },
    { gauge: '14 gauge pickets', corrosionResistance: 3500 },
  ],
  options: [
    option('Height', '4 ft', '5 ft', '6 ft', '8 ft'),
    option('Top', 'Flush', 'Spear', 'Curved'),
    black,
  ],
};

const mesh: ProductKind = {
  noun: 'Welded mesh fence',
  materials: ['welded wire panels, galvanized and powder coated'],
  descriptions: ['Stiff see-through panels with small openings that give no foothold.'],
  attributes: [
    height(48, 120),
    chosen('wire', 'ASTM F2453', '8 gauge, 3 x 1/2 in', '6 gauge, 2 x 6 in', '10 gauge, 1/2 x 3 in'),
    measured('corrosionResistance', 'ASTM B117', 1000, 2000, 500),
    chosen('coating', null, 'Galvanized and powder coated'),
    chosen('securityGrade', 'ASTM F2781', 'Low', 'Medium', 'High'),
    warranty,
  ],
  series: [
    { wire: '6 gauge, 2 x 6 in', securityGrade: 'Low' },
    { wire: '10 gauge, 1/2 x 3 in', securityGrade: 'Medium' },
    { wire: '8 gauge, 3 x 1/2 in', securityGrade: 'High' },
  ],
  options: [option('Height', '4 ft', '6 ft', '8 ft', '10 ft'), black],
};

const chainLink: ProductKind = {
  noun: 'Chain link fence',
  materials: [
    'zinc-coated steel wire fabric on galvanized pipe posts',
    'polymer-coated steel wire fabric on coated pipe posts',
  ],
  descriptions: ['Woven wire stretched on pipe posts, for sites, courts and yards.'],
  attributes: [
    height(48, 144),
    chosen('wireGauge', 'ASTM A392', '11 gauge', '9 gauge', '6 gauge'),
    chosen('mesh', 'ASTM A392', '2 in', '1-3/4 in', '1 in'),
    chosen(
      'coating',
      'ASTM A392',
      'Class 1, 1.2 oz/sq ft',
      'Class 2, 2.0 oz/sq ft',
      'Polymer coated, Class 2b',
    ),
    measured('postDiameter', 'ASTM F1043', 1.9, 4, 0.1),
    measured('breakingStrength', 'ASTM A817', 850, 2170, 10),
  ],
  series: [
    { wireGauge: '11 gauge', breakingStrength: 850, postDiameter: 1.9 },
    { wireGauge: '9 gauge', breakingStrength: 1290, postDiameter: 2.4 },
    { wireGauge: '6 gauge', breakingStrength: 2170, postDiameter: 2.9 },
  ],
  options: [
    option('Height', '4 ft', '6 ft', '8 ft', '10 ft', '12 ft'),
    option('Top', 'Rail', 'Tension wire', 'Barbed wire'),
    black,
  ],
};

const slideGate: ProductKind = {
  noun: 'Cantilever slide gate',
  materials: ['welded aluminum frame on enclosed track', 'welded steel frame on roller posts'],
  descriptions: ['Slides clear of the ground over snow and rails, by hand or operator.'],
  attributes: [
    measured('clearWidth', 'ASTM F2200', 8, 40, 2),
    height(48, 120),
    measured('counterbalance', null, 4, 20, 1),
    chosen('operation', 'UL 325', 'Manual', 'Operator, Class II', 'Operator, Class III'),
    warranty,
  ],
  deriveValues: ({ clearWidth }) => ({ counterbalance: Number(clearWidth) / 2 }),
  options: [option('Opening', '12 ft', '16 ft', '20 ft', '30 ft', '40 ft'), black],
};

const slats: ProductKind = {
  noun: 'Privacy slat fence',
  materials: ['polyethylene slats in chain link fabric', 'aluminum slats in galvanized steel frames'],
  descriptions: ['Closes the view to yards, equipment and parking.'],
  limitations: [
    'Slats turn a fence into a sail; posts and footings are sized for it.',
    'Leave the free area that equipment needs for air.',
    'Dark polymer slats warp beside hot exhaust.',
  ],
  attributes: [
    height(48, 96),
    measured('privacy', null, 75, 98, 1),
    measured('windSpeed', 'ASCE 7', 90, 115, 5),
    chosen('materialType', null, 'Polyethylene', 'Aluminum'),
    warranty,
  ],
  options: [option('Height', '4 ft', '6 ft', '8 ft'), black],
};

export const fencesAndGates: SectionDeclaration = {
  number: '323100',
  descriptions: [
    'Marks and secures the edge of a site while air and sight pass through.',
    'Resists climbing and cutting with small mesh and no handholds.',
    'Closes drives with a gate that slides free of the ground.',
  ],
  uses: ['schools', 'substations', 'parks', 'industrial yards', 'parking lots'],
  limitations: [
    'Slatted or screened fence carries full wind load and needs deeper posts.',
    'Pool barriers need openings below 4 inches and self-latching gates.',
    'Powered gates shall meet ASTM F2200 and carry two entrapment protections in each direction.',
    'Coastal sites within a mile of salt water need a duplex coating.',
  ],
  standards: ['ASTM F2408', 'ASTM F2453', 'ASTM F567', 'ASTM F2200', 'ASTM A392', 'ASTM F2781', 'UL 325'],
  programs: ['baba', 'recycled', 'ul-listed', 'iso-9001'],
  epd: declared('1 m', 14.5, [28, 64], 'UL PCR Part B: Designated Steel Construction Product'),
  hpd: null,
  bim: { category: 'Site', ifcClass: 'IfcRailing', host: 'floor' },
  assembly: 'Fence',
  sheetPrefix: 'FNC',
  related: ['323300', '055213', '281000', '033000', '347113'],
  installation: [
    'Verify property lines and utilities before holes are dug.',
    'Set posts plumb in concrete, 36 inches deep or below frost, with the top of the footing crowned to shed water.',
    'Step or rack panels with the grade so that the gap below stays under 2 inches.',
    'Coat cut ends of galvanized members with zinc-rich paint before assembly.',
    'Adjust gates to close and latch by themselves, and test the reversing devices of powered gates.',
  ],
  kinds: [ornamental, mesh, chainLink, slideGate, slats],
};
