const everywhere = [
  'Office',
  'Retail',
  'Hotel',
  'Industrial',
  'Health',
  'Education',
  'Religious',
  'Public',
  'Recreation',
  'Residential',
  'Transportation',
  'Laboratory',
] as const;

type BuildingType = (typeof everywhere)[number];

/** Where the products of a section are not for buildings of all types, by the beginning of its number. */
const some: readonly (readonly [string, readonly BuildingType[]])[] = [
  ['0282', ['Education', 'Health', 'Industrial', 'Office', 'Public', 'Residential']],
  ['0784', ['Education', 'Health', 'Hotel', 'Laboratory', 'Office', 'Residential']],
  ['0833', ['Industrial', 'Public', 'Recreation', 'Retail', 'Transportation']],
  ['0836', ['Education', 'Industrial', 'Public', 'Retail', 'Transportation']],
  ['1113', ['Health', 'Industrial', 'Public', 'Retail', 'Transportation']],
  ['1153', ['Education', 'Health', 'Industrial', 'Laboratory']],
  ['1311', ['Education', 'Health', 'Hotel', 'Public', 'Recreation', 'Residential']],
  ['1334', ['Industrial', 'Recreation', 'Religious', 'Retail', 'Transportation']],
  ['3411', ['Industrial', 'Public', 'Transportation']],
  ['3471', ['Education', 'Industrial', 'Office', 'Public', 'Transportation']],
  ['35', ['Hotel', 'Industrial', 'Public', 'Recreation', 'Transportation']],
  ['40', ['Education', 'Health', 'Industrial', 'Laboratory', 'Public']],
  ['41', ['Industrial', 'Laboratory', 'Public', 'Transportation']],
  ['42', ['Education', 'Health', 'Industrial', 'Laboratory', 'Public']],
  ['43', ['Education', 'Health', 'Industrial', 'Laboratory', 'Public']],
  ['44', ['Education', 'Health', 'Industrial', 'Laboratory']],
  ['451', ['Education', 'Health', 'Hotel', 'Industrial', 'Retail']],
  ['453', ['Industrial', 'Laboratory', 'Education']],
  ['46', ['Health', 'Industrial', 'Laboratory', 'Public', 'Recreation']],
  ['4815', ['Education', 'Industrial', 'Public', 'Recreation', 'Residential']],
];

/** The types of buildings that products of a section are for. */
export const buildingTypesFor = (section: string): readonly string[] =>
  some.find(([beginning]) => section.startsWith(beginning))?.[1] ?? everywhere;
