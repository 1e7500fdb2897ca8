import { contentsTitle, entryTitle, manualDivisions } from '#src/domain/project-manual/manual.ts';
import type { Manual } from '#src/domain/project-manual/manual.ts';
import { margin, textWidth as paperTextWidth } from '#src/domain/specification/writers/page-size.ts';
import { paragraphBlock } from '#src/domain/specification/writers/pdf/blocks.ts';
import { asArtifact, asPart, drawText } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Canvas, Look } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Block } from '#src/domain/specification/writers/pdf/layout.ts';
import type { Faces } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { addElement, type Element } from '#src/domain/specification/writers/pdf/structure.ts';
import type { PageLink } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import { textWidth, wrapped } from '#src/domain/specification/writers/pdf/typeface.ts';
import type { Paper } from '#src/domain/specification/writers/print-options.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

const left = margin / 20;
const size = 10;
const lineHeight = 15;
const baseline = 11;
const numberWidth = 84;
/** Room at the right for page count and first page. */
const figureWidth = 44;

/** A section's line in the contents; gets its page once the sections are laid out. */
export interface ContentsLine {
  section: PrintedSection;
  element: Element;
  canvas: Canvas;
  top: number;
  /** Baseline of the last row of its title. */
  y: number;
  /** Where the last row of its title ends. */
  end: number;
  /**
   * Index among the page's drawing operations. The page numbers are inserted after the title, so that copying and
   * reading aloud follow the right order.
   */
  place: number;
}

/** The contents by division; fills `lines` while drawing. */
export function contentsBlocks(
  manual: Manual,
  { regular, bold }: Faces,
  root: Element,
  lines: ContentsLine[],
): Block[] {
  const { sections, paper } = manual;
  const width = paperTextWidth(paper) / 20;
  const right = left + width;
  const plain: Look = { face: regular, size, brightness: 0 };
  const strong: Look = { face: bold, size, brightness: 0 };
  const quiet: Look = { face: regular, size: 9, brightness: 0.27 };
  const heading = (text: string, type: string, look: Look, before: number): Block =>
    paragraphBlock({
      text,
      element: addElement(root, type),
      look,
      x: left,
      width,
      before,
      keepsNext: true,
    });
  const columns: Block = {
    before: 14,
    lines: 1,
    lineHeight,
    padding: 0,
    together: 1,
    keepsNext: true,
    draw: (canvas, top) =>
      asArtifact(canvas, () => {
        const y = top - baseline;
        drawText(canvas, 'Section', left, y, quiet);
        drawText(canvas, 'Title', left + numberWidth, y, quiet);
        drawAtRight(canvas, 'Pages', right - figureWidth, y, quiet);
        drawAtRight(canvas, 'Page', right, y, quiet);
      }),
  };
  const sectionLine = (section: PrintedSection, list: Element): Block => {
    const element = addElement(addElement(list, 'TOCI'), 'Link');
    const rows = wrapped(
      regular,
      entryTitle(section, manual),
      size,
      width - numberWidth - 2 * figureWidth - 24,
    );
    return {
      before: 0,
      lines: rows.length,
      lineHeight,
      padding: 0,
      together: rows.length,
      keepsNext: false,
      draw: (canvas, top, from, to) => {
        asPart(canvas, element, () => {
          if (from === 0) drawText(canvas, `${section.number} `, left, top - baseline, plain);
          for (const [index, row] of rows.slice(from, to).entries())
            drawText(canvas, row, left + numberWidth, top - index * lineHeight - baseline, plain);
        });
        if (to < rows.length) return;
        lines.push({
          section,
          element,
          canvas,
          top,
          y: top - (to - from - 1) * lineHeight - baseline,
          end: left + numberWidth + textWidth(regular, rows.at(-1) ?? '', size),
          place: canvas.operations.push('') - 1,
        });
      },
    };
  };
  return [
    heading(contentsTitle, 'H1', { ...strong, size: 14 }, 0),
    columns,
    ...manualDivisions(sections).flatMap(({ heading: title, sections: own }) => {
      const division = heading(title, 'H2', strong, 12);
      const list = addElement(root, 'TOC');
      return [division, ...own.map((section) => sectionLine(section, list))];
    }),
  ];
}

/** Writes a line's page numbers and links it to its section. */
export function drawContentsNumbers(
  { section, element, canvas, top, y, end, place }: ContentsLine,
  { first, count }: { first: number; count: number },
  { regular }: Faces,
  paper: Paper,
): PageLink[] {
  const look: Look = { face: regular, size, brightness: 0 };
  const right = left + paperTextWidth(paper) / 20;
  const pages = String(count);
  const stop = right - figureWidth - textWidth(regular, pages, size) - 6;
  const dot = textWidth(regular, ' .', size);
  const dots = ' .'.repeat(Math.max(0, Math.floor((stop - end - 6) / dot)));
  const before = canvas.operations.length;
  asArtifact(canvas, () => drawText(canvas, dots, stop - textWidth(regular, dots, size), y, look));
  asPart(canvas, element, () => {
    drawAtRight(canvas, ` ${pages}`, right - figureWidth, y, look);
    drawAtRight(canvas, ` ${first + 1}`, right, y, look);
  });
  canvas.operations[place] = canvas.operations.splice(before).join('\n');
  const title = `${section.number} ${section.title}, page ${first + 1}`;
  return [{ element, page: canvas.page, box: [left, y - 4, right, top], toPage: first, title }];
}

function drawAtRight(canvas: Canvas, text: string, right: number, y: number, look: Look): void {
  drawText(canvas, text, right - textWidth(look.face, text, look.size), y, look);
}
