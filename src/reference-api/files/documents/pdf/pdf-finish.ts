import type { PdfWriter } from '#src/reference-api/files/documents/pdf/pdf-writer.ts';
import { fitLine } from '#src/reference-api/files/documents/pdf/pdf-text.ts';
import { colors, contentWidth, page, sizes } from '#src/reference-api/files/documents/pdf/pdf-theme.ts';

export interface PdfFrame {
  /** At the head of each page: who speaks, and what the document is. */
  left: string;
  right: string;
  /** At the foot, before the page number. */
  foot: string;
  /** The first page has a face of its own. */
  isFirstBare?: boolean;
}

/** Draws head, foot and `Page 1 of 3` on every page and closes the document. The same input gives the same bytes. */
export function finishPdf({ document, regular, bold }: PdfWriter, frame: PdfFrame): Promise<Uint8Array> {
  const pages = document.getPages();
  const size = sizes.small;
  const right = page.width - page.margin;
  pages.forEach((each, at) => {
    if (at === 0 && frame.isFirstBare === true) return;
    const head = page.height - 50;
    const kind = fitLine(frame.right, regular, size, contentWidth * 0.45);
    const count = `Page ${at + 1} of ${pages.length}`;
    each.drawText(fitLine(frame.left, bold, size, contentWidth * 0.5), {
      x: page.margin,
      y: head,
      size,
      font: bold,
      color: colors.ink,
    });
    each.drawText(kind, {
      x: right - regular.widthOfTextAtSize(kind, size),
      y: head,
      size,
      font: regular,
      color: colors.quiet,
    });
    each.drawLine({
      start: { x: page.margin, y: head - 8 },
      end: { x: right, y: head - 8 },
      thickness: 0.5,
      color: colors.line,
    });
    each.drawText(fitLine(frame.foot, regular, size, contentWidth * 0.8), {
      x: page.margin,
      y: 36,
      size,
      font: regular,
      color: colors.quiet,
    });
    each.drawText(count, {
      x: right - regular.widthOfTextAtSize(count, size),
      y: 36,
      size,
      font: regular,
      color: colors.quiet,
    });
  });
  return document.save({ addDefaultPage: false });
}
