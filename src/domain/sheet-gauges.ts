/** The gauge of cold-formed framing, by thickness in mils. 30 mils are 20 gauge for drywall, 33 mils for structural studs. */
const gauges = new Map([
  [18, 25],
  [27, 22],
  [30, 20],
  [33, 20],
  [43, 18],
  [54, 16],
  [68, 14],
  [97, 12],
  [118, 10],
]);

/** NaN for a thickness that framing doesn't have. */
export const gaugeOfMils = (mils: number): number => gauges.get(mils) ?? Number.NaN;
