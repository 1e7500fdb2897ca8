import { call } from '#src/api/call.ts';
import { activitiesSearch } from '#src/contracts/activities.ts';
import { bannersForUrl } from '#src/contracts/banners.ts';
import { csinosRelated } from '#src/contracts/csi.ts';
import { search } from '#src/api/search.ts';
import { afterFirstPaint } from '#src/browser/first-paint.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { Requirements } from '#src/domain/requirements.ts';
import { searchQueryOf, searchStateFrom, type SearchState } from '#src/domain/search-state.ts';
import { nearestSearch } from '#src/domain/search-choice.ts';
import { mayContainRequirement } from '#src/domain/may-contain-requirement.ts';
import { lazyPartsOf, requestLazyParts } from '#src/screens/search/lazy-parts.ts';
import { nearShown } from '#src/screens/search/near-shown.ts';
import { editionStore } from '#src/stores/edition.ts';

const activitiesShown = 6;

/**
 * Waits for the results. Related content, and the near matches for a search where nothing passes all filters, are
 * promises. An invalid address makes no call.
 */
export async function searchResults({ params, request }: ScreenRequest) {
  const { searchParams, pathname } = new URL(request.url);
  const fromAddress = searchStateFrom(params, searchParams, editionStore.getState());
  if (fromAddress === null) throw notFound();
  const state = await interpreted(fromAddress);
  const { terms, contentType, mf } = state;
  const { signal } = request;
  const found = search(terms, contentType, searchQueryOf(state), signal);
  const around = {
    related: afterFirstPaint(() =>
      call(csinosRelated, {
        query: { qstr: terms, mf, type: (contentType === 'company' ? null : contentType) ?? undefined },
        signal,
      }),
    ),
    activities: afterFirstPaint(() =>
      call(activitiesSearch, { body: { size: activitiesShown, query: { match: { terms } } }, signal }),
    ),
    banners: afterFirstPaint(() => call(bannersForUrl, { query: { url: pathname }, signal })),
  };
  const required = state.typed === null ? null : await requirementsIn(state.typed);
  const answer = requireData(await found);
  requestLazyParts(lazyPartsOf({ state, answer, required }));
  const near = answer.near ? nearestSearch(state, answer.near) : null;
  const nearest =
    near && search(near.terms, contentType, { ...searchQueryOf(near), size: nearShown }, signal);
  return { state, isInterpreted: state !== fromAddress, required, answer, nearest, ...around };
}

export type Loaded = Awaited<ReturnType<typeof searchResults>>;

async function requirementsIn(typed: string): Promise<Requirements> {
  const { readRequirements } = await import('#src/domain/requirements.ts');
  return readRequirements(typed);
}

async function interpreted(state: SearchState): Promise<SearchState> {
  if (state.exact || !mayContainRequirement(state.terms)) return state;
  const { interpretedSearch } = await import('#src/domain/interpreted-search.ts');
  return interpretedSearch(state);
}
