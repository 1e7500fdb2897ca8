import { margin, pageSizes } from '#src/domain/specification/writers/page-size.ts';
import { asArtifact, drawText } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Canvas, Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Faces } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { textWidth } from '#src/domain/specification/writers/pdf/typeface.ts';
import type { Paper } from '#src/domain/specification/writers/print-options.ts';

interface Frame {
  /** Left and right text. */
  head: readonly [string, string];
  foot: readonly [string, string];
  /** Centered in the footer. */
  middle?: string;
}

/** Draws header and footer of a page. */
export function drawPageFrame(
  canvas: Canvas,
  { regular }: Faces,
  paper: Paper,
  { head, foot, middle = '' }: Frame,
): void {
  const { width, height } = pageSizes[paper];
  const edge = margin / 20;
  const right = width / 20 - edge;
  const look: Look = { face: regular, size: 9, brightness: 0 };
  const line = ([start, end]: readonly [string, string], y: number, most: number): void => {
    const ended = fitted(look, end, (right - edge) / 2);
    const endWidth = textWidth(regular, ended, look.size);
    drawText(canvas, fitted(look, start, Math.min(most, right - edge - endWidth - 12)), edge, y, look);
    drawText(canvas, ended, right - endWidth, y, look);
  };
  asArtifact(canvas, () => line(head, height / 20 - 42, right), 'Header');
  asArtifact(
    canvas,
    () => {
      const half = textWidth(regular, middle, look.size) / 2;
      const center = width / 40;
      line(foot, 36, middle === '' ? right : center - half - edge - 12);
      if (middle !== '') drawText(canvas, middle, center - half, 36, look);
    },
    'Footer',
  );
}

/** A one-line text, truncated to the width. */
function fitted({ face, size }: Look, text: string, width: number): string {
  if (textWidth(face, text, size) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && textWidth(face, `${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
