import type { Asked } from '#src/reference-api/search/asked-for.ts';
import type { LibraryReading } from '#src/reference-api/search/library-reading.ts';
import type { OtherThing } from '#src/reference-api/search/reading/other-things.ts';
import type { QueryPlan } from '#src/reference-api/search/query-plan.ts';
import type { DocumentTest, SearchEngine, Tried } from '#src/reference-api/search/search-engine.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';
import { isSentence } from '#src/reference-api/search/reading/purposes.ts';
import { isQuestion } from '#src/reference-api/search/reading/questions.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { type Step, got } from '#src/reference-api/search/steps.ts';
import { wordingsOf } from '#src/reference-api/search/things-asked-for.ts';
import { nameOf, placesOf } from '#src/reference-api/search/words-between.ts';

const isProduct: DocumentTest = { is: 'type', of: ['product'] };

/** What is shown below the notice that the library has none of a thing. */
interface Beside<Found> {
  found: Found;
  /** How many records have that name: details of a thing that no product is. */
  count: number;
  /** The things shown instead, by number. */
  akin: readonly number[];
}

/**
 * Beside a thing that the library has none of: what is called so; otherwise its own kinds of that; otherwise what the other words
 * name. What shares only some words with a missing thing would appear as if it were that thing. Null if none is asked for.
 */
export function* besideOther<Found>(
  engine: Pick<SearchEngine<Found>, 'match'>,
  plan: QueryPlan,
  { words }: Pick<SearchWords, 'words'>,
  asked: Asked,
  query: string,
  { names, things }: Pick<LibraryReading, 'names' | 'things'>,
): Step<Beside<Found> | null> {
  const { other, isOtherMeant } = asked;
  if (other === null || !isOtherMeant) return null;
  function* within(has: DocumentTest, leads: DocumentTest, required: readonly number[]): Step<Tried<Found>> {
    const [tried] = yield* got(engine.match([{ plan, within: { has, leads, required }, probes: [] }], false));
    if (tried === undefined) throw new Error('An engine answers every try.');
    return tried;
  }
  const name = nameOf(words, other);
  // A detail of a resilient wall base is one of a cove base.
  // A rubber wall base is a wall base; sheet metal roofing is no metal roofing that the library has.
  const ending = name.split(' ').slice(-2).join(' ');
  const isOurs = [ending, ...wordingsOf(ending)].some((one) => names.endsName(one.split(' ')));
  const main = isOurs ? name : ending;
  const saying: DocumentTest = {
    is: 'any',
    of: [name, ...[name, main].flatMap(wordingsOf)].map(
      (one) => ({ is: 'titled', how: 'phrase', words: one }) as const,
    ),
  };
  // Nothing may have all words, though something is called so: a wall base, though not of 4 in.
  const called = yield* within(saying, saying, placesOf(other));
  if (called.count > 0) return { found: called.found, count: called.count, akin: [] };
  const { from, to, section } = other;
  // Of a variant that the library has none of, its own kinds: louvers, for a penthouse louver. What it is for stands behind: a door
  // for sound is a door.
  const kind = nameOf(words, { from, to: Math.max(from + 1, Math.min(to, asked.head)) });
  const akin = names.akin(kind.split(' '), section.number);
  // Mineral wool for acoustic insulation is there, as other insulation.
  const besides =
    akin.length > 0 ? akin : [words.slice(0, from), words.slice(to, asked.core)].flatMap(things.named);
  const near = yield* within({ is: 'thing', of: besides }, isProduct, placesOf(other));
  if (near.count > 0) return { found: near.found, count: 0, akin: besides };
  // In a sentence, what it is about is named somewhere: water drips from the metal roof.
  const spoken = isSentence(query) || isQuestion(query) ? scanWords(query) : [];
  const about = things
    .others(spoken)
    .filter((one) => one.to - one.from > 1)
    .map((one) => names.akin(nameOf(spoken, one).split(' '), section.number));
  const of = about.find((some) => some.length > 0) ?? [];
  return { found: (yield* within({ is: 'thing', of }, isProduct, [])).found, count: 0, akin: of };
}

/** What comes with the thing asked for, if no product of that is said to have it. */
export function* lacksExtra<Found>(
  { match }: Pick<SearchEngine<Found>, 'match'>,
  plan: QueryPlan,
  { thing, extra, head }: Asked,
): Step<OtherThing | null> {
  if (extra === null || thing === null) return null;
  const has: DocumentTest = { is: 'all', of: [isProduct, { is: 'thing', of: thing.of }] };
  const within = { has, leads: isProduct, required: placesOf({ from: head, to: extra.to }) };
  const [tried] = yield* got(match([{ plan, within, probes: [] }], false));
  return tried !== undefined && tried.answered < tried.parts ? extra : null;
}
