import * as v from 'valibot';

import { companyBrief } from '#src/contracts/companies.ts';
import { content } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { searchAnswer } from '#src/contracts/elasticsearch.ts';
import { csiSection, isoDay } from '#src/contracts/shapes.ts';

/** A manufacturer as a search result, beside the twelve content types. */
const companyHit = v.object({
  ...companyBrief.entries,
  content_type: v.literal('company'),
  about: v.string(),
});

export const searchHit = v.variant('content_type', [companyHit, ...content.options]);
export type SearchHit = v.InferOutput<typeof searchHit>;

/** Several values of one facet are comma-joined: OR inside a facet, AND between facets. */
const values = v.optional(v.string());

export const searchQuery = v.object({
  online: v.optional(v.literal('1')),
  debug: values,
  /** Only this manufacturer's content; with `isExcluding=true`, everybody else's. */
  coid: v.optional(v.number()),
  isExcluding: v.optional(v.picklist(['true', 'false'])),
  from: v.optional(v.number()),
  size: v.optional(v.number()),
  sort: v.optional(v.picklist(['relevance', 'newest', 'manufacturer', 'section'])),
  mf: v.optional(v.picklist(['04', '95'])),
  division: values,
  section: values,
  manufacturer: values,
  format: values,
  certification: values,
  declaration: values,
  /** The first and the last day on which what is asked for was last changed; manufacturers, which have no such day, stay out. */
  since: v.optional(isoDay),
  until: v.optional(isoDay),
  /** `1` searches for the words as typed, without correcting their spelling. */
  exact: v.optional(v.literal('1')),
});
export type SearchQuery = v.InferInput<typeof searchQuery>;

/**
 * Facets by name: `content_type` (incl. `company`), `division`, `section`, `manufacturer` (key: the coid), `format`,
 * `certification`, `declaration`. A facet's counts leave out its own choice, never the others'.
 */
export const searchResult = v.object({
  ...searchAnswer(searchHit).entries,
  /** What was searched for when the words as typed found nothing or too little. */
  corrected: v.nullable(v.object({ from: v.string(), to: v.string() })),
  /** The section that the words name by number or title, if any. */
  section: v.nullable(csiSection),
  /** For each chosen facet value: how many results there would be without it. Filled when there are none. */
  without: v.array(
    v.object({ facet: v.string(), key: v.string(), label: v.string(), doc_count: v.number() }),
  ),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

/** The terms `*` stand for everything there is. */
export const searchTerms = defineCall({
  id: 'search.terms',
  method: 'GET',
  path: '/api/search/:terms',
  query: searchQuery,
  answer: searchResult,
});
export const searchTermsType = defineCall({
  id: 'search.termsType',
  method: 'GET',
  path: '/api/search/:terms/:contentType',
  query: searchQuery,
  answer: searchResult,
});

/** `category`: a letter `a` … `z`, `0-9`, a division, or a category's slug. */
export const searchManufacturers = defineCall({
  id: 'search.manufacturers',
  method: 'GET',
  path: '/api/search/manufacturers/:category',
  answer: v.object({
    category: v.string(),
    title: v.string(),
    /** Of all manufacturers, whatever is asked for. */
    letters: v.array(v.object({ letter: v.string(), doc_count: v.number() })),
    categories: v.array(v.object({ key: v.string(), title: v.string(), doc_count: v.number() })),
    manufacturers: v.array(companyBrief),
  }),
});
