import { readFont, type Font } from '#src/domain/specification/writers/pdf/font.ts';
import { readWoff } from '#src/domain/specification/writers/pdf/woff.ts';
import { type GlyphOutlines, glyphOutlines } from '#src/reference-api/drawings/svg/glyph-outlines.ts';
import { xmlText } from '#src/reference-api/drawings/svg/xml-text.ts';
import { pdfFonts } from '#src/reference-api/files/documents/pdf/pdf-fonts-data.ts';
import { once } from '#src/lib/once.ts';

/*
 * A picture in an `<img>` has no fonts but the machine's, and every machine has others. So letters in pictures are
 * outlines of the site's own font.
 */

export interface Lettering {
  text: string;
  /** On the baseline. */
  x: number;
  y: number;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  isBold?: boolean;
  fill?: string;
}

/** Per em: a tenth of a pixel in a heading. */
const grain = 250;

interface Face {
  font: Font;
  outlines: GlyphOutlines;
}

const faceOf = (name: keyof typeof pdfFonts, weight: number): Face => {
  const bytes = Uint8Array.from(atob(pdfFonts[name]), (each) => each.codePointAt(0) ?? 0);
  return { font: readFont(bytes, name, weight), outlines: glyphOutlines(readWoff(bytes), grain) };
};
const regular = once(() => [faceOf('latin-400', 400), faceOf('latin-ext-400', 400)]);
const bold = once(() => [faceOf('latin-600', 600), faceOf('latin-ext-600', 600)]);

/** The letters in a row, in ems; null if the font doesn't have them all. */
function rowOf(text: string, isBold: boolean): { data: string; width: number } | null {
  const faces = isBold ? bold() : regular();
  let width = 0;
  let data = '';
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const face = faces.find(({ font }) => font.glyphs.has(code));
    const glyph = face?.font.glyphs.get(code);
    if (!face || glyph === undefined) return null;
    data += face.outlines.outline(glyph, width * grain);
    width += (face.font.widths[glyph] ?? 0) / 1000;
  }
  return { data, width };
}

/** Of a text in this size, about where the font lacks a letter. */
export const letteringWidth = (text: string, size: number, isBold = false): number =>
  (rowOf(text, isBold)?.width ?? text.length * 0.6) * size;

/** A line of text as outlines, or as text where the font lacks a letter. */
export function lettering({ text, x, y, size, anchor = 'start', isBold = false, fill }: Lettering): string {
  const row = rowOf(text, isBold);
  const color = fill === undefined ? '' : ` fill="${fill}"`;
  if (row === null)
    return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" font-family="sans-serif"${isBold ? ' font-weight="600"' : ''}${color}>${xmlText(text)}</text>`;
  const scale = size / grain;
  const left = x - row.width * size * { start: 0, middle: 0.5, end: 1 }[anchor];
  return `<path aria-label="${xmlText(text).replaceAll('"', '&quot;')}" stroke="none"${color} transform="translate(${rounded(left)} ${y}) scale(${rounded(scale)})" d="${row.data}"/>`;
}

const rounded = (value: number): string => String(Number(value.toFixed(4)));
