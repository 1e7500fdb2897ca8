import { margin, pageSizes } from '#src/domain/specification/writers/page-size.ts';
import { layOut } from '#src/domain/specification/writers/pdf/layout.ts';
import { sectionBlocks, type Faces } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { rootElement } from '#src/domain/specification/writers/pdf/structure.ts';
import { startPages } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

export function countPages(section: PrintedSection, faces: Faces): number {
  const pages = startPages(faces);
  const frame = { top: (pageSizes[section.paper].height - margin) / 20, bottom: margin / 20 };
  layOut(sectionBlocks(section, faces, rootElement(), []), frame, pages.next);
  return pages.drawn.length;
}
