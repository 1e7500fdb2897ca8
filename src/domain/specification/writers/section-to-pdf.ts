import { margin, pageSizes } from '#src/domain/specification/writers/page-size.ts';
import { asArtifact, drawText } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Canvas, Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import { layOut } from '#src/domain/specification/writers/pdf/layout.ts';
import { sectionBlocks } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import type { Faces, Place } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { rootElement } from '#src/domain/specification/writers/pdf/structure.ts';
import { startPages, taggedDocument } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import { textWidth } from '#src/domain/specification/writers/pdf/typeface.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { projectText } from '#src/domain/specification/writers/shown-lines.ts';

/**
 * A tagged PDF with embedded fonts, bookmarks, header and footer. The same section and fonts give the same bytes. Our
 * own writer: libraries for it are thirty times as large and do not tag.
 */
export function sectionToPdf(section: PrintedSection, faces: Faces): Uint8Array<ArrayBuffer> {
  const { width, height } = pageSizes[section.paper];
  const [pageWidth, pageHeight] = [width / 20, height / 20];
  const edge = margin / 20;
  const pages = startPages(faces);
  const root = rootElement();
  const places: Place[] = [];
  layOut(sectionBlocks(section, faces, root, places), { top: pageHeight - edge, bottom: edge }, pages.next);
  for (const canvas of pages.drawn) drawFrameOf(canvas, section, pages.drawn.length, faces);
  const about = {
    title: `${section.number} ${section.title}`,
    author: section.author,
    subject: `Specification section, MasterFormat ${section.edition}`,
    date: section.revised,
  };
  return taggedDocument(pages, { about, root, places, width: pageWidth, height: pageHeight });
}

/** The project at the head, the section with its page at the foot. */
function drawFrameOf(canvas: Canvas, section: PrintedSection, count: number, { regular }: Faces): void {
  const { width, height } = pageSizes[section.paper];
  const edge = margin / 20;
  const right = width / 20 - edge;
  const look: Look = { face: regular, size: 9, brightness: 0 };
  const line = (start: string, end: string, y: number): void => {
    const ended = fitted(look, end, (right - edge) / 2);
    const endWidth = textWidth(regular, ended, look.size);
    drawText(canvas, fitted(look, start, right - edge - endWidth - 12), edge, y, look);
    drawText(canvas, ended, right - endWidth, y, look);
  };
  asArtifact(canvas, () => line(projectText(section), section.header.date, height / 20 - 42), 'Header');
  const page = `${section.number} - ${canvas.page + 1} of ${count}`;
  asArtifact(canvas, () => line(section.title.toUpperCase(), page, 36), 'Footer');
}

/** A text on one line, cut where it would be too long. */
function fitted({ face, size }: Look, text: string, width: number): string {
  if (textWidth(face, text, size) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && textWidth(face, `${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
