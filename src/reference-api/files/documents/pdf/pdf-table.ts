import { largest } from '#src/lib/long-lists.ts';
import { inPdfLetters } from '#src/reference-api/files/documents/pdf/pdf-letters.ts';
import { asArtifact, asPart, drawBox, drawText } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Block } from '#src/domain/specification/writers/pdf/layout.ts';
import { addElement, type Element } from '#src/domain/specification/writers/pdf/structure.ts';
import { textWidth, wrapped } from '#src/domain/specification/writers/pdf/typeface.ts';
import { add, textStyle, space, type PdfWriter } from '#src/reference-api/files/documents/pdf/pdf-writer.ts';
import {
  contentWidth,
  leading,
  page,
  shades,
  sizes,
} from '#src/reference-api/files/documents/pdf/pdf-theme.ts';

export interface PdfColumn {
  heading: string;
  /** Share of the page's width; the columns add up to 1. */
  share: number;
  align?: 'left' | 'right';
}

interface Row {
  cells: readonly { text: string; element: Element; quiet?: boolean }[];
  isHead: boolean;
  size: number;
  /** Around the text of a cell. Without padding, rows have no lines between them. */
  padding: number;
  head?: Block;
}

/** From the top of a line to its baseline, as a share of the line height. */
const baseline = 0.76;

function rowBlock(writer: PdfWriter, columns: readonly PdfColumn[], row: Row): Block {
  const { cells, isHead, size, padding, head } = row;
  const texts = columns.map(({ share }, at) => {
    const { face } = textStyle(writer, { bold: isHead });
    return wrapped(face, inPdfLetters(cells[at]?.text ?? ''), size, share * contentWidth - 2 * padding);
  });
  const lines = Math.max(1, largest(texts.map((each) => each.length)));
  const lineHeight = size * leading;
  return {
    before: 0,
    lines,
    lineHeight,
    padding: padding === 0 ? 4 : padding * 1.5,
    together: lines,
    keepsNext: isHead,
    ...(head && { repeats: head }),
    draw: (canvas, top, from, to) => {
      const height = (to - from) * lineHeight + padding * 1.5;
      if (padding > 0)
        asArtifact(canvas, () => {
          const place = { x: page.margin, width: contentWidth };
          if (isHead) drawBox(canvas, { ...place, y: top - height, height }, shades.shade);
          drawBox(
            canvas,
            { ...place, y: top - height, height: isHead ? 0.9 : 0.4 },
            shades[isHead ? 'ink' : 'line'],
          );
        });
      let left: number = page.margin;
      for (const [at, { share, align }] of columns.entries()) {
        const cell = cells[at];
        const look = textStyle(writer, { size, bold: isHead, quiet: cell?.quiet ?? false });
        const start = left;
        if (cell)
          asPart(canvas, cell.element, () => {
            for (const [line, text] of (texts[at] ?? []).slice(from, to).entries()) {
              const room = share * contentWidth - 2 * padding - textWidth(look.face, text, size);
              const x = start + padding + (align === 'right' ? Math.max(0, room) : 0);
              drawText(canvas, text, x, top - padding * 0.75 - lineHeight * (line + baseline), look);
            }
          });
        left += share * contentWidth;
      }
    },
  };
}

/** A table with wrapped cells. Its head is repeated on each page. */
export function table(
  writer: PdfWriter,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
  size: number = sizes.small,
): void {
  const element = addElement(writer.root, 'Table');
  const cellsOf = (texts: readonly string[], type: 'TH' | 'TD') => {
    const row = addElement(element, 'TR');
    const attributes = type === 'TH' ? '/A<</O/Table/Scope/Column>>' : '';
    return texts.map((text) => ({ text, element: addElement(row, type, attributes) }));
  };
  // Tables with many columns need the width for their figures.
  const style = { size, padding: columns.length > 7 ? 2.5 : 5 };
  const head = rowBlock(writer, columns, {
    ...style,
    isHead: true,
    cells: cellsOf(
      columns.map((column) => column.heading),
      'TH',
    ),
  });
  add(writer, head);
  for (const texts of rows)
    add(writer, rowBlock(writer, columns, { ...style, isHead: false, cells: cellsOf(texts, 'TD'), head }));
  space(writer, 10);
}

const factColumns: readonly PdfColumn[] = [
  { heading: '', share: 0.32 },
  { heading: '', share: 0.68 },
];

/** Names and values; rows without a value are left out. */
export function facts(
  writer: PdfWriter,
  rows: readonly (readonly [name: string, value: string | null])[],
): void {
  const element = addElement(writer.root, 'Table');
  for (const [name, value] of rows) {
    if (value === null || value === '') continue;
    const row = addElement(element, 'TR');
    const cells = [
      { text: name, element: addElement(row, 'TH', '/A<</O/Table/Scope/Row>>'), quiet: true },
      { text: value, element: addElement(row, 'TD') },
    ];
    add(writer, rowBlock(writer, factColumns, { cells, isHead: false, size: sizes.body, padding: 0 }));
  }
  space(writer, 4);
}
