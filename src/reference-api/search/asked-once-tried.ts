import { type Asked, isMaterialOf } from '#src/reference-api/search/asked-for.ts';
import {
  type LibraryNames,
  otherThingAround,
  otherThingsIn,
  places,
} from '#src/reference-api/search/reading/other-things.ts';
import { weakWords } from '#src/reference-api/search/things-asked-for.ts';
import type { Tried } from '#src/reference-api/search/search-engine.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';

/**
 * What is asked for, once it is known what is missing: it may be part of the name of a thing that the library has none of, be it a word
 * or a property. A door with an STC is a sound control door.
 */
export function askedOnceTried(
  asked: Asked,
  { words }: SearchWords,
  { answered, parts, unanswered }: Pick<Tried<unknown>, 'answered' | 'parts' | 'unanswered'>,
  unmeasured: readonly string[],
  names: LibraryNames,
): Asked {
  // No record has all words, though each is in one: any of them may be what is missing.
  const isScattered = answered < parts && unanswered.length === 0;
  if (asked.other !== null || !(isScattered || unanswered.length + unmeasured.length > 0)) return asked;
  const core = words.slice(0, asked.core).map(({ term }) => term);
  // A weak word says too little: a wall with a fire rating is no fire-rated curtain wall.
  const isNamed =
    asked.thing !== null &&
    !asked.thing.isWeak &&
    !weakWords.has(core.slice(asked.thing.from, asked.thing.to).join(' '));
  const named = core.slice(0, asked.thing?.to);
  for (const property of isNamed || asked.thing === null ? unmeasured : []) {
    const other = otherThingAround([property, ...named], (at) => at === 0, names);
    // Of a kind that the section has, it is enough that none passes the limit: coiling doors, but none of 3 h.
    if (other === null || names.hasSection(other.section.number)) continue;
    return {
      ...asked,
      thing: null,
      other: { ...other, from: 0, to: other.to - 1, property },
      isOtherMeant: true,
    };
  }
  // `PVC roof membrane gray`: what stands behind the thing describes it. `Roll-up grille storefront`: it may be a name within.
  const { from: least = 0, to: end = 0, isWithin = true, isWeak = true } = asked.thing ?? {};
  // `Conduit firestop sealant`, `wall outlet toilet`: what is named before the thing describes it.
  const isBefore = (from: number, to: number) =>
    !isWithin &&
    !isWeak &&
    (end - least > 1 || (to - from === 1 && to === least) || places.has(core[to - 1] ?? '')) &&
    to <= least;
  const isMissing = (at: number) => isScattered || unanswered.includes(at);
  // Without timber, whatever is laminated is no cross-laminated timber.
  const isGone = (from: number, to: number) => {
    const left = core
      .slice(from, to)
      .filter((_, at) => !isMissing(from + at) && !(least <= from + at && from + at < end));
    return left.length === 0 || (left.length === 1 && to - from > 2 && isMissing(to - 1));
  };
  const [other = null] = [
    ...[...(isNamed && places.has(core.at(-1) ?? '') ? [] : [core]), named]
      .flatMap((name) => otherThingAround(name, isMissing, names) ?? [])
      // A welded hollow metal frame is still one, though it is a metal frame, too.
      .filter(({ from, to }) => isWeak || !(least < from && to <= end)),
    // A fire extinguisher cabinet is no fire extinguisher, whatever it lacks.
    ...otherThingsIn(core, names).filter(
      ({ from, to }) =>
        (from < least || (to > end && !(from >= end && places.has(core[to - 1] ?? '')))) &&
        !isBefore(from, to) &&
        isGone(from, to),
    ),
  ];
  return other === null || isMaterialOf(asked.thing, other, core)
    ? asked
    : { ...asked, thing: null, other, isOtherMeant: true };
}
