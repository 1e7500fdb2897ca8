import { paragraphBlock } from '#src/domain/specification/writers/pdf/blocks.ts';
import { asArtifact, drawBox, type Canvas, type Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Block } from '#src/domain/specification/writers/pdf/layout.ts';
import type { Faces, Place } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { addElement, rootElement, type Element } from '#src/domain/specification/writers/pdf/structure.ts';
import { inPdfLetters } from '#src/reference-api/files/documents/pdf/pdf-letters.ts';
import { pdfFaces } from '#src/reference-api/files/documents/pdf/pdf-faces.ts';
import { contentWidth, page, shades, sizes } from '#src/reference-api/files/documents/pdf/pdf-theme.ts';

export interface PdfAbout {
  title: string;
  /** The issuer. */
  author: string;
  subject: string;
  /** ISO date of the record, the only date in the file. */
  date: string;
}

/** A document being written from top to bottom, in chapters that each start a page. */
export interface PdfWriter {
  about: PdfAbout;
  faces: Faces;
  root: Element;
  /** Bookmark targets, filled in while drawing. */
  places: Place[];
  chapters: Block[][];
  /** Points before the next block. */
  gap: number;
}

export function startPdf(about: PdfAbout): PdfWriter {
  return { about, faces: pdfFaces(), root: rootElement(), places: [], chapters: [[]], gap: 0 };
}

export function newPage(writer: PdfWriter): void {
  writer.chapters.push([]);
  writer.gap = 0;
}

/** Adds a block at the end of the current chapter. */
export function add(writer: PdfWriter, block: Block, after = 0): void {
  writer.chapters.at(-1)?.push({ ...block, before: block.before + writer.gap });
  writer.gap = after;
}

export const space = (writer: PdfWriter, points: number): void => {
  writer.gap += points;
};

interface TextStyle {
  size?: number;
  bold?: boolean;
  quiet?: boolean;
  keepsNext?: boolean;
  /** Structure element; `P` by default. */
  element?: Element;
  /** Bookmark level, if it gets one. */
  bookmark?: number;
}

export const textStyle = (
  { faces }: PdfWriter,
  { size = sizes.body, bold = false, quiet = false }: TextStyle,
): Look => ({
  face: bold ? faces.bold : faces.regular,
  size,
  brightness: quiet ? shades.quiet : shades.ink,
});

/** Full width. Where it breaks, each page keeps at least two lines. */
export function paragraph(writer: PdfWriter, text: string, style: TextStyle = {}): void {
  const { size = sizes.body, keepsNext = false, bookmark } = style;
  for (const part of text.split('\n').filter((each) => each !== '')) {
    const onFirstLine = (canvas: Canvas, top: number): void => {
      writer.places.push({ title: part, level: bookmark ?? 0, page: canvas.page, top });
    };
    add(
      writer,
      paragraphBlock({
        text: inPdfLetters(part),
        element: style.element ?? addElement(writer.root, 'P'),
        look: textStyle(writer, style),
        x: page.margin,
        width: contentWidth,
        before: 0,
        keepsNext,
        ...(bookmark !== undefined && { onFirstLine }),
      }),
      size * 0.4,
    );
  }
}

export function bullets(writer: PdfWriter, items: readonly string[], size: number = sizes.body): void {
  const list = addElement(writer.root, 'L', '/A<</O/List/ListNumbering/Disc>>');
  for (const text of items) {
    const item = addElement(list, 'LI');
    const label = { text: '•', x: page.margin + 2, element: addElement(item, 'Lbl') };
    const element = addElement(addElement(item, 'LBody'), 'P');
    const place = { x: page.margin + 12, width: contentWidth - 12, before: 0 };
    add(
      writer,
      paragraphBlock({
        text: inPdfLetters(text),
        element,
        look: textStyle(writer, { size }),
        label,
        ...place,
      }),
      size * 0.4,
    );
  }
}

export function title(writer: PdfWriter, text: string, bookmark = 0): void {
  const element = addElement(writer.root, 'H1');
  paragraph(writer, text, { size: sizes.title, bold: true, element, keepsNext: true, bookmark });
}

/** A heading with a rule, never alone at the bottom of a page. */
export function heading(writer: PdfWriter, text: string, size: number = sizes.heading): void {
  space(writer, 10);
  const element = addElement(writer.root, 'H2');
  paragraph(writer, text, { size, bold: true, element, keepsNext: true, bookmark: 1 });
  writer.gap = 0;
  add(writer, rule, 4);
}

const rule: Block = {
  before: 2,
  lines: 1,
  lineHeight: 2,
  padding: 0,
  together: 1,
  keepsNext: true,
  draw: (canvas, top) =>
    asArtifact(canvas, () =>
      drawBox(canvas, { x: page.margin, y: top - 1, width: contentWidth, height: 0.75 }, shades.accent),
    ),
};
