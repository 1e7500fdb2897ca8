/** US Letter, landscape, in inches. */
export const sheet = { width: 11, height: 8.5, margin: 0.375, titleBlockHeight: 0.9 } as const;

/** The area above the title block, in inches. */
export const drawingArea = {
  width: sheet.width - 2 * sheet.margin - 0.4,
  height: sheet.height - 2 * sheet.margin - sheet.titleBlockHeight - 0.35,
} as const;
