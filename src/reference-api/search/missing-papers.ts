import { typesNamedBy } from '#src/reference-api/search/document-fields.ts';
import type { QueryPlan } from '#src/reference-api/search/query-plan.ts';
import type { SearchWords } from '#src/reference-api/search/search-words.ts';
import type { DocumentTest, SearchEngine, Tried } from '#src/reference-api/search/search-engine.ts';
import type { SearchHit } from '#src/contracts/search.ts';
import { placesOf } from '#src/reference-api/search/words-between.ts';
import type { AskedThing } from '#src/reference-api/search/things-asked-for.ts';
import { type Step, got } from '#src/reference-api/search/steps.ts';

const anything: DocumentTest = { is: 'all', of: [] };

/**
 * The papers on a thing, whatever else is said behind it: `epd structural steel hot rolled sections`. What stands before the thing
 * tells it apart, and is in them.
 */
function* papersOfThing<Found>(
  engine: Pick<SearchEngine<Found>, 'match'>,
  plan: QueryPlan,
  words: SearchWords['words'],
  { to, of, isWeak, isWithin }: AskedThing,
  types: readonly SearchHit['content_type'][],
): Step<{ tried: Tried<Found>; words: null } | null> {
  if (isWeak || isWithin || to === words.length) return null;
  const has: DocumentTest = {
    is: 'all',
    of: [
      { is: 'thing', of },
      { is: 'type', of: types },
    ],
  };
  const within = { has, leads: anything, required: placesOf({ from: 0, to }) };
  const [tried] = yield* got(engine.match([{ plan, within, probes: [] }], false));
  return tried === undefined || tried.count === 0 || tried.answered < tried.parts
    ? null
    : { tried, words: null };
}

/**
 * In `10 14 00 signage CAD`, a section's drawings are asked for. Where it has none, what is of the section without that word,
 * and the word, which is missing. Null if the words name no number and no kind of paper, or such papers are found.
 */
export function* missingPapers<Found>(
  engine: Pick<SearchEngine<Found>, 'match' | 'narrow'>,
  plan: QueryPlan,
  { words, rest, number }: Pick<SearchWords, 'words' | 'rest' | 'number'>,
  found: Found,
  thing: AskedThing | null,
): Step<{ tried: Tried<Found>; words: string | null } | null> {
  const named = words.filter((_, at) => typesNamedBy(words, at).length > 0);
  if ((number === null && thing === null) || named.length === 0) return null;
  const of = [...new Set(words.flatMap((_, at) => typesNamedBy(words, at)))];
  const papers = yield* got(engine.narrow(found, { is: 'type', of }));
  if (papers.count > 0) return null;
  if (number === null) return thing === null ? null : yield* papersOfThing(engine, plan, words, thing, of);
  const required = Array.from({ length: plan.parts }, (_, part) => part).filter(
    (part) => typesNamedBy(words, part).length === 0,
  );
  const within = { has: anything, leads: anything, required };
  const [tried] = yield* got(engine.match([{ plan, within, probes: [] }], false));
  return tried === undefined || tried.count === 0
    ? null
    : { tried, words: named.map(({ start, end }) => rest.slice(start, end)).join(' ') };
}
