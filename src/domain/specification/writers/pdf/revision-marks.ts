import { asArtifact, drawBox, type Canvas, type Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import { textWidth } from '#src/domain/specification/writers/pdf/typeface.ts';
import type { PrintedLine } from '#src/domain/specification/writers/printed-section.ts';

export const leading = 1.3;
/** From the top of a line to its baseline, as a fraction of line height. */
export const baseline = 0.76;

/** A deleted or inserted range of a text, by its first character and the one after its last. */
interface Mark {
  kind: 'deleted' | 'inserted';
  from: number;
  to: number;
}
export type Marks = readonly Mark[];

/** The marks of a section's lines, if its text has deleted and inserted words; undefined where nothing changed. */
export interface Revision {
  text: (line: PrintedLine) => Marks | undefined;
  cell: (line: PrintedLine, row: number, column: number) => Marks | undefined;
}
export const noRevision: Revision = { text: () => undefined, cell: () => undefined };

export const shifted = (marks: Marks, by: number): Marks =>
  marks.map(({ kind, from, to }) => ({ kind, from: from + by, to: to + by }));

/** A stroke along a row of text, from and to in points from its start. */
interface Stroke {
  kind: Mark['kind'];
  from: number;
  to: number;
}

/** The strokes of each row of a wrapped text. */
export function markLines(
  text: string,
  rows: readonly string[],
  marks: Marks,
  { face, size }: Look,
): Stroke[][] {
  let start = 0;
  return rows.map((row) => {
    // Wrapping leaves out a space at the start of a row.
    while (row !== '' && text[start] === ' ' && row[0] !== ' ') start += 1;
    const [first, end] = [start, start + row.length];
    start = end;
    return marks.flatMap(({ kind, from, to }) => {
      const [at, upTo] = [Math.max(from, first), Math.min(to, end)];
      if (upTo <= at) return [];
      const x = textWidth(face, row.slice(0, at - first), size);
      return [{ kind, from: x, to: x + textWidth(face, row.slice(at - first, upTo - first), size) }];
    });
  });
}

interface PlaceOfText {
  x: number;
  top: number;
  lineHeight: number;
  look: Look;
}

/** Strikes deleted words, underlines inserted ones, and draws a bar in the margin of each changed row. */
export function drawMarks(
  canvas: Canvas,
  rows: readonly (readonly Stroke[])[],
  { x, top, lineHeight, look }: PlaceOfText,
): void {
  const { size, brightness } = look;
  asArtifact(canvas, () => {
    for (const [index, strokes] of rows.entries()) {
      const y = top - lineHeight * (index + baseline);
      for (const { kind, from, to } of strokes) {
        const height = kind === 'deleted' ? size * 0.3 : -size * 0.16;
        drawBox(canvas, { x: x + from, y: y + height, width: to - from, height: 0.7 }, brightness);
      }
      if (strokes.length > 0)
        drawBox(canvas, { x: marginBar, y: y - size * 0.3, width: 1.5, height: lineHeight }, 0);
    }
  });
}

/** From the left edge of the page, in points. */
const marginBar = 54;
