import type { Catalog } from '#src/contracts/content.ts';
import { asArtifact, drawBox } from '#src/domain/specification/writers/pdf/canvas.ts';
import { rootElement } from '#src/domain/specification/writers/pdf/structure.ts';
import type { CatalogSheet, SheetBlock } from '#src/reference-api/catalogs/catalog-sheet.ts';
import { drawing } from '#src/reference-api/files/documents/pdf/pdf-drawing.ts';
import { finishPdf } from '#src/reference-api/files/documents/pdf/pdf-finish.ts';
import { table } from '#src/reference-api/files/documents/pdf/pdf-table.ts';
import { page, shades, sizes } from '#src/reference-api/files/documents/pdf/pdf-theme.ts';
import {
  add,
  bullets,
  heading,
  type PdfWriter,
  newPage,
  paragraph,
  space,
  startPdf,
  title,
} from '#src/reference-api/files/documents/pdf/pdf-writer.ts';

const whole = page.height - page.top - page.bottom;
/** A page that is too full is scaled down first; then its longest parts are cut. */
const scales = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;
const cuts = [80, 40, 20, 10] as const;

/** A band behind the title of a cover. */
function band(pdf: PdfWriter, bottom: number, height: number): void {
  add(pdf, {
    before: 0,
    lines: 1,
    lineHeight: 1,
    padding: 0,
    together: 1,
    keepsNext: true,
    draw: (canvas) =>
      asArtifact(canvas, () => {
        drawBox(canvas, { x: 0, y: bottom, width: page.width, height }, shades.shade);
        drawBox(canvas, { x: 0, y: bottom - 4, width: page.width, height: 4 }, shades.accent);
      }),
  });
}

function writeBlock(pdf: PdfWriter, block: SheetBlock, scale: number): void {
  switch (block.kind) {
    case 'text':
      paragraph(pdf, block.text, {
        size: (block.look === 'strong' ? 13 : sizes.body + 1) * scale,
        bold: block.look === 'strong',
        quiet: block.look === 'quiet',
      });
      return;
    case 'heading':
      heading(pdf, block.text, sizes.heading * scale);
      return;
    case 'list':
      bullets(pdf, block.items, sizes.body * scale);
      return;
    case 'table':
      if (block.rows.length > 0) table(pdf, block.columns, block.rows, sizes.small * scale);
      return;
    case 'drawing': {
      const drawn = block.draw();
      if (drawn) drawing(pdf, drawn, block.maxHeight * scale, block.alt);
    }
  }
}

function writeSheet(pdf: PdfWriter, sheet: CatalogSheet, scale: number): void {
  if (sheet.kind === 'cover') {
    band(pdf, page.height - 220, 220);
    space(pdf, 30);
  }
  title(pdf, sheet.title, sheet.level);
  for (const [index, block] of sheet.blocks.entries()) {
    // On a cover, the manufacturer's name is in the band and the rest is below.
    if (sheet.kind === 'cover' && index === 1) space(pdf, 110);
    writeBlock(pdf, block, scale);
  }
  if (sheet.kind === 'back') band(pdf, page.bottom + 20, 60);
}

/** Whether the sheet fits on one page, tried on a discarded document. */
function fits(pdf: PdfWriter, sheet: CatalogSheet, scale: number): boolean {
  const trial: PdfWriter = { ...pdf, root: rootElement(), places: [], chapters: [[]], gap: 0 };
  writeSheet(trial, sheet, scale);
  const height = (trial.chapters[0] ?? []).reduce(
    (sum, { before, lines, lineHeight, padding }) => sum + before + lines * lineHeight + padding,
    0,
  );
  return height <= whole - 1;
}

const shortened = (sheet: CatalogSheet, most: number): CatalogSheet => ({
  ...sheet,
  blocks: sheet.blocks.map((block): SheetBlock => {
    if (block.kind === 'text') return { ...block, text: block.text.slice(0, most * 100) };
    if (block.kind === 'list') return { ...block, items: block.items.slice(0, most) };
    return block.kind === 'table' ? { ...block, rows: block.rows.slice(0, most) } : block;
  }),
});

function writeOnePage(pdf: PdfWriter, sheet: CatalogSheet): void {
  const smallest = scales.at(-1) ?? 1;
  const scale = scales.find((each) => fits(pdf, sheet, each));
  if (scale !== undefined) {
    writeSheet(pdf, sheet, scale);
    return;
  }
  const cut = cuts.map((most) => shortened(sheet, most)).find((each) => fits(pdf, each, smallest));
  writeSheet(pdf, cut ?? { ...sheet, blocks: [] }, smallest);
}

/** A catalog with one page per sheet, so page numbers match the catalog's text file. */
export function catalogToPdf(catalog: Catalog, sheets: readonly CatalogSheet[]): Uint8Array<ArrayBuffer> {
  const pdf = startPdf({
    title: catalog.title,
    author: catalog.company,
    subject: catalog.summary,
    date: catalog.updated_at,
  });
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) newPage(pdf);
    writeOnePage(pdf, sheet);
  }
  return finishPdf(pdf, {
    left: catalog.company,
    right: catalog.title,
    foot: catalog.catalogFilename,
    isFirstBare: true,
  });
}
