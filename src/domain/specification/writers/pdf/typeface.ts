import type { Font } from '#src/domain/specification/writers/pdf/font.ts';
import { hex4 } from '#src/domain/specification/writers/pdf/pdf-file.ts';

/** One weight in several files; the first one that has a character draws it. */
export type Typeface = readonly Font[];

/** A run of text in one font. */
export interface Piece {
  font: Font;
  /** Glyph ids. */
  hex: string;
  width: number;
  /** The characters it represents, if they differ from the glyphs; null if they don't. */
  actual: string | null;
}

/** Substitutes for characters that the fonts lack; others are decomposed, `⅝` into `5⁄8`. */
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
/** Drawn for a character that no font has; copying gives the original. PDF/UA forbids a font's empty box. */
const missing = '?';

interface Drawn {
  pieces: readonly Piece[];
  width: number;
}

const known = new WeakMap<Typeface, Map<string, Drawn>>();

/** A character's glyphs, with widths in thousandths of the text size. Cached: a section has about 100. */
function drawn(face: Typeface, character: string): Drawn {
  const characters = known.get(face) ?? new Map<string, Drawn>();
  known.set(face, characters);
  const found = characters.get(character) ?? draw(face, character);
  characters.set(character, found);
  return found;
}

function draw(face: Typeface, character: string): Drawn {
  const own = pieceOf(face, character, null);
  const simpler = substitutes[character] ?? character.normalize('NFKD');
  const parts = own
    ? [own]
    : Array.from(simpler).flatMap((part, at) => pieceOf(face, part, at === 0 ? character : '') ?? []);
  const unknown = parts.length === 0 ? pieceOf(face, missing, character) : null;
  if (unknown) parts.push(unknown);
  return { pieces: parts, width: parts.reduce((sum, { width }) => sum + width, 0) };
}

function pieceOf(face: Typeface, character: string, actual: string | null): Piece | null {
  for (const font of face) {
    const glyph = font.glyphs.get(character.codePointAt(0) ?? 0);
    if (glyph !== undefined) return { font, hex: hex4(glyph), width: font.widths[glyph] ?? 0, actual };
  }
  return null;
}

/** A text as glyph runs, left to right. */
export function piecesOf(face: Typeface, text: string, size: number): Piece[] {
  const pieces: Piece[] = [];
  for (const character of text)
    for (const { font, hex, width, actual } of drawn(face, character).pieces) {
      const last = pieces.at(-1);
      // Joins glyphs that substitute the same character, and plain characters with plain ones.
      const continues = actual === '' || (actual === null && last?.actual === null);
      if (last?.font === font && continues) {
        last.hex += hex;
        last.width += (width * size) / 1000;
      } else pieces.push({ font, hex, width: (width * size) / 1000, actual });
    }
  return pieces;
}

export function textWidth(face: Typeface, text: string, size: number): number {
  let width = 0;
  for (const character of text) width += drawn(face, character).width;
  return (width * size) / 1000;
}

/** Breaks text into lines no wider than `width`; splits a word that fits on no line. */
export function wrapped(face: Typeface, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  const space = textWidth(face, ' ', size);
  let [line, taken] = ['', 0];
  for (const word of text.split(' ')) {
    const wordWidth = textWidth(face, word, size);
    if (line !== '' && taken + space + wordWidth <= width) {
      line += ` ${word}`;
      taken += space + wordWidth;
      continue;
    }
    // Keeps the space at a line break, so that readers can rejoin the words.
    if (line !== '') lines.push(`${line} `);
    [line, taken] = ['', 0];
    for (const character of wordWidth <= width ? [word] : word) {
      const own = textWidth(face, character, size);
      if (line !== '' && taken + own > width) {
        lines.push(line);
        [line, taken] = ['', 0];
      }
      line += character;
      taken += own;
    }
  }
  return [...lines, line];
}
