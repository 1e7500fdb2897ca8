import type { Catalog } from '#src/contracts/content.ts';
import { asArtifact, drawBox } from '#src/domain/specification/writers/pdf/canvas.ts';
import { wrapped } from '#src/domain/specification/writers/pdf/typeface.ts';
import { finishPdf } from '#src/reference-api/files/documents/pdf/pdf-finish.ts';
import {
  contentWidth,
  leading,
  page,
  shades,
  sizes,
} from '#src/reference-api/files/documents/pdf/pdf-theme.ts';
import {
  add,
  lookOf,
  type PdfWriter,
  newPage,
  paragraph,
  space,
  startPdf,
  title,
} from '#src/reference-api/files/documents/pdf/pdf-writer.ts';
import { sectionText } from '#src/reference-api/files/documents/pdf/section-text.ts';

export interface CatalogPage {
  /** From 1, the cover. */
  page: number;
  /** The first line is the page's heading. */
  text: string;
}

const smallest = 5;
const whole = page.height - page.top - page.bottom;

/** The text at the largest size at which it stays in `room`; what the smallest cannot hold is left out. */
function onePage(pdf: PdfWriter, text: string, room: number): void {
  const lines = text.split('\n').filter((line) => line !== '');
  const { face } = lookOf(pdf, {});
  const heightAt = (size: number): number =>
    lines.reduce(
      (sum, line) => sum + wrapped(face, line, size, contentWidth).length * size * leading + size * 0.4,
      0,
    );
  let size: number = sizes.body + 1;
  while (size > smallest && heightAt(size) > room) size -= 0.5;
  let left = Math.floor((room / (size * leading)) * 0.95);
  for (const line of lines) {
    const rows = wrapped(face, line, size, contentWidth).slice(0, Math.max(0, left));
    left -= rows.length + 0.4;
    if (rows.length > 0) paragraph(pdf, rows.join('').trimEnd(), { size });
  }
}

/** A band behind the title. */
function band(pdf: PdfWriter): void {
  add(pdf, {
    before: 0,
    lines: 1,
    lineHeight: 1,
    padding: 0,
    together: 1,
    keepsNext: true,
    draw: (canvas) =>
      asArtifact(canvas, () => {
        drawBox(canvas, { x: 0, y: page.height - 300, width: page.width, height: 300 }, shades.shade);
        drawBox(canvas, { x: 0, y: page.height - 304, width: page.width, height: 4 }, shades.accent);
      }),
  });
}

function cover(pdf: PdfWriter, catalog: Catalog, text: string): void {
  band(pdf);
  space(pdf, 30);
  paragraph(pdf, catalog.company, { size: 13, bold: true, quiet: true });
  space(pdf, 10);
  title(pdf, catalog.title);
  space(pdf, 150);
  paragraph(pdf, catalog.summary, { size: 11 });
  paragraph(pdf, sectionText(catalog.csi), { quiet: true });
  space(pdf, 10);
  onePage(pdf, text, whole * 0.3);
}

/**
 * A catalog: the cover, then one page for each given text, so page numbers agree with the text file of the catalog. A
 * text for page 1 stands on the cover. Missing pages are left blank.
 */
export function catalogToPdf(catalog: Catalog, pages: readonly CatalogPage[]): Uint8Array<ArrayBuffer> {
  const pdf = startPdf({
    title: catalog.title,
    author: catalog.company,
    subject: catalog.summary,
    date: catalog.updated_at,
  });
  const textOf = new Map(pages.map((each) => [each.page, each.text]));
  cover(pdf, catalog, textOf.get(1) ?? '');
  const last = Math.max(1, ...pages.map((each) => each.page));
  for (let number = 2; number <= last; number += 1) {
    newPage(pdf);
    const [first = '', ...rest] = (textOf.get(number) ?? '').split('\n');
    // A page of running text without a heading keeps its first line where it belongs.
    if (first.length <= 90) {
      title(pdf, first);
      onePage(pdf, rest.join('\n'), whole - 40);
    } else onePage(pdf, [first, ...rest].join('\n'), whole);
  }
  return finishPdf(pdf, {
    left: catalog.company,
    right: catalog.title,
    foot: catalog.catalogFilename,
    isFirstBare: true,
  });
}
