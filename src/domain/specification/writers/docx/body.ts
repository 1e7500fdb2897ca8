import { noHeading } from '#src/domain/specification/writers/docx/styles.ts';
import { paragraph, run, tab } from '#src/domain/specification/writers/docx/xml.ts';
import { firstDarkGray, grayHex } from '#src/domain/specification/writers/gray-shade.ts';
import { leftOf, listLevels, autoNumberedLines } from '#src/domain/specification/writers/list-levels.ts';
import type { ListLevel } from '#src/domain/specification/writers/list-levels.ts';
import { endOf, numberedHead } from '#src/domain/specification/section-head.ts';
import type {
  PrintedLine,
  PrintedRow,
  PrintedSection,
} from '#src/domain/specification/writers/printed-section.ts';
import { introduces, noteText } from '#src/domain/specification/writers/shown-lines.ts';

/** A section's place in a file that has several. */
export interface PlaceInFile {
  /** Id of its numbering list; each section starts at 1. */
  list: number;
  /** Bookmarks around its title and around its end, which the contents refer to. */
  marks: readonly [first: (content: string) => string, last: (content: string) => string];
  /** Section properties: paper size, header, and footer; empty for the last section of the file. */
  ending: string;
}

/** The paragraphs and tables of a section. `width` is the text width in twips. */
export function bodyXml(section: PrintedSection, width: number, place?: PlaceInFile): string {
  const {
    number,
    title,
    draft = '',
    manufacturerNote,
    areNotesHidden,
    lines,
    copyright,
    numbering,
  } = section;
  const levels = listLevels(numbering);
  const live = autoNumberedLines(lines, numbering);
  const last = lines.at(-1);
  const [atFirst, atLast] = place?.marks ?? [unchanged, unchanged];
  const ending = place?.ending ?? '';
  return [
    paragraph('SCT', atFirst(run(numberedHead(number)))),
    paragraph('SCT', run(title.toUpperCase()), noHeading),
    draft === '' ? '' : paragraph('SCT', run(draft), noHeading),
    manufacturerNote === null ? '' : noteXml(manufacturerNote, 0, areNotesHidden),
    ...lines.map((line, at) => {
      const left = leftOf(levels, line.level);
      if (line.kind === 'note') return noteXml(line.text, left, areNotesHidden);
      // Word would merge two adjacent tables.
      const gap = isBare(line) && lines[at - 1]?.kind === 'table' ? paragraph('TBL', '') : '';
      if (line.kind === 'table') return gap + tableXml(line, left, width);
      const keepsNext = (introduces(line) && line.level > 1) || line === last;
      return lineXml(line, levels, { list: live.has(line) ? (place?.list ?? null) : 0, keepsNext });
    }),
    copyright === ''
      ? paragraph('EOS', atLast(run(endOf(number))), ending)
      : paragraph('EOS', run(endOf(number))) + paragraph('CPR', atLast(run(copyright)), ending),
  ].join('');
}

const unchanged = (content: string): string => content;

/** A table without a paragraph above it. */
const isBare = (line: PrintedLine | undefined): boolean => line?.kind === 'table' && line.text === '';

const keepNext = '<w:keepNext/>';

interface LineOptions {
  /** Id of its numbering list; null for its style's list, 0 for none. */
  list: number | null;
  keepsNext: boolean;
}

function lineXml(
  { level, label, text }: PrintedLine,
  levels: readonly ListLevel[],
  { list, keepsNext }: LineOptions,
): string {
  const style = levels[level]?.style ?? 'PR5';
  const keep = keepsNext ? keepNext : '';
  if (list === null) return paragraph(style, run(text), keep);
  if (list !== 0) return paragraph(style, run(text), keep + numberXml(level, list));
  const content = label === '' ? run(text) : `${run(label)}${tab}${run(text)}`;
  return paragraph(style, content, keep + numberXml(0, list));
}

export const numberXml = (level: number, list: number): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;

/** Hides the paragraph mark too; otherwise hidden text would leave an empty line. */
function noteXml(text: string, left: number, isHidden: boolean): string {
  const hidden = isHidden ? '<w:vanish/>' : '';
  const mark = isHidden ? '<w:rPr><w:vanish/></w:rPr>' : '';
  const place = left === 0 ? '' : `<w:ind w:left="${left}"/>`;
  return paragraph('CMT', run(noteText(text), hidden), `${place}${mark}`);
}

function tableXml({ text, rows }: PrintedLine, left: number, width: number): string {
  const title = text === '' ? '' : tableTitleXml(run(text), left);
  const columns = rows[0]?.cells.length ?? 0;
  return title + gridXml(columns, left, width, (cell) => rows.map((row, at) => rowXml(row, cell, at === 0)));
}

export const tableTitleXml = (content: string, left: number, properties = ''): string =>
  paragraph('TBT', content, `${left === 0 ? '' : `<w:ind w:left="${left}"/>`}${properties}`);

/** A table with equal columns; `rowsOf` gets the width of one. Empty for a table without columns. */
export function gridXml(
  columns: number,
  left: number,
  width: number,
  rowsOf: (cell: number) => readonly string[],
): string {
  if (columns === 0) return '';
  const cell = Math.floor((width - left) / columns);
  const widths = Array.from({ length: columns }, () => cell);
  return borderedTable(widths, rowsOf(cell), `<w:tblInd w:w="${left}" w:type="dxa"/>`);
}

/** A bordered table with these column widths, in twips. */
export function borderedTable(widths: readonly number[], rows: readonly string[], indent = ''): string {
  const edge = (side: string): string => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="8E8E88"/>`;
  return [
    `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((sum, one) => sum + one, 0)}" w:type="dxa"/>${indent}`,
    `<w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(edge).join('')}</w:tblBorders>`,
    '<w:tblLayout w:type="fixed"/></w:tblPr>',
    `<w:tblGrid>${widths.map((one) => `<w:gridCol w:w="${one}"/>`).join('')}</w:tblGrid>`,
    ...rows,
    '</w:tbl>',
  ].join('');
}

function rowXml({ cells, gray }: PrintedRow, width: number, isHead: boolean): string {
  const fill = gray === null ? (isHead ? 'F5F5F2' : null) : grayHex(gray);
  const shade = fill === null ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
  const isDark = gray !== null && gray >= firstDarkGray;
  const look = `${isHead ? '<w:b/><w:bCs/>' : ''}${isDark ? '<w:color w:val="FFFFFF"/>' : ''}`;
  const head = isHead ? '<w:tblHeader/>' : '';
  return [
    `<w:tr><w:trPr><w:cantSplit/>${head}</w:trPr>`,
    ...cells.map(
      (text) =>
        `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${shade}</w:tcPr>${paragraph('TBL', run(text, look))}</w:tc>`,
    ),
    '</w:tr>',
  ].join('');
}
