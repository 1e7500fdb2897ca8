import { edgesOf } from '#src/domain/office-template/page-lines.ts';
import { margin, pageSizes } from '#src/domain/specification/writers/page-size.ts';
import { layOut } from '#src/domain/specification/writers/pdf/layout.ts';
import { drawPageFrame } from '#src/domain/specification/writers/pdf/page-frame.ts';
import { sectionBlocks } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import type { Faces, Place } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { rootElement } from '#src/domain/specification/writers/pdf/structure.ts';
import { startPages, taggedDocument } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import { subjectOf, type PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

/**
 * A tagged PDF with embedded fonts, bookmarks, header, and footer. The same section and fonts give the same bytes. We
 * wrote our own writer because libraries are thirty times larger and don't tag.
 */
export function sectionToPdf(section: PrintedSection, faces: Faces): Uint8Array<ArrayBuffer> {
  const { width, height } = pageSizes[section.paper];
  const [pageWidth, pageHeight] = [width / 20, height / 20];
  const edge = margin / 20;
  const pages = startPages(faces);
  const root = rootElement();
  const places: Place[] = [];
  layOut(sectionBlocks(section, faces, root, places), { top: pageHeight - edge, bottom: edge }, pages.next);
  const logo = section.office?.logo;
  const edges = edgesOf(section);
  for (const canvas of pages.drawn)
    drawPageFrame(canvas, faces, section.paper, {
      edges,
      page: canvas.page + 1,
      pages: pages.drawn.length,
      logo,
    });
  const about = {
    title: `${section.number} ${section.title}`,
    author: section.author,
    subject: subjectOf(section),
    date: section.revised,
  };
  return taggedDocument(pages, { about, root, places, logo, width: pageWidth, height: pageHeight });
}
