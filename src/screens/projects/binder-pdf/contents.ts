import { asArtifact, asPart, drawText, type Canvas } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Block } from '#src/domain/specification/writers/pdf/layout.ts';
import { addElement, type Element } from '#src/domain/specification/writers/pdf/structure.ts';
import type { PageLink } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import { textWidth, wrapped } from '#src/domain/specification/writers/pdf/typeface.ts';
import { pageMargin, rightEdge, ruleBlock, textBlock } from '#src/screens/projects/binder-pdf/own-blocks.ts';
import type { Sheets } from '#src/screens/projects/binder-pdf/own-blocks.ts';

/** A line of the contents: a section, one of its items, or a document of an item. */
export interface Entry {
  label: string;
  level: 0 | 1 | 2;
  /** Its page, from 0; set when the page is drawn. */
  page: number;
}

/** A drawn line, to which its page number is added. */
export interface Line {
  entry: Entry;
  element: Element;
  canvas: Canvas;
  y: number;
  /** The x position where its text ends. */
  end: number;
  /** Its position in the page's drawing order, so that the number is read after the text. */
  place: number;
}

const size = 10;
const lineHeight = 15.5;
/** Room for the page number. */
const numberWidth = 40;

/** The contents; fills `lines` while drawing. */
export function contentsBlocks(
  sheets: Sheets,
  root: Element,
  entries: readonly Entry[],
  lines: Line[],
): readonly Block[] {
  const head = { type: 'H2', size: 18, isBold: true, keepsNext: true };
  const list = entries.length === 0 ? root : addElement(root, 'TOC');
  return [
    textBlock(sheets, root, 'Contents', head),
    ruleBlock(sheets, 6),
    ...entries.map((entry): Block => {
      const { label, level } = entry;
      const { regular, bold } = sheets.faces;
      const look = { face: level === 0 ? bold : regular, size, brightness: 0 };
      const x = pageMargin + level * 16;
      const rows = wrapped(look.face, label, size, rightEdge(sheets) - x - numberWidth - 12);
      const element = addElement(addElement(list, 'TOCI'), 'Link');
      return {
        before: 0,
        lines: rows.length,
        lineHeight,
        padding: 0,
        together: rows.length,
        keepsNext: false,
        draw: (canvas, top) => {
          asPart(canvas, element, () => {
            for (const [index, row] of rows.entries())
              drawText(canvas, row, x, top - index * lineHeight - 11, look);
          });
          lines.push({
            entry,
            element,
            canvas,
            y: top - (rows.length - 1) * lineHeight - 11,
            end: x + textWidth(look.face, rows.at(-1) ?? '', size),
            place: canvas.operations.push('') - 1,
          });
        },
      };
    }),
  ];
}

/** Adds the page numbers, and a link to each page. */
export function drawNumbers(sheets: Sheets, lines: readonly Line[]): PageLink[] {
  const look = { face: sheets.faces.regular, size, brightness: 0 };
  const right = rightEdge(sheets);
  return lines.map(({ entry: { label, page }, element, canvas, y, end, place }) => {
    const number = String(page + 1);
    const before = canvas.operations.length;
    const stop = right - textWidth(look.face, number, size);
    const dot = textWidth(look.face, ' .', size);
    const dots = ' .'.repeat(Math.max(0, Math.floor((stop - end - 12) / dot)));
    asArtifact(canvas, () => drawText(canvas, dots, stop - 6 - textWidth(look.face, dots, size), y, look));
    asPart(canvas, element, () =>
      drawText(canvas, ` ${number}`, right - textWidth(look.face, ` ${number}`, size), y, look),
    );
    canvas.operations[place] = canvas.operations.splice(before).join('\n');
    return {
      element,
      page: canvas.page,
      box: [pageMargin, y - 4, right, y + 11],
      toPage: page,
      title: `${label}, page ${number}`,
    };
  });
}
