import { PDFHexString, PDFName } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';

import type { ListEdges } from '#src/domain/office-template/list-edges.ts';
import { textOfParts } from '#src/domain/office-template/page-lines.ts';
import { pageMargin } from '#src/screens/projects/binder-pdf/pages.ts';
import type { BinderPages } from '#src/screens/projects/binder-pdf/pages.ts';

/** A line of the contents: a section, one of its items, or a document of an item. */
export interface Entry {
  label: string;
  level: 0 | 1 | 2;
  page: PDFPage;
}

const lineHeight = 15.5;
const linesPerPage = 40;

/** The contents with page numbers and links, after the cover. */
export function writeContents(pdf: PDFDocument, sheets: BinderPages, entries: readonly Entry[]): void {
  const count = Math.max(1, Math.ceil(entries.length / linesPerPage));
  for (let index = 0; index < count; index += 1) {
    const page = pdf.insertPage(1 + index, [sheets.width, sheets.height]);
    const sheet = { page, y: sheets.height - pageMargin };
    sheets.text(sheet, index === 0 ? 'Contents' : 'Contents, continued', {
      size: 18,
      isBold: true,
      below: 6,
    });
    sheets.rule(sheet, 1.5);
  }
  const numbers = new Map(pdf.getPages().map((page, index) => [page.ref, index + 1]));
  for (const [index, { label, level, page: target }] of entries.entries()) {
    const page = pdf.getPage(1 + Math.floor(index / linesPerPage));
    const y = sheets.height - pageMargin - 50 - (index % linesPerPage) * lineHeight;
    const x = pageMargin + level * 16;
    const number = String(numbers.get(target.ref) ?? '');
    const sheet = { page, y: y + 13.5 };
    sheets.oneLine(sheet, label, { x, until: sheets.rightEdge - 40, isBold: level === 0 });
    sheets.atRight(page, number, y);
    const link = pdf.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [x, y - 3, sheets.rightEdge, y + 11],
      Border: [0, 0, 0],
      Dest: [target.ref, 'Fit'],
    });
    page.node.addAnnot(pdf.context.register(link));
  }
}

/** Header and footer of each page, small and at its edge: the documents that are bound in have margins of their own. */
export function writeEdges(
  pdf: PDFDocument,
  font: PDFFont,
  edges: ListEdges,
  safe: (text: string) => string,
): void {
  const pages = pdf.getPageCount();
  for (const [index, page] of pdf.getPages().entries()) {
    const { width, height } = page.getSize();
    const numbers = { page: index + 1, pages };
    const draw = (parts: ListEdges['headLeft'], y: number, isAtRight: boolean): void => {
      const text = safe(textOfParts(parts, numbers));
      const x = isAtRight ? width - 24 - font.widthOfTextAtSize(text, 7) : 24;
      if (text !== '') page.drawText(text, { x, y, size: 7, font });
    };
    draw(edges.headLeft, height - 18, false);
    draw(edges.headRight, height - 18, true);
    draw(edges.footLeft, 11, false);
    draw(edges.footRight, 11, true);
  }
}

/** Bookmarks for sections and items. */
export function writeOutline(pdf: PDFDocument, entries: readonly Entry[]): void {
  const { context } = pdf;
  const shown = entries.filter(({ level }) => level < 2);
  const root = context.nextRef();
  const refs = shown.map(() => context.nextRef());
  const [first] = refs;
  const last = refs.at(-1);
  if (first === undefined || last === undefined) return;
  for (const [index, { label, level, page }] of shown.entries()) {
    const ref = refs[index];
    if (ref === undefined) continue;
    const next = refs[index + 1];
    const before = refs[index - 1];
    context.assign(
      ref,
      context.obj({
        Title: PDFHexString.fromText(level === 0 ? label : `    ${label}`),
        Parent: root,
        Dest: [page.ref, 'Fit'],
        ...(next && { Next: next }),
        ...(before && { Prev: before }),
      }),
    );
  }
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: shown.length }));
  pdf.catalog.set(PDFName.of('Outlines'), root);
}
