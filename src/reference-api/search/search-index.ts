import type { Bucket } from '#src/contracts/elasticsearch.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { CountedSection } from '#src/contracts/csi.ts';
import type { SearchQuery, SearchResult } from '#src/contracts/search.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import { facetDrops, valueDrops } from '#src/reference-api/search/counts-without.ts';
import { createEmbeddedEngine } from '#src/reference-api/search/embedded-engine.ts';
import { facetChoice, rangeChoices } from '#src/reference-api/search/facet-choice.ts';
import { type FacetName, facetNames } from '#src/reference-api/search/facet-tables.ts';
import { type FoundDocuments, findDocuments } from '#src/reference-api/search/find-documents.ts';
import { learnLibrary } from '#src/reference-api/search/library-facts.ts';
import {
  type LabelOf,
  type LibraryReading,
  readLibraryFacts,
} from '#src/reference-api/search/library-reading.ts';
import { whatPasses } from '#src/reference-api/search/near-results.ts';
import { nearestSections } from '#src/reference-api/search/nearest-sections.ts';
import { measuredThing } from '#src/reference-api/search/reading/measured-thing.ts';
import { readQueryRequirements } from '#src/reference-api/search/query-requirements.ts';
import { countedSections } from '#src/reference-api/search/related-sections.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';
import type { Asking, Counted, Narrowing, SearchEngine } from '#src/reference-api/search/search-engine.ts';
import { toHit } from '#src/reference-api/search/search-hit.ts';
import { type Step, got, runNow } from '#src/reference-api/search/steps.ts';
import { numberTyped, suggestFrom } from '#src/reference-api/search/suggest.ts';
import { sectionInView, visibleRanges } from '#src/reference-api/search/visible-ranges.ts';

type Search = (
  terms: string,
  contentType: ContentType | 'company' | null,
  query: SearchQuery,
) => SearchResult;
/** `type` counts only that type. */
type RelatedSections = (words: string, type?: string) => CountedSection[];
type Later<Ask extends (...asked: never[]) => unknown> = (
  ...asked: Parameters<Ask>
) => ReturnType<Ask> | Promise<ReturnType<Ask>>;

/** The search of the library. */
export interface LibrarySearch {
  /** Answers like Elasticsearch. Any terms are safe; empty ones find nothing. */
  search: Later<Search>;
  /** Sections related to the words, largest first. */
  relatedSections: Later<RelatedSections>;
}

/** The search of an index in memory, which answers at once. */
export interface SearchIndex extends LibrarySearch {
  search: Search;
  relatedSections: RelatedSections;
}

const defaultSize = 24;
const maxNearestSections = 4;
/** Rarer values can be found by words. */
const maxBuckets: Partial<Record<FacetName, number>> = { standard: 60 };

/** A facet's values, largest first. Chosen values stay even at zero. */
function toBuckets(
  facet: FacetName,
  counted: readonly Counted[],
  chosen: readonly string[],
  labelOf: LabelOf,
) {
  const unmet = chosen.flatMap((key) =>
    labelOf(facet, key) === undefined || counted.some((one) => one.key === key)
      ? []
      : [{ key, doc_count: 0 }],
  );
  const all = [...counted, ...unmet.toSorted((a, b) => (a.key < b.key ? -1 : 1))];
  const most = maxBuckets[facet];
  return all
    .filter(({ key }, at) => most === undefined || at < most || chosen.includes(key))
    .map(({ key, doc_count }): Bucket => ({ key, doc_count, label: labelOf(facet, key) ?? key }));
}

/** The sections of what is found, of one type or all, in the current edition. */
function* sectionsOf<Found>(
  engine: SearchEngine<Found>,
  found: Found,
  type: string | null,
): Step<readonly Counted[]> {
  const choice = type === null ? {} : { content_type: [type] };
  const page = yield* got(
    engine.page({
      found,
      reach: {},
      edition: '04',
      choice,
      ranges: [],
      sort: 'relevance',
      from: 0,
      size: 0,
      rangesFor: () => [],
    }),
  );
  return page.facets['section'] ?? [];
}

function* lackingIn<Found>(
  engine: SearchEngine<Found>,
  { sections: lookup, productCounts }: LibraryReading,
  { lacking, isLackingElsewhere, found }: FoundDocuments<Found>,
): Step<SearchResult['lacking']> {
  if (lacking === null) return null;
  const { words, section, number } = lacking;
  const sections =
    number === null
      ? countedSections(yield* sectionsOf(engine, found, null), lookup).slice(0, maxNearestSections)
      : nearestSections(number, section?.title ?? '', productCounts, lookup);
  // Of a number that nobody knows, the section or the division above it.
  const above = number === null ? [] : [6, 4, 2].map((length) => number.slice(0, length).padEnd(6, '0'));
  const known = above.map(lookup.find).find((one) => one !== null) ?? null;
  return { words, section: section ?? known, sections, isElsewhere: isLackingElsewhere };
}

/** For each chosen value, how many documents would be found without it; and without the words, if there is more than words. */
function* countsWithout<Found>(
  engine: SearchEngine<Found>,
  asking: Asking<Found>,
  narrowing: Narrowing,
  terms: string,
  labelOf: LabelOf,
): Step<SearchResult['without']> {
  const drops = valueDrops(narrowing, labelOf);
  const counts = drops.length === 0 ? [] : yield* got(engine.count(asking, drops));
  const without = drops.flatMap((drop, at) =>
    drop.without.map((value) => ({ ...value, doc_count: counts[at] ?? 0 })),
  );
  if (terms.trim() === matchAllQuery || facetDrops(narrowing, labelOf).length === 0) return without;
  const [doc_count = 0] = yield* got(engine.count({ ...asking, found: null }, [narrowing]));
  return [...without, { facet: 'terms', key: matchAllQuery, label: terms, doc_count }];
}

/** Reads a query, and asks an engine. */
export function* answerSearch<Found>(
  engine: SearchEngine<Found>,
  reading: LibraryReading,
  asked: Parameters<Search>,
): Step<SearchResult> {
  const start = performance.now();
  const [typed, contentType, given] = asked;
  const { properties, propertiesOf, labels } = reading;
  const { terms: left, query, understood } = readQueryRequirements(typed, given, properties);
  const isTyping = query.suggest === '1';
  const narrowing = { choice: facetChoice(contentType, query), ranges: rangeChoices(query, properties) };
  const chosenRanges = narrowing.ranges.map(({ name }) => name);
  // `Class A fire rated` is what the filter says.
  const plain = chosenRanges.includes('fire-class') ? left.replace(/^fire[- ]rated (?=\p{L})/iu, '') : left;
  const narrower =
    query.exact === '1' || isTyping
      ? null
      : measuredThing(plain, chosenRanges, reading.things, reading.hasProperty);
  const terms = narrower?.to ?? plain;
  const found = yield* findDocuments(engine, reading, terms, {
    isExact: query.exact === '1',
    isTyping,
    ranges: narrowing.ranges,
  });
  // Once `insulaton board 3 inch` is corrected, the number has a product to belong to.
  const to = isTyping ? null : (found.corrected?.to ?? null);
  if (to !== null && readQueryRequirements(to, given, properties).understood.length > 0) {
    const answer = yield* answerSearch(engine, reading, [to, contentType, given]);
    return { ...answer, corrected: found.corrected };
  }
  const edition = isTyping ? '04' : (query.mf ?? '04');
  const words = { found: terms.trim() === matchAllQuery ? null : found.found, reach: query, edition };
  const { corrected, section } = found;
  if (isTyping) {
    const suggestions = yield* got(engine.suggest(words, numberTyped(terms)));
    return {
      hits: { total: { value: suggestions.total, relation: 'eq' }, hits: [] },
      corrected,
      section,
      without: [],
      ranges: [],
      suggest: suggestFrom(suggestions, section, reading.sections),
      took: Math.round(performance.now() - start),
    };
  }
  const { choice, ranges } = narrowing;
  const labelOf = labels[edition];
  const isElsewhere = (found.lacking?.section ?? null) !== null;
  const { asking, near } = isElsewhere
    ? { asking: words, near: null }
    : yield* whatPasses(engine, words, found, narrowing, labelOf);
  const page = yield* got(
    engine.page({
      ...asking,
      ...narrowing,
      sort: query.sort ?? 'relevance',
      from: query.from ?? 0,
      size: query.size ?? defaultSize,
      rangesFor(total, sections) {
        const shown = sectionInView(total, sections, choice, section?.number ?? null);
        return [...new Set([...chosenRanges, ...((shown !== null && propertiesOf.get(shown)) || [])])];
      },
    }),
  );
  return {
    hits: {
      total: { value: page.total, relation: 'eq' },
      hits: page.hits.map((hit) => toHit(hit, found.matched)),
    },
    aggregations: Object.fromEntries(
      facetNames.map((facet) => [
        facet,
        { buckets: toBuckets(facet, page.facets[facet] ?? [], choice[facet] ?? [], labelOf) },
      ]),
    ),
    corrected,
    section,
    understood: [...understood, ...(narrower === null ? [] : [narrower]), ...found.understood],
    lacking: yield* lackingIn(engine, reading, found),
    near: near === null ? null : { ...near, terms: narrower?.to ?? left },
    ranges: visibleRanges(page.ranges, ranges, properties),
    without: page.total === 0 ? yield* countsWithout(engine, asking, narrowing, terms, labelOf) : [],
    took: Math.round(performance.now() - start),
  };
}

export function* answerRelatedSections<Found>(
  engine: SearchEngine<Found>,
  reading: LibraryReading,
  [words, type = '']: Parameters<RelatedSections>,
): Step<CountedSection[]> {
  const { found } = yield* findDocuments(engine, reading, words, {
    isExact: false,
    isTyping: false,
    ranges: [],
  });
  return countedSections(yield* sectionsOf(engine, found, type === '' ? null : type), reading.sections);
}

/** Indexes all content once; the documents must not change afterward. "Updated within" counts back from `today`. */
export function createSearchIndex(documents: readonly SearchDocument[], today: string): SearchIndex {
  const engine = createEmbeddedEngine(documents, learnLibrary(documents, today));
  const reading = readLibraryFacts(engine.facts);
  return {
    search: (...asked) => runNow(answerSearch(engine, reading, asked)),
    relatedSections: (...asked) => runNow(answerRelatedSections(engine, reading, asked)),
  };
}
