/*
 * The papers of the sample world are invented, so none of the bodies that issue or check them exists. Standards,
 * product category rules and programs keep their real names: they say what a paper is about, not who vouches for it.
 */

/** Operators of declaration programs, and how their numbers look: `#` stands for a digit, `{year}` for the year of issue. */
export const epdOperators: readonly (readonly [name: string, pattern: string])[] = [
  ['Quarrymoss EPD Program', 'QMEP-{year}-####'],
  ['Saltbrook Declaration Registry', 'SDR-######.{year}'],
  ['Tallgrass EPD System', 'TG-EPD-{year}-###'],
  ['Fernhollow Product Declarations', 'FPD #####-{year}'],
];

export const epdVerifiers: readonly string[] = [
  'Larkspur Life-Cycle Review',
  'Oxbow Declaration Verifiers',
  'Hazelmere Assessment Group',
  'Pebbleford LCA Review',
];

export const certifiers = {
  'code evaluation': 'Wexcombe Evaluation Service',
  listing: 'Brindle Hill Listing Laboratories',
  performance: 'Thornby Performance Certification',
  emissions: 'Cloverdell Emissions Laboratory',
  materials: 'Amberlea Materials Registry',
  sourcing: 'Self-declared',
  management: 'Dunmarrow Systems Registrar',
} as const;
export type ProgramKind = keyof typeof certifiers;

/** Associations of makers, by the divisions whose makers belong to them. */
export const associationsOfMakers: readonly (readonly [name: string, ...divisions: string[]])[] = [
  ['Stonereach Mineral Products Association', '03', '04', '32'],
  ['Ironvale Metal Fabricators Association', '05', '10', '13', '34'],
  ['Timberlea Woodwork Association', '06', '12'],
  ['Rainhollow Roof and Wall Makers Association', '07', '13'],
  ['Clearspan Fenestration Makers Association', '08'],
  ['Evenfield Interiors Association', '09', '10', '12'],
  ['Halewood Equipment Makers Association', '11', '12', '41', '45'],
  ['Liftwell Conveying Association', '14', '41'],
  ['Millrace Water and Air Systems Association', '21', '22', '23', '33', '40', '43', '44', '46'],
  ['Brightwire Electrical Makers Association', '25', '26', '27', '28', '48'],
  ['Groundhold Sitework Association', '02', '31', '32', '33', '35'],
  ['Common Ground Product Makers Council', '00', '01', '07', '09', '42'],
];

/** Papers say so at their foot, pages beside them. */
export const sampleNote = 'Sample document, fictional';
