import { call } from '#src/api/call.ts';
import type { BodyOf } from '#src/contracts/define-call.ts';
import type { Result, Saved } from '#src/contracts/result.ts';
import { userSearchesCreate, userSearchesDelete, userSearchesList } from '#src/contracts/saved-searches.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';

/** Always asks the server. */
export function listSavedSearches(): Promise<Result<SavedSearch[]>> {
  return call(userSearchesList, { fresh: true });
}

/**
 * Saves a search, or changes name and `opened_at` of the same one: the API has no update. With `updated_at`, 409 where that
 * has changed since, and 404 where it was deleted.
 */
export function saveSearch(body: BodyOf<typeof userSearchesCreate>): Promise<Saved<SavedSearch>> {
  return call(userSearchesCreate, { body });
}

export function deleteSavedSearch(seq: number): Promise<Result<{ ok: true }>> {
  return call(userSearchesDelete, { params: { id: seq } });
}
