/** Advance widths of Helvetica in thousandths of the font size, from the space (32) to the tilde (126). */
const advances = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const capHeightOfFont = 0.718;
/** Line spacing from baseline to baseline, as a multiple of the cap height. */
export const lineStep = 1.6;

/** The font size for a cap height, in the same unit. */
export const fontSize = (capHeight: number): number => capHeight / capHeightOfFont;

/** Width of one line set in Helvetica, in the unit of `capHeight`. */
export function textWidth(text: string, capHeight: number): number {
  let sum = 0;
  for (const character of text) sum += advances[(character.codePointAt(0) ?? 0) - 32] ?? 722;
  return (sum / 1000) * fontSize(capHeight);
}

/** Wraps at spaces so that no line is wider than `width`; a long word stays whole. */
export function wrapText(text: string, capHeight: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, capHeight) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Truncates a line to `width`, ending it with three periods. */
export function shortenText(text: string, capHeight: number, width: number): string {
  if (textWidth(text, capHeight) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && textWidth(`${characters.join('')}...`, capHeight) > width) characters.pop();
  return `${characters.join('').trimEnd()}...`;
}
