import { nameTypes } from '#src/reference-api/search/document-fields.ts';
import { type LibraryNames, otherAtEnd } from '#src/reference-api/search/reading/other-things.ts';
import { neverMissing } from '#src/reference-api/search/reading/read-query.ts';
import { isParted } from '#src/reference-api/search/joined-words.ts';
import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';
import { type AskedThing, describing } from '#src/reference-api/search/things-asked-for.ts';

/** After these, a number tells a class: a category 6 cable. */
export const classed: ReadonlySet<string> = new Set(
  'category cat class type grade level schedule series group tier style size no model nps'.split(' '),
);

/** Shorter ones are letters of a designation: `UL 300`. */
const leastThing = 4;

/**
 * Without a number and what it counts or measures, at the end: a sink with 3 compartments is no compartment, stucco in 3 coats no
 * coat, ready mix with 3/4 in. aggregate no aggregate. `A117.1` counts nothing.
 */
function withoutCount(
  words: readonly ScannedWord[],
  things: (words: readonly ScannedWord[]) => AskedThing | null,
): readonly ScannedWord[] {
  const [before, count, counted] = words.slice(-3);
  const isCount =
    counted?.kind === 'word' &&
    before?.kind === 'word' &&
    count !== undefined &&
    !isParted(before, count) &&
    !classed.has(before.term) &&
    before.form.length >= leastThing &&
    (count.kind === 'number' || (count.kind === 'measure' && things(words.slice(0, -2))?.isWeak === false));
  return isCount ? words.slice(0, -2) : words;
}

/** Without a room at the end, where what stands before it names a thing: a floor drain of a shower is no shower. */
function withoutRoom(
  words: readonly ScannedWord[],
  things: (words: readonly ScannedWord[]) => AskedThing | null,
  names: LibraryNames,
): readonly ScannedWord[] {
  const terms = words.map(({ term }) => term);
  const last = terms.at(-1) ?? '';
  // A floor of a locker room is none of a room for lockers.
  const before = words.slice(0, last === 'room' ? -2 : -1);
  const isRoom = neverMissing.has(last) && (last === 'room' || !describing.has(last));
  if (before.length < 2 || !isRoom || names.endsName(terms.slice(-2))) return words;
  // A gooseneck barn light is none for a barn.
  if (otherAtEnd(terms, names)?.to === terms.length) return words;
  const named = terms.slice(0, before.length);
  const isNamed =
    things(before)?.isWeak === false ||
    names.answer(named, '') ||
    otherAtEnd(named, names)?.to === before.length;
  return isNamed ? before : words;
}

/** What details are of, at the end of `detail window head jamb sill`, where it is no thing. */
const partsShown = new Set(
  'head jamb sill base corner curb edge threshold termination transition penetration section plan elevation'.split(
    ' ',
  ),
);

function withoutPartsShown(
  words: readonly ScannedWord[],
  things: (words: readonly ScannedWord[]) => AskedThing | null,
): readonly ScannedWord[] {
  const last = words.findLastIndex(({ term }) => !partsShown.has(term));
  const before = words.slice(0, last + 1);
  return nameTypes(words) && things(before)?.isWeak === false ? before : words;
}

/** What a thing is, said behind it: how it is turned, and what was done to it. */
const turned: ReadonlySet<string> = new Set('horizontal vertical'.split(' '));
export const isAttribute = ({ form, kind }: Pick<ScannedWord, 'form' | 'kind'>): boolean =>
  kind === 'word' && (turned.has(form) || /[^e]ed$/.test(form)) && !describing.has(form);

/** Without attributes at the end, where what stands before them is a name: `hollow metal frame welded galvanized`. */
function withoutAttributes(
  words: readonly ScannedWord[],
  things: (words: readonly ScannedWord[]) => AskedThing | null,
  names: LibraryNames,
): readonly ScannedWord[] {
  const before = words.slice(0, words.findLastIndex((word) => !isAttribute(word)) + 1);
  if (before.length < 2 || before.length === words.length) return words;
  const thing = things(before);
  const isThing = thing?.to === before.length && !thing.isWeak && !thing.isWithin;
  const terms = before.map(({ term }) => term);
  return isThing || otherAtEnd(terms, names)?.to === before.length ? before : words;
}

/** The words among which the name of what is asked for stands. */
export const namingWords = (
  words: readonly ScannedWord[],
  things: (words: readonly ScannedWord[]) => AskedThing | null,
  names: LibraryNames,
): readonly ScannedWord[] =>
  withoutRoom(
    withoutCount(withoutPartsShown(withoutAttributes(words, things, names), things), things),
    things,
    names,
  );
