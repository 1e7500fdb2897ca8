/** Rows that are visible at once; they render first, and their pictures load eagerly. */
export const firstScreenful = 5;

/** The code for results that aren't products. */
export const loadOtherRows = () => import('#src/components/results/result-row.tsx');
