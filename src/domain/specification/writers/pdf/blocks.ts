import {
  asArtifact,
  asPart,
  drawBox,
  drawFrame,
  drawText,
} from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Canvas, Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import {
  baseline,
  drawMarks,
  leading,
  markLines,
} from '#src/domain/specification/writers/pdf/revision-marks.ts';
import type { Marks } from '#src/domain/specification/writers/pdf/revision-marks.ts';
import type { Block } from '#src/domain/specification/writers/pdf/layout.ts';
import type { Element } from '#src/domain/specification/writers/pdf/structure.ts';
import { textWidth, wrapped } from '#src/domain/specification/writers/pdf/typeface.ts';
import { largest } from '#src/lib/long-lists.ts';

interface Paragraph {
  text: string;
  element: Element;
  look: Look;
  x: number;
  width: number;
  before: number;
  keepsNext?: boolean;
  isCentered?: boolean;
  /** Hangs before the first line. */
  label?: { text: string; x: number; element: Element };
  /** Draws a vertical line this many points to the left. */
  bar?: number;
  onFirstLine?: (canvas: Canvas, top: number) => void;
  marks?: Marks | undefined;
}

/** A paragraph that keeps at least two lines together at a page break. */
export function paragraphBlock(paragraph: Paragraph): Block {
  const { text, element, look, x, width, before, label, bar, marks } = paragraph;
  const rows = wrapped(look.face, text, look.size, width);
  const lines = marks && markLines(text, rows, marks, look);
  const lineHeight = look.size * leading;
  return {
    before,
    lines: rows.length,
    lineHeight,
    padding: 0,
    together: 2,
    keepsNext: paragraph.keepsNext ?? false,
    draw: (canvas, top, from, to) => {
      if (from === 0) paragraph.onFirstLine?.(canvas, top);
      if (bar !== undefined) {
        const height = (to - from) * lineHeight;
        asArtifact(canvas, () => drawBox(canvas, { x: x - bar, y: top - height, width: 1.5, height }, 0.56));
      }
      if (from === 0 && label)
        asPart(canvas, label.element, () =>
          drawText(canvas, label.text, label.x, top - lineHeight * baseline, look),
        );
      asPart(canvas, element, () => {
        for (const [index, row] of rows.slice(from, to).entries()) {
          const shift = paragraph.isCentered
            ? (width - textWidth(look.face, row.trimEnd(), look.size)) / 2
            : 0;
          drawText(canvas, row, x + shift, top - lineHeight * (index + baseline), look);
        }
      });
      if (lines) drawMarks(canvas, lines.slice(from, to), { x, top, lineHeight, look });
    },
  };
}

interface Cell {
  text: string;
  element: Element;
  marks?: Marks | undefined;
}

interface Row {
  cells: readonly Cell[];
  look: Look;
  /** Background; null for none. */
  shade: number | null;
  x: number;
  width: number;
  before: number;
  head?: Block;
}

const cellGap = 5;
const cellPadding = 6;

/** A row of a table with equal columns. */
export function rowBlock({ cells, look, shade, x, width, before, head }: Row): Block {
  const share = width / cells.length;
  const texts = cells.map(({ text }) => wrapped(look.face, text, look.size, share - 2 * cellGap));
  const lines = Math.max(1, largest(texts.map((rows) => rows.length)));
  const lineHeight = look.size * leading;
  return {
    before,
    lines,
    lineHeight,
    padding: cellPadding,
    together: lines,
    keepsNext: head === undefined,
    ...(head && { repeats: head }),
    draw: (canvas, top, from, to) => {
      const height = (to - from) * lineHeight + cellPadding;
      asArtifact(canvas, () => {
        if (shade !== null) drawBox(canvas, { x, y: top - height, width, height }, shade);
        for (const index of cells.keys())
          drawFrame(canvas, { x: x + share * index, y: top - height, width: share, height }, 0.56);
      });
      for (const [index, { element, text, marks }] of cells.entries()) {
        asPart(canvas, element, () => {
          for (const [line, row] of (texts[index] ?? []).slice(from, to).entries())
            drawText(
              canvas,
              row,
              x + share * index + cellGap,
              top - cellPadding / 2 - lineHeight * (line + baseline),
              look,
            );
        });
        if (marks)
          drawMarks(canvas, markLines(text, texts[index] ?? [], marks, look).slice(from, to), {
            x: x + share * index + cellGap,
            top: top - cellPadding / 2,
            lineHeight,
            look,
          });
      }
    },
  };
}
