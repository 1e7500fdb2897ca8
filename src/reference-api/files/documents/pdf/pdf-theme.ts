/** US Letter, in points of 1/72 inch. */
export const page = { width: 612, height: 792, margin: 54, top: 92, bottom: 64 } as const;
export const contentWidth = page.width - 2 * page.margin;

/** Brightness: 0 is black. */
export const shades = { ink: 0.08, quiet: 0.36, line: 0.75, shade: 0.95, accent: 0.25 } as const;

export const sizes = { title: 20, heading: 12.5, body: 9.5, small: 8 } as const;
/** Line height as a multiple of the font size; the same as in `paragraphBlock`. */
export const leading = 1.3;
