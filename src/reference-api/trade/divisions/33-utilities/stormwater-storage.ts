import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  declared,
  derived,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'EPD International PCR 2019:14: Construction Products';
const groundWater = 'Infiltration needs 2 feet of unsaturated soil above seasonal high ground water.';
const pretreated = 'Pretreatment is required ahead of infiltration, or the bed clogs within years.';
const shipped = option('Lead time', '4 weeks');

/** An arch fills 0.66 of its bounding box; the stone around it, with 40% voids, stores additional water. */
const chambers = derived(
  table(
    'width height length installedStorage minimumCover',
    [34, 16, 7.1, 31, 18],
    [51, 30, 7.1, 74.9, 18],
    [77, 45, 7.5, 179, 24],
    [100, 60, 4, 163, 24],
  ),
  (line) => ({
    storageVolume: toNearest(
      (0.66 * numberIn(line, 'width') * numberIn(line, 'height') * numberIn(line, 'length')) / 144,
      0.1,
    ),
  }),
);
const chamber: ProductKind = {
  noun: 'Underground detention chamber',
  materials: ['injection-molded polypropylene arches, open below, in washed stone'],
  descriptions: [
    'Stores stormwater below pavement in rows of arches and lets it soak in or flow out slowly.',
  ],
  uses: ['parking lots', 'athletic fields', 'campuses', 'distribution centers'],
  limitations: [
    'Stone is clean, angular and washed, 3/4 to 2 inches.',
    groundWater,
    pretreated,
    'Construction equipment keeps off until the cover is complete.',
  ],
  attributes: [
    ...tabled('storageVolume installedStorage width height length', null, chambers),
    ...tabled('minimumCover', 'ASTM F2787', chambers),
    chosen('loadClass', 'AASHTO LRFD', 'HS-20', 'HS-25'),
  ],
  series: chambers,
  standards: ['ASTM F2418', 'ASTM F2787', 'AASHTO LRFD', 'CSA B184'],
  programs: ['iapmo-ues', 'baba', 'iso-9001'],
  epd: declared('1 m3', 29, [62, 105], pcr),
  options: [
    option('Chamber', '16 in high', '30 in high', '45 in high', '60 in high'),
    option('Isolator row', 'None', 'With geotextile and manhole'),
    shipped,
    option('Warranty', '1 year'),
  ],
};

/** Surface loading of 35 gpm for each square foot of the manhole; a foot of sump holds sediment. */
const separators = derived(
  table('diameter height', [48, 84], [60, 96], [72, 108], [96, 132], [120, 156]),
  (line) => {
    const area = Math.PI * (numberIn(line, 'diameter') / 24) ** 2;
    return { flowRate: toNearest(area * 35, 5), sedimentStorage: toNearest(area, 0.5) };
  },
);
const separator: ProductKind = {
  noun: 'Hydrodynamic separator',
  materials: [
    'a precast concrete manhole with fiberglass internals',
    'a precast concrete manhole with high-density polyethylene internals',
  ],
  descriptions: ['Swirls runoff so that grit sinks and oil and litter stay behind a baffle.'],
  uses: ['parking lots', 'streets', 'pretreatment of chambers', 'industrial yards'],
  limitations: [
    'It is sized by the peak treatment flow; larger storms pass its bypass.',
    'Fine silt and dissolved metals pass.',
    'The sump is vacuumed when sediment stands at half its depth.',
  ],
  attributes: [
    ...tabled('flowRate', 'NJDEP Protocol', separators),
    measured('removalEfficiency', 'NJDEP Protocol', 50),
    ...tabled('diameter', 'ASTM C478', separators),
    ...tabled('height sedimentStorage', null, separators),
    chosen('loadClass', 'AASHTO LRFD', 'HS-20', 'HS-25'),
  ],
  series: separators,
  standards: ['ASTM C478', 'ASTM C858', 'ASTM C1745', 'AASHTO LRFD'],
  programs: ['baba', 'iso-9001'],
  epd: null,
  bim: { category: 'Plumbing Equipment', ifcClass: 'IfcInterceptor', host: 'unhosted' },
  options: [
    option('Manhole', '4 ft', '5 ft', '6 ft', '8 ft', '10 ft'),
    option('Inlet', 'Pipe', 'Grate'),
    option('Lead time', '8 weeks'),
    option('Warranty', '1 year', '20 years, internals'),
  ],
};

/** Runoff through engineered media at 100 inches an hour. */
const filters = derived(table('length width', [4, 48], [6, 48], [6, 72], [8, 72], [12, 72]), (line) => ({
  flowRate: toNearest(
    ((numberIn(line, 'length') * numberIn(line, 'width')) / 12) * (100 / 12 / 60) * 7.48,
    0.1,
  ),
}));
const bioretention: ProductKind = {
  noun: 'Bioretention filter',
  materials: ['engineered soil media and underdrain stone in a precast concrete box with a tree or shrubs'],
  descriptions: ['Filters street runoff through soil and roots in the space of a tree pit.'],
  uses: ['streetscapes', 'parking islands', 'plazas', 'campuses'],
  limitations: [
    'It stays offline until its drainage area is paved and planted.',
    'Deicing salt limits the choice of plants.',
    'Mulch is replaced each year.',
  ],
  attributes: [
    ...tabled('flowRate length width', null, filters),
    measured('infiltrationRate', 'ASTM C1701', 100),
    measured('removalEfficiency', 'NJDEP Protocol', 80),
    chosen('loadClass', 'AASHTO LRFD', 'Pedestrian', 'HS-20'),
  ],
  series: filters,
  standards: ['ASTM C858', 'AASHTO LRFD', 'ASTM D2321'],
  programs: ['baba', 'iso-9001'],
  epd: null,
  bim: { category: 'Site', ifcClass: 'IfcInterceptor', host: 'floor' },
  options: [
    option('Box', '4 x 4 ft', '6 x 4 ft', '6 x 6 ft', '8 x 6 ft', '12 x 6 ft'),
    option('Planting', 'By others', 'Tree', 'Shrubs'),
    option('Lead time', '8 weeks'),
    option('Warranty', '1 year, plants'),
  ],
};

/** Crates have 95% voids. */
const crates = derived(
  table(
    'height loadClass compressiveStrength',
    [17, 'Pedestrian', 32],
    [34, 'HS-20', 56],
    [51, 'HS-20', 56],
    [68, 'HS-25', 64],
  ),
  (line) => ({
    storageVolume: toNearest((28 * 16 * numberIn(line, 'height') * 0.95) / 1728, 0.1),
  }),
);
const crate: ProductKind = {
  noun: 'Modular infiltration tank',
  materials: ['recycled polypropylene crates clipped together and wrapped in nonwoven geotextile'],
  descriptions: ['Stacks to a tank of any plan that is almost all void, below lawns and lots.'],
  uses: ['tight sites', 'sports fields', 'courtyards', 'tree trenches'],
  limitations: [
    groundWater,
    pretreated,
    'Traffic loads need the maker’s calculation for the cover and depth.',
    'Storage for reuse is wrapped in a welded liner.',
  ],
  attributes: [
    ...tabled('storageVolume height', null, crates),
    measured('porosity', null, 95),
    ...tabled('compressiveStrength', 'ASTM D2412', crates),
    ...tabled('loadClass', 'AASHTO LRFD', crates),
    measured('minimumCover', null, 18, 24, 6),
    measured('recycledContent', 'ISO 14021', 85),
  ],
  series: crates,
  standards: ['AASHTO LRFD', 'CSA B184', 'ASTM D2412'],
  programs: ['recycled', 'baba', 'iso-9001'],
  epd: declared('1 m3', 34, [48, 92], pcr),
  options: [
    option('Stack', 'Single', 'Double', 'Triple', 'Quadruple'),
    option('Wrap', 'Geotextile', 'Welded liner'),
    shipped,
    option('Warranty', '5 years'),
  ],
};

/** Saturated media weigh 6.2 lb per square foot and inch. */
const trays = derived(table('height', 2.5, 4, 6, 8), (line) => ({
  saturatedWeight: toNearest(numberIn(line, 'height') * 6.2, 0.5),
  waterRetention: toNearest(numberIn(line, 'height') * 0.22, 0.05),
}));
const tray: ProductKind = {
  noun: 'Green roof drain module',
  materials: ['recycled polypropylene trays with engineered media and grown sedum'],
  descriptions: ['Holds rain on the roof and lets the rest run to the drains below its feet.'],
  uses: ['roof terraces', 'low-slope roofs', 'podium decks', 'hospital roofs'],
  limitations: [
    'The roof shall carry the saturated weight and the snow.',
    'Roof slope is 2 inches per foot at most without restraints.',
    'Drains keep a collar and 12 inches of stone around them.',
  ],
  attributes: [
    ...tabled('height', null, trays),
    ...tabled('saturatedWeight waterRetention', 'ASTM E2399', trays),
    measured('recycledContent', 'ISO 14021', 100),
    measured('warranty', null, 1, 5, 1),
  ],
  series: trays,
  standards: ['ASTM E2399', 'ASTM E2397', 'ANSI/SPRI VF-1'],
  programs: ['recycled', 'iso-14001'],
  epd: declared('1 m2', 96, [12, 22], pcr),
  bim: { category: 'Site', ifcClass: 'IfcCovering', host: 'roof' },
  options: [
    sizes('Depth', trays, 'height', 'in'),
    option('Plants', 'Sedum', 'Sedum and perennials', 'Meadow'),
    option('Lead time', 'Grown to order: 12 weeks'),
    option('Warranty', '1 year, plants'),
  ],
};

export const stormwaterStorage: SectionDeclaration = {
  number: '334600',
  descriptions: [
    'Holds stormwater below pavement and lets it out at the rate allowed.',
    'Removes sediment, oil and litter from runoff before it leaves the site.',
    'Infiltrates roof and pavement water where soils allow it.',
  ],
  uses: ['parking lots', 'streetscapes', 'campuses', 'industrial yards', 'roof terraces'],
  limitations: [
    'Infiltration needs 2 feet of unsaturated soil between the system and seasonal high ground water.',
    'Crates shall not be used below truck traffic without the manufacturer’s load calculation.',
    'Separators are sized by peak treatment flow; larger storms need a bypass.',
    pretreated,
  ],
  standards: ['ASTM F2418', 'ASTM F2787', 'ASTM C858', 'AASHTO LRFD', 'ASTM D2321', 'CSA B184'],
  programs: ['iapmo-ues', 'baba', 'recycled', 'iso-9001'],
  epd: declared('1 m3', 29, [44, 120], pcr),
  hpd: null,
  bim: { category: 'Site', ifcClass: 'IfcTank', host: 'unhosted' },
  assembly: 'Stormwater Detention',
  sheetPrefix: 'SWM',
  related: ['334200', '321243', '321400', '312500', '313219'],
  installation: [
    'Excavate to undisturbed soil, scarify the bottom of infiltration beds and keep equipment off it.',
    'Wrap the stone envelope with nonwoven geotextile, lapped 24 inches, on top and sides.',
    'Place chambers on 6 inches of washed angular stone, joined and in line, with end caps before each header.',
    'Backfill evenly so that stone on the two sides never differs by more than 12 inches.',
    'Keep construction runoff out until the drainage area is stabilized, and inspect by camera before acceptance.',
  ],
  kinds: [chamber, separator, bioretention, crate, tray],
};
