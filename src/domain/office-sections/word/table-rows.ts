import { paragraphText, type WordContext } from '#src/domain/office-sections/word/paragraph-text.ts';
import { numberFrom, valueOf } from '#src/domain/office-sections/word/word-xml.ts';
import { paragraphsIn } from '#src/domain/office-sections/word/word-notes.ts';
import { addAll } from '#src/lib/long-lists.ts';
import { elementOf, elementsOf, type XmlElement } from '#src/lib/xml-tree.ts';

interface CellParagraph {
  isHidden: boolean;
  isNote: boolean;
  /** Its number in a list; empty for none. */
  number: string;
}

/** The cells of a Word table as plain text. `about` says what a paragraph's properties mean. */
export function tableRows(
  table: XmlElement,
  context: WordContext,
  about: (paragraph: XmlElement) => CellParagraph,
): { rows: string[][]; problems: string[]; notes: string[]; areHidden: boolean } {
  const problems = new Set<string>();
  const notes: string[] = [];
  let hasShown = false;

  const cellText = (cell: XmlElement): string => {
    if (elementsOf(cell, 'w:tbl').length > 0)
      problems.add('A table inside a table is kept as text of its cell.');
    return paragraphsIn(cell)
      .map((paragraph) => {
        const { isHidden, isNote, number } = about(paragraph);
        const found = paragraphText(paragraph, context, isHidden);
        addAll(notes, found.notes);
        for (const problem of found.problems) problems.add(problem);
        if (found.shown.trim() !== '' && !isNote) hasShown = true;
        const text = `${found.shown} ${found.hidden}`.trim();
        return number === '' || text === '' ? text : `${number} ${text}`;
      })
      .filter((text) => text !== '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  };
  const rows = rowsOf(table).flatMap((row) => {
    if (elementOf(elementOf(row, 'w:trPr'), 'w:del')) {
      context.counts.deleted += 1;
      return [];
    }
    return [
      cellsOf(row).flatMap((cell) => {
        const properties = elementOf(cell, 'w:tcPr');
        const span = Math.min(60, numberFrom(valueOf(properties, 'w:gridSpan')) ?? 1);
        const isMerged = elementOf(properties, 'w:vMerge') !== undefined;
        if (span > 1 || isMerged) problems.add('Merged cells of a table are kept as single cells.');
        return [cellText(cell), ...Array.from({ length: span - 1 }, () => '')];
      }),
    ];
  });
  const filled = rows.filter((cells) => cells.some((text) => text !== ''));
  return { rows: filled, problems: [...problems], notes, areHidden: !hasShown };
}

const within = (parent: XmlElement, name: string): XmlElement[] =>
  elementsOf(parent).flatMap((child) => {
    if (child.name === name) return [child];
    return child.name === 'w:sdt' || child.name === 'w:sdtContent' || child.name === 'w:customXml'
      ? within(child, name)
      : [];
  });
const rowsOf = (table: XmlElement): XmlElement[] => within(table, 'w:tr');
const cellsOf = (row: XmlElement): XmlElement[] => within(row, 'w:tc');
