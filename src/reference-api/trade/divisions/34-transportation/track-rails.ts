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

const lengths = option('Length', '39 ft', '78 ft', '80 ft');

const tee: ProductKind = {
  noun: 'Tee rail',
  materials: [
    'rolled carbon rail steel, control cooled, head hardened',
    'rolled carbon rail steel, control cooled',
  ],
  descriptions: ['Carries and guides wheels; sections are named by their weight in pounds a yard.'],
  uses: ['transit lines', 'freight yards', 'main lines', 'crane runways'],
  limitations: [
    'Sections join only by compromise bars or welds made for both.',
    'Head-hardened rail is ground after laying.',
  ],
  attributes: [
    chosen('railSection', 'AREMA Manual', '100 RE', '115 RE', '132 RE', '136 RE', '141 RE'),
    measured('weightPerLength', 'AREMA Manual', 33.9, 46.9, 0.1),
    measured('height', 'AREMA Manual', 6, 7.5, 0.0625),
    measured('hardnessBrinell', 'ASTM E10', 310, 370, 10),
    measured('yieldStrength', 'AREMA Manual', 70, 75, 5),
    measured('tensileStrength', 'AREMA Manual', 140000, 145000, 5000),
    measured('length', null, 39, 80, 1),
  ],
  series: crossed(
    [
      { railSection: '100 RE', weightPerLength: 33.9, height: 6 },
      { railSection: '115 RE', weightPerLength: 38.3, height: 6.625 },
      { railSection: '132 RE', weightPerLength: 43.9, height: 7.125 },
      { railSection: '136 RE', weightPerLength: 45.4, height: 7.3125 },
      { railSection: '141 RE', weightPerLength: 46.9, height: 7.4375 },
    ],
    crossed(
      table('hardnessBrinell yieldStrength tensileStrength', [310, 70, 140000], [370, 75, 145000]),
      table('length', 39, 78, 80),
    ),
  ),
  options: [lengths, option('Head', 'Standard', 'Head hardened')],
};

const girder: ProductKind = {
  noun: 'Girder guard rail',
  materials: ['rolled carbon rail steel with an integral flangeway'],
  descriptions: ['Grooved rail that is paved flush in streets.'],
  uses: ['streetcar lines', 'embedded track', 'port cranes', 'grade crossings'],
  limitations: ['The groove needs drains and sweeping.', 'Isolate rail from paving against stray current.'],
  attributes: [
    chosen('railSection', 'EN 14811', '51R1 (Ri52)', '59R2 (Ri59)', '60R2 (Ri60)'),
    measured('weightPerLength', 'EN 14811', 35.2, 40.2, 0.1),
    measured('height', 'EN 14811', 5.125, 7.0875, 0.0005),
    measured('hardnessBrinell', 'ASTM E10', 260, 300, 40),
    chosen('grade', 'AREMA Manual', 'Standard strength', 'High strength'),
  ],
  series: [
    { railSection: '51R1 (Ri52)', weightPerLength: 35.2 },
    { railSection: '59R2 (Ri59)', weightPerLength: 39.2 },
    { railSection: '60R2 (Ri60)', weightPerLength: 40.2 },
  ],
  deriveValues: ({ railSection }) => ({ height: railSection === '51R1 (Ri52)' ? 5.125 : 7.0875 }),
  options: [lengths],
};

const fastener: ProductKind = {
  noun: 'Elastic rail fastener',
  materials: ['sprung steel clips on a steel plate bonded to natural rubber'],
  descriptions: ['Holds rail to concrete and keeps its vibration from the structure.'],
  uses: ['direct fixation track', 'bridges', 'tunnels', 'stations'],
  limitations: [
    'Stiffness is for one axle load; check it for mixed traffic.',
    'Anchor bolts are epoxied to the template.',
  ],
  attributes: [
    measured('toeLoad', 'AREMA Manual', 2000, 2800, 100),
    measured('stiffness', 'AREMA Manual', 80, 250, 10),
    measured('fastenerSpacing', null, 24, 36, 3),
    chosen('railSection', 'AREMA Manual', '115 RE', '136 RE'),
  ],
  epd: null,
  bim: { category: 'Generic Models', ifcClass: 'IfcDiscreteAccessory', host: 'floor' },
  options: [option('Rail', '115 RE', '136 RE')],
};

const boot: ProductKind = {
  noun: 'Embedded rail boot',
  materials: ['extruded EPDM rubber in the shape of the rail'],
  descriptions: ['Wraps rail in streets, isolates stray current and damps noise.'],
  uses: ['streetcar lines', 'embedded track', 'grade crossings', 'shop floors'],
  limitations: ['Cut boots leak current; repair every nick before the pour.'],
  attributes: [
    measured('hardness', 'ASTM D2240', 60, 70, 5),
    measured('tensileStrength', 'ASTM D412', 1200, 2000, 100),
    measured('elongation', 'ASTM D412', 250, 450, 50),
    measured('resistivity', 'ASTM D257', 12, 14, 1),
    chosen('railSection', null, '115 RE', '51R1 (Ri52)'),
  ],
  epd: null,
  hpd: [
    content('Ethylene propylene diene rubber', '25038-36-2', 'Rubber', 35, 50, 'LT-UNK'),
    content('Carbon black', '1333-86-4', 'Filler', 25, 35, 'BM-1'),
  ],
  bim: { category: 'Generic Models', ifcClass: 'IfcBuildingElementPart', host: 'floor' },
  options: [option('Rail', '115 RE', '51R1')],
};

const turnout: ProductKind = {
  noun: 'Turnout',
  materials: ['rail-bound manganese steel frog with machined rail steel switch points'],
  descriptions: ['Leads wheels from one track to another; the frog number sets the angle and speed.'],
  uses: ['yards', 'junctions', 'terminals', 'sidings'],
  limitations: ['Speeds are for the diverging route.', 'Heaters are needed where snow packs the points.'],
  attributes: [
    measured('frogNumber', 'AREMA Manual', 6, 20, 1),
    measured('designSpeed', 'AREMA Manual', 10, 50, 1),
    measured('length', 'AREMA Manual', 52, 160, 1),
    chosen('railSection', 'AREMA Manual', '115 RE', '136 RE'),
  ],
  series: [
    { frogNumber: 6, designSpeed: 11, length: 52 },
    { frogNumber: 8, designSpeed: 15, length: 68 },
    { frogNumber: 10, designSpeed: 20, length: 79 },
    { frogNumber: 15, designSpeed: 30, length: 126 },
    { frogNumber: 20, designSpeed: 45, length: 152 },
  ],
  epd: null,
  options: [
    option('Frog', 'No. 6', 'No. 8', 'No. 10', 'No. 15', 'No. 20'),
    option('Throw', 'Hand', 'Powered'),
  ],
};

export const trackRails: SectionDeclaration = {
  number: '341113',
  descriptions: [
    'Guides and carries rail vehicles on ballasted or embedded track.',
    'Holds rail to tie with a spring that keeps its toe load under vibration.',
    'Insulates embedded rail from the street and stops stray current.',
  ],
  uses: ['light rail lines', 'streetcar tracks', 'freight yards', 'industrial spurs', 'maintenance shops'],
  limitations: [
    'Continuous welded rail shall be fastened within the neutral temperature range stated for the region.',
    'Field welds are not permitted within 5 feet of a plant weld.',
    'Curves below 500 feet radius need head-hardened and precurved rail.',
    'Used rail is accepted only for yard tracks and only with its wear measured.',
  ],
  standards: [
    'AREMA Manual for Railway Engineering, Chapter 4',
    'AREMA Manual for Railway Engineering, Chapter 30',
    'ASTM A1',
    'ASTM E140',
    'AWS D15.2',
    'ASTM G165',
  ],
  programs: ['arema', 'baba', 'iso-9001'],
  epd: declared('1 metric ton', 1000, [980, 2150], 'EPD International PCR: Rails and Track Components'),
  hpd: null,
  bim: { category: 'Site', ifcClass: 'IfcMember', host: 'floor' },
  assembly: 'Track',
  sheetPrefix: 'TRK',
  related: ['347113', '033000', '334200', '313219'],
  installation: [
    'Handle rail with spreader beams; do not drop it or strike the head.',
    'Measure rail temperature with two thermometers and fasten only within the neutral range, or adjust with pullers.',
    'Weld joints by the thermite or flash-butt process and test each weld by ultrasound.',
    'Hold gage at 56-1/2 inches plus 1/8 or minus 0, and cross level within 1/8 inch.',
    'Grind mill scale from the running surface before service begins.',
  ],
  kinds: [tee, girder, fastener, boot, turnout],
};
