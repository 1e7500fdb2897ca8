import type { OfficeTemplate } from '#src/contracts/office-template.ts';
import type { BookItem, BookSection, SubmittalBook } from '#src/domain/design-projects/submittal-book.ts';
import { coverLogo, logoSize } from '#src/domain/office-template/page-lines.ts';
import { paragraphBlock } from '#src/domain/specification/writers/pdf/blocks.ts';
import {
  asArtifact,
  asPart,
  drawBox,
  drawLogo,
  drawText,
} from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Canvas } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Block } from '#src/domain/specification/writers/pdf/layout.ts';
import type { Faces } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { textString } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import { addElement, type Element } from '#src/domain/specification/writers/pdf/structure.ts';
import { textWidth, wrapped } from '#src/domain/specification/writers/pdf/typeface.ts';
import { drawStamps, drawTick, stampsHeight } from '#src/screens/projects/binder-pdf/stamps.ts';

/** The drawing tools for a submittal's own pages. Lengths are in points. */
export interface Sheets {
  faces: Faces;
  width: number;
  height: number;
}

export const pageMargin = 54;
/** Content ends here; the footer is below. */
export const pageBottom = 60;

interface TextOptions {
  type?: string;
  size?: number;
  isBold?: boolean;
  before?: number;
  keepsNext?: boolean;
  onFirstLine?: (canvas: Canvas, top: number) => void;
}

export const rightEdge = ({ width }: Sheets): number => width - pageMargin;

export function textBlock(sheets: Sheets, root: Element, text: string, options: TextOptions = {}): Block {
  const { type = 'P', size = 10, isBold = false, before = 0, keepsNext = false, onFirstLine } = options;
  return paragraphBlock({
    text,
    element: addElement(root, type),
    look: { face: isBold ? sheets.faces.bold : sheets.faces.regular, size, brightness: 0 },
    x: pageMargin,
    width: rightEdge(sheets) - pageMargin,
    before,
    keepsNext,
    ...(onFirstLine && { onFirstLine }),
  });
}

const lone = { lines: 1, padding: 0, together: 1 };

export const ruleBlock = (sheets: Sheets, before: number): Block => ({
  ...lone,
  before,
  lineHeight: 1.5,
  keepsNext: true,
  draw: (canvas, top) => rule(canvas, sheets, top, 1.5),
});

const gap = (height: number): Block => ({
  ...lone,
  before: 0,
  lineHeight: height,
  keepsNext: true,
  draw: () => undefined,
});

function rule(canvas: Canvas, sheets: Sheets, y: number, height: number): void {
  const box = { x: pageMargin, y: y - height, width: rightEdge(sheets) - pageMargin, height };
  asArtifact(canvas, () => drawBox(canvas, box, height < 1 ? 0.7 : 0));
}

const labelWidth = 130;
const factLine = 13.5;

/** Labels and values between rules, as a table with row headers. */
function factBlocks(
  sheets: Sheets,
  root: Element,
  rows: readonly (readonly [string, string])[],
): readonly Block[] {
  const { regular } = sheets.faces;
  const look = { face: regular, size: 10, brightness: 0 };
  const table = rows.length === 0 ? root : addElement(root, 'Table');
  return rows.map(([label, value]) => {
    const row = addElement(table, 'TR');
    const [head, cell] = [addElement(row, 'TH', '/A<</O/Table/Scope/Row>>'), addElement(row, 'TD')];
    const labels = wrapped(regular, label, 10, labelWidth - 6);
    const values = wrapped(regular, value, 10, rightEdge(sheets) - pageMargin - labelWidth);
    return {
      before: 4,
      lines: Math.max(labels.length, values.length),
      lineHeight: factLine,
      padding: 5,
      together: 1,
      keepsNext: false,
      draw: (canvas, top, from, to) => {
        const column = (element: Element, lines: readonly string[], x: number): void =>
          asPart(canvas, element, () => {
            for (const [at, line] of lines.slice(from, to).entries())
              drawText(canvas, line, x, top - (at + 0.8) * factLine, look);
          });
        column(head, labels, pageMargin);
        column(cell, values, pageMargin + labelWidth);
        rule(canvas, sheets, top - (to - from) * factLine - 4, 0.5);
      },
    };
  });
}

/** How many sections the cover names; the contents list them all. */
const mostNames = 12;

export function coverBlocks(
  sheets: Sheets,
  root: Element,
  { title, facts, sections }: SubmittalBook,
  office: OfficeTemplate | undefined,
): readonly Block[] {
  const names = sections.map(({ number, title: name }) => `${number} ${name}`.trim()).filter(Boolean);
  const more = names.length > mostNames ? [`and ${names.length - mostNames} more`] : [];
  const logo = office?.logo ?? null;
  const size = logo && logoSize(logo, coverLogo);
  return [
    gap(60),
    ...(size
      ? [
          {
            ...gap(size.height + 24),
            draw: (canvas: Canvas, top: number) =>
              asArtifact(canvas, () => drawLogo(canvas, { x: pageMargin, y: top - size.height, ...size })),
          },
        ]
      : []),
    ...(office?.name ? [textBlock(sheets, root, office.name, { size: 11, keepsNext: true })] : []),
    textBlock(sheets, root, 'Submittal', { size: 11, before: 14, keepsNext: true }),
    textBlock(sheets, root, title, { type: 'H1', size: 26, isBold: true, before: 4, keepsNext: true }),
    ruleBlock(sheets, 22),
    ...factBlocks(sheets, root, facts),
    ...(names.length === 0
      ? []
      : [textBlock(sheets, root, [...names.slice(0, mostNames), ...more].join(', '), { before: 16 })]),
    stampBlock(sheets, root),
  ];
}

export function dividerBlocks(
  sheets: Sheets,
  root: Element,
  { number, title, items }: BookSection,
  onPage: (canvas: Canvas, top: number) => void,
): readonly Block[] {
  // One heading in two sizes.
  const heading = addElement(root, 'H2');
  const part = { type: 'Span', keepsNext: true };
  const big = { ...part, size: 30, isBold: true, onFirstLine: onPage };
  return [
    gap(220),
    textBlock(sheets, heading, number === '' ? 'No section' : `${number} `, big),
    ...(title === '' ? [] : [textBlock(sheets, heading, title, { ...part, size: 18, before: 6 })]),
    ruleBlock(sheets, 18),
    ...items.map(({ mark, title: name }) => textBlock(sheets, root, `${mark}  ${name}`, { before: 4 })),
  ];
}

export function itemBlocks(
  sheets: Sheets,
  root: Element,
  item: BookItem,
  documents: readonly string[],
  onPage: (canvas: Canvas, top: number) => void,
): readonly Block[] {
  const head = { type: 'H4', size: 12, isBold: true, before: 14, keepsNext: true };
  return [
    textBlock(sheets, root, item.mark, { keepsNext: true, onFirstLine: onPage }),
    textBlock(sheets, root, item.title, { type: 'H3', size: 18, isBold: true, keepsNext: true }),
    ruleBlock(sheets, 10),
    ...factBlocks(sheets, root, [...item.facts, ...(item.note === '' ? [] : [['Note', item.note] as const])]),
    ...(item.options.length === 0 ? [] : [textBlock(sheets, root, 'Options', head)]),
    ...item.options.map((option) => optionBlock(sheets, root, option)),
    textBlock(sheets, root, 'Documents', head),
    ...(documents.length === 0 ? ['No document in the library.'] : documents).map((label) =>
      textBlock(sheets, root, label, { before: 3 }),
    ),
    stampBlock(sheets, root),
  ];
}

const optionLine = 15;

/** All values of an option, with the chosen one ticked. */
function optionBlock(sheets: Sheets, root: Element, { name, values }: BookItem['options'][number]): Block {
  const { regular, bold } = sheets.faces;
  const element = addElement(root, 'P');
  const list = addElement(root, 'L');
  let [x, line] = [pageMargin, 1];
  const placed = values.map(({ text, isChosen }) => {
    const width = 29 + textWidth(bold, text, 9.5);
    if (x > pageMargin && x + width > rightEdge(sheets)) [x, line] = [pageMargin, line + 1];
    const item = addElement(list, 'LI');
    const label = addElement(item, 'Lbl', `/ActualText${textString(isChosen ? 'Chosen: ' : 'Not chosen: ')}`);
    const place = { text, isChosen, x, line, label, body: addElement(item, 'LBody') };
    x += width;
    return place;
  });
  return {
    before: 6,
    lines: line + 1,
    lineHeight: optionLine,
    padding: 0,
    together: line + 1,
    keepsNext: false,
    draw: (canvas, top, from, to) => {
      if (from === 0)
        asPart(canvas, element, () =>
          drawText(canvas, name, pageMargin, top - 11, { face: bold, size: 9.5, brightness: 0 }),
        );
      for (const { text, isChosen, x: left, line: own, label, body } of placed) {
        if (own < from || own >= to) continue;
        const y = top - (own - from) * optionLine - 11;
        asPart(canvas, label, () => drawTick(canvas, left, y, isChosen));
        const look = { face: isChosen ? bold : regular, size: 9.5, brightness: 0 };
        asPart(canvas, body, () => drawText(canvas, text, left + 13, y + 0.5, look));
      }
    },
  };
}

/** The boxes for the contractor's and the architect's stamps, at the bottom of the page. */
const stampBlock = (sheets: Sheets, root: Element): Block => ({
  ...lone,
  before: 10,
  lineHeight: stampsHeight,
  keepsNext: false,
  draw: (canvas) =>
    drawStamps(canvas, sheets.faces, root, {
      left: pageMargin,
      right: rightEdge(sheets),
      bottom: pageBottom,
    }),
});
