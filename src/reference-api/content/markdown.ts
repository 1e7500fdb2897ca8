import type { Line, ReportError } from '#src/reference-api/content/files.ts';

/** Plain text: `<` and `&` in it are shown, not parsed. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[]; ordered: boolean }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'quote'; text: string };

/** The blocks of a text: paragraphs, `## ` headings, `- ` and `1. ` lists, tables and `> ` quotes. */
export const blocksOf = (lines: readonly Line[], refuse: ReportError): Block[] =>
  groupsOf(lines).map((group) => blockOf(group, refuse));

/** The blocks between a heading and the next one. */
export function blocksUnderHeading(blocks: readonly Block[], heading: string): Block[] {
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
  if (start === -1) return [];
  const end = blocks.findIndex((block, index) => index > start && block.kind === 'heading');
  return blocks.slice(start + 1, end === -1 ? undefined : end);
}

/** Lines that follow one another without an empty one between them. */
export function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.text === '') isOpen = false;
    else if (isOpen) groups.at(-1)?.push(line);
    else isOpen = groups.push([line]) > 0;
  }
  return groups;
}

const markers = { '-': /^- /, '1.': /^\d+\. /, '>': /^> ?/ };

function blockOf(group: readonly Line[], refuse: ReportError): Block {
  const [first = { at: 0, text: '' }] = group;
  const texts = group.map(({ text }) => text);
  if (first.text.startsWith('## ')) {
    if (group.length > 1) refuse(first.at, 'An empty line follows a heading.');
    return { kind: 'heading', text: first.text.slice(3) };
  }
  if (first.text.startsWith('|')) {
    const [head = [], ...rows] = tableOf(group, refuse).map(({ cells }) => cells);
    return { kind: 'table', head, rows };
  }
  if (markers['-'].test(first.text))
    return { kind: 'list', items: itemsOf(group, markers['-'], refuse), ordered: false };
  if (markers['1.'].test(first.text))
    return { kind: 'list', items: itemsOf(group, markers['1.'], refuse), ordered: true };
  if (markers['>'].test(first.text))
    return { kind: 'quote', text: texts.map((text) => text.replace(markers['>'], '')).join(' ') };
  if (/^(?:#|[*+] |```|!\[|<)/.test(first.text))
    refuse(
      first.at,
      'A paragraph, a “## ” heading, a “- ” or “1. ” list, a table or a “> ” quote is expected.',
    );
  return { kind: 'paragraph', text: texts.join(' ') };
}

/** A line without the marker continues the item before it. */
function itemsOf(group: readonly Line[], marker: RegExp, refuse: ReportError): string[] {
  const items: string[] = [];
  for (const { at, text } of group) {
    if (marker.test(text)) items.push(text.replace(marker, ''));
    else if (/^\s*(?:[-*+]|\d+\.) /.test(text)) refuse(at, 'An item of a list stands in no other item.');
    else items.push(`${items.pop() ?? ''} ${text.trim()}`);
  }
  return items;
}

/** The rows of a table with their lines, the head first, all as wide as it. */
export function tableOf(group: readonly Line[], refuse: ReportError): { at: number; cells: string[] }[] {
  const rows = group.map(({ at, text }) => {
    if (!/^\|.*\|$/.test(text)) refuse(at, 'A row of a table begins and ends with “|”.');
    return {
      at,
      cells: text
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    };
  });
  const [head, rule, ...others] = rows;
  if (!head || !rule?.cells.every((cell) => /^-+$/.test(cell)))
    return refuse(group[1]?.at ?? group[0]?.at ?? 1, 'A line of “| --- |” follows the head of a table.');
  for (const { at, cells } of [rule, ...others])
    if (cells.length !== head.cells.length)
      refuse(at, `The head has ${head.cells.length} cells, the row ${cells.length}.`);
  return [head, ...others];
}
