import { nameTypes, typesNamed } from '#src/reference-api/search/document-fields.ts';
import { type Asked, isOptional } from '#src/reference-api/search/asked-for.ts';
import { isOfProgram, type QueryPlan } from '#src/reference-api/search/query-plan.ts';
import type { DocumentTest, SearchEngine, Tried, Try } from '#src/reference-api/search/search-engine.ts';
import { isAttribute } from '#src/reference-api/search/reading/naming-words.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';
import { type Step, got } from '#src/reference-api/search/steps.ts';
import type { AskedThing } from '#src/reference-api/search/things-asked-for.ts';

/** Where no course is about fire doors, a course about something else is no answer, but fire doors are. */
const isRequired = (term: string) => !isOptional(term) && !typesNamed.get(term)?.has('webinar');

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
  const isBehind = (part: number) => part >= naming && words.slice(part, part + 1).some(isAttribute);
  const told = Array.from({ length: plan.parts }, (_, part) => part).filter(
    (part) =>
      (part < core &&
        isRequired(words[part]?.term ?? '') &&
        !(part >= naming && words[part + 1]?.term === 'room') &&
        !isProperty(part, thing.of)) ||
      part === plan.numberPart,
  );
  // What is said of a thing behind its name makes no other, less specific thing of it.
  const required = told.filter((part) => !isBehind(part));
  const tryOf = ({ of }: AskedThing, parts = required): Try => {
    // What is called so leads, not what only stands in a section that is: in `emergency power panelboard`, no surge protective device.
    const nouns = nounsOf(of);
    const leads: DocumentTest =
      nouns.length === 0 ? isProduct : { is: 'all', of: [isProduct, { is: 'thing', of: nouns }] };
    return { ...all, within: { has: { is: 'thing', of }, leads, required: parts } };
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
  if (things.count === 0 || isSomethingElse)
    return { tried: yield* matchOne(asTyped), thing, isInOne: isAll };
  const whole = required.length < told.length ? yield* matchOne(tryOf(thing, told)) : null;
  const tried = yield* matchOne(tryOf(thing));
  if (whole === null || tried.answered < tried.parts) return { tried, thing, isInOne: isAll };
  const { answered, parts, unanswered: untold } = whole;
  return { tried: { ...tried, answered, parts, unanswered: untold }, thing, isInOne: isAll };
}
