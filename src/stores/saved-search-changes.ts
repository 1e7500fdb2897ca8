import { deleteSavedSearch, listSavedSearches, saveSearch } from '#src/api/saved-searches.ts';
import { track } from '#src/browser/analytics.ts';
import { broadcastSaved } from '#src/browser/saved-broadcast.ts';
import { notify } from '#src/browser/toasts.ts';
import type { BodyOf } from '#src/contracts/define-call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SavedSearch, userSearchesCreate } from '#src/contracts/saved-searches.ts';
import { ownListChanges, sameUser } from '#src/stores/own-list.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';

const { load, reload, put } = ownListChanges<SavedSearch>(
  'searches',
  useSavedSearches.getState,
  useSavedSearches.setState,
  listSavedSearches,
);

export const loadSavedSearches = load;
/** @internal */
export const reloadSavedSearches = reload;

export type SearchToSave = BodyOf<typeof userSearchesCreate>;

async function send(search: SearchToSave): Promise<Result<SavedSearch>> {
  const isSame = sameUser();
  const { content_type, search_terms, query, name, opened_at } = search;
  const result = await saveSearch({ content_type, search_terms, query, name, opened_at });
  if (result.data && isSame()) {
    broadcastSaved('searches');
    put(result.data.seq, result.data);
  }
  return result;
}

/** Saves a search that is not saved yet. */
export async function createSavedSearch(search: SearchToSave): Promise<Result<SavedSearch>> {
  const result = await send(search);
  if (result.data) track('saved search', 'add', search.content_type);
  return result;
}

/** Another name for a saved search. */
export const renameSearch = (search: SavedSearch, name: string): Promise<Result<SavedSearch>> =>
  send({ ...search, name });

/** From now on, what is newer than `openedAt` is new. */
export const markOpened = (search: SavedSearch, openedAt: string): Promise<Result<SavedSearch>> =>
  send({ ...search, opened_at: openedAt });

/** Deletes a search: gone at once, back with a message when the API refuses, and for a while to be taken back. */
export async function removeSearch(search: SavedSearch): Promise<void> {
  const isSame = sameUser();
  put(search.seq, null);
  const { error } = await deleteSavedSearch(search.seq);
  if (!isSame()) return;
  if (error && error.status !== 404) {
    put(search.seq, search);
    void notify.error(`Could not delete the search. ${error.message}`);
    return;
  }
  // A list read in the meantime may still have it.
  put(search.seq, null);
  track('saved search', 'remove', search.content_type);
  broadcastSaved('searches');
  void notify.undo('Deleted the saved search', async () => {
    const again = await send(search);
    if (again.error) void notify.error(`Could not restore the search. ${again.error.message}`);
  });
}
