import { companyBriefOf } from '#src/reference-api/world/briefs.ts';
import { categories, findCategory, sectionsOfCategory } from '#src/reference-api/world/categories.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { contentTypeFrom } from '#src/reference-api/http/path-parameters.ts';
import { maxSearchLength, words } from '#src/contracts/shapes.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import type { Company } from '#src/contracts/companies.ts';
import type { SearchQuery, SearchResult, searchResult } from '#src/contracts/search.ts';
import type { SearchType } from '#src/domain/search-state.ts';
import { findNeutral } from '#src/reference-api/specifications/neutral/find-neutral.ts';
import * as v from 'valibot';

const MOST = 500;
type Query = SearchQuery;

/** Omits labels that repeat the key. */
const shortened = ({ aggregations = {}, ...answer }: SearchResult): v.InferInput<typeof searchResult> => ({
  ...answer,
  aggregations: Object.fromEntries(
    Object.entries(aggregations).map(([facet, { buckets }]) => [
      facet,
      { buckets: buckets.map(({ label, ...rest }) => (label === rest.key ? rest : { label, ...rest })) },
    ]),
  ),
});

export function searchCalls({ world, search }: Context) {
  const terms = (text: string) =>
    v.is(words, text) ? text : refuse(400, `terms: Longer than ${maxSearchLength} characters.`);
  /** Adds the neutral sections, which are not among the documents. */
  function withNeutral(
    words: string,
    type: SearchType | null,
    query: Query,
    answer: SearchResult,
  ): SearchResult {
    const isAsked = type === null || type === 'spec' || type === 'sw';
    const { coid, manufacturer, from = 0, suggest, section, division } = query;
    const isNarrow = coid !== undefined || manufacturer !== undefined || from > 0 || suggest === '1';
    if (!isAsked || isNarrow) return answer;
    const numbers = [section, division].flatMap((list) => list?.split(',') ?? []);
    if (words.trim() === '*' && numbers.length === 0) return answer;
    const found = findNeutral(world, {
      words: answer.corrected?.to ?? words,
      section: answer.section?.number ?? answer.lacking?.section?.number ?? firstSection(type, answer),
      numbers,
      isAboutText: type !== null || answer.hits.total.value === 0,
    });
    return found.length === 0 ? answer : { ...answer, neutral: found };
  }
  const find = async (text: string, type: SearchType | null, query: Query) => {
    const words = terms(text);
    return shortened(withNeutral(words, type, query, await search().search(words, type, query)));
  };
  return {
    'search.terms': ({ params, query }) => find(params.terms, null, query),
    'search.termsType': ({ params, query }) => {
      const type = params.contentType === 'company' ? 'company' : contentTypeFrom(params.contentType);
      return find(params.terms, type, query);
    },
    'search.manufacturers': ({ params }) => {
      const all = [...world.companies.values()].toSorted(
        (one, other) => one.companyNoHtml.localeCompare(other.companyNoHtml, 'en') || one.coid - other.coid,
      );
      const { title, isIn } =
        selectionOf(params.category.toLowerCase()) ?? refuse(404, `There is no category ${params.category}.`);
      const letters = Map.groupBy(all, letterOf);
      return {
        category: params.category,
        title,
        letters: [...letters]
          .map(([letter, companies]) => ({ letter, doc_count: companies.length }))
          .toSorted((one, other) => one.letter.localeCompare(other.letter)),
        categories: categories.map(({ key, title: name }) => ({
          key,
          title: name,
          doc_count: all.filter(selectionOf(key)?.isIn ?? (() => false)).length,
        })),
        manufacturers: all.filter(isIn).slice(0, MOST).map(companyBriefOf),
      };
    },
  } satisfies Partial<Implementations>;
}

/** The section of the best specification found, which the words may have named by a synonym. */
function firstSection(type: SearchType | null, { hits }: SearchResult): string | null {
  const [first] = type === null ? [] : hits.hits;
  const item = first?._source;
  return item === undefined || item.content_type === 'company' ? null : (item.csi[0]?.number ?? null);
}

interface Selection {
  title: string;
  isIn: (company: Company) => boolean;
}

/** What a path segment selects: manufacturers by first letter (`a`, `0-9`), division (two digits), or category (its slug). */
function selectionOf(category: string): Selection | null {
  if (/^([a-z]|0-9)$/.test(category)) {
    return {
      title: category.toUpperCase(),
      isIn: (company) => letterOf(company) === category,
    };
  }
  const division = findDivision(category);
  if (division) {
    return {
      title: `Division ${division.number} ${division.title}`,
      isIn: ({ sections }) => sections.some(({ number }) => number.startsWith(division.number)),
    };
  }
  const found = findCategory(category);
  if (!found) return null;
  const numbers = new Set(sectionsOfCategory(found).map(({ number }) => number));
  return {
    title: found.title,
    isIn: ({ sections }) => sections.some(({ number }) => numbers.has(number)),
  };
}

/** The letter under which a name is filed: `o` for `Ö`, `0-9` for anything that is no letter. */
function letterOf({ companyNoHtml }: Company): string {
  const letter = companyNoHtml.normalize('NFD').charAt(0).toLowerCase().replace('ø', 'o');
  return /[a-z]/.test(letter) ? letter : '0-9';
}
