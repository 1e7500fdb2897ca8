import type { ReactNode } from 'react';

/** Section numbers, mixed numbers, figures with a unit, dates, words before a dash, and hyphenated words; the last are kept if short. */
const whole =
  /(\b\d\d \d\d \d\d\b(?:\.\d\d\b)?|\b\d+-\d+\/\d+\b(?: (?:in|ft|m)\b)?|\b\d+ (?:in|ft|m)\b|\b[A-Z][a-z]{2} \d\d?, \d{4}\b|\b\w+(?: -\B|-[\w-]+(?: -\B)?))/;

/**
 * Text that never wraps inside a section number (`07 54 23`), a hyphenated word with a part of one or two letters (`Low-E`,
 * `R-value`, `RE-1`, `snap-on`, `Cast-in-Place`), a model (`CBK-719`), a date (`Aug 21, 2026`), or a mixed number (`8-1/2`), between a figure and its unit, or
 * before a dash. Adds no characters, so that copying gives the original text.
 */
export function unbroken(text: string): ReactNode {
  const pieces = text.split(whole);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) =>
    at % 2 === 1 && (!/^[\w-]+$/.test(piece) || isShort(piece)) ? (
      <span key={at} className="nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

function isShort(word: string): boolean {
  const parts = word.split('-');
  const [before = '', after = '', more] = parts;
  if (parts.length < 2 || parts.includes('')) return false;
  if (more !== undefined) return word.length <= 14 && parts.some(({ length }) => length <= 2);
  return before.length <= 2 || after.length <= 2 || (/^[A-Z]+$/.test(before) && /^\d+$/.test(after));
}
