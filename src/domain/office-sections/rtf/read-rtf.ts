import {
  RefusedFileError,
  excerptOf,
  mostParagraphs,
  plainLine,
  tooManyParagraphs,
} from '#src/domain/office-sections/found-text.ts';
import type { FoundLine, FoundText, Remark } from '#src/domain/office-sections/found-text.ts';
import { levelOfLabel } from '#src/domain/office-sections/list-meaning.ts';
import { destinationOf, plainParagraphFormat, rtfSigns } from '#src/domain/office-sections/rtf/rtf-state.ts';
import type { RtfGroup, RtfParagraph } from '#src/domain/office-sections/rtf/rtf-state.ts';
import { rtfTokens } from '#src/domain/office-sections/rtf/rtf-tokens.ts';
import { meaningOfStyle } from '#src/domain/office-sections/style-meaning.ts';

/** Deeper nesting than any program writes. */
const deepest = 1000;

/** Reads an RTF file; uses the number texts for readers without list support. Throws a `RefusedFileError`. */
export function readRtf(bytes: Uint8Array): FoundText {
  // Each byte becomes the character of the same number; the file's code page is applied to runs of them.
  const source = new TextDecoder('iso-8859-1').decode(bytes);
  const lines: FoundLine[] = [];
  const remarks: Remark[] = [];
  const edges: string[] = [];
  const styles = new Map<number, string>();
  const open: RtfGroup[] = [];
  let group: RtfGroup = { to: 'body', isHidden: false, isDeleted: false, fallback: 1 };
  let format: RtfParagraph = plainParagraphFormat;
  let decoder = new TextDecoder('windows-1252');
  let [shown, hidden, number, edge, note, styleName] = ['', '', '', '', '', ''];
  let notes: string[] = [];
  let cells: string[] = [];
  let rows: string[][] = [];
  let [left, paragraphs, toSkip, deleted, isStarred] = [0, 0, 0, 0, false];
  let styleId: number | null = null;

  const put = (text: string): void => {
    if (group.isDeleted) {
      deleted += 1;
      return;
    }
    if (group.to === 'body') {
      if (group.isHidden) hidden += text;
      else shown += text;
    } else if (group.to === 'number') number += text;
    else if (group.to === 'edge') edge += text;
    else if (group.to === 'note') note += text;
    else if (group.to === 'styles') styleName += text;
  };
  const endTable = (): void => {
    const filled = rows.filter((row) => row.some((text) => text !== ''));
    if (filled.length > 0) lines.push({ ...plainLine, kind: 'table', text: '', rows: filled, left });
    rows = [];
  };
  const endParagraph = (): void => {
    paragraphs += 1;
    if (paragraphs > mostParagraphs) throw new RefusedFileError(tooManyParagraphs);
    if (format.isInTable) {
      shown += ' ';
      return;
    }
    endTable();
    const style = format.style === null ? '' : (styles.get(format.style) ?? '');
    if (shown.trim() !== '') lines.push(lineOf(shown, number.trim(), format, style));
    if (hidden.trim() !== '') {
      lines.push({ ...plainLine, kind: 'note', text: hidden, left: format.left + format.first });
      if (shown.trim() !== '')
        remarks.push({
          line: paragraphs,
          text: excerptOf(hidden),
          problem: 'Hidden text within a paragraph is kept as a note below it.',
        });
    }
    for (const text of notes) {
      lines.push({ ...plainLine, kind: 'note', text, place: 'below' });
      remarks.push({ line: paragraphs, text: excerptOf(text), problem: 'A footnote is kept as a note.' });
    }
    [shown, hidden, number, notes] = ['', '', '', []];
  };
  const endCell = (): void => {
    cells.push(`${number} ${shown} ${hidden}`.replace(/\s+/g, ' ').trim());
    [shown, hidden, number] = ['', '', ''];
  };
  const close = (): void => {
    const before = open.pop();
    if (before === undefined) return;
    if (group.to === 'styles' && styleName.trim() !== '' && styleId !== null) {
      styles.set(styleId, styleName.split(';')[0]?.trim() ?? '');
      [styleName, styleId] = ['', null];
    }
    if (group.to === 'edge' && before.to !== 'edge') [edges[edges.length], edge] = [edge, ''];
    if (group.to === 'note' && before.to !== 'note') {
      if (note.trim() !== '') notes.push(note.trim());
      note = '';
    }
    group = before;
  };

  const word = (name: string, value: number | null): void => {
    const isOn = value !== 0;
    if (name === '*') {
      isStarred = true;
      return;
    }
    const to = destinationOf(name) ?? (isStarred && name !== 'shptxt' ? 'skip' : null);
    isStarred = false;
    if (to !== null) {
      if (name === 'pict')
        remarks.push({ line: paragraphs + 1, text: excerptOf(shown), problem: 'A picture is left out.' });
      group = { ...group, to: group.to === 'skip' ? 'skip' : to };
      return;
    }
    if (group.to === 'styles' && name === 's') styleId = value;
    if (name === 'ansicpg') decoder = decoderOf(value);
    else if (name === 'uc') group = { ...group, fallback: Math.max(0, Math.min(9, value ?? 1)) };
    else if (name === 'u') {
      put(String.fromCharCode((value ?? 0) & 0xff_ff));
      toSkip = group.fallback;
    } else if (name === 'v') group = { ...group, isHidden: isOn };
    else if (name === 'deleted') group = { ...group, isDeleted: isOn };
    else if (name === 'plain') group = { ...group, isHidden: false, isDeleted: false };
    else if (rtfSigns[name] !== undefined) put(rtfSigns[name]);
    else if (group.to === 'edge' && name === 'par') put(' ');
    else if (group.to === 'body') paragraphWord(name, value);
  };
  const paragraphWord = (name: string, value: number | null): void => {
    if (name === 'par' || name === 'sect') endParagraph();
    else if (name === 'pard') format = plainParagraphFormat;
    else if (name === 's') format = { ...format, style: value };
    else if (name === 'li') format = { ...format, left: value ?? 0 };
    else if (name === 'fi') format = { ...format, first: value ?? 0 };
    else if (name === 'outlinelevel') format = { ...format, outline: value };
    else if (name === 'intbl') format = { ...format, isInTable: true };
    else if (name === 'trleft') left = value ?? 0;
    else if (name === 'cell') endCell();
    else if (name === 'row') {
      rows.push(cells);
      cells = [];
    }
  };

  for (const token of rtfTokens(source)) {
    if (token.kind === 'open') {
      open.push(group);
      group = { ...group };
      if (open.length > deepest)
        throw new RefusedFileError('The file is nested more deeply than any document.');
    } else if (token.kind === 'close') {
      close();
      isStarred = false;
      toSkip = 0;
    } else if (token.kind === 'word') word(token.word, token.value);
    else {
      const kept = toSkip > 0 ? token.bytes.slice(toSkip) : token.bytes;
      toSkip = Math.max(0, toSkip - token.bytes.length);
      isStarred = false;
      if (group.to !== 'skip') put(decoder.decode(Uint8Array.from(kept)));
    }
  }
  format = { ...format, isInTable: false };
  endParagraph();
  if (deleted > 0)
    remarks.unshift({
      line: 0,
      text: '',
      problem: 'Tracked changes are accepted; deleted text is left out.',
    });
  const heads = edges.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  return { lines, remarks, edges: [...new Set(heads)] };
}

function lineOf(
  text: string,
  number: string,
  { left, first, outline }: RtfParagraph,
  style: string,
): FoundLine {
  const meaning = meaningOfStyle(style);
  const isNote = meaning !== null && 'kind' in meaning;
  const isNumber = /[\p{L}\p{N}]/u.test(number);
  const label = isNumber ? number : '';
  return {
    ...plainLine,
    text,
    kind: isNote ? 'note' : 'line',
    label,
    level: meaning !== null && 'level' in meaning ? meaning.level : label === '' ? null : levelOfLabel(label),
    place: meaning !== null && 'place' in meaning ? meaning.place : null,
    heading:
      meaning !== null && 'heading' in meaning ? meaning.heading : outline === null ? null : outline + 1,
    left: left + first,
    textLeft: left,
  };
}

/** The code page of a file; Western if the browser doesn't know it. */
function decoderOf(page: number | null): TextDecoder {
  try {
    return new TextDecoder(
      page === 65_001 ? 'utf-8' : page === 932 ? 'shift_jis' : `windows-${page ?? 1252}`,
    );
  } catch {
    return new TextDecoder('windows-1252');
  }
}
