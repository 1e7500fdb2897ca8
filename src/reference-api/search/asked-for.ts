import { nameTypes, typesNamed, typesNamedBy } from '#src/reference-api/search/document-fields.ts';
import { isOfProgram, type QueryPlan } from '#src/reference-api/search/query-plan.ts';
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
import type { DocumentTest, SearchEngine, Tried, Try } from '#src/reference-api/search/search-engine.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';
import { type Step, got } from '#src/reference-api/search/steps.ts';
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

/** Where no course is about fire doors, a course about something else is no answer, but fire doors are. */
const isRequired = (term: string) => !isOptional(term) && !typesNamed.get(term)?.has('webinar');

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
    ({ kind, term }, at) => kind !== 'word' || typesNamedBy(upTo, at).length > 0 || names.isMeasure([term]),
  );
  const core = isPaper ? words : upTo;
  const naming = namingWords(core, things, names);
  // A sentence may name it anywhere: geese on the lawn jump over the fence.
  const isTold = isSentence(rest);
  const first = things(naming);
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

export interface WhatWordsAre {
  /** A product or a manufacturer whose name has all words, or anything whose title has several of them in a row. */
  called: readonly DocumentTest[];
  /** What else the words name. */
  others: readonly AskedThing[];
  /** Words of trade names, and what is called so. */
  proper: readonly { part: number; test: DocumentTest }[];
  /** Whether a word is part of the name of what these things are measured by. */
  isProperty: (part: number, of: readonly number[]) => boolean;
  /** Of these things, those that products are called, not sections. */
  nounsOf: (of: readonly number[]) => readonly number[];
  /** Whether products that end in the name's last words are offered as its first: glass, of a glass railing. */
  isVariant: (name: readonly string[]) => boolean;
}

/** So many other things of a query are tried. */
const mostThings = 3;
const isProduct: DocumentTest = { is: 'type', of: ['product'] };

/**
 * `isInOne`: some record has all words. Everything that has all words, if the thing asked for or something of that name is among it; else those things,
 * whatever else they lack.
 */
export function* matchAsked<Found>(
  { match }: Pick<SearchEngine<Found>, 'match'>,
  plan: QueryPlan,
  words: SearchWords['words'],
  { thing, core, naming, hasUse }: Asked,
  { called, others, proper, isProperty, nounsOf, isVariant }: WhatWordsAre,
): Step<{ tried: Tried<Found>; thing: AskedThing | null; isInOne: boolean }> {
  function* matchOne(one: Try): Step<Tried<Found>> {
    const [found] = yield* got(match([one], false));
    if (found === undefined) throw new Error('An engine answers every try.');
    return found;
  }
  const all: Try = { plan, within: null, probes: [] };
  if (thing === null) {
    const tried = yield* matchOne(all);
    const name = proper.find(({ part }) => tried.unanswered.includes(part));
    if (name === undefined) return { tried, thing, isInOne: false };
    // Who names a product means that, whatever else has the number beside its name.
    const required = Array.from({ length: plan.parts }, (_, part) => part);
    const named = yield* matchOne({ ...all, within: { has: name.test, leads: isProduct, required } });
    return { tried: named.count > 0 ? named : yield* matchOne(all), thing, isInOne: false };
  }
  const has: DocumentTest = { is: 'thing', of: thing.of };
  // A paper that has all words is none of those things, unless papers are asked for.
  const isOne = nameTypes(words) ? has : ({ is: 'all', of: [has, isProduct] } as const);
  const meant = [isOne, ...called];
  const makers = words.map(({ term }): DocumentTest => ({ is: 'maker', word: term }));
  const asTyped: Try = { ...all, probes: [...meant, ...makers] };
  const found = yield* matchOne(asTyped);
  const isAll = found.parts > 0 && found.answered === found.parts;
  if (isAll && !hasUse && (thing.isWeak || meant.some((_, at) => found.some(at))))
    return { tried: found, thing, isInOne: true };
  const required = Array.from({ length: plan.parts }, (_, part) => part).filter(
    (part) =>
      (part < core &&
        isRequired(words[part]?.term ?? '') &&
        !(part >= naming && words[part + 1]?.term === 'room') &&
        !isProperty(part, thing.of)) ||
      part === plan.numberPart,
  );
  const tryOf = ({ of }: AskedThing): Try => {
    // What is called so leads, not what only stands in a section that is: in `emergency power panelboard`, no surge protective device.
    const nouns = nounsOf(of);
    const leads: DocumentTest =
      nouns.length === 0 ? isProduct : { is: 'all', of: [isProduct, { is: 'thing', of: nouns }] };
    return { ...all, within: { has: { is: 'thing', of }, leads, required } };
  };
  let best = thing;
  let things = yield* matchOne(tryOf(thing));
  // The thing that has the most of what is asked for, where the words name several.
  // What stands right before the thing tells which: a door hinge is no door. But a railing is offered with glass.
  const termsIn = ({ from, to }: AskedThing) => words.slice(from, to).map(({ term }) => term);
  const tries = others
    .filter((other) => other.to !== thing.from || isVariant([...termsIn(thing), ...termsIn(other)]))
    .slice(0, mostThings);
  for (const other of things.unanswered.length === 0 ? [] : tries) {
    const tried = yield* matchOne(tryOf(other));
    if (tried.answered > things.answered) [best, things] = [other, tried];
  }
  if (best !== thing) return { tried: yield* matchOne(tryOf(best)), thing: best, isInOne: isAll };
  const { unanswered } = things;
  // A certification only describes the thing: whoever asks for an ENERGY STAR roof does not want a certified luminaire.
  const lacksCertification = unanswered.length > 0 && unanswered.every((part) => isOfProgram(words, part));
  const isSomethingElse =
    (thing.isWeak &&
      !lacksCertification &&
      (naming === core || unanswered.length > 0) &&
      found.answered > things.answered) ||
    // Who asks for a manufacturer's things asks for no others.
    (isAll && unanswered.some((part) => part < words.length && found.some(meant.length + part)));
  // The first match again: an engine may have kept one only.
  const tried = yield* matchOne(things.count === 0 || isSomethingElse ? asTyped : tryOf(thing));
  return { tried, thing, isInOne: isAll };
}
