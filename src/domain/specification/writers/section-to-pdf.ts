import { brand } from '#src/brand.ts';
import { margin, pageSizes } from '#src/domain/specification/writers/page-size.ts';
import { asArtifact, drawText } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Canvas, Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import { documentInfo, metadata } from '#src/domain/specification/writers/pdf/document-info.ts';
import { embedFont } from '#src/domain/specification/writers/pdf/embed-font.ts';
import type { Font } from '#src/domain/specification/writers/pdf/font.ts';
import { layOut } from '#src/domain/specification/writers/pdf/layout.ts';
import { writeOutline } from '#src/domain/specification/writers/pdf/outline.ts';
import { createPdfFile, length, ref } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import { sectionBlocks } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import type { Faces, Place } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { rootElement, writeStructure } from '#src/domain/specification/writers/pdf/structure.ts';
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
  const pdf = createPdfFile();
  const fontNames = new Map<Font, string>(
    [...faces.regular, ...faces.bold].map((font, index) => [font, `F${index + 1}`]),
  );
  const pages: Canvas[] = [];
  const newPage = (): Canvas => {
    const canvas = {
      page: pages.length,
      operations: [],
      marked: [],
      fonts: fontNames,
      current: null,
      isRepeat: false,
    };
    pages.push(canvas);
    return canvas;
  };

  const root = rootElement();
  const places: Place[] = [];
  layOut(sectionBlocks(section, faces, root, places), { top: pageHeight - edge, bottom: edge }, newPage);
  for (const canvas of pages) drawFrameOf(canvas, section, pages.length, faces);

  const used = [...fontNames].filter(([, name]) =>
    pages.some(({ operations }) => operations.some((each) => each.includes(`/${name} `))),
  );
  const resources = pdf.add(
    `<</Font<<${used.map(([font, name]) => `/${name} ${ref(embedFont(pdf, font))}`).join('')}>>>>`,
  );
  const tree = pdf.reserve();
  const ids = pages.map(({ operations }, index) => {
    const content = pdf.addStream('', new TextEncoder().encode(operations.join('\n')));
    return pdf.add(
      `<</Type/Page/Parent ${ref(tree)}/MediaBox[0 0 ${length(pageWidth)} ${length(pageHeight)}]/Resources ${ref(resources)}/Contents ${ref(content)}/StructParents ${index}/Tabs/S>>`,
    );
  });
  pdf.put(tree, `<</Type/Pages/Kids[${ids.map(ref).join(' ')}]/Count ${ids.length}>>`);
  const structure = writeStructure(
    pdf,
    root,
    ids,
    pages.map(({ marked }) => marked),
  );
  const outline = writeOutline(pdf, places, ids);
  const catalog = pdf.add(
    `<</Type/Catalog/Pages ${ref(tree)}/Lang(en-US)/MarkInfo<</Marked true>>/StructTreeRoot ${ref(structure)}${outline}/ViewerPreferences<</DisplayDocTitle true>>/Metadata ${ref(metadata(pdf, section, brand.name))}>>`,
  );
  return pdf.finish(catalog, pdf.add(documentInfo(section, brand.name)));
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
