import { typesNamedBy } from '#src/reference-api/search/document-fields.ts';
import { describesMore, endOfThing } from '#src/reference-api/search/reading/context.ts';
import {
  type LibraryNames,
  type OtherThing,
  generalWords,
  otherAtEnd,
  otherForUse,
  otherThingsIn,
} from '#src/reference-api/search/reading/other-things.ts';
import { isSentence, isTrouble } from '#src/reference-api/search/reading/purposes.ts';
import { namingWords } from '#src/reference-api/search/reading/naming-words.ts';
import { isTableName, neverMissing } from '#src/reference-api/search/reading/read-query.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';
import { type AskedThing, qualities, weakWords } from '#src/reference-api/search/things-asked-for.ts';

/** What a query asks for: a thing of the library, or one that it has none of. */
export interface Asked {
  thing: AskedThing | null;
  other: OtherThing | null;
  /** The other thing is what is asked for, not just mentioned. */
  isOtherMeant: boolean;
  /** What comes with the thing, and would make another of it: a base shoe, of a glass railing with one. */
  extra: OtherThing | null;
  /** Words before the first preposition. */
  head: number;
  /** Words after these describe where the thing goes, or what comes with it. */
  core: number;
  /** What follows says what it is for, which only ranks. */
  hasUse: boolean;
  /** Words from here on name nothing: what the thing is for, or so many of what it has. */
  naming: number;
}

export const nothingAsked: Asked = {
  thing: null,
  other: null,
  isOtherMeant: false,
  extra: null,
  head: 0,
  core: 0,
  naming: 0,
  hasUse: false,
};

/** Nothing is missing where no text has such a word, if another word names the thing. */
export const isOptional = (term: string) =>
  generalWords.has(term) || neverMissing.has(term) || qualities.has(term);

/** Behind a thing, words for materials say what it is made of: waterproofing, HDPE sheet. */
export const isMaterialOf = (
  thing: AskedThing | null,
  { from, to }: Pick<OtherThing, 'from' | 'to'>,
  terms: readonly string[],
): boolean =>
  thing !== null &&
  !thing.isWeak &&
  from >= thing.to &&
  terms.slice(from, to).every((term) => weakWords.has(term) || term === 'sheet');

/** So many words of a kind of paper stand before its subject: `technical data sheet epoxy mortar`. */
const longestPaper = 3;
function thingBehindPaper(
  words: SearchWords['words'],
  things: (words: SearchWords['words']) => AskedThing | null,
): AskedThing | null {
  const lead = words.findLastIndex((_, at) => at < longestPaper && typesNamedBy(words, at).length > 0) + 1;
  const behind = lead < words.length ? things(words.slice(lead)) : null;
  return behind === null ? things(words) : { ...behind, from: behind.from + lead, to: behind.to + lead };
}

const isSure = (one: AskedThing | null): boolean => one !== null && !one.isWeak && !one.isWithin;

export function askedFor(
  { words, rest }: SearchWords,
  things: (words: SearchWords['words']) => AskedThing | null,
  names: LibraryNames,
): Asked {
  const end = endOfThing(rest);
  const before = words.filter(({ start }) => start < end);
  const ownHead = things(before);
  const isFor = rest.startsWith('for ', end);
  // In `blown in cellulose`, the preposition is part of the name; a drain with a grate is no drain grate, and a roof hatch with a
  // railing is a roof hatch.
  const isHead =
    !isFor &&
    isSure(ownHead) &&
    ownHead?.to === before.length &&
    (describesMore(rest, end) || before.length > 1);
  const beyond =
    otherThingsIn(
      words.map(({ term }) => term),
      names,
    ).find(
      ({ from, to }) =>
        to > before.length &&
        (describesMore(rest, end) ? isTableName(words.map(({ term }) => term)) : from < before.length),
    ) ?? null;
  const across = isHead ? null : beyond;
  const upTo = across === null ? before : words.slice(0, across.to);
  // In `course on firestopping` the thing comes after the kind of paper.
  const isPaper = upTo.every(
    ({ kind, term }, at) =>
      kind !== 'word' || typesNamedBy(upTo, at).length > 0 || term === 'sds' || names.isMeasure([term]),
  );
  const core = isPaper ? words : upTo;
  const naming = namingWords(core, things, names);
  // A sentence may name it anywhere: geese on the lawn jump over the fence.
  const isTold = isSentence(rest);
  const first = thingBehindPaper(naming, things);
  const anywhere = isTold && !isSure(first) ? things(words) : null;
  const thing = isSure(anywhere) ? anywhere : first;
  const [terms, uses] = [naming, words.slice(core.length)].map((some) => some.map(({ term }) => term));
  const named =
    otherAtEnd(terms ?? [], names, thing?.isWeak === false && !thing.isWithin ? thing.to : undefined) ??
    // Drainable louvers for a penthouse are drainable louvers.
    otherForUse(terms ?? [], isFor && !names.answer(terms ?? [], '') ? (uses ?? []) : [], names);
  // `Fire extinguisher cabinet` is a cabinet, whatever else its words name.
  const isOther =
    named !== null &&
    !(isTold && named.to - named.from === 1 && isTrouble(words[named.from]?.form ?? '')) &&
    !isMaterialOf(thing, named, terms ?? []) &&
    (thing === null ||
      (thing.isWithin && named.to - named.from >= thing.to - thing.from) ||
      thing.isWeak ||
      named.to > thing.to ||
      (named.to === thing.to &&
        (named.from < thing.from || (named.from === thing.from && !thing.isWording))));
  const other = isOther ? named : null;
  return {
    thing: isOther ? null : thing,
    other,
    // `Pedestrian traffic coating balcony`: no other word names a thing.
    isOtherMeant:
      other !== null &&
      (other.isTitle ||
        (thing?.isWithin ?? true) ||
        thing?.isWeak === true ||
        other.to === naming.length ||
        (thing !== null && other.from <= thing.from && thing.to <= other.to)),
    extra: isHead ? beyond : null,
    head: before.length,
    // What is named behind what is wrong needs none of those words.
    core: isSure(anywhere) ? 0 : core.length,
    naming: naming.length,
    hasUse: core.length < words.length && describesMore(rest, end),
  };
}
