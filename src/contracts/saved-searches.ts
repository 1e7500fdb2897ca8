import * as v from 'valibot';
import { contentTypes } from '#src/contracts/content-types.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { line } from '#src/contracts/forms/typed.ts';
import { searchName } from '#src/contracts/forms/saved-texts.ts';
import { accepted, id, isoDate, version } from '#src/contracts/shapes.ts';

const searchedType = v.picklist([...contentTypes, 'company', 'all']);

/** Our additions to the owner's four fields; with an API that lacks them, only these values are lost. */
const ownFields = {
  /** Filters and sort order as a query string, without the page. */
  query: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  /** When its results were last opened; null if never. */
  opened_at: v.optional(v.nullable(isoDate), null),
};

export const savedSearch = v.object({
  seq: id,
  content_type: searchedType,
  search_terms: v.string(),
  created_at: isoDate,
  updated_at: version,
  ...ownFields,
});
export type SavedSearch = v.InferOutput<typeof savedSearch>;

/** Saved searches, the latest change first. */
export const userSearchesList = defineCall('userSearches.list', 'GET /api/user-searches', {
  answer: v.array(savedSearch),
});

/**
 * Saves a search. The API has no update call: sending the same type, terms, and filters again means the same search,
 * and changes its name and `opened_at` if they are given. With `updated_at` the search must exist: 404 if it was
 * deleted.
 */
export const userSearchesCreate = defineCall('userSearches.create', 'POST /api/user-searches', {
  body: v.object({
    content_type: searchedType,
    search_terms: line,
    query: v.optional(line, ''),
    name: v.optional(searchName),
    opened_at: v.optional(v.nullable(isoDate)),
    updated_at: version,
  }),
  answer: savedSearch,
});

/** Deletes a saved search. */
export const userSearchesDelete = defineCall('userSearches.delete', 'DELETE /api/user-searches/:id', {
  answer: accepted,
});
