import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { PDFImage, PDFPage } from '@cantoo/pdf-lib';

import { brand } from '#src/brand.ts';
import type { OfficeFont, OfficeTemplate } from '#src/contracts/office-template.ts';
import type {
  BookDocument,
  BookItem,
  BookSection,
  SubmittalBook,
} from '#src/domain/design-projects/submittal-book.ts';
import { listEdges } from '#src/domain/office-template/list-edges.ts';
import { coverLogo, logoSize } from '#src/domain/office-template/page-lines.ts';
import type { Paper } from '#src/domain/specification/writers/print-options.ts';
import type { MissingFile } from '#src/services/zip-download.ts';
import { writeContents, writeEdges, writeOutline } from '#src/screens/projects/binder-pdf/contents.ts';
import type { Entry } from '#src/screens/projects/binder-pdf/contents.ts';
import { createPages, pageMargin } from '#src/screens/projects/binder-pdf/pages.ts';
import type { BinderPages } from '#src/screens/projects/binder-pdf/pages.ts';

interface Binder {
  blob: Blob;
  /** Files that aren't PDFs or couldn't be included. */
  unread: readonly MissingFile[];
}

/** What the office has on its documents. */
interface Look {
  paper: Paper;
  office?: OfficeTemplate | undefined;
}

/** Fonts that every reader has; the submittal embeds none. */
const standardFonts: Readonly<Record<OfficeFont, readonly [regular: StandardFonts, bold: StandardFonts]>> = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold],
};

/**
 * Builds a submittal as one PDF: cover with stamps, contents with page numbers, a divider per section, a cover page per
 * item with its options marked, and the documents after it. Rejects with the signal's reason.
 */
export async function binderPdf(
  book: SubmittalBook,
  had: ReadonlyMap<string, Blob>,
  signal: AbortSignal,
  { paper, office }: Look = { paper: 'letter' },
): Promise<Binder> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${book.title} - Submittal`, { showInWindowTitleBar: true });
  pdf.setLanguage('en-US');
  pdf.setCreator(brand.name);
  pdf.setProducer(brand.name);
  const [regular, bold] = standardFonts[office?.font ?? 'sans'];
  const fonts = { regular: await pdf.embedFont(regular), bold: await pdf.embedFont(bold) };
  const sheets = createPages(pdf, fonts, paper);
  const image = office?.logo ? await pdf.embedJpg(office.logo.data) : null;
  drawCover(sheets, book, office?.name ?? '', image);
  const entries: Entry[] = [];
  const unread: MissingFile[] = [];
  /** URLs of the files already included. */
  const bound = new Set<string>();
  const note = (label: string, level: Entry['level']): void => {
    entries.push({ label, level, page: pdf.getPage(pdf.getPageCount() - 1) });
  };
  for (const section of book.sections) {
    const heading = section.number === '' ? 'No section' : `${section.number} ${section.title}`;
    drawDivider(sheets, section, () => note(heading, 0));
    for (const item of section.items) {
      // Read before drawing the item's cover page, which lists what is missing after it.
      const pages = new Map<BookDocument, readonly PDFPage[]>();
      for (const one of item.documents) {
        const data = had.get(one.file.file.url);
        if (data === undefined || one.file.isRepeated) continue;
        signal.throwIfAborted();
        const read = await pagesOf(pdf, data);
        if (read.length === 0) {
          unread.push({ ...one.file, reason: 'This file can’t be bound into the PDF. The ZIP includes it.' });
          continue;
        }
        pages.set(one, read);
        bound.add(one.file.file.url);
      }
      const labels = item.documents.map((one) => {
        if (pages.has(one)) return one.label;
        return `${one.label} (${bound.has(one.file.file.url) ? 'bound with an item before' : 'not included'})`;
      });
      drawItem(sheets, item, labels, () => note(`${item.mark}  ${item.title}`, 1));
      for (const [{ label }, own] of pages) {
        for (const [index, page] of own.entries()) {
          pdf.addPage(page);
          if (index === 0) note(label, 2);
        }
      }
    }
  }
  writeContents(pdf, sheets, entries);
  writeEdges(pdf, fonts.regular, listEdges({ ...book.running, office }), sheets.safe);
  writeOutline(pdf, entries);
  signal.throwIfAborted();
  const bytes = await pdf.save();
  return { blob: new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), unread };
}

/** The pages of a document, ready to add; none if it isn't a PDF. */
async function pagesOf(pdf: PDFDocument, data: Blob): Promise<readonly PDFPage[]> {
  try {
    const source = await PDFDocument.load(await data.arrayBuffer(), { updateMetadata: false });
    return await pdf.copyPages(source, source.getPageIndices());
  } catch {
    return [];
  }
}

/** How many sections the cover names; the contents list them all. */
const mostNames = 12;

function drawCover(
  sheets: BinderPages,
  { title, facts, sections }: SubmittalBook,
  office: string,
  logo: PDFImage | null,
): void {
  const sheet = sheets.newSheet();
  sheet.y -= 60;
  if (logo) {
    sheets.picture(sheet, logo, logoSize(logo, coverLogo));
    sheet.y -= 24;
  }
  if (office !== '') sheets.text(sheet, office, { size: 11, below: 14 });
  sheets.text(sheet, 'Submittal', { size: 11, below: 4 });
  sheets.text(sheet, title, { size: 26, isBold: true, below: 22 });
  sheets.rule(sheet, 1.5);
  sheets.facts(sheet, facts);
  const names = sections.map(({ number, title: name }) => `${number} ${name}`.trim()).filter(Boolean);
  sheet.y -= 12;
  const more = names.length > mostNames ? [`and ${names.length - mostNames} more`] : [];
  sheets.text(sheet, [...names.slice(0, mostNames), ...more].join(', '), { size: 10 });
  sheets.stamps(sheet);
}

function drawDivider(sheets: BinderPages, { number, title, items }: BookSection, onPage: () => void): void {
  const sheet = sheets.newSheet();
  onPage();
  sheet.y -= 220;
  sheets.text(sheet, number === '' ? 'No section' : number, { size: 30, isBold: true, below: 6 });
  sheets.text(sheet, title, { size: 18, below: 18 });
  sheets.rule(sheet, 1.5);
  sheet.y -= 6;
  for (const { mark, title: name } of items) sheets.text(sheet, `${mark}  ${name}`, { below: 3 });
}

function drawItem(
  sheets: BinderPages,
  item: BookItem,
  documents: readonly string[],
  onPage: () => void,
): void {
  const sheet = sheets.newSheet();
  onPage();
  sheets.text(sheet, item.mark, { size: 10 });
  sheets.text(sheet, item.title, { size: 18, isBold: true, below: 10 });
  sheets.rule(sheet, 1.5);
  sheets.facts(sheet, item.facts);
  if (item.note !== '') sheets.facts(sheet, [['Note', item.note]]);
  if (item.options.length > 0) {
    sheet.y -= 14;
    sheets.text(sheet, 'Options', { size: 12, isBold: true, below: 4 });
    for (const option of item.options) drawOption(sheets, sheet, option);
  }
  sheet.y -= 14;
  sheets.text(sheet, 'Documents', { size: 12, isBold: true, below: 4 });
  for (const label of documents) sheets.text(sheet, label, { below: 3 });
  if (documents.length === 0) sheets.text(sheet, 'No document in the library.');
  sheets.stamps(sheet);
}

/** All values of an option, with the chosen one checked. */
function drawOption(
  sheets: BinderPages,
  sheet: ReturnType<BinderPages['newSheet']>,
  { name, values }: BookItem['options'][number],
): void {
  sheets.room(sheet, 34);
  sheets.text(sheet, name, { size: 9.5, isBold: true });
  sheet.y -= 14;
  let x = pageMargin;
  for (const { text, isChosen } of values) {
    const width = sheets.widthOfBox(text);
    if (x > pageMargin && x + width > sheets.rightEdge) {
      sheets.room(sheet, 15);
      sheet.y -= 15;
      x = pageMargin;
    }
    x = sheets.box(sheet, x, text, isChosen);
  }
  sheet.y -= 6;
}
