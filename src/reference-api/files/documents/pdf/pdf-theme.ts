import { rgb } from '@cantoo/pdf-lib';

/** US Letter, in points of 1/72 inch. */
export const page = { width: 612, height: 792, margin: 54, top: 92, bottom: 64 } as const;
export const contentWidth = page.width - 2 * page.margin;

export const colors = {
  ink: rgb(0.078, 0.09, 0.102),
  quiet: rgb(0.32, 0.36, 0.4),
  line: rgb(0.72, 0.75, 0.78),
  shade: rgb(0.945, 0.953, 0.96),
  accent: rgb(0.07, 0.28, 0.44),
} as const;

export const sizes = { title: 20, heading: 12.5, body: 9.5, small: 8 } as const;
/** From baseline to baseline, as a multiple of the font size. */
export const leading = 1.38;
