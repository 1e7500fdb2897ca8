import type { Datasheet, Product } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';
import { withUnit } from '#src/domain/unit-text.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { drawing as drawDrawing } from '#src/reference-api/files/documents/pdf/pdf-drawing.ts';
import { finishPdf } from '#src/reference-api/files/documents/pdf/pdf-finish.ts';
import { facts, table } from '#src/reference-api/files/documents/pdf/pdf-table.ts';
import {
  type PdfWriter,
  bullets,
  heading,
  newPage,
  paragraph,
  startPdf,
  title,
} from '#src/reference-api/files/documents/pdf/pdf-writer.ts';
import { sectionText } from '#src/reference-api/files/documents/pdf/section-text.ts';

const drawingHeight = 190;

type Block = (pdf: PdfWriter) => void;

function properties({ attributes }: Product): Block {
  return (pdf) => {
    heading(pdf, 'Properties');
    table(
      pdf,
      [
        { heading: 'Property', share: 0.36 },
        { heading: 'Value', share: 0.2, align: 'right' },
        { heading: 'SI', share: 0.2, align: 'right' },
        { heading: 'Test standard', share: 0.24 },
      ],
      attributes.map(({ label, value, unit, si, standard }) => [
        label,
        withUnit(value, unit),
        si === null ? '' : withUnit(si.value, si.unit),
        standard ?? '',
      ]),
    );
  };
}

function usage({ description, materials, uses, limitations }: Product): Block {
  return (pdf) => {
    heading(pdf, 'Description and use');
    paragraph(pdf, description);
    if (materials !== '') paragraph(pdf, `Made of ${materials}.`);
    bullets(pdf, uses);
    heading(pdf, 'Limits');
    bullets(pdf, limitations);
  };
}

function approvals({ standards, certifications, declarations }: Product): Block {
  return (pdf) => {
    heading(pdf, 'Standards and approvals');
    bullets(pdf, [...standards, ...certifications, ...declarations.map((kind) => `${kind} available`)]);
  };
}

function submittal(product: Product): Block {
  const blank = '_'.repeat(46);
  return (pdf) => {
    heading(pdf, 'Submittal record');
    facts(pdf, [
      ['Project', blank],
      ['Architect', blank],
      ['Contractor', blank],
      ['Section', sectionText(product.csi.slice(0, 1))],
      ['Model', product.model],
      ['Location in project', blank],
      ['Reviewed by, date', blank],
    ]);
    paragraph(
      pdf,
      'Values are typical of current production and may change; ask the manufacturer before specifying limits.',
      {
        quiet: true,
      },
    );
  };
}

/** The blocks that begin a page, so that the sheet has as many pages as its record says. */
const pageStarts: Readonly<Record<number, readonly number[]>> = { 3: [1, 2], 4: [1, 2, 3] };

/** A product's data sheet: description, drawing, properties, limits, and a record for submittals. */
export function datasheetToPdf(
  datasheet: Datasheet,
  product: Product,
  drawing: Drawing | null = null,
): Uint8Array<ArrayBuffer> {
  const pdf = startPdf({
    title: datasheet.title,
    author: product.company,
    subject: `${product.noun}, model ${product.model}`,
    date: datasheet.updated_at,
  });
  paragraph(pdf, sectionText(product.csi.slice(0, 1)), { bold: true, quiet: true });
  title(pdf, datasheet.title);
  paragraph(pdf, `${product.company}. ${datasheet.summary}`);
  if (drawing !== null) drawDrawing(pdf, drawing, drawingHeight);
  const starts = pageStarts[datasheet.pages] ?? [];
  [properties(product), usage(product), approvals(product), submittal(product)].forEach((block, at) => {
    if (starts.includes(at)) newPage(pdf);
    block(pdf);
  });
  return finishPdf(pdf, {
    left: product.company,
    right: `${product.tradename}, ${product.model}`,
    foot: `${datasheet.title} - ${fullDate(datasheet.updated_at) ?? ''}`,
  });
}
