import type { Font } from '#src/domain/specification/writers/pdf/font.ts';
import { hex4 } from '#src/domain/specification/writers/pdf/pdf-file.ts';

/** One weight in several files: the first that has a character draws it. */
export type Typeface = readonly Font[];

/** A stretch of text in one font. */
export interface Piece {
  font: Font;
  /** Glyph numbers. */
  hex: string;
  width: number;
  /** What it stands for, where it looks otherwise; null where it is what it looks like. */
  actual: string | null;
}

/** What stands for signs that the fonts lack; all else is taken apart into simpler signs, `⅝` into `5⁄8`. */
const substitutes: Readonly<Record<string, string>> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '/=',
  '≈': '~',
  '→': '->',
  '√': 'sqrt ',
  '∞': 'infinity',
  '⌀': 'dia. ',
  '∅': 'dia. ',
  '‐': '-',
  '‑': '-',
  '☐': '[ ]',
  '☑': '[x]',
};
/** A script that no font here has: an empty box. */
const missing = 0;

interface Glyph {
  font: Font;
  glyph: number;
}

function glyphOf(face: Typeface, character: string): Glyph | null {
  for (const font of face) {
    const glyph = font.glyphs.get(character.codePointAt(0) ?? 0);
    if (glyph !== undefined) return { font, glyph };
  }
  return null;
}

interface Drawn {
  glyphs: readonly Glyph[];
  actual: string | null;
}

function drawn(face: Typeface, character: string): Drawn {
  const own = glyphOf(face, character);
  if (own) return { glyphs: [own], actual: null };
  const simpler = substitutes[character] ?? character.normalize('NFKD');
  const parts = Array.from(simpler).flatMap((part) => glyphOf(face, part) ?? []);
  const [first] = face;
  if (parts.length > 0 || first === undefined) return { glyphs: parts, actual: character };
  return { glyphs: [{ font: first, glyph: missing }], actual: character };
}

/** A text in glyphs, from left to right. */
export function piecesOf(face: Typeface, text: string, size: number): Piece[] {
  const pieces: Piece[] = [];
  for (const character of text) {
    const { glyphs, actual } = drawn(face, character);
    for (const [index, { font, glyph }] of glyphs.entries()) {
      const width = ((font.widths[glyph] ?? 0) * size) / 1000;
      const last = pieces.at(-1);
      const continues = index > 0 || (actual === null && last?.actual === null);
      if (last !== undefined && continues && last.font === font) {
        last.hex += hex4(glyph);
        last.width += width;
      } else pieces.push({ font, hex: hex4(glyph), width, actual: index === 0 ? actual : '' });
    }
  }
  return pieces;
}

const widths = new WeakMap<Typeface, Map<string, number>>();

function characterWidth(face: Typeface, character: string): number {
  const known = widths.get(face) ?? new Map<string, number>();
  widths.set(face, known);
  const found = known.get(character);
  if (found !== undefined) return found;
  const width = drawn(face, character).glyphs.reduce(
    (sum, { font, glyph }) => sum + (font.widths[glyph] ?? 0),
    0,
  );
  known.set(character, width);
  return width;
}

export function textWidth(face: Typeface, text: string, size: number): number {
  let width = 0;
  for (const character of text) width += characterWidth(face, character);
  return (width * size) / 1000;
}

/** Breaks a text into lines no wider than `width`; a word that no line can hold is cut. */
export function wrapped(face: Typeface, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(face, longer, size) <= width) {
      line = longer;
      continue;
    }
    // The space between two lines stays, for readers that put them together again.
    if (line !== '') lines.push(`${line} `);
    line = '';
    for (const character of word) {
      if (line !== '' && textWidth(face, line + character, size) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}
