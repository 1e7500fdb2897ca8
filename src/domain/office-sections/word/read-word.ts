import { excerptOf, mostParagraphs, plainLine } from '#src/domain/office-sections/found-text.ts';
import { RefusedFileError, tooManyParagraphs } from '#src/domain/office-sections/found-text.ts';
import type { FoundLine, FoundText, Remark } from '#src/domain/office-sections/found-text.ts';
import { levelOfLabel, sectionLevels } from '#src/domain/office-sections/list-meaning.ts';
import { meaningOfStyles } from '#src/domain/office-sections/style-meaning.ts';
import { paragraphText } from '#src/domain/office-sections/word/paragraph-text.ts';
import type { ParagraphText, WordContext } from '#src/domain/office-sections/word/paragraph-text.ts';
import { tableRows } from '#src/domain/office-sections/word/table-rows.ts';
import { wordParts } from '#src/domain/office-sections/word/word-parts.ts';
import { wordNotes, edgeTexts } from '#src/domain/office-sections/word/word-notes.ts';
import { wordNumbering } from '#src/domain/office-sections/word/word-numbering.ts';
import { indentOf, listPlaceOf, wordStyles } from '#src/domain/office-sections/word/word-styles.ts';
import type { WordStyle } from '#src/domain/office-sections/word/word-styles.ts';
import { isOn, numberFrom, valueOf } from '#src/domain/office-sections/word/word-xml.ts';
import { elementOf, elementsOf, type XmlElement } from '#src/lib/xml-tree.ts';

/** Reads a Word file: its text with numbers as Word counts them, changes accepted. Throws a `RefusedFileError`. */
export function readWord(bytes: Uint8Array): FoundText {
  const parts = wordParts(bytes);
  const { styleOf, listOfStyle } = wordStyles(parts.styles);
  const numbering = wordNumbering(parts.numbering, listOfStyle);
  const context: WordContext = {
    isStyleHidden: (id) => id !== undefined && styleOf(id).isHidden,
    noteText: wordNotes(parts),
    fields: [],
    counts: { inserted: 0, deleted: 0, moved: 0 },
  };
  const lines: FoundLine[] = [];
  const remarks: Remark[] = [];
  let paragraphs = 0;
  /** Text of a paragraph whose end was deleted: the next one continues it. */
  let carried = '';
  let hasContents = false;

  const say = (text: string, problem: string): void => {
    remarks.push({ line: paragraphs, text: excerptOf(text), problem });
  };
  const readBlocks = (parent: XmlElement): void => {
    for (const child of elementsOf(parent))
      if (child.name === 'w:p') readParagraph(child);
      else if (child.name === 'w:tbl') readTable(child);
      else if (child.name === 'w:altChunk')
        say('', 'Another file is embedded here; its text isn’t in this one.');
      else if (child.name === 'mc:AlternateContent')
        readBlocks(elementOf(child, 'mc:Choice') ?? elementOf(child, 'mc:Fallback') ?? child);
      else if (!child.name.endsWith('Pr') && child.name !== 'w:del' && child.name !== 'w:moveFrom')
        readBlocks(child);
  };

  function readParagraph(element: XmlElement): void {
    paragraphs += 1;
    if (paragraphs > mostParagraphs) throw new RefusedFileError(tooManyParagraphs);
    const properties = elementOf(element, 'w:pPr');
    const style = styleOf(valueOf(properties, 'w:pStyle'));
    const mark = elementOf(properties, 'w:rPr');
    const found = paragraphText(element, context, style.isHidden);
    const shown = carried + found.shown;
    carried = '';
    if (elementOf(mark, 'w:del') || elementOf(mark, 'w:moveFrom')) {
      carried = shown;
      return;
    }
    if (found.isInContents) {
      hasContents = true;
      return;
    }
    const hidden = found.hidden.trim();
    if (shown.trim() !== '') lines.push(lineOf(shown, properties, style));
    if (hidden !== '') {
      const isAlone = shown.trim() === '';
      lines.push({
        ...noteLine(hidden),
        left: placeOf(properties, style).left,
        place: isAlone ? null : 'below',
      });
      if (!isAlone) say(hidden, 'Hidden text within a paragraph is kept as a note below it.');
    }
    putAsides(found, shown);
  }

  function putAsides({ notes, boxes, problems }: ParagraphText, shown: string): void {
    for (const note of notes) lines.push({ ...noteLine(note), place: 'below' });
    for (const problem of problems) say(shown, problem);
    for (const box of boxes) readBlocks(box);
  }

  function placeOf(properties: XmlElement | undefined, style: WordStyle) {
    const direct = listPlaceOf(properties);
    const list = direct.list ?? style.numbered.list;
    const isListed = list !== undefined && list !== '0';
    const level = isListed
      ? (direct.level ?? numbering.levelOfStyle(list, style.id) ?? style.numbered.level ?? 0)
      : 0;
    const own = isListed ? numbering.levelsOf(list)?.get(level) : undefined;
    const indent = indentOf(properties);
    const textLeft =
      indent.left ?? (direct.list === undefined ? style.left : undefined) ?? own?.left ?? style.left;
    const hanging =
      indent.hanging ??
      (direct.list === undefined ? style.hanging : undefined) ??
      own?.hanging ??
      style.hanging ??
      0;
    const left = textLeft === undefined ? null : textLeft - hanging;
    return { list: isListed ? list : null, level, own, textLeft: textLeft ?? null, left };
  }

  function lineOf(shown: string, properties: XmlElement | undefined, style: WordStyle): FoundLine {
    const { list, level, own, left, textLeft } = placeOf(properties, style);
    const meaning = meaningOfStyles([style.name, style.id, ...style.bases]);
    const isNote = meaning !== null && 'kind' in meaning;
    const label = list === null || isNote ? '' : numbering.next(list, level);
    if (own?.format === 'bullet') say(shown, 'A bullet becomes a number.');
    const ofList =
      list === null ? undefined : sectionLevels(numbering.levelsOf(list) ?? new Map()).get(level);
    const ofStyle = meaning !== null && 'level' in meaning ? meaning.level : null;
    const outline = numberFrom(valueOf(properties, 'w:outlineLvl')) ?? style.outline;
    const isRanked = outline !== undefined && outline < 9;
    return {
      ...plainLine,
      text: shown,
      kind: isNote ? 'note' : 'line',
      label,
      level: ofStyle ?? (label === '' ? null : (ofList ?? levelOfLabel(label))),
      place: meaning !== null && 'place' in meaning ? meaning.place : null,
      heading: meaning !== null && 'heading' in meaning ? meaning.heading : isRanked ? outline + 1 : null,
      left,
      textLeft,
    };
  }

  function readTable(element: XmlElement): void {
    paragraphs += 1;
    const { rows, problems, notes, areHidden } = tableRows(element, context, (paragraph) => {
      paragraphs += 1;
      if (paragraphs > mostParagraphs) throw new RefusedFileError(tooManyParagraphs);
      const properties = elementOf(paragraph, 'w:pPr');
      const style = styleOf(valueOf(properties, 'w:pStyle'));
      const { list, level } = placeOf(properties, style);
      const isMarkHidden = isOn(elementOf(properties, 'w:rPr'), 'w:vanish') ?? false;
      const meaning = meaningOfStyles([style.name, ...style.bases]);
      return {
        isHidden: style.isHidden || isMarkHidden,
        isNote: meaning !== null && 'kind' in meaning,
        number: list === null ? '' : numbering.next(list, level),
      };
    });
    const text = rows.flat().join(' ');
    for (const problem of problems) say(text, problem);
    const indent = elementOf(elementOf(element, 'w:tblPr'), 'w:tblInd');
    const left = numberFrom(indent?.attributes['w:w']) ?? null;
    if (rows.length === 0) return;
    if (areHidden) lines.push({ ...noteLine(text), left });
    else lines.push({ ...plainLine, kind: 'table', text: '', rows, left });
    for (const note of notes) lines.push(noteLine(note));
  }

  const body = elementOf(parts.document, 'w:body');
  if (body === undefined) throw new RefusedFileError('The file has no text.');
  readBlocks(body);
  if (carried.trim() !== '') lines.push({ ...plainLine, text: carried });
  if (hasContents) remarks.unshift({ line: 0, text: '', problem: 'A table of contents is left out.' });
  const { inserted, deleted, moved } = context.counts;
  if (inserted + deleted + moved > 0)
    remarks.unshift({
      line: 0,
      text: '',
      problem: `Tracked changes are accepted: ${inserted} inserted, ${deleted} deleted, ${moved} moved.`,
    });
  return { lines, remarks, edges: edgeTexts([...parts.headers, ...parts.footers], context) };
}

const noteLine = (text: string): FoundLine => ({ ...plainLine, kind: 'note', text });
