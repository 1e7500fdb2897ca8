import { joinedWords } from '#src/reference-api/search/joined-words.ts';
import { type ScannedWord, scanWords } from '#src/reference-api/search/scan-words.ts';
import { phrasesIn } from '#src/reference-api/search/trade-phrases.ts';

/** The terms that matched, as they stand in the index. */
export type MatchedTerms = ReadonlySet<string>;

const maxFragmentLength = 240;

/** The words of a text that matched, alone or as part of a joined spelling or phrase. */
function matchedWords(words: readonly ScannedWord[], matched: MatchedTerms): boolean[] {
  const marks = words.map(({ term, also }) => matched.has(term) || also.some((other) => matched.has(other)));
  for (const { term, from, to } of joinedWords(words)) {
    // A search for `roof` finds `Roof-to-Wall`, but means only the roof.
    if (matched.has(term) && !marks.slice(from, to).includes(true)) marks.fill(true, from, to);
  }
  for (const { term, from, to } of phrasesIn(words.map((word) => word.term))) {
    if (matched.has(term)) marks.fill(true, from, to);
  }
  return marks;
}

/** Starts an excerpt of a long text a little before its first match. */
function fragmentStart(text: string, firstMatch: number): number {
  if (text.length <= maxFragmentLength || firstMatch < maxFragmentLength / 2) return 0;
  const space = text.indexOf(' ', firstMatch - maxFragmentLength / 3);
  return space < 0 ? 0 : space + 1;
}

/**
 * The text with everything that matched between `<em>` and `</em>`, otherwise unchanged; null if nothing matched. A
 * long text is cut to the part around the first match.
 */
export function highlightMatches(text: string, matched: MatchedTerms): string | null {
  const words = scanWords(text);
  const marks = matchedWords(words, matched);
  const first = words[marks.indexOf(true)];
  if (first === undefined) return null;
  const start = fragmentStart(text, first.start);
  const end =
    text.length - start <= maxFragmentLength ? text.length : text.lastIndexOf(' ', start + maxFragmentLength);
  const stop = Math.max(end, first.end);
  let highlighted = start > 0 ? '… ' : '';
  let at = start;
  words.forEach((word, index) => {
    if (marks[index] !== true || word.start < at || word.end > stop) return;
    const isSameRun = marks[index - 1] === true && /^[\s\p{Pd}.]$/u.test(text.slice(at, word.start));
    highlighted = isSameRun
      ? `${highlighted.slice(0, -'</em>'.length)}${text.slice(at, word.end)}</em>`
      : `${highlighted}${text.slice(at, word.start)}<em>${text.slice(word.start, word.end)}</em>`;
    at = word.end;
  });
  return `${highlighted}${text.slice(at, stop)}${stop < text.length ? ' …' : ''}`;
}
