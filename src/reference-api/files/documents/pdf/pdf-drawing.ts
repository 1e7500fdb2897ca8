import { PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { asPart } from '#src/domain/specification/writers/pdf/canvas.ts';
import { hex4, textString } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import { addElement } from '#src/domain/specification/writers/pdf/structure.ts';
import { piecesOf, textWidth } from '#src/domain/specification/writers/pdf/typeface.ts';
import { addAll } from '#src/lib/long-lists.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { pdfOperators } from '#src/reference-api/drawings/pdf/operators.ts';
import { contentWidth, page } from '#src/reference-api/files/documents/pdf/pdf-theme.ts';
import { add, textStyle, type PdfWriter } from '#src/reference-api/files/documents/pdf/pdf-writer.ts';

const pointsPerInch = 72;

/** A line drawing as vectors, centered. It is scaled down to the given height if needed, never up. */
export function drawing(
  writer: PdfWriter,
  { bounds, scale, shapes }: Drawing,
  maxHeight: number,
  alt = `Line drawing: ${writer.about.title}`,
): void {
  const width = Math.max(bounds.max.x - bounds.min.x, 0.01);
  const height = Math.max(bounds.max.y - bounds.min.y, 0.01);
  const unit = Math.min(pointsPerInch / scale, contentWidth / width, maxHeight / height);
  const left = page.margin + (contentWidth - width * unit) / 2;
  const { face } = textStyle(writer, {});
  const [font] = face;
  const figure = addElement(writer.root, 'Figure', `/Alt${textString(alt)}`);
  add(
    writer,
    {
      before: 4,
      lines: 1,
      lineHeight: height * unit,
      padding: 0,
      together: 1,
      keepsNext: false,
      draw: (canvas, top) => {
        const operators = pdfOperators(shapes, {
          // Notes have a size on paper, so they scale with the drawing.
          scale: pointsPerInch / unit,
          unit,
          place: ({ x, y }) => ({
            x: left + (x - bounds.min.x) * unit,
            y: top - height * unit + (y - bounds.min.y) * unit,
          }),
          fontKey: PDFName.of((font && canvas.fonts.get(font)) ?? 'F1'),
          font: {
            capHeight: (font?.capHeight ?? 700) / 1000,
            widthOf: (text) => textWidth(face, text, 1),
            encode: (text) =>
              PDFHexString.of(
                piecesOf(face, text, 1)
                  .map((piece) => (piece.font === font ? piece.hex : hex4(0)))
                  .join(''),
              ),
          },
        });
        asPart(canvas, figure, () => addAll(canvas.operations, ['q', ...operators.map(String), 'Q']));
      },
    },
    10,
  );
}
