import { sections } from '#src/domain/masterformat/sections.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';

/** How people who do not think in section numbers look for products. */
export interface Category {
  key: string;
  title: string;
  intro: string;
  /** Beginnings of the section numbers it gathers. */
  heads: readonly string[];
}

type Row = readonly [key: string, title: string, intro: string, ...heads: string[]];

const rows: readonly Row[] = [
  [
    'acoustics',
    'Acoustics',
    'Ceilings, panels and partitions that absorb sound or block it.',
    '0951',
    '0984',
    '4420',
    '0922',
  ],
  [
    'building-envelope',
    'Building Envelope',
    'What keeps water, air, vapor and heat where they belong.',
    '0713',
    '0721',
    '0724',
    '0725',
    '0727',
    '0742',
    '0746',
    '0792',
  ],
  ['ceilings', 'Ceilings', 'Panels, grids and accessories.', '0951', '0984'],
  ['concrete', 'Concrete', 'Cast in place and precast, with formwork and accessories.', '03'],
  [
    'doors',
    'Doors and Hardware',
    'Hollow metal, wood, coiling and sectional doors, entrances and the hardware that works them.',
    '0811',
    '0814',
    '0831',
    '0833',
    '0836',
    '0842',
    '0871',
  ],
  [
    'electrical',
    'Electrical and Lighting',
    'Distribution, luminaires and power generation on site.',
    '26',
    '48',
  ],
  ['elevators', 'Elevators and Lifts', 'Vertical transportation for people and goods.', '14'],
  [
    'fire-protection',
    'Fire Protection',
    'Sprinklers, firestopping, fireproofing, cabinets and detection.',
    '21',
    '0781',
    '0784',
    '1044',
    '2846',
  ],
  [
    'flooring',
    'Flooring',
    'Tile, resilient, resinous, carpet and entrance floors.',
    '0930',
    '0965',
    '0967',
    '0968',
    '1248',
  ],
  ['furnishings', 'Furnishings', 'Shades, countertops, casework and seating for public rooms.', '12', '0641'],
  [
    'glazing',
    'Windows and Glazing',
    'Windows, storefronts, curtain walls, skylights and the glass in them.',
    '0841',
    '0844',
    '0851',
    '0862',
    '0880',
  ],
  [
    'hvac',
    'Heating, Ventilating and Air Conditioning',
    'Air handling and distribution, boilers and their controls.',
    '23',
    '25',
    '0891',
  ],
  ['insulation', 'Insulation', 'Boards, batts and systems that resist the flow of heat.', '0721', '0724'],
  [
    'laboratory',
    'Laboratory and Dock Equipment',
    'Fume hoods, benches, levelers and other fixed equipment.',
    '11',
  ],
  ['masonry', 'Masonry', 'Brick, block and stone with their anchors and mortars.', '04'],
  ['metals', 'Metals', 'Framing, railings and decorative metal.', '05', '0922'],
  [
    'paint',
    'Paints and Coatings',
    'Interior and exterior finishes, by system and by emission.',
    '0991',
    '0967',
    '0781',
  ],
  ['plumbing', 'Plumbing', 'Fixtures, water heaters and drainage.', '22'],
  [
    'process',
    'Process Equipment',
    'Valves, pumps, tanks, conveyors and treatment for plants.',
    '40',
    '41',
    '42',
    '43',
    '44',
    '45',
    '46',
  ],
  [
    'roofing',
    'Roofing',
    'Membranes, metal panels, edges, hatches and everything that passes through a roof.',
    '0741',
    '0752',
    '0753',
    '0754',
    '0762',
    '0771',
    '0772',
  ],
  [
    'security',
    'Safety and Security',
    'Access control, detection, alarms and the cabling behind them.',
    '28',
    '27',
  ],
  [
    'site',
    'Site and Landscape',
    'Paving, fences, furnishings, drainage and erosion control.',
    '31',
    '32',
    '33',
  ],
  [
    'specialties',
    'Specialties',
    'Signs, compartments, wall protection, lockers and washroom accessories.',
    '10',
  ],
  ['structures', 'Special Construction', 'Metal buildings, pools and other complete structures.', '13'],
  ['transportation', 'Transportation and Waterfront', 'Track, barriers, piers and fenders.', '34', '35'],
  [
    'walls',
    'Walls and Partitions',
    'Framing, board, sheathing, cladding and finishes.',
    '0616',
    '0742',
    '0746',
    '0922',
    '0929',
    '0683',
  ],
  ['wood', 'Wood and Casework', 'Sheathing, paneling and architectural woodwork.', '06'],
];

export const categories: readonly Category[] = rows.map(([key, title, intro, ...heads]) => ({
  key,
  title,
  intro,
  heads,
}));

export function findCategory(key: string): Category | null {
  return categories.find((category) => category.key === key) ?? null;
}

export function sectionsOfCategory({ heads }: Category): CsiSection[] {
  return sections
    .filter(({ digits }) => heads.some((head) => digits.startsWith(head)))
    .map(({ digits }) => csiSectionOf(digits));
}
