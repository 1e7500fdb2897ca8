import * as v from 'valibot';
import { companyBrief } from '#src/contracts/companies.ts';
import { listedContent } from '#src/contracts/content.ts';
import { countedSection } from '#src/contracts/csi.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { searchAnswer } from '#src/contracts/elasticsearch.ts';
import { count, csiSection, offset, isoDay, pageSizeUpTo } from '#src/contracts/shapes.ts';
import { suggested } from '#src/contracts/suggest.ts';

/** A manufacturer as a search result, next to the twelve content types. */
const companyHit = v.object({
  ...companyBrief.entries,
  content_type: v.literal('company'),
  about: v.string(),
});

export type CompanyHit = v.InferOutput<typeof companyHit>;

export const searchHit = v.variant('content_type', [companyHit, ...listedContent.options]);
export type SearchHit = v.InferOutput<typeof searchHit>;

/**
 * Distribution of a measured property over the results, ignoring its own filter. Numbers are in `unit`, US customary,
 * as printed; null for a plain number.
 */
export const rangeFacet = v.object({
  /** As in the query: `stc`. */
  name: v.string(),
  label: v.string(),
  /** As people type it: `STC`. */
  symbol: v.string(),
  unit: v.nullable(v.string()),
  /** SI unit of the same property; null if it is the same in both systems. */
  si: v.nullable(v.string()),
  better: v.nullable(v.picklist(['higher', 'lower'])),
  /** Null if no result has a value. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  /** Adjacent buckets of equal width. Each includes `from` but not `to`, except that the last includes both. */
  buckets: v.array(v.object({ from: v.number(), to: v.number(), doc_count: v.number() })),
  /** Number of results without a value. */
  missing: v.number(),
  /**
   * A suggested filter: a round number that about a third of the results meet, and how many do. Null if neither
   * direction is better, or no number splits the results that way.
   */
  best: v.nullable(v.object({ value: v.number(), doc_count: v.number() })),
});
export type RangeFacet = v.InferOutput<typeof rangeFacet>;

/** A section that names no manufacturer, and so is no result of its own. */
const neutralFound = v.object({ filename: v.string(), section: csiSection, lines: count, decisions: count });
export type NeutralFound = v.InferOutput<typeof neutralFound>;

/** Several values of one facet are comma-joined: OR within a facet, AND between facets. */
const values = v.optional(v.string());

export const searchQuery = v.object({
  online: v.optional(v.literal('1')),
  debug: values,
  /** Only this manufacturer's content, not the manufacturer itself; with `isExcluding=true`, everyone else's. */
  coid: v.optional(v.number()),
  isExcluding: v.optional(v.picklist(['true', 'false'])),
  from: offset,
  /** Defaults to 24. */
  size: pageSizeUpTo(100),
  sort: v.optional(v.picklist(['relevance', 'newest', 'manufacturer', 'section'])),
  mf: v.optional(v.picklist(['04', '95'])),
  division: values,
  section: values,
  manufacturer: values,
  format: values,
  certification: values,
  declaration: values,
  /** First and last day of the last change; excludes manufacturers, which have no such date. */
  since: v.optional(isoDay),
  until: v.optional(isoDay),
  /** Test standards by designation: `ASTM E84`. */
  standard: values,
  /** Building types. */
  building: values,
  /** Updated within this many days: `30`, `90`, `365`. */
  updated: values,
  /** `1`: has a SpecWizard. */
  wizard: values,
  host: values,
  /** `fit`, `check`, `unfit`. */
  fitness: values,
  /** For EPDs, HPDs, and certificates: `valid`, `expired`. */
  validity: values,
  /** The EPD's own words: product-specific, industry average … */
  kind: values,
  /** The threshold down to which an HPD lists substances, in ppm. */
  threshold: values,
  /** The minimum share of contents that an HPD discloses, in percent: `100`, `99`, `95`. */
  disclosed: values,
  /** Ranges of measured properties, both ends included, in US customary units: `stc:50..,gwp:..12`. */
  ranges: values,
  /** `1` searches for the words as typed, without spelling correction. */
  exact: v.optional(v.literal('1')),
  /** `1` returns `suggest` instead of hits and facets. */
  suggest: v.optional(v.literal('1')),
});
export type SearchQuery = v.InferInput<typeof searchQuery>;

/**
 * Facets by name: `content_type` (incl. `company`), `division`, `section`, `manufacturer` (key: the coid), `format`,
 * `certification`, `declaration`, `standard`, `building`, `updated`, `wizard`, `host`, `fitness`, `validity`, `kind`,
 * `threshold`, `disclosed`. A facet's counts ignore its own filter but respect all others. The search `*` finds
 * everything.
 */
export const searchResult = v.object({
  ...searchAnswer(searchHit).entries,
  /** Set if the words as typed found too little. */
  corrected: v.nullable(v.object({ from: v.string(), to: v.string() })),
  /** The section that the words name by number or title, if any. */
  section: v.nullable(csiSection),
  /** For the chosen section, or the one that all results share, and for every chosen range. */
  ranges: v.array(rangeFacet),
  /**
   * For each chosen facet value (for a range, its name and text) and for the words next to a choice (`terms`): the
   * number of results without it. Filled only if there are no results.
   */
  without: v.array(
    v.object({ facet: v.string(), key: v.string(), label: v.string(), doc_count: v.number() }),
  ),
  /** Words of the query that were read as something else, and as what: brand words, slang, Spanish words, numbers with their property. */
  understood: v.optional(v.array(v.object({ from: v.string(), to: v.string() }))),
  /**
   * What the query asks for that nothing in the library is: a kind, or words that no product of the kind has. `section` is its
   * MasterFormat section, if known; `sections` are the closest ones with content. Any hits are only near matches.
   * `isElsewhere`: other records have these words.
   */
  lacking: v.optional(
    v.nullable(
      v.object({
        words: v.string(),
        section: v.nullable(csiSection),
        sections: v.array(countedSection),
        isElsewhere: v.optional(v.boolean()),
      }),
    ),
  ),
  /**
   * Set if nothing of that kind passes all filters: how many results there are without the filters in `without`, for `terms`, as
   * which the words were read with the filters.
   */
  near: v.optional(
    v.nullable(
      v.object({
        terms: v.string(),
        without: v.array(v.object({ facet: v.string(), key: v.string(), label: v.string() })),
        total: v.number(),
      }),
    ),
  ),
  suggest: v.optional(suggested),
  /**
   * Neutral sections that the words name, best first; 5 at most. Only on the first page of a search of all types, of specifications,
   * or of SpecWizards, and not within a manufacturer. Ours.
   */
  neutral: v.optional(v.array(neutralFound)),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

/** A search in the whole library. `terms` has at most 200 characters; `*` matches everything. */
export const searchTerms = defineCall('search.terms', 'GET /api/search/:terms', {
  query: searchQuery,
  answer: searchResult,
});
/** A search for content of one type, or for `company`. */
export const searchTermsType = defineCall('search.termsType', 'GET /api/search/:terms/:contentType', {
  query: searchQuery,
  answer: searchResult,
});

/** `category`: a letter `a` … `z`, `0-9`, a division, or a category's slug. */
export const searchManufacturers = defineCall(
  'search.manufacturers',
  'GET /api/search/manufacturers/:category',
  {
    answer: v.object({
      category: v.string(),
      title: v.string(),
      /** Always for all manufacturers. */
      letters: v.array(v.object({ letter: v.string(), doc_count: v.number() })),
      categories: v.array(v.object({ key: v.string(), title: v.string(), doc_count: v.number() })),
      manufacturers: v.array(companyBrief),
    }),
  },
);
export type Manufacturers = v.InferOutput<typeof searchManufacturers.answer>;
