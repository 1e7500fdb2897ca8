import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const base = chosen('railSpacing', 'EIA/ECA-310', '19 in EIA, universal spacing');

const twoPost: ProductKind = {
  noun: 'Two-post equipment rack',
  materials: ['extruded aluminum uprights, powder coated', 'welded steel uprights, powder coated'],
  descriptions: ['Carries patch panels and switches on two uprights, open at all sides.'],
  attributes: [
    measured('rackUnits', 'EIA/ECA-310', 38, 45, 1),
    measured('height', null, 72, 84, 12),
    measured('loadCapacity', 'UL 2416', 800, 1500, 100),
    base,
    chosen('mounting', null, 'Floor anchored'),
  ],
  series: table('rackUnits height', [38, 72], [45, 84]),
  options: [option('Height', '38 RU', '45 RU'), option('Color', ['Black', '#26282a'], ['Clear', '#b9bcbe'])],
};

const fourPost: ProductKind = {
  noun: 'Four-post rack',
  materials: ['welded steel frame, powder coated'],
  descriptions: ['Carries servers and batteries on four adjustable rails.'],
  attributes: [
    measured('rackUnits', 'EIA/ECA-310', 42, 48, 3),
    measured('height', null, 78, 90, 1),
    measured('depth', null, 24, 42, 6),
    measured('loadCapacity', 'UL 2416', 2000, 3000, 500),
    base,
    chosen('mounting', null, 'Floor anchored', 'Freestanding'),
  ],
  series: crossed(table('rackUnits height', [42, 78], [45, 84], [48, 90]), table('depth', 24, 30, 36, 42)),
  options: [option('Height', '42 RU', '45 RU', '48 RU')],
};

const cabinet: ProductKind = {
  noun: 'Server cabinet',
  materials: [
    'welded steel frame with perforated steel doors',
    'bolted aluminum frame with perforated steel doors',
  ],
  descriptions: ['Encloses servers behind locked, perforated doors and guides cold air through them.'],
  attributes: [
    measured('rackUnits', 'EIA/ECA-310', 42, 52, 1),
    measured('height', null, 79, 96, 1),
    measured('width', null, 24, 30, 6),
    measured('depth', null, 42, 48, 6),
    measured('openArea', null, 63, 80, 1),
    measured('loadCapacity', 'UL 2416', 2500, 3500, 500),
    chosen('mounting', null, 'Casters and levelers', 'Floor anchored'),
  ],
  series: crossed(
    table('rackUnits height', [42, 79], [48, 89], [52, 96]),
    crossed(table('width', 24, 30), table('depth', 42, 48)),
  ),
  options: [option('Height', '42 RU', '48 RU', '52 RU'), option('Lock', 'Key', 'Card reader')],
};

const wallCabinet: ProductKind = {
  noun: 'Wall-mounted cabinet',
  materials: ['welded steel, powder coated, with a swinging body'],
  descriptions: ['Holds a switch and a few panels on the wall where there is no room of their own.'],
  limitations: [
    'Wall backing shall carry the full load at the anchors.',
    'Needs 3 feet clear where the body swings.',
  ],
  attributes: [
    measured('rackUnits', 'EIA/ECA-310', 6, 26, 1),
    measured('height', null, 14, 51, 1),
    measured('depth', null, 18, 24, 6),
    measured('loadCapacity', 'UL 2416', 150, 300, 50),
    chosen('mounting', null, 'Wall'),
  ],
  series: table('rackUnits height', [6, 14], [12, 24], [18, 36], [26, 51]),
  bim: { category: 'Data Devices', ifcClass: 'IfcFurniture', host: 'wall' },
  options: [option('Height', '6 RU', '12 RU', '18 RU', '26 RU'), option('Door', 'Glass', 'Perforated')],
};

const runway: ProductKind = {
  noun: 'Ladder cable runway',
  materials: ['welded steel tube stringers and rungs, powder coated'],
  descriptions: ['Carries bundles of cable from the wall over the racks.'],
  attributes: [
    measured('width', null, 6, 24, 6),
    measured('length', null, 10),
    measured('rungSpacing', null, 12),
    measured('loadPerFoot', 'TIA-569', 40, 107, 1),
    chosen('mounting', null, 'Wall and rack brackets', 'Threaded rod'),
  ],
  series: table('width', 6, 12, 18, 24),
  bim: { category: 'Cable Trays', ifcClass: 'IfcCableCarrierSegment', host: 'unhosted' },
  options: [option('Width', '6 in', '12 in', '18 in', '24 in')],
};

/** Communications cabinets, racks, frames and enclosures. */
export const racksAndCabinets: SectionDeclaration = {
  number: '271116',
  descriptions: [
    'Carries network equipment and patch panels and manages the cables that join them.',
    'Contains hot or cold air so that cooling reaches the equipment alone.',
    'Carries cable overhead from rack to wall.',
  ],
  uses: ['telecommunications rooms', 'data centers', 'equipment rooms', 'studios', 'security rooms'],
  limitations: [
    'Load ratings are static; seismic sites need racks tested to GR-63 with anchors into the structural slab.',
    'Raised-floor panels alone do not anchor racks.',
    'Perforated doors below 64 percent open area starve front-to-rear cooling.',
    'Wall cabinets over 150 pounds loaded require plywood backboard fixed to studs.',
  ],
  standards: ['EIA/ECA-310-E', 'UL 2416', 'ANSI/TIA-569', 'ANSI/TIA-942', 'ANSI/TIA-607', 'Telcordia GR-63'],
  programs: ['ul-listed', 'baba', 'iso-9001', 'etl'],
  epd: declared('1 unit', 118, [290, 610], 'PEP PCR ed4: Electrical, Electronic and HVAC-R Products'),
  hpd: null,
  bim: { category: 'Communication Devices', ifcClass: 'IfcFurniture', host: 'floor' },
  assembly: 'Equipment Rack',
  sheetPrefix: 'RCK',
  related: ['271500', '262416', '281000', '078413'],
  installation: [
    'Set racks plumb and in line, with 36 inches clear before and behind them.',
    'Anchor each rack to the slab with four anchors and brace its top to the runway or structure.',
    'Bond racks to the telecommunications busbar with 6 AWG copper, paint removed at the contact.',
    'Fill unused positions with blanking panels where hot and cold aisles are contained.',
    'Label racks, rack units and patch panels in accordance with ANSI/TIA-606.',
  ],
  kinds: [twoPost, fourPost, cabinet, wallCabinet, runway],
};
