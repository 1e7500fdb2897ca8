import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, measured, option, table } from '#src/reference-api/trade/entries.ts';

const identification: ProductKind = {
  noun: 'Project identification sign',
  materials: ['medium density overlaid plywood, 3/4 inch, on two treated 4x4 posts'],
  descriptions: ['Names the project, the owner and the design team at the entrance to the site.'],
  uses: ['site entrances', 'street fronts', 'publicly funded projects'],
  limitations: [
    'Signs over 32 square feet may need a permit of their own.',
    'Keep it clear of sight triangles at driveways.',
  ],
  attributes: [
    measured('width', null, 96),
    measured('height', null, 48, 96, 48),
    chosen('materialType', 'APA PS 1', 'MDO plywood, exterior'),
    measured('thickness', 'APA PS 1', 0.75),
    measured('designPressure', 'ASCE 7', 20, 30, 5),
    measured('printLife', null, 2, 3, 1),
  ],
  standards: ['ASCE 7', 'APA PS 1', 'AWPA U1'],
  programs: ['fsc'],
  options: [
    option('Size', '8 by 4 ft', '8 by 8 ft'),
    option('Faces', 'One', 'Two'),
    option('Lead time', '1 week'),
  ],
};

const banner: ProductKind = {
  noun: 'Construction fence banner',
  materials: ['perforated polyester mesh with double-stitched hems and brass grommets'],
  descriptions: ['Screens a fence and carries graphics while a third of the wind passes through.'],
  uses: ['perimeter fences', 'street fronts', 'scaffolds below 20 feet'],
  limitations: [
    'It is not suitable for fences without wind-rated posts.',
    'Printed films fade and need replacement after two summers.',
  ],
  attributes: [
    measured('height', null, 48, 92, 1),
    measured('length', null, 25, 150, 25),
    measured('openArea', null, 30, 37, 1),
    measured('faceWeight', 'ASTM D3776', 8),
    measured('grabTensile', 'ASTM D5034', 220, 300, 20),
    chosen('fireTest', 'NFPA 701', 'Method 2'),
    measured('printLife', null, 1, 2, 1),
  ],
  series: crossed(table('height', 48, 68, 92), table('length', 25, 50, 150)),
  standards: ['NFPA 701', 'ASTM D3776', 'ASTM D5034'],
  programs: [],
  options: [
    option('Fence height', '4 ft', '6 ft', '8 ft'),
    option('Grommets', 'Every 12 in', 'Every 24 in'),
    option('Lead time', '2 weeks'),
  ],
};

const wayfinding: ProductKind = {
  noun: 'Temporary wayfinding sign',
  materials: ['3 mm aluminum composite sheet with printed and laminated vinyl'],
  descriptions: ['Shows visitors and deliveries the safe way around the work.'],
  uses: ['occupied buildings during work', 'sidewalk sheds', 'detours', 'site gates'],
  limitations: [
    'It is not a traffic control device; streets need signs of the MUTCD.',
    'Exit signs are not to be covered or replaced by it.',
  ],
  attributes: [
    measured('width', null, 12, 36, 6),
    measured('height', null, 12, 48, 6),
    measured('thickness', null, 0.118),
    chosen('materialType', null, 'aluminum composite'),
    chosen('mounting', null, 'screws', 'A-frame', 'fence ties'),
    measured('printLife', null, 2, 3, 1),
  ],
  series: table('width height', [12, 18], [18, 24], [24, 36], [36, 48]),
  standards: ['ANSI Z535.2', 'ICC A117.1'],
  programs: [],
  options: [
    option('Size', '12 by 18 in', '18 by 24 in', '24 by 36 in', '36 by 48 in'),
    option('Mounting', 'Screws', 'A-frame', 'Fence ties'),
    option('Lead time', '1 week'),
  ],
};

export const projectSigns: SectionDeclaration = {
  number: '015813',
  descriptions: [
    'Names the project, the owner and the design team at the entrance to the site.',
    'Shows visitors and deliveries the safe way around the work.',
    'Screens a fence and carries graphics without catching the wind.',
  ],
  uses: ['site entrances', 'perimeter fences', 'sidewalk sheds', 'occupied buildings during work'],
  limitations: [
    'Signs over 32 square feet may need a permit of their own.',
    'Mesh banners are not suitable for fences without wind-rated posts.',
    'Printed films fade and need replacement after two summers.',
  ],
  standards: [
    'ASCE 7',
    'ANSI Z535.2',
    'ICC A117.1',
    'NFPA 701',
    'APA PS 1',
    'AWPA U1',
    'ASTM D3776',
    'ASTM D5034',
  ],
  programs: ['fsc', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcFurnishingElement', host: 'unhosted' },
  assembly: 'Project Sign',
  sheetPrefix: 'PSG',
  related: ['015600', '101400'],
  installation: [
    'Set posts plumb, 36 inches deep at least, and tamp the fill in layers.',
    'Mount panels level with through-bolts and washers.',
    'Keep signs clear of sight triangles at driveways.',
    'Remove signs and fill post holes at Substantial Completion.',
  ],
  kinds: [identification, banner, wayfinding],
};
