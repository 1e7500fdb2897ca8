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

/** CommonMark with tables. Numbers are text, because Markdown lists would number everything 1, 2, 3. */
export function sectionToMarkdown(section: PrintedSection): string {
  const { number, title, draft = '', copyright } = section;
  const note = shownManufacturerNote(section);
  const head = headTexts(section).map(escaped);
  const blocks = [
    ...(head.length === 0 ? [] : [head.join(' · '), '']),
    `# ${numberedHead(number)} ${escaped(title.toUpperCase())}`,
    ...(draft === '' ? [] : ['', `**${escaped(draft)}**`]),
    ...(note === null ? [] : ['', `> ${escaped(noteText(note))}`]),
    ...blocksOf(shownLines(section)),
    '',
    endOf(number),
    ...(copyright === '' ? [] : ['', escaped(copyright)]),
  ];
  return `${blocks.join('\n')}\n`;
}

/** List items follow each other directly; everything else is separated by blank lines. */
const blocksOf = (lines: readonly PrintedLine[]): string[] =>
  lines.flatMap((line, at) => {
    const isItem = line.kind === 'paragraph';
    const isAfterItem = lines[at - 1]?.kind === 'paragraph';
    return isItem && isAfterItem ? blockOf(line) : ['', ...blockOf(line)];
  });

function blockOf({ kind, level, label, text, rows }: PrintedLine): string[] {
  // Content below a paragraph belongs to its list item.
  const indent = '  '.repeat(Math.max(0, level - 2));
  switch (kind) {
    case 'part':
      return [`## ${label} ${escaped(text)}`];
    case 'article':
      return [`### ${label} ${escaped(text)}`];
    case 'note':
      return [`${indent}> ${escaped(noteText(text))}`];
    case 'table':
      return [...(text === '' ? [] : [`${indent}**${escaped(text)}**`, '']), ...tableRows(rows, indent)];
    case 'paragraph':
      return [`${indent}- ${label.replace(/([.)])$/, '\\$1')} ${escaped(text)}`];
  }
}

function tableRows([head, ...body]: readonly PrintedRow[], indent: string): string[] {
  if (head === undefined) return [];
  const row = (cells: readonly string[]): string => `${indent}| ${cells.join(' | ')} |`;
  const rule = row(head.cells.map(() => '---'));
  return [row(head.cells.map(escaped)), rule, ...body.map(({ cells }) => row(cells.map(escaped)))];
}

/** Escapes Markdown's special characters. */
const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>|~#]|&(?=[#\w]{1,32};)/g, (sign) => `\\${sign}`);
