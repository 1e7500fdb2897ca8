import type { CsiSection } from '#src/contracts/shapes.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import { typesNamed } from '#src/reference-api/search/document-fields.ts';
import type { DocumentMatch, Matcher } from '#src/reference-api/search/match-documents.ts';
import type { QueryPlan } from '#src/reference-api/search/query-plan.ts';
import { endOfThing } from '#src/reference-api/search/reading/context.ts';
import {
  type LibraryNames,
  type OtherThing,
  otherThingIn,
} from '#src/reference-api/search/reading/read-query.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';
import type { AskedThing, ThingsAskedFor } from '#src/reference-api/search/things-asked-for.ts';

/** Something that the words ask for and the library does not have. */
export interface LackingPart {
  words: string;
  section: CsiSection | null;
  /** The section's number, where no more is known. */
  number: string | null;
}

/** What a query asks for: a thing of the library, or one that it has none of. */
export interface Asked {
  thing: AskedThing | null;
  other: OtherThing | null;
  /** The other thing is what is asked for, not just mentioned. */
  isOtherMeant: boolean;
  /** Words after these describe where the thing goes, or what comes with it. */
  core: number;
  /** Whether a word is a number, with or without a unit. */
  isMeasure: (at: number) => boolean;
}

export const nothingAsked: Asked = {
  thing: null,
  other: null,
  isOtherMeant: false,
  core: 0,
  isMeasure: () => false,
};

/** Words that name no thing by themselves: a nurse call system is a nurse call. */
const general = new Set(['system', 'equipment', 'unit', 'assembly', 'product', 'device']);

/** A thing that the library has none of; general words after it are part of its name. */
function otherAtEnd(terms: readonly string[], names: LibraryNames): OtherThing | null {
  const named = otherThingIn(terms, names);
  if (named === null) return null;
  const isEnd = terms.slice(named.to).every((term) => general.has(term));
  return isEnd ? { ...named, to: terms.length } : named;
}

export function askedFor({ words, rest }: SearchWords, things: ThingsAskedFor, names: LibraryNames): Asked {
  const end = endOfThing(rest);
  const first = words.filter(({ start }) => start < end);
  // In `course on firestopping` the thing comes after the kind of paper.
  const core = first.every(({ kind, term }) => kind !== 'word' || typesNamed.has(term)) ? words : first;
  const thing = things(core);
  const named = otherAtEnd(
    core.map(({ term }) => term),
    names,
  );
  // `Fire extinguisher cabinet` is a cabinet, whatever else its words name.
  const isOther =
    named !== null &&
    (thing === null ||
      thing.isWithin ||
      named.to > thing.to ||
      (named.to === thing.to && named.from < thing.from));
  const other = isOther ? named : null;
  return {
    thing: isOther ? null : thing,
    other,
    isOtherMeant: other !== null && (other.isTitle || (thing?.isWithin ?? true) || other.to === core.length),
    core: core.length,
    isMeasure: (at) => words[at]?.kind !== 'word',
  };
}

export interface WhatDocumentsAre {
  isProduct: (document: number) => boolean;
  /** The document is a product or a manufacturer whose name has all words. */
  isCalled: (document: number) => boolean;
  /** The library does not know the word at all. */
  isUnknown: (part: number) => boolean;
  /** The word is of the name of the document's manufacturer. */
  isByMaker: (part: number, document: number) => boolean;
}

/**
 * Everything that has all words, if the thing asked for or something of that name is among it; else those things,
 * whatever else they lack.
 */
export function matchAsked(
  match: Matcher,
  plan: QueryPlan,
  { thing, core, isMeasure }: Asked,
  { isProduct, isCalled, isUnknown, isByMaker }: WhatDocumentsAre,
): DocumentMatch {
  const found = match(plan);
  if (thing === null) return found;
  const isAll = found.parts > 0 && found.answered === found.parts;
  if (
    isAll &&
    (thing.isWeak || found.documents.some((document) => thing.has(document) || isCalled(document)))
  )
    return found;
  const all = found.documents;
  const isRequired = (part: number) => part < core || part === plan.numberPart;
  const things = match(plan, { has: thing.has, leads: isProduct, isRequired });
  // In `lavatory grout`, a word after the thing that no lavatory has is the thing itself; and who asks for a manufacturer's
  // things asks for no others.
  const isSomethingElse = things.unanswered.some(
    (part) =>
      (part >= thing.to && !isMeasure(part) && isUnknown(part)) ||
      (isAll && all.some((document) => isByMaker(part, document))),
  );
  return things.documents.length === 0 || isSomethingElse ? match(plan) : things;
}

/** What the words ask for that is missing; null if there is nothing to say. */
export function missingPart(
  { other, isOtherMeant }: Asked,
  { words, rest, text, number }: SearchWords,
  { documents, answered, parts, unanswered }: DocumentMatch,
  isQuestion: boolean,
): LackingPart | null {
  const isComplete = parts > 0 && answered === parts;
  if (other !== null && (isOtherMeant || !isComplete)) {
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
  if (documents.length === 0) return { words: text, section: null, number: number?.digits ?? null };
  if (isComplete || isQuestion) return null;
  const missing = unanswered.flatMap((part) => {
    const word = words[part];
    return word === undefined ? [] : [rest.slice(word.start, word.end)];
  });
  return { words: missing.length === 0 ? text : missing.join(' '), section: null, number: null };
}
