import { headTexts } from '#src/domain/office-template/page-lines.ts';
import { endOf, numberedHead } from '#src/domain/specification/section-head.ts';
import type {
  PrintedLine,
  PrintedRow,
  PrintedSection,
} from '#src/domain/specification/writers/printed-section.ts';
import {
  noteText,
  shownLines,
  shownManufacturerNote,
} from '#src/domain/specification/writers/shown-lines.ts';
import { largest } from '#src/lib/long-lists.ts';

const width = 78;
/** The column where each level's number starts, and below it the width reserved for the number. */
const indents = [0, 0, 4, 8, 12, 16, 20] as const;
const labelWidths = [8, 8, 4, 4, 4, 4, 4] as const;

/** Plain text, at most 78 columns wide, with hanging indents and CRLF line ends. */
export function sectionToText(section: PrintedSection): string {
  const { number, title, draft = '', copyright } = section;
  const note = shownManufacturerNote(section);
  const head = headTexts(section);
  const lines = [
    ...(head.length === 0 ? [] : [...head.flatMap((part) => wrapText(part, width)), '']),
    ...centered(numberedHead(number)),
    ...centered(title.toUpperCase()),
    ...(draft === '' ? [] : ['', ...centered(draft)]),
    ...(note === null ? [] : ['', ...wrapText(noteText(note), width)]),
    ...shownLines(section).flatMap((line, at, all) => blockOf(line, all[at - 1]?.kind === 'table')),
    '',
    ...centered(endOf(number)),
    ...(copyright === '' ? [] : ['', ...centered(copyright)]),
  ];
  return lines.map((line) => `${line.trimEnd()}\r\n`).join('');
}

function blockOf(line: PrintedLine, isAfterTable: boolean): string[] {
  const { kind, level, label, text } = line;
  switch (kind) {
    case 'table':
      return ['', ...hanging('', text, indents[level], 0), ...tableText(line.rows, indents[level])];
    case 'note':
      return ['', ...hanging('', noteText(text), indents[level], 0)];
    case 'part':
      return ['', '', ...hanging(label, text, 0, labelWidths[0])];
    default:
      return [
        ...(level < 3 || isAfterTable ? [''] : []),
        ...hanging(label, text, indents[level], labelWidths[level]),
      ];
  }
}

/** Lines with text indented to the right of the number. */
function hanging(label: string, text: string, indent: number, labelWidth: number): string[] {
  const left = ' '.repeat(indent);
  const room = Math.max(labelWidth, label === '' ? 0 : columns(label) + 1);
  return wrapText(text, width - indent - room).map(
    (line, at) => `${left}${(at === 0 ? label : '').padEnd(room)}${line}`,
  );
}

const centered = (text: string): string[] =>
  wrapText(text, width).map((line) => `${' '.repeat(Math.floor((width - columns(line)) / 2))}${line}`);

/** Columns are as wide as their longest cell if there is room, otherwise equal; a rule follows the header row. */
function tableText(rows: readonly PrintedRow[], indent: number): string[] {
  const count = rows[0]?.cells.length ?? 0;
  if (count === 0) return [];
  const gap = 2;
  const share = Math.max(1, Math.floor((width - indent - gap * (count - 1)) / count));
  const longest = Array.from({ length: count }, (_, column) =>
    Math.max(1, largest(rows.map(({ cells }) => columns(cells[column] ?? '')))),
  );
  const fits = longest.reduce((sum, each) => sum + each, gap * (count - 1)) <= width - indent;
  const widths = fits ? longest : longest.map(() => share);
  const line = (parts: readonly string[]): string =>
    `${' '.repeat(indent)}${parts.map((part, column) => padded(part, widths[column] ?? 1)).join('  ')}`;
  return rows.flatMap(({ cells }, row) => {
    const wrapped = cells.map((cell, column) => wrapText(cell, widths[column] ?? 1));
    const height = Math.max(1, largest(wrapped.map((part) => part.length)));
    const body = Array.from({ length: height }, (_, at) => line(wrapped.map((part) => part[at] ?? '')));
    return row === 0 ? [...body, line(widths.map((each) => '-'.repeat(each)))] : body;
  });
}

const padded = (text: string, to: number): string => text + ' '.repeat(Math.max(0, to - columns(text)));

/** Breaks text into lines of at most `width` columns; splits a word that fits on no line. */
function wrapText(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width))) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (columns(last) + 1 + columns(word) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const columns = (text: string): number => Array.from(text).length;

function pieces(word: string, width: number): string[] {
  const letters = Array.from(word);
  const cut: string[] = [];
  for (let at = 0; at < letters.length; at += width) cut.push(letters.slice(at, at + width).join(''));
  return cut;
}
