import * as v from 'valibot';

import { contentTypes } from '#src/contracts/content-types.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { line } from '#src/contracts/forms/typed.ts';
import { searchName } from '#src/contracts/forms/saved-texts.ts';
import { accepted, id, isoDate, version } from '#src/contracts/shapes.ts';

const searchedType = v.picklist([...contentTypes, 'company', 'all']);

/** Ours beside the four fields of the specification; an API without them loses nothing else. */
const ownFields = {
  /** Filters and sort as in the address behind the question mark, without the page. */
  query: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  /** When its results were last opened; null when they never were. */
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

export const userSearchesList = defineCall({
  id: 'userSearches.list',
  method: 'GET',
  path: '/api/user-searches',
  answer: v.array(savedSearch),
});

/**
 * Saves a search. The API has no update: the same type, terms and filters sent again are the same search, and its name
 * and `opened_at` are changed where they are given. With `updated_at` it has to be there: 404 where it was deleted.
 */
export const userSearchesCreate = defineCall({
  id: 'userSearches.create',
  method: 'POST',
  path: '/api/user-searches',
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

export const userSearchesDelete = defineCall({
  id: 'userSearches.delete',
  method: 'DELETE',
  path: '/api/user-searches/:id',
  answer: accepted,
});
