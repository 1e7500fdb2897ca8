export type DivisionGroup =
  | 'Procurement and Contracting Requirements'
  | 'General Requirements'
  | 'Facility Construction'
  | 'Facility Services'
  | 'Site and Infrastructure'
  | 'Process Equipment';

export interface Division {
  /** Two digits: `07`. */
  number: string;
  title: string;
  group: DivisionGroup;
}

export interface FormerDivision {
  number: string;
  title: string;
  /** The divisions of MasterFormat 04 that its sections moved to, main one first. */
  to04: readonly string[];
}

type Row = readonly [number: string, title: string];

const inGroup = (group: DivisionGroup, rows: readonly Row[]): Division[] =>
  rows.map(([number, title]) => ({ number, title, group }));

/** The 35 active divisions of MasterFormat 04, with the titles of the 2016 list. */
export const divisions: readonly Division[] = [
  ...inGroup('Procurement and Contracting Requirements', [
    ['00', 'Procurement and Contracting Requirements'],
  ]),
  ...inGroup('General Requirements', [['01', 'General Requirements']]),
  ...inGroup('Facility Construction', [
    ['02', 'Existing Conditions'],
    ['03', 'Concrete'],
    ['04', 'Masonry'],
    ['05', 'Metals'],
    ['06', 'Wood, Plastics, and Composites'],
    ['07', 'Thermal and Moisture Protection'],
    ['08', 'Openings'],
    ['09', 'Finishes'],
    ['10', 'Specialties'],
    ['11', 'Equipment'],
    ['12', 'Furnishings'],
    ['13', 'Special Construction'],
    ['14', 'Conveying Equipment'],
  ]),
  ...inGroup('Facility Services', [
    ['21', 'Fire Suppression'],
    ['22', 'Plumbing'],
    ['23', 'Heating, Ventilating, and Air Conditioning (HVAC)'],
    ['25', 'Integrated Automation'],
    ['26', 'Electrical'],
    ['27', 'Communications'],
    ['28', 'Electronic Safety and Security'],
  ]),
  ...inGroup('Site and Infrastructure', [
    ['31', 'Earthwork'],
    ['32', 'Exterior Improvements'],
    ['33', 'Utilities'],
    ['34', 'Transportation'],
    ['35', 'Waterway and Marine Construction'],
  ]),
  ...inGroup('Process Equipment', [
    ['40', 'Process Interconnections'],
    ['41', 'Material Processing and Handling Equipment'],
    ['42', 'Process Heating, Cooling, and Drying Equipment'],
    ['43', 'Process Gas and Liquid Handling, Purification, and Storage Equipment'],
    ['44', 'Pollution and Waste Control Equipment'],
    ['45', 'Industry-Specific Manufacturing Equipment'],
    ['46', 'Water and Wastewater Equipment'],
    ['48', 'Electrical Power Generation'],
  ]),
];

type FormerRow = readonly [number: string, title: string, to04: readonly string[]];

const formerRows: readonly FormerRow[] = [
  ['01', 'General Requirements', ['01']],
  ['02', 'Site Construction', ['02', '31', '32', '33', '34', '35']],
  ['03', 'Concrete', ['03']],
  ['04', 'Masonry', ['04']],
  ['05', 'Metals', ['05', '07', '34']],
  ['06', 'Wood and Plastics', ['06', '12']],
  ['07', 'Thermal and Moisture Protection', ['07']],
  ['08', 'Doors and Windows', ['08']],
  ['09', 'Finishes', ['09']],
  ['10', 'Specialties', ['10', '08']],
  ['11', 'Equipment', ['11', '45', '46']],
  ['12', 'Furnishings', ['12']],
  ['13', 'Special Construction', ['13', '02', '21', '25', '28', '40', '43', '44', '48']],
  ['14', 'Conveying Systems', ['14', '41']],
  ['15', 'Mechanical', ['21', '22', '23', '25', '33', '40', '42', '43', '44']],
  ['16', 'Electrical', ['26', '27', '28', '33', '48']],
];

/** The 16 divisions of MasterFormat 95 and where each went. Bidding documents came before them as 00. */
export const formerDivisions: readonly FormerDivision[] = formerRows.map(([number, title, to04]) => ({
  number,
  title,
  to04,
}));

const live = new Map(divisions.map((division) => [division.number, division]));
const former = new Map(formerDivisions.map((division) => [division.number, division]));

/** An active division of MasterFormat 04 by its two digits; null for a reserved or unknown one. */
export const findDivision = (number: string): Division | null => live.get(number) ?? null;

/** A division of MasterFormat 95 by its two digits, or null. */
export const findFormerDivision = (number: string): FormerDivision | null => former.get(number) ?? null;

/** The divisions of MasterFormat 95 whose sections moved to a division of 04, in order. */
export function divisionsTo95(division04: string): readonly string[] {
  if (division04 === '00') return ['00'];
  return formerDivisions.filter(({ to04 }) => to04.includes(division04)).map(({ number }) => number);
}
