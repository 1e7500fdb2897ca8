import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';

import { brand } from '#src/brand.ts';
import { wrapLines } from '#src/reference-api/files/documents/pdf/pdf-text.ts';
import {
  colors,
  contentWidth,
  leading,
  page,
  sizes,
} from '#src/reference-api/files/documents/pdf/pdf-theme.ts';

export interface PdfAbout {
  title: string;
  /** The issuer. */
  author: string;
  subject: string;
  /** ISO date of the record: the only date in the file. */
  date: string;
}

/** A document that is being written from top to bottom. `y` is where the next line's top stands. */
export interface PdfWriter {
  document: PDFDocument;
  regular: PDFFont;
  bold: PDFFont;
  about: PdfAbout;
  page: PDFPage;
  y: number;
}

/** Noon of the day, or a fixed day where the record has none: never the clock. */
function noonOf(date: string): Date {
  const time = Date.parse(`${date.slice(0, 10)}T12:00:00Z`);
  return new Date(Number.isNaN(time) ? Date.UTC(2000, 0, 1, 12) : time);
}

/** An empty document with its first page; nothing in it depends on the clock. */
export async function startPdf(about: PdfAbout): Promise<PdfWriter> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(about.title, { showInWindowTitleBar: true });
  document.setAuthor(about.author);
  document.setSubject(about.subject);
  document.setCreator(brand.name);
  document.setProducer(brand.name);
  document.setLanguage('en-US');
  document.setCreationDate(noonOf(about.date));
  document.setModificationDate(noonOf(about.date));
  return {
    document,
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    about,
    page: document.addPage([page.width, page.height]),
    y: page.height - page.top,
  };
}

export function newPage(writer: PdfWriter): void {
  writer.page = writer.document.addPage([page.width, page.height]);
  writer.y = page.height - page.top;
}

/** Begins a new page unless so many points are left on this one. */
export function reserveSpace(writer: PdfWriter, height: number): void {
  if (writer.y - height < page.bottom) newPage(writer);
}

export const space = (writer: PdfWriter, points: number): void => {
  writer.y -= points;
};

interface TextStyle {
  size?: number;
  bold?: boolean;
  quiet?: boolean;
  /** Points from the left margin. */
  indent?: number;
  /** Stands before the first line, in the indent. */
  marker?: string;
}

/** Full width; continues on the next page. */
export function paragraph(writer: PdfWriter, text: string, style: TextStyle = {}): void {
  const { size = sizes.body, bold = false, quiet = false, indent = 0, marker } = style;
  const font = bold ? writer.bold : writer.regular;
  const color = quiet ? colors.quiet : colors.ink;
  const lines = wrapLines(text, font, size, contentWidth - indent);
  lines.forEach((line, at) => {
    reserveSpace(writer, size * leading);
    const y = writer.y - size;
    if (at === 0 && marker !== undefined) {
      writer.page.drawText(marker, { x: page.margin + indent - 10, y, size, font, color });
    }
    writer.page.drawText(line, { x: page.margin + indent, y, size, font, color });
    writer.y -= size * leading;
  });
  writer.y -= size * 0.4;
}

export function bullets(writer: PdfWriter, items: readonly string[]): void {
  for (const item of items) paragraph(writer, item, { indent: 12, marker: '•' });
}

export function title(writer: PdfWriter, text: string): void {
  paragraph(writer, text, { size: sizes.title, bold: true });
}

/** A heading with a line under it, never alone at the foot of a page. */
export function heading(writer: PdfWriter, text: string): void {
  reserveSpace(writer, sizes.heading * leading + 60);
  writer.y -= 10;
  paragraph(writer, text, { size: sizes.heading, bold: true });
  const y = writer.y + 2;
  writer.page.drawLine({
    start: { x: page.margin, y },
    end: { x: page.width - page.margin, y },
    thickness: 0.75,
    color: colors.accent,
  });
  writer.y -= 7;
}
