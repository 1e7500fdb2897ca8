import { call } from '#src/api/call.ts';
import { manufacturersEs, manufacturersSlug } from '#src/contracts/companies.ts';
import { csisecsManufacturerCsis } from '#src/contracts/csi.ts';
import { manufacturersVectorSearch } from '#src/contracts/meaning.ts';
import { search } from '#src/api/search.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';
import { searchQueryOf, searchStateFrom, type SearchState } from '#src/domain/search-state.ts';
import { paths } from '#src/paths.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';
import { editionStore } from '#src/stores/edition.ts';

/** How many of the closest results to show; those further away are unlikely to be what was meant. */
const nearestShown = 24;
/** The most hits to load in order to find the products they belong to; the API returns them in pages. */
const hitsRead = 500;
const hitsOnPage = 100;

/** Searches a manufacturer's content for words: all types with `?terms=`, one type under its own path. */
export async function wordSearch({ params, request: { url, signal } }: ScreenRequest) {
  const query = new URL(url).searchParams;
  const isTyped = params['terms'] !== undefined;
  const terms = params['terms'] ?? query.get('terms') ?? '';
  const coid = companyIdParam(params['id'], paths.companySearch);
  const state = terms.trim() === '' && !isTyped ? null : stateFrom(terms, params['contentType'], query);
  const sections = state === null ? call(csisecsManufacturerCsis, { params: { coid }, signal }) : null;
  const [company, answer] = await Promise.all([
    call(manufacturersEs, { params: { coid }, signal }),
    state === null ? null : search(state.terms, state.contentType, { ...searchQueryOf(state), coid }, signal),
  ]);
  const found = answer === null ? null : requireData(answer);
  return {
    company: requireData(company),
    sections,
    result: state && found ? { state, answer: found } : null,
  };
}

function stateFrom(terms: string, type: string | undefined, query: URLSearchParams): SearchState {
  const state = searchStateFrom({ terms, contentType: type }, query, editionStore.getState());
  if (state === null || state.contentType === 'company') throw notFound();
  return state;
}

/** Finds a manufacturer's products by their own words and by the words of their content. */
export async function productSearch({ params, request: { url, signal } }: ScreenRequest) {
  const terms = termsOf(url, 'terms');
  const coid = companyIdParam(params['id'], paths.companyProductSearch);
  const sections = terms === null ? call(csisecsManufacturerCsis, { params: { coid }, signal }) : null;
  const [company, answer, products] = await Promise.all([
    call(manufacturersEs, { params: { coid }, signal }),
    terms === null ? null : allHits(terms, coid, signal),
    terms === null ? null : call(manufacturersSlug, { params: { coid, contentType: 'product' }, signal }),
  ]);
  const found = answer === null ? null : requireData(answer);
  return {
    company: requireData(company),
    sections,
    result:
      terms !== null && found !== null && products !== null
        ? { terms, answer: found, products: requireData(products).items }
        : null,
  };
}

/** Loads all pages of hits, because a product may have its only hit on a later one. */
async function allHits(terms: string, coid: number, signal: AbortSignal): Promise<Result<SearchResult>> {
  const pageFrom = (from: number) => search(terms, null, { coid, from, size: hitsOnPage }, signal);
  const first = await pageFrom(0);
  if (first.error) return first;
  const { hits } = first.data;
  const count = Math.ceil(Math.min(hits.total.value, hitsRead) / hitsOnPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(count - 1, 0) }, (_, index) => pageFrom((index + 1) * hitsOnPage)),
  );
  const failed = others.find(({ error }) => error);
  if (failed) return failed;
  const all = [first, ...others].flatMap(({ data }) => data?.hits.hits ?? []);
  return { data: { ...first.data, hits: { ...hits, hits: all } } };
}

/** Searches a manufacturer's content by the meaning of a question. */
export async function meaningSearch({ params, request: { url, signal } }: ScreenRequest) {
  const question = termsOf(url, 'q');
  const typed = new URL(url).searchParams.get('type');
  const type = typed === null || typed === '' ? null : contentTypeFrom(typed);
  const coid = companyIdParam(params['id'], paths.companyVectorSearch);
  if (typed !== null && typed !== '' && type === null) throw notFound();
  const sections = question === null ? call(csisecsManufacturerCsis, { params: { coid }, signal }) : null;
  const [company, answer] = await Promise.all([
    call(manufacturersEs, { params: { coid }, signal }),
    question === null
      ? null
      : call(manufacturersVectorSearch, {
          params: { coid },
          query: { q: question, size: nearestShown, content_type: type ?? undefined },
          signal,
        }),
  ]);
  const found = answer === null ? null : requireData(answer);
  return {
    company: requireData(company),
    sections,
    result: question && found ? { question, type, answer: found } : null,
  };
}

/** Null without a query; throws not found if the words must not reach a call. */
function termsOf(url: string, name: string): string | null {
  const text = new URL(url).searchParams.get(name) ?? '';
  if (text.trim() === '') return null;
  const terms = searchTermsFrom(text);
  if (terms === null) throw notFound();
  return terms;
}
