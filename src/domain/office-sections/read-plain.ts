import {
  RefusedFileError,
  mostParagraphs,
  plainLine,
  tooManyParagraphs,
} from '#src/domain/office-sections/found-text.ts';
import type { FoundLine, FoundText } from '#src/domain/office-sections/found-text.ts';
import { typedNumber } from '#src/domain/office-sections/typed-number.ts';

/** Width of a column of plain text, in twips. */
const columnWidth = 120;
/** Sentences also cite parts without a title, so such a heading needs an empty line before it. */
const heading =
  /^(?:SECTION|DOCUMENT)\s{1,9}\d|^PART\s{1,9}[\dIVX]{1,4}[\s–—-]{1,9}\p{Lu}|^[*\s–—-]{0,9}END OF (?:SECTION|DOCUMENT)/u;

interface Open {
  text: string;
  left: number;
}

/** Reads plain text: a paragraph begins after an empty line, or with a number; other lines continue the one before. */
export function readPlain(text: string): FoundText {
  const rows = text.split(/\r\n?|\n|\f/);
  const lines: FoundLine[] = [];
  let open: Open | null = null;
  let isAfterGap = true;
  const close = (): void => {
    if (open === null) return;
    lines.push({ ...plainLine, text: open.text, left: open.left * columnWidth });
    if (lines.length > mostParagraphs) throw new RefusedFileError(tooManyParagraphs);
    open = null;
  };
  for (let at = 0; at < rows.length; at += 1) {
    const row = (rows[at] ?? '').replaceAll('\t', '    ');
    const words = row.trim();
    if (words === '') {
      close();
      isAfterGap = true;
      continue;
    }
    if (isRule(words) && open !== null && !isAfterGap) {
      at = putTable(lines, rows, at, open);
      open = null;
      isAfterGap = true;
      continue;
    }
    const left = row.length - row.trimStart().length;
    const begins = isAfterGap || heading.test(words) || beginsParagraph(words, open);
    if (begins || open === null) {
      close();
      open = { text: words, left };
    } else open.text += `\n${words}`;
    isAfterGap = heading.test(words) && !/^PART/i.test(words);
  }
  close();
  return { lines: lines.map(joined), remarks: [], edges: [] };
}

/** `-----  ---`, below the header row of a table. */
const isRule = (words: string): boolean =>
  words.startsWith('--') && words.split(/\s+/).every((word) => word.length > 1 && /^-+$/.test(word));

/** A line that begins with a number continues an unfinished line before it: `… as required by` / `1.2 of the code`. */
function beginsParagraph(words: string, open: Open | null): boolean {
  const number = typedNumber(words);
  if (number === null || number.level === 0) return false;
  return open === null || /[.:;!?)\]]$/.test(open.text) || /^\p{Lu}/u.test(number.rest);
}

/** Line breaks become spaces; a gap after a number is kept, because it identifies the number. */
const joined = (line: FoundLine): FoundLine => ({ ...line, text: line.text.replaceAll('\n', ' ') });

/** Reads the table around a rule of dashes; returns its last row's index. */
function putTable(lines: FoundLine[], rows: readonly string[], at: number, open: Open): number {
  const columns = [...(rows[at] ?? '').matchAll(/-+/g)].map(({ index }) => index);
  const cellsOf = (row: string): string[] =>
    columns.map((start, column) => row.slice(start, columns[column + 1]).trim());
  const heads = open.text.split('\n');
  const caption = heads.slice(0, -1).join(' ');
  const head = rows[at - 1] ?? '';
  const table = [cellsOf(head)];
  let end = at + 1;
  for (; end < rows.length && (rows[end] ?? '').trim() !== ''; end += 1) {
    const cells = cellsOf(rows[end] ?? '');
    const last = table.at(-1);
    // An empty first column continues the cells above.
    if (cells[0] === '' && last && table.length > 1)
      cells.forEach((cell, column) => (last[column] = `${last[column] ?? ''} ${cell}`.trim()));
    else table.push(cells);
  }
  lines.push({ ...plainLine, kind: 'table', text: caption, rows: table, left: open.left * columnWidth });
  return end - 1;
}
