import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { rollerShadesKinds } from '#src/reference-api/trade/profiles/division-12-roller-shades-kinds.ts';

export const rollerShades = sectionOfKinds(
  {
    number: '122413',
    tradeNames: [
      'Duskline',
      'Nooncloth',
      'Shadewright',
      'Halfdark',
      'Glarefall',
      'Penumbra Row',
      'Slatelight',
      'Sundrop',
    ],
    descriptions: [
      'Controls glare and solar heat at windows while keeping the view.',
      'Darkens rooms fully with side channels and a sill gasket.',
      'Follows the sun on a schedule or on signals from the building controls.',
    ],
    uses: ['offices', 'classrooms', 'patient rooms', 'atriums', 'hotel rooms'],
    limitations: [
      'Openness above 5 percent does not control glare on screens facing east or west.',
      'Single rollers wider than 12 feet need a center support and show a light gap.',
      'Corded operators shall meet the child-safety standard; loops need a tension device.',
      'Fabrics railroaded across a seam shall be approved by sample.',
    ],
    standards: [
      'NFPA 701 - Fire Tests for Flame Propagation of Textiles and Films',
      'ANSI/WCMA A100.1 - Safety of Window Covering Products',
      'ASTM G21 - Resistance of Synthetic Polymeric Materials to Fungi',
      'ASTM E903 - Solar Absorptance, Reflectance and Transmittance of Materials Using Integrating Spheres',
      ...cited('UL 325'),
      'CDPH Standard Method v1.2 - Testing and Evaluation of Volatile Organic Chemical Emissions from Indoor Sources',
    ],
    programs: ['greenguard', 'declare', 'ul-listed', 'c2c', 'cdph'],
    epd: declared('1 m2', 1.9, [6.5, 19.8], 'UL PCR Part B: Window Shades'),
    hpd: [
      content('Polyethylene terephthalate', '25038-59-9', 'Yarn', 30, 98, 'LT-UNK'),
      content('Polyvinyl chloride', '9002-86-2', 'Coating', 0, 60, 'LT-P1'),
      content('Bis(2-ethylhexyl) terephthalate', '6422-86-2', 'Plasticizer', 0, 14, 'BM-3'),
      content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.5, 3, 'LT-1'),
    ],
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcShadingDevice', host: 'wall' },
    assembly: 'Roller Shade',
    sheetPrefix: 'RWS',
    related: ['084113', '084413', '085113', '265100'],
    installation: [
      'Measure every opening after frames are set; do not fabricate from drawings.',
      'Fasten brackets to structure or blocking; ceiling tile, drywall alone and snap covers do not carry shades.',
      'Hang shades level within 1/16 inch and keep bottom bars of a facade aligned within 1/8 inch.',
      'Leave 3/8 inch between fabric edge and glazing frame, and 2 inches clear of handles when rolled down.',
      'Set motor limits, address groups, and demonstrate manual override.',
    ],
  },
  rollerShadesKinds,
);
