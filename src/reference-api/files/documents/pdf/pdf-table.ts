import type { PDFFont } from '@cantoo/pdf-lib';

import { type PdfWriter, newPage, space } from '#src/reference-api/files/documents/pdf/pdf-writer.ts';
import { wrapLines } from '#src/reference-api/files/documents/pdf/pdf-text.ts';
import {
  colors,
  contentWidth,
  leading,
  page,
  sizes,
} from '#src/reference-api/files/documents/pdf/pdf-theme.ts';

export interface PdfColumn {
  heading: string;
  /** Of the page's width; all columns together make 1. */
  share: number;
  align?: 'left' | 'right';
}

const padding = 5;
const size = sizes.small;

function cellLines(columns: readonly PdfColumn[], cells: readonly string[], font: PDFFont): string[][] {
  return columns.map(({ share }, at) =>
    wrapLines(cells[at] ?? '', font, size, share * contentWidth - 2 * padding),
  );
}

const heightOf = (lines: readonly (readonly string[])[]) =>
  Math.max(...lines.map((cell) => cell.length)) * size * leading + padding * 1.5;

function drawRow(writer: PdfWriter, columns: readonly PdfColumn[], lines: string[][], isHead: boolean): void {
  const height = heightOf(lines);
  const font = isHead ? writer.bold : writer.regular;
  const bottom = writer.y - height;
  if (isHead) {
    writer.page.drawRectangle({
      x: page.margin,
      y: bottom,
      width: contentWidth,
      height,
      color: colors.shade,
    });
  }
  let left: number = page.margin;
  columns.forEach(({ share, align }, at) => {
    const width = share * contentWidth;
    (lines[at] ?? []).forEach((line, row) => {
      const room = width - 2 * padding - font.widthOfTextAtSize(line, size);
      writer.page.drawText(line, {
        x: left + padding + (align === 'right' ? room : 0),
        y: writer.y - padding * 0.75 - size - row * size * leading,
        size,
        font,
        color: colors.ink,
      });
    });
    left += width;
  });
  writer.page.drawLine({
    start: { x: page.margin, y: bottom },
    end: { x: page.width - page.margin, y: bottom },
    thickness: isHead ? 0.9 : 0.4,
    color: isHead ? colors.ink : colors.line,
  });
  writer.y = bottom;
}

/** A table with wrapped cells; its head is repeated on every page it runs over. */
export function table(
  writer: PdfWriter,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
): void {
  const head = cellLines(
    columns,
    columns.map(({ heading }) => heading),
    writer.bold,
  );
  const drawn = rows.map((cells) => cellLines(columns, cells, writer.regular));
  const [first] = drawn;
  const firstHeight = heightOf(head) + (first === undefined ? 0 : heightOf(first));
  if (writer.y - firstHeight < page.bottom) newPage(writer);
  drawRow(writer, columns, head, true);
  for (const lines of drawn) {
    if (writer.y - heightOf(lines) < page.bottom) {
      newPage(writer);
      drawRow(writer, columns, head, true);
    }
    drawRow(writer, columns, lines, false);
  }
  space(writer, 10);
}

/** Rows without a value are left out. */
export function facts(
  writer: PdfWriter,
  rows: readonly (readonly [name: string, value: string | null])[],
): void {
  const nameWidth = contentWidth * 0.32;
  for (const [name, value] of rows) {
    if (value === null || value === '') continue;
    const lines = wrapLines(value, writer.regular, sizes.body, contentWidth - nameWidth);
    const height = lines.length * sizes.body * leading + 4;
    if (writer.y - height < page.bottom) newPage(writer);
    const at = (row: number) => writer.y - sizes.body - row * sizes.body * leading;
    const [label = ''] = wrapLines(name, writer.regular, sizes.body, nameWidth);
    const base = { size: sizes.body, font: writer.regular };
    writer.page.drawText(label, { ...base, x: page.margin, y: at(0), color: colors.quiet });
    lines.forEach((line, row) => {
      writer.page.drawText(line, { ...base, x: page.margin + nameWidth, y: at(row), color: colors.ink });
    });
    writer.y -= height;
  }
  space(writer, 4);
}
