import type { CsiSection } from '#src/contracts/shapes.ts';
import { measuredNames } from '#src/domain/measured-names.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import { type Asked, isOptional } from '#src/reference-api/search/asked-for.ts';
import { nameTypes } from '#src/reference-api/search/document-fields.ts';
import { isSentence } from '#src/reference-api/search/reading/purposes.ts';
import { type WordFacts, missingWords } from '#src/reference-api/search/missing-words.ts';
import type { LibraryNames, OtherThing } from '#src/reference-api/search/reading/other-things.ts';
import type { Tried } from '#src/reference-api/search/search-engine.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';

/** Something that the words ask for and the library does not have. */
export interface LackingPart {
  words: string;
  section: CsiSection | null;
  /** The section's number, where no more is known. */
  number: string | null;
}

const labelOf = (property: string): string =>
  measuredNames.find(({ name }) => name === property)?.words[0] ?? property;

/** A thing that the library has none of. */
export function lackingOther(
  { section: { number, title }, from, to, isTitle, property }: OtherThing,
  { words, rest }: Pick<SearchWords, 'words' | 'rest'>,
): LackingPart {
  const typed = rest.slice(words[from]?.start, words[to - 1]?.end);
  const said = property === undefined ? typed : `${typed} with ${labelOf(property)}`;
  return { words: isTitle ? title : said, section: { number, number95: null, title }, number };
}

/** What the words ask for that is missing; null if there is nothing to say. */
export function missingPart(
  { thing, other, isOtherMeant, core }: Asked,
  { words, rest, text, number }: SearchWords,
  { count, answered, parts, unanswered }: Omit<Tried<unknown>, 'some'>,
  isQuestion: boolean,
  names: Pick<LibraryNames, 'answer'>,
  { isInOne, ...facts }: WordFacts & { isInOne: boolean },
): LackingPart | null {
  const isComplete = (parts > 0 || thing !== null) && answered === parts;
  // The library has no roof drains, but details of one.
  const hasPapers = isComplete && count > 0 && nameTypes(words);
  if (other !== null && !hasPapers && (isOtherMeant || !isComplete))
    return lackingOther(other, { words, rest });
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
  // Of a sentence, no word is missing more than another; what it is about is shown.
  if (isSentence(text))
    return thing !== null && core === 0 ? null : { words: text, section: null, number: null };
  // Without the word that would name it, it is nothing else.
  if (thing === null && core > 1 && lacking.includes(core - 1) && !facts.isInSome(core - 1)) {
    const [first, last] = [words[0], words[core - 1]];
    return { words: rest.slice(first?.start, last?.end), section: null, number: null };
  }
  // What no record has says more than what only these lack.
  const unknown = lacking.filter((part) => !facts.isInSome(part));
  const missing = missingWords({ words, rest }, unknown.length > 0 ? unknown : lacking, thing, facts);
  // Nothing is compliant that no record calls so, and all else is there.
  if (missing === '' && lacking.length > 0) return null;
  // All but a number is there: products are offered in sizes that no record has beside its other words.
  const measures = words.filter(({ kind }) => kind !== 'word');
  if (lacking.length === 0 && parts - answered <= measures.length) return null;
  return { words: missing === '' ? text : missing, section: null, number: null };
}
