import { inPdfLetters } from '#src/reference-api/files/documents/pdf/pdf-letters.ts';
import { asArtifact, drawBox, drawText } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Canvas, Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import { layOut } from '#src/domain/specification/writers/pdf/layout.ts';
import { startPages, taggedDocument } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import { textWidth } from '#src/domain/specification/writers/pdf/typeface.ts';
import { contentWidth, page, shades, sizes } from '#src/reference-api/files/documents/pdf/pdf-theme.ts';
import { textStyle, type PdfWriter } from '#src/reference-api/files/documents/pdf/pdf-writer.ts';

export interface PdfFrame {
  /** At the top of each page: issuer and kind of document. */
  left: string;
  right: string;
  /** At the bottom, before the page number. */
  foot: string;
  /** The first page has a layout of its own, without head and foot. */
  isFirstBare?: boolean;
}

/** From this number of pages on, the viewer opens with bookmarks shown. */
const long = 3;

/** Lays out the chapters with head, foot, and `Page 1 of 3` on every page. The same input gives the same bytes. */
export function finishPdf(writer: PdfWriter, frame: PdfFrame): Uint8Array<ArrayBuffer> {
  const pages = startPages(writer.faces);
  const area = { top: page.height - page.top, bottom: page.bottom };
  for (const chapter of writer.chapters) layOut(chapter, area, pages.next);
  for (const canvas of pages.drawn) {
    if (canvas.page === 0 && frame.isFirstBare === true) continue;
    drawFrameOf(canvas, writer, frame, pages.drawn.length);
  }
  return taggedDocument(pages, {
    about: { ...writer.about, date: writer.about.date.slice(0, 10) },
    root: writer.root,
    places: pages.drawn.length >= long ? writer.places : [],
    width: page.width,
    height: page.height,
  });
}

function drawFrameOf(canvas: Canvas, writer: PdfWriter, frame: PdfFrame, count: number): void {
  const size = sizes.small;
  const plain = textStyle(writer, { size, quiet: true });
  const strong = textStyle(writer, { size, bold: true });
  const right = page.width - page.margin;
  const head = page.height - 50;
  asArtifact(
    canvas,
    () => {
      const kind = fitLine(inPdfLetters(frame.right), plain, contentWidth * 0.45);
      drawText(
        canvas,
        fitLine(inPdfLetters(frame.left), strong, contentWidth * 0.5),
        page.margin,
        head,
        strong,
      );
      drawText(canvas, kind, right - textWidth(plain.face, kind, size), head, plain);
      drawBox(canvas, { x: page.margin, y: head - 8, width: contentWidth, height: 0.5 }, shades.line);
    },
    'Header',
  );
  asArtifact(
    canvas,
    () => {
      const number = `Page ${canvas.page + 1} of ${count}`;
      drawText(canvas, fitLine(inPdfLetters(frame.foot), plain, contentWidth * 0.8), page.margin, 36, plain);
      drawText(canvas, number, right - textWidth(plain.face, number, size), 36, plain);
    },
    'Footer',
  );
}

/** One line, cut with an ellipsis at `width` points. */
function fitLine(text: string, { face, size }: Look, width: number): string {
  if (textWidth(face, text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(face, `${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
