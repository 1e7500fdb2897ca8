import type { OfficeLogo } from '#src/contracts/office-template.ts';
import { headerLogo, logoSize, textOfParts } from '#src/domain/office-template/page-lines.ts';
import type { edgesOf, LinePart } from '#src/domain/office-template/page-lines.ts';
import { margin, pageSizes } from '#src/domain/specification/writers/page-size.ts';
import { asArtifact, drawLogo, drawText } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Canvas, Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Faces } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { textWidth } from '#src/domain/specification/writers/pdf/typeface.ts';
import type { Paper } from '#src/domain/specification/writers/print-options.ts';

interface Frame {
  /** Header and footer at the left and at the right. */
  edges: ReturnType<typeof edgesOf>;
  page: number;
  pages: number;
  logo: OfficeLogo | null | undefined;
  /** Centered in the footer. */
  middle?: string;
}

/** Space between the logo and the header beside it. */
const gap = 8;

/** Draws header and footer of a page. */
export function drawPageFrame(
  canvas: Canvas,
  { regular }: Faces,
  paper: Paper,
  { edges, page, pages, logo, middle = '' }: Frame,
): void {
  const text = (parts: readonly LinePart[]): string => textOfParts(parts, { page, pages });
  const head = [text(edges.headLeft), text(edges.headRight)] as const;
  const foot = [text(edges.footLeft), text(edges.footRight)] as const;
  const { width, height } = pageSizes[paper];
  const edge = margin / 20;
  const right = width / 20 - edge;
  const look: Look = { face: regular, size: 9, brightness: 0 };
  const line = ([start, end]: readonly [string, string], y: number, most: number, left = edge): void => {
    const ended = fitted(look, end, (right - edge) / 2);
    const endWidth = textWidth(regular, ended, look.size);
    drawText(canvas, fitted(look, start, Math.min(most, right - left - endWidth - 12)), left, y, look);
    drawText(canvas, ended, right - endWidth, y, look);
  };
  asArtifact(
    canvas,
    () => {
      const size = logo && logoSize(logo, headerLogo);
      if (size) drawLogo(canvas, { x: edge, y: height / 20 - 50, ...size });
      line(head, height / 20 - 42, right, edge + (size ? size.width + gap : 0));
    },
    'Header',
  );
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
