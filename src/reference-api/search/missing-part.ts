import type { CsiSection } from '#src/contracts/shapes.ts';
import { measuredNames } from '#src/domain/measured-names.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import { type Asked, isOptional } from '#src/reference-api/search/asked-for.ts';
import { nameTypes } from '#src/reference-api/search/document-fields.ts';
import { neverMissing } from '#src/reference-api/search/reading/read-query.ts';
import { isStandardsBody } from '#src/reference-api/search/text-terms.ts';
import type { LibraryNames } from '#src/reference-api/search/reading/other-things.ts';
import type { Tried } from '#src/reference-api/search/search-engine.ts';
import { classed } from '#src/reference-api/search/reading/naming-words.ts';
import { weakWords } from '#src/reference-api/search/things-asked-for.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';

/** Something that the words ask for and the library does not have. */
export interface LackingPart {
  words: string;
  section: CsiSection | null;
  /** The section's number, where no more is known. */
  number: string | null;
}

/** Whether a number at this place counts the word behind it: `3 tier`, but not `grade 1 hinge`, `H-20 drain`, `UL 1479 W`, or `12x12 tile`. */
function isCount(words: SearchWords['words'], at: number, thing: Asked['thing']): boolean {
  const [number, next] = words.slice(at, at + 2);
  const before = words[at - 1];
  const isThing = thing !== null && thing.from <= at + 1 && at + 1 < thing.to;
  return (
    number?.kind === 'number' &&
    /^\d+$/.test(number.form) &&
    number.before !== 'hyphen' &&
    (before === undefined ||
      (before.kind === 'word' && !classed.has(before.term) && !isStandardsBody(before.term))) &&
    next?.kind === 'word' &&
    next.before === 'space' &&
    words[at + 2]?.before !== 'hyphen' &&
    !isThing &&
    !weakWords.has(next.term)
  );
}

/** A word behind what counts or classes it, and the number of a designation: `H-20`. */
const isOfWordBefore = (words: SearchWords['words'], at: number, thing: Asked['thing']): boolean =>
  isCount(words, at - 1, thing) ||
  classed.has(words[at - 1]?.term ?? '') ||
  (words[at]?.kind === 'number' && words[at].before === 'hyphen');

/** The missing words as typed, each once; a number with what it counts, which says little alone: `3 tier`. */
function missingWords(
  { words, rest }: Pick<SearchWords, 'words' | 'rest'>,
  parts: readonly number[],
  thing: Asked['thing'],
): string {
  const places = new Set(
    parts
      .filter((part) => !neverMissing.has(words[part]?.term ?? ''))
      .flatMap((part) => [
        ...(isOfWordBefore(words, part, thing) ? [part - 1] : []),
        part,
        ...(isCount(words, part, thing) ? [part + 1] : []),
      ]),
  );
  return [...places]
    .toSorted((one, other) => one - other)
    .map((at) => {
      const next = places.has(at + 1) ? words[at + 1]?.start : undefined;
      return next === undefined
        ? `${rest.slice(words[at]?.start, words[at]?.end)} `
        : rest.slice(words[at]?.start, next);
    })
    .join('')
    .trim();
}

const labelOf = (property: string): string =>
  measuredNames.find(({ name }) => name === property)?.words[0] ?? property;

/** What the words ask for that is missing; null if there is nothing to say. */
export function missingPart(
  { thing, other, isOtherMeant, core }: Asked,
  { words, rest, text, number }: SearchWords,
  { count, answered, parts, unanswered }: Omit<Tried<unknown>, 'some'>,
  isQuestion: boolean,
  names: Pick<LibraryNames, 'answer'>,
  { isInSome, isInOne }: { isInSome: (part: number) => boolean; isInOne: boolean },
): LackingPart | null {
  const isComplete = parts > 0 && answered === parts;
  // The library has no roof drains, but details of one.
  const hasPapers = isComplete && count > 0 && nameTypes(words);
  if (other !== null && !hasPapers && (isOtherMeant || !isComplete)) {
    const { number: digits, title } = other.section;
    const [first, last] = [words[other.from], words[other.to - 1]];
    const typed = rest.slice(first?.start, last?.end);
    return {
      words: other.isTitle
        ? title
        : other.property === undefined
          ? typed
          : `${typed} with ${labelOf(other.property)}`,
      section: { number: digits, number95: null, title },
      number: digits,
    };
  }
  if (text === '' || text === matchAllQuery) return null;
  if (count === 0) return { words: text, section: null, number: number?.digits ?? null };
  if (isComplete || isQuestion) return null;
  const lacking = unanswered.filter((part) => words[part] !== undefined);
  // A detail has all words, though no product has: a toilet partition 55 in. high.
  if (lacking.length === 0 && isInOne) return null;
  // Each word is a variant of the thing asked for, or papers on it are: clay pavers, and pavers in a herringbone pattern.
  const name = words.slice(thing?.from, thing?.to).map(({ term }) => term);
  const areVariants = words
    .slice(0, core)
    .every(
      ({ term }) => name.includes(term) || isOptional(term) || names.answer([term, ...name.slice(-1)], ''),
    );
  if (lacking.length === 0 && thing !== null && (areVariants || nameTypes(words))) return null;
  // What no record has says more than what only these lack.
  const unknown = lacking.filter((part) => !isInSome(part));
  const missing = missingWords({ words, rest }, unknown.length > 0 ? unknown : lacking, thing);
  // Nothing is compliant that no record calls so, and all else is there.
  if (missing === '' && lacking.length > 0) return null;
  return { words: missing === '' ? text : missing, section: null, number: null };
}
