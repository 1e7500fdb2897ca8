import type { ReactNode } from 'react';

/**
 * What reads wrong in two lines: a number of a section (`07 54 23`), and a word with a hyphen of which one part is a
 * letter or two (`Low-E`, `R-value`, `RE-1`, `snap-on`), or that is a model (`CBK-719`).
 */
const inOneLine =
  /(?<![\w-])(?:\d{2} \d{2} \d{2}(?:\.\d{2})?|[A-Za-z]{1,2}-[A-Za-z\d]+|[A-Z]{1,4}-\d+|[A-Za-z\d]+-[A-Za-z\d]{1,2})(?![\w-])/g;

/** A text that wraps only where it reads well. Not a character is added: what is copied is the text. */
export function unbroken(text: string): ReactNode {
  const found = [...text.matchAll(inOneLine)];
  if (found.length === 0) return text;
  let at = 0;
  const parts = found.flatMap(({ 0: word, index }) => {
    const before = text.slice(at, index);
    at = index + word.length;
    return [
      before,
      <span key={index} className="nowrap">
        {word}
      </span>,
    ];
  });
  return [...parts, text.slice(at)];
}
