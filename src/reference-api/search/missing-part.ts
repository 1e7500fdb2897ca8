import type { CsiSection } from '#src/contracts/shapes.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import { type Asked, isOptional } from '#src/reference-api/search/asked-for.ts';
import { typesNamed } from '#src/reference-api/search/document-fields.ts';
import { neverMissing } from '#src/reference-api/search/reading/read-query.ts';
import type { LibraryNames } from '#src/reference-api/search/reading/other-things.ts';
import type { Tried } from '#src/reference-api/search/search-engine.ts';
import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';

/** Something that the words ask for and the library does not have. */
export interface LackingPart {
  words: string;
  section: CsiSection | null;
  /** The section's number, where no more is known. */
  number: string | null;
}

/** What a number at this place counts. */
function counted(words: SearchWords['words'], at: number): ScannedWord | null {
  const [number, next] = words.slice(at, at + 2);
  return number?.kind === 'number' && next?.kind === 'word' && next.before === 'space' ? next : null;
}

/** What the words ask for that is missing; null if there is nothing to say. */
export function missingPart(
  { thing, other, isOtherMeant, core }: Asked,
  { words, rest, text, number }: SearchWords,
  { count, answered, parts, unanswered }: Omit<Tried<unknown>, 'some'>,
  isQuestion: boolean,
  names: Pick<LibraryNames, 'answer'>,
): LackingPart | null {
  const isComplete = parts > 0 && answered === parts;
  // The library has no roof drains, but details of one.
  const hasPapers = isComplete && count > 0 && words.some(({ term }) => typesNamed.has(term));
  if (other !== null && !hasPapers && (isOtherMeant || !isComplete)) {
    const { number: digits, title } = other.section;
    const [first, last] = [words[other.from], words[other.to - 1]];
    const typed = rest.slice(first?.start, last?.end);
    return {
      words: other.isTitle ? title : typed,
      section: { number: digits, number95: null, title },
      number: digits,
    };
  }
  if (text === '' || text === matchAllQuery) return null;
  if (count === 0) return { words: text, section: null, number: number?.digits ?? null };
  if (isComplete || isQuestion) return null;
  const lacking = unanswered.flatMap((part) => words[part] ?? []);
  // Each word is a variant of the thing asked for, or papers on it are: clay pavers, and pavers in a herringbone pattern.
  const name = words.slice(thing?.from, thing?.to).map(({ term }) => term);
  const areVariants = words
    .slice(0, core)
    .every(
      ({ term }) => name.includes(term) || isOptional(term) || names.answer([term, ...name.slice(-1)], ''),
    );
  if (
    lacking.length === 0 &&
    thing !== null &&
    (areVariants || words.some(({ term }) => typesNamed.has(term)))
  )
    return null;
  // A number says little without what it counts: `3 tier`.
  const missing = lacking.flatMap((word) =>
    neverMissing.has(word.term)
      ? []
      : [rest.slice(word.start, counted(words, words.indexOf(word))?.end ?? word.end)],
  );
  // Nothing is compliant that no record calls so, and all else is there.
  if (missing.length === 0 && lacking.length > 0) return null;
  return { words: missing.length === 0 ? text : missing.join(' '), section: null, number: null };
}
