import type { ReactNode } from 'react';

/**
 * Text that never wraps inside a section number (`07 54 23`), a hyphenated word with a part of one or two letters (`Low-E`,
 * `R-value`, `RE-1`, `snap-on`, `Cast-in-Place`), a model (`CBK-719`), a date (`Aug 21, 2026`), or a mixed number (`8-1/2`), between a figure and its unit, or
 * before a dash. Adds no characters, so that copying gives the original text.
 */
export function unbroken(text: string): ReactNode {
  if (!/-|\d\d \d\d|\d (?:in|ft|m)\b|[a-z] \d\d?, \d/.test(text)) return text;
  // Words at even indexes, separators at odd ones.
  const pieces = text.split(/([^\w-]+)/);
  const parts: ReactNode[] = [];
  let plain = '';
  for (let at = 0; at < pieces.length;) {
    const count = keptFrom(pieces, at);
    if (count === 0) {
      plain += `${pieces[at] ?? ''}${pieces[at + 1] ?? ''}`;
      at += 2;
    } else {
      const kept = pieces.slice(at, at + count).join('');
      parts.push(
        plain,
        <span key={at} className="nowrap">
          {kept}
        </span>,
      );
      at += count;
      plain = pieces[at] ?? '';
      at += 1;
    }
  }
  return parts.length === 0 ? text : [...parts, plain];
}

/** How many pieces from `at` on must stay on one line; none if the text may wrap after the word. */
function keptFrom(pieces: readonly string[], at: number): number {
  const [word = '', between, next = ''] = pieces.slice(at, at + 3);
  if (between === ' ' && next === '-') return 3;
  if (between === '/' && /^\d+-\d+$/.test(word) && /^\d+$/.test(next)) return isUnit(pieces, at + 3) ? 5 : 3;
  if (/^\d+$/.test(word) && isUnit(pieces, at + 1)) return 3;
  if (isShort(word)) return 1;
  if (/^[A-Z][a-z]{2}$/.test(word) && /^\d\d?, \d{4}$/.test(pieces.slice(at + 2, at + 5).join(''))) return 5;
  const isPair = (place: number): boolean => /^\d\d$/.test(pieces[place] ?? '');
  const isSection = [at, at + 2, at + 4].every(isPair) && pieces[at + 1] === ' ' && pieces[at + 3] === ' ';
  if (!isSection) return 0;
  return pieces[at + 5] === '.' && isPair(at + 6) ? 7 : 5;
}

/** Whether a space and the unit of a figure stand there. */
const isUnit = (pieces: readonly string[], at: number): boolean =>
  pieces[at] === ' ' && /^(?:in|ft|m)$/.test(pieces[at + 1] ?? '');

function isShort(word: string): boolean {
  const parts = word.split('-');
  const [before = '', after = '', more] = parts;
  if (parts.length < 2 || parts.includes('')) return false;
  if (more !== undefined) return word.length <= 14 && parts.some(({ length }) => length <= 2);
  return before.length <= 2 || after.length <= 2 || (/^[A-Z]+$/.test(before) && /^\d+$/.test(after));
}
