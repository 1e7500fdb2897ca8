import { type PDFOperator, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Drawing, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { embedSheetFont } from '#src/reference-api/drawings/pdf/font.ts';
import { pdfOperators } from '#src/reference-api/drawings/pdf/operators.ts';
import { sheetPlacement } from '#src/reference-api/drawings/sheet/sheet-placement.ts';
import { type TitleBlock, titleBlockShapes } from '#src/reference-api/drawings/sheet/title-block.ts';
import { winAnsiText } from '#src/reference-api/drawings/pdf/win-ansi.ts';

const pointsPerInch = 72;

/** Noon UTC on the title block's date, or a fixed date; never the time, so files are reproducible. */
function documentDate(date: string): Date {
  const time = /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(`${date.slice(0, 10)}T12:00:00Z`) : Number.NaN;
  return new Date(Number.isNaN(time) ? Date.UTC(2000, 0, 1, 12) : time);
}

const shownBlock = (block: TitleBlock): TitleBlock => ({
  title: winAnsiText(block.title),
  detailNumber: winAnsiText(block.detailNumber),
  scaleText: winAnsiText(block.scaleText),
  manufacturer: winAnsiText(block.manufacturer),
  section: winAnsiText(block.section),
  date: winAnsiText(block.date),
  sheet: winAnsiText(block.sheet),
  file: winAnsiText(block.file),
});

function describe(document: PDFDocument, block: TitleBlock): void {
  const day = documentDate(block.date);
  document.setTitle(block.title, { showInWindowTitleBar: true });
  document.setAuthor(block.manufacturer);
  document.setSubject(`${block.section}, detail ${block.detailNumber}, ${block.scaleText}`);
  document.setKeywords([block.detailNumber, block.section]);
  document.setCreator('Lintel');
  document.setProducer('Lintel');
  document.setLanguage('en-US');
  document.setCreationDate(day);
  document.setModificationDate(day);
}

/**
 * The drawing as a vector PDF on one landscape US Letter page, true to scale (`Drawing.scale`), with frame
 * and title block. Accepts names in any script; the document's properties contain them in full.
 */
export async function drawingToPdf(drawing: Drawing, titleBlock: TitleBlock): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  describe(document, titleBlock);
  const font = embedSheetFont(document);
  const { origin, scale, width, height } = sheetPlacement(drawing);
  const page = document.addPage([width * pointsPerInch, height * pointsPerInch]);
  const fontKey = PDFName.of('F1');
  page.node.setFontDictionary(fontKey, font.ref);
  const unit = pointsPerInch / scale;
  const shapes: Shape[] = [...drawing.shapes, ...titleBlockShapes(shownBlock(titleBlock), drawing)];
  const operators: PDFOperator[] = pdfOperators(shapes, {
    scale: drawing.scale,
    unit,
    place: ({ x, y }) => ({ x: (x - origin.x) * unit, y: (y - origin.y) * unit }),
    fontKey,
    font,
  });
  for (const operator of operators) page.pushOperators(operator);
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}
