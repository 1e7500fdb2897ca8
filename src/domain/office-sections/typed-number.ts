import { levelOfLabel } from '#src/domain/office-sections/list-meaning.ts';
import type { Level } from '#src/domain/specification/section-tree.ts';

/** A number typed at the beginning of a text. */
export interface TypedNumber {
  label: string;
  level: Level;
  /** The text after it. */
  rest: string;
}

const part = /^PART[ \t]{1,9}(\d{1,2}|[IVX]{1,4})\b[ \t.:–—-]{0,12}(.*)$/is;
/** Longer than any number. */
const longestLabel = 24;

/**
 * Splits a typed number off a text: `A.  Text`, `1.01 SUMMARY`, `PART 2 - PRODUCTS`. Null where a text only begins with
 * a number, such as `1.5 inches of cover`.
 */
export function typedNumber(text: string): TypedNumber | null {
  const ofPart = part.exec(text);
  if (ofPart) {
    const [, count = '', rest = ''] = ofPart;
    return isTitle(rest) ? { label: `PART ${arabic(count)}`, level: 0, rest: rest.trim() } : null;
  }
  const end = text.slice(0, longestLabel + 1).search(/[ \t\n]/);
  if (end < 1) return null;
  const label = text.slice(0, end);
  const rest = text.slice(end).trimStart();
  const gap = text.slice(end, text.length - rest.length);
  if (rest === '' || !/^[(\dA-Za-z]/.test(label) || isWord(label)) return null;
  const level = levelOfLabel(label);
  if (level === null) return null;
  const isSet = gap.includes('\t') || gap.length > 1;
  // "1.5 inches" and "12. of the code" go on in lowercase; a title or a sentence doesn't.
  if (!isSet && /^\d/.test(label) && !label.includes(')') && !/^[\p{Lu}\d[(“"<*]/u.test(rest)) return null;
  // Initials: "J. Smith" stays text, but a letter before a sentence is a number.
  return { label, level, rest };
}

/** The title of a part is short: `PART 1 covers …` is a sentence. */
const isTitle = (rest: string): boolean =>
  rest.trim() === '' || (rest.length < 80 && /^[\s\p{Lu}\d[(“"]/u.test(rest));

const romans: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3', IV: '4', V: '5' };
const arabic = (count: string): string => romans[count.toUpperCase()] ?? count;

/** `work.` at the beginning of a line is a word; `AA.` and `iv.` are numbers. */
function isWord(label: string): boolean {
  const letters = label.replace(/[().\d]/g, '');
  return letters.length > 1 && !/^[ivx]+$/i.test(letters) && new Set(letters).size > 1;
}
