import {
  RefusedFileError,
  excerptOf,
  mostParagraphs,
  plainLine,
  tooManyParagraphs,
} from '#src/domain/office-sections/found-text.ts';
import type { FoundLine, FoundText, Remark } from '#src/domain/office-sections/found-text.ts';
import { secTables } from '#src/domain/office-sections/sec/sec-tables.ts';
import type { Level } from '#src/domain/specification/section-tree.ts';
import { MarkupError, markupTokens, type MarkupToken } from '#src/lib/markup.ts';

/** Tags that hold a paragraph. */
const blocks: ReadonlySet<string> = new Set(
  'SCN STL DTE TTL TXT LST ITM OLI NPR ORG REFLINE NTE END HDR TBL'.split(' '),
);
const levels: readonly Level[] = [0, 1, 2, 3, 4, 5, 6];
const levelAt = (level: number): Level => levels[Math.min(Math.max(level, 0), 6)] ?? 6;

/**
 * Reads a SpecsIntact section: parts, subparts of any depth, lists, references, notes, tables. Parsing is lenient, because
 * older files leave some tags open; text in unknown tags is kept. Throws a `RefusedFileError`.
 */
export function readSec(text: string): FoundText {
  const tokens = tokensOf(text);
  const lines: FoundLine[] = [];
  const remarks: Remark[] = [];
  const edges: string[] = [];
  const open: string[] = [];
  let block = '';
  let words = '';
  let measured: Measured = { metric: -1, metricEnd: -1, english: 0 };
  /** Whether a text comes before the list in this subpart, to which the list then belongs. */
  let isBelowText = false;
  let [subparts, lists, options, changes] = [0, 0, 0, 0];
  const tables = secTables();
  const isIn = (name: string): boolean => open.includes(name);
  const brackets = optionBrackets(lines);

  const levelOf = (): Level | null => {
    const below = subparts + 1;
    switch (block) {
      case 'TTL':
        return isIn('SPT') ? levelAt(subparts) : 0;
      case 'TXT':
      case 'ORG':
        return levelAt(Math.max(2, below));
      case 'REFLINE':
        return levelAt(Math.max(2, below) + 1);
      case 'LST':
      case 'ITM':
      case 'OLI': {
        const base = Math.max(2, below) + (isBelowText ? 1 : 0);
        return levelAt(base + (block === 'ITM' ? 1 : 0) + Math.max(0, lists - 1));
      }
      default:
        return null;
    }
  };
  const end = (): void => {
    const own = words.replaceAll('\u00A0', ' ').trim();
    words = '';
    if (lines.length > mostParagraphs) throw new RefusedFileError(tooManyParagraphs);
    if (own === '' || /^\*{3,}$/.test(own)) return;
    if (/^[[\]\s]+$/.test(own)) return brackets.take(own);
    const plain = isIn('NTE') || isIn('HDR') ? own : brackets.before(own);
    if (isIn('HDR')) edges.push(plain.replace(/\s+/g, ' '));
    else if (isIn('NTE')) lines.push({ ...plainLine, kind: 'note', text: plain.replace(/^NOTE:\s*/i, '') });
    else if (block === 'DTE')
      remarks.push({ line: 0, text: plain, problem: 'The date of the guide; left out.' });
    else if (block === 'TBL')
      lines.push({ ...plainLine, kind: 'table', text: '', rows: tables.ofText(plain) });
    else if (!/^[\s–-]*end of section[\s–-]*$/i.test(plain)) {
      const level = levelOf();
      lines.push({ ...plainLine, text: plain, level, place: block === 'STL' ? 'title' : null });
      if (block === 'TXT') isBelowText = true;
    }
  };
  const begin = (name: string): void => {
    end();
    block = name;
  };

  const start = (token: Extract<MarkupToken, { kind: 'start' }>): void => {
    const name = token.name.toUpperCase();
    if (name === 'TAB') end();
    const isCell = tables.start(name, token.attributes, words);
    if (isCell) words = '';
    if (isCell) return;
    open.push(name);
    if (name === 'SPT') {
      end();
      subparts += 1;
      isBelowText = false;
    } else if (name === 'PRT') {
      end();
      isBelowText = false;
    } else if (name === 'OLG') lists += 1;
    else if (name === 'RID' && isIn('REF')) begin('REFLINE');
    else if (name === 'TAI') options += 1;
    else if (name === 'ADD' || name === 'DEL') changes += 1;
    else if (name === 'BRK' || name === 'BRL') words += '\n';
    else if (name === 'MET') measured = { metric: words.length, metricEnd: -1, english: 0 };
    else if (name === 'ENG') measured = { ...measured, english: words.length };
    else if (blocks.has(name)) begin(name);
    else if (name === 'GRF' || name === 'IMG')
      remarks.push({ line: 0, text: excerptOf(words), problem: 'A picture is left out.' });
  };
  const stop = (raw: string): void => {
    const name = raw.toUpperCase();
    if (tables.takes(name, words)) words = '';
    const made = tables.end(name);
    if (made !== null) {
      if (isIn('HDR')) edges.push(made.flat().join(' ').trim());
      else if (made.length > 0) lines.push({ ...plainLine, kind: 'table', text: '', rows: made });
    }
    const at = open.lastIndexOf(name);
    if (at === -1) return;
    if (blocks.has(name) || name === 'REF' || name === 'PRT' || name === 'SPT') end();
    for (const closed of open.splice(at)) {
      if (closed === 'SPT') subparts -= 1;
      if (closed === 'OLG') lists -= 1;
    }
    if (name === 'RTL') end();
    if (blocks.has(name) && name !== 'NTE') block = '';
    if (name === 'MET') measured = { ...measured, metricEnd: words.length };
    if (name !== 'ENG') return;
    words = pairedMeasure(words, measured);
    measured = { metric: -1, metricEnd: -1, english: 0 };
  };

  for (const token of tokens)
    if (token.kind === 'start') start(token);
    else if (token.kind === 'end') stop(token.name);
    else if (isIn('DEL')) continue;
    else if (open.at(-1) === 'RTL') words += ` ${token.text}`;
    else words += block === 'TBL' ? token.text : unwrapped(token.text);
  end();
  if (options > 0)
    remarks.unshift({
      line: 0,
      text: '',
      problem: `${options} tailoring options are kept as text: all of them.`,
    });
  if (changes > 0)
    remarks.unshift({ line: 0, text: '', problem: `Tracked changes are accepted: ${changes} in all.` });
  if (lines.length === 0) throw new RefusedFileError('The file has no text of a section.');
  return { lines, remarks, edges: [...new Set(edges)] };
}

/** The positions of an SI measure in a paragraph, and of the US measure after it. */
interface Measured {
  metric: number;
  metricEnd: number;
  english: number;
}

/** Writes `25 mm` followed by `1 inch` as one measure: `1 inch (25 mm)`. */
function pairedMeasure(words: string, { metric, metricEnd, english }: Measured): string {
  const isPair = metric >= 0 && metric < metricEnd && words.slice(metricEnd, english).trim() === '';
  if (!isPair) return words;
  const [si, us] = [words.slice(metric, metricEnd).trim(), words.slice(english).trim()];
  if (si === '') return words;
  // The space before a measure is inside its tag.
  const space = words[metric] === ' ' && /\S$/.test(words.slice(0, metric)) ? ' ' : '';
  return `${words.slice(0, metric)}${space}${us} (${si})`;
}

/** Files wrap after a space, or between a tag and text without a space: `</SUB>`, a new line, `s attesting`. */
const unwrapped = (text: string): string => text.replace(/^\r?\n(?=s\b|[,.;:)\]])/, '').replace(/\s+/g, ' ');

/** Moves brackets around whole paragraphs and subparts, which mark options, to the first and last line inside. */
function optionBrackets(lines: FoundLine[]): {
  take: (signs: string) => void;
  before: (text: string) => string;
} {
  let pending = '';
  function close(): void {
    const at = lines.findLastIndex(({ kind }) => kind !== 'note' && kind !== 'table');
    const line = lines[at];
    if (pending !== '') pending = pending.slice(1);
    else if (line) lines[at] = { ...line, text: `${line.text}]` };
  }
  return {
    take(signs) {
      for (const sign of signs)
        if (sign === '[') pending += sign;
        else if (sign === ']') close();
    },
    before(text) {
      const whole = pending + text;
      pending = '';
      return whole;
    },
  };
}

function tokensOf(text: string): MarkupToken[] {
  try {
    return markupTokens(text);
  } catch (error) {
    if (error instanceof MarkupError)
      throw new RefusedFileError(
        'The file has a document type, which could load other files. It wasn’t read.',
      );
    throw error;
  }
}
