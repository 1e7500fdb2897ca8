import type { Paper } from '#src/domain/specification/writers/print-options.ts';

/** Size of the paper and of the margin on each side, in twips. */
export const pageSizes: Readonly<Record<Paper, { width: number; height: number }>> = {
  letter: { width: 12_240, height: 15_840 },
  a4: { width: 11_906, height: 16_838 },
};
export const margin = 1440;
export const textWidth = (paper: Paper): number => pageSizes[paper].width - 2 * margin;
