import { call } from '#src/api/call.ts';
import { track } from '#src/browser/analytics.ts';
import { now } from '#src/browser/clock.ts';
import { notify } from '#src/browser/toasts.ts';
import type { BodyOf } from '#src/contracts/define-call.ts';
import type { Result } from '#src/contracts/result.ts';
import {
  savedSearch,
  userSearchesCreate,
  userSearchesList,
  userSearchesDelete,
} from '#src/contracts/saved-searches.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import { mergeSearch } from '#src/domain/saved-searches/merge-search.ts';
import { newestFirst } from '#src/services/confirmed-records.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';
import { sameUserCheck } from '#src/stores/session.ts';
import type { WriteResult } from '#src/services/edit-queue.ts';
import { createSyncedRecords } from '#src/services/synced-records.ts';

export type SearchToSave = BodyOf<typeof userSearchesCreate>;

/** Two searches with the same type, terms, and filters are the same search. */
export const searchKey = ({ content_type, search_terms, query = '' }: SearchToSave): string =>
  JSON.stringify([content_type, search_terms, query]);

const records = createSyncedRecords<SavedSearch, SearchToSave>({
  kind: 'searches',
  what: 'search',
  read: () => call(userSearchesList, { fresh: true }),
  create: ({ content_type, search_terms, query, name, opened_at }) =>
    call(userSearchesCreate, { body: { content_type, search_terms, query, name, opened_at } }),
  // Only a changed name needs a version check. An API without versions may clear fields that are left out, so it gets all of them.
  update: ({ content_type, search_terms, query, name, opened_at }, theirs) =>
    call(userSearchesCreate, {
      body: {
        content_type,
        search_terms,
        query,
        ...((name !== theirs.name || theirs.updated_at === undefined) && { name }),
        ...((opened_at !== theirs.opened_at || theirs.updated_at === undefined) && { opened_at }),
        ...(name !== theirs.name && { updated_at: theirs.updated_at }),
      },
    }),
  remove: ({ seq }) => call(userSearchesDelete, { params: { id: seq } }),
  keyOf: searchKey,
  nameOf: ({ name, search_terms }) => name || search_terms,
  draftOf: (search) => search,
  merge: mergeSearch,
  inOrder: newestFirst,
  onRefused(error, isLate) {
    if (isLate) void notify.error(`A change of your saved searches was not saved. ${error.message}`);
  },
  offline: {
    record: savedSearch,
    draft: userSearchesCreate.body,
    provisional: ({ query = '', name = '', opened_at = null, ...fields }, id) => ({
      ...fields,
      query,
      name,
      opened_at,
      seq: -id,
      created_at: new Date(now()).toISOString(),
    }),
  },
  show: ({ pending, list, ...state }) =>
    useSavedSearches.setState({
      ...state,
      list: list.filter((one) => pending.get(searchKey(one)) !== false),
    }),
});

export const loadSavedSearches = records.loadOnce;
/** @internal */
export const reloadSavedSearches = records.load;

/** Saves a search that is not saved yet. */
export async function createSavedSearch(search: SearchToSave): Promise<WriteResult<SavedSearch | null>> {
  const key = searchKey(search);
  const result = await records.add(key, search);
  if (result.error) return result;
  const { name = '' } = search;
  // It was saved already, perhaps under another name.
  if (result.data === null && !result.isUnsent && name !== '')
    return records.change(key, (one) => ({ ...one, name }));
  track('saved search', 'add', search.content_type);
  return result;
}

/** Renames a saved search. `before` is the name that the person saw when they began to type. */
export const renameSearch = (
  search: SavedSearch,
  name: string,
  before = search.name,
): Promise<Result<SavedSearch>> =>
  records.change(searchKey(search), (one) => ({ ...one, name }), {
    seen: (one) => ({ ...one, name: before }),
  });

/** Records when the search was last opened: results newer than that count as new. */
export const markOpened = (search: SavedSearch, openedAt: string): Promise<Result<SavedSearch>> =>
  records.change(searchKey(search), (one) => ({ ...one, opened_at: openedAt }));

/** Deletes a search at once and offers to undo. If the API refuses, the search comes back with a message. */
export async function removeSearch(search: SavedSearch): Promise<void> {
  const isSame = sameUserCheck();
  const { error, isUnsent } = await records.drop(searchKey(search));
  if (!isSame()) return;
  if (error) {
    void notify.error(`Could not delete the search. ${error.message}`);
    return;
  }
  track('saved search', 'remove', search.content_type);
  if (isUnsent) return;
  void notify.undo('Deleted the saved search', async () => {
    const again = await records.add(searchKey(search), search);
    if (again.error) void notify.error(`Could not restore the search. ${again.error.message}`);
  });
}
