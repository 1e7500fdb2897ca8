/** Rows that are seen at once: they are painted first, and their pictures loaded at once. */
export const firstScreenful = 5;

/** Code of results that are no products. */
export const loadOtherRows = () => import('#src/components/results/result-row.tsx');
