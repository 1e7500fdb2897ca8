import { PDFName } from '@cantoo/pdf-lib';

import type { Drawing } from '#src/reference-api/drawings/geometry.ts';
import { pdfOperators } from '#src/reference-api/drawings/pdf-operators.ts';
import { shown } from '#src/reference-api/files/documents/pdf/pdf-text.ts';
import { type PdfWriter, reserveSpace } from '#src/reference-api/files/documents/pdf/pdf-writer.ts';
import { contentWidth, page } from '#src/reference-api/files/documents/pdf/pdf-theme.ts';

const pointsPerInch = 72;
const gap = 10;

/** A line drawing as vectors, centred, at most so high; larger ones are scaled down, none is scaled up. */
export function drawing(writer: PdfWriter, { bounds, scale, shapes }: Drawing, maxHeight: number): void {
  const width = Math.max(bounds.max.x - bounds.min.x, 0.01);
  const height = Math.max(bounds.max.y - bounds.min.y, 0.01);
  const unit = Math.min(pointsPerInch / scale, contentWidth / width, maxHeight / height);
  reserveSpace(writer, height * unit + gap);
  const left = page.margin + (contentWidth - width * unit) / 2;
  const bottom = writer.y - height * unit;
  const fontKey = PDFName.of('DrawingFont');
  writer.page.node.setFontDictionary(fontKey, writer.regular.ref);
  writer.page.pushOperators(
    ...pdfOperators(shapes, {
      // Notes are sized on paper, so a drawing that is scaled down takes its notes along.
      scale: pointsPerInch / unit,
      unit,
      place: ({ x, y }) => ({ x: left + (x - bounds.min.x) * unit, y: bottom + (y - bounds.min.y) * unit }),
      fontKey,
      font: {
        capHeight: 0.718,
        widthOf: (text) => writer.regular.widthOfTextAtSize(shown(text), 1),
        encode: (text) => writer.regular.encodeText(shown(text)),
      },
    }),
  );
  writer.y = bottom - gap;
}
