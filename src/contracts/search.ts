import * as v from 'valibot';

import { companyBrief } from '#src/contracts/companies.ts';
import { listedContent } from '#src/contracts/content.ts';
import { countedSection } from '#src/contracts/csi.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { searchAnswer } from '#src/contracts/elasticsearch.ts';
import { csiSection, from, isoDay, sizeUpTo } from '#src/contracts/shapes.ts';
import { suggested } from '#src/contracts/suggest.ts';

/** A manufacturer as a search result, beside the twelve content types. */
const companyHit = v.object({
  ...companyBrief.entries,
  content_type: v.literal('company'),
  about: v.string(),
});

export type CompanyHit = v.InferOutput<typeof companyHit>;

export const searchHit = v.variant('content_type', [companyHit, ...listedContent.options]);
export type SearchHit = v.InferOutput<typeof searchHit>;

/**
 * How a measured property is spread over the results; its own choice is left out. Numbers are in `unit`, US customary,
 * as printed; null for a plain number.
 */
export const rangeFacet = v.object({
  /** As the query names it: `stc`. */
  name: v.string(),
  label: v.string(),
  /** As typed: `STC`. */
  symbol: v.string(),
  unit: v.nullable(v.string()),
  /** The unit of the same in SI, null where it is read alike. */
  si: v.nullable(v.string()),
  better: v.nullable(v.picklist(['higher', 'lower'])),
  /** Null where no result has a value. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  /** Stretches of one width, side by side; a bucket holds `from` and all below `to`, the last one `to` too. */
  buckets: v.array(v.object({ from: v.number(), to: v.number(), doc_count: v.number() })),
  /** How many results give no value. */
  missing: v.number(),
  /**
   * The better part: a round number that about a third of the results reach, and how many do. Null where neither
   * direction is better, or where none parts the results so.
   */
  best: v.nullable(v.object({ value: v.number(), doc_count: v.number() })),
});
export type RangeFacet = v.InferOutput<typeof rangeFacet>;

/** Several values of one facet are comma-joined: OR inside a facet, AND between facets. */
const values = v.optional(v.string());

export const searchQuery = v.object({
  online: v.optional(v.literal('1')),
  debug: values,
  /** Only this manufacturer's content, not itself; with `isExcluding=true`, everybody else's. */
  coid: v.optional(v.number()),
  isExcluding: v.optional(v.picklist(['true', 'false'])),
  from,
  /** 24 without it. */
  size: sizeUpTo(100),
  sort: v.optional(v.picklist(['relevance', 'newest', 'manufacturer', 'section'])),
  mf: v.optional(v.picklist(['04', '95'])),
  division: values,
  section: values,
  manufacturer: values,
  format: values,
  certification: values,
  declaration: values,
  /** First and last day of the last change; excludes manufacturers, which have no such day. */
  since: v.optional(isoDay),
  until: v.optional(isoDay),
  /** Test standards by designation: `ASTM E84`. */
  standard: values,
  /** Types of building. */
  building: values,
  /** Updated within so many days: `30`, `90`, `365`. */
  updated: values,
  /** `1`: there is a SpecWizard for it. */
  wizard: values,
  host: values,
  /** `fit`, `check`, `unfit`. */
  fitness: values,
  /** Of EPDs, HPDs and certificates: `valid`, `expired`. */
  validity: values,
  /** The EPD's own words: product-specific, industry average … */
  kind: values,
  /** The threshold down to which an HPD lists substances, ppm. */
  threshold: values,
  /** The share of contents that an HPD discloses, at least: `100`, `99`, `95`, percent. */
  disclosed: values,
  /** Ranges of measured properties, both ends included, in US customary units: `stc:50..,gwp:..12`. */
  ranges: values,
  /** `1` searches for the words as typed, without correcting their spelling. */
  exact: v.optional(v.literal('1')),
  /** `1` returns `suggest` instead of hits and facets. */
  suggest: v.optional(v.literal('1')),
});
export type SearchQuery = v.InferInput<typeof searchQuery>;

/**
 * Facets by name: `content_type` (incl. `company`), `division`, `section`, `manufacturer` (key: the coid), `format`,
 * `certification`, `declaration`, `standard`, `building`, `updated`, `wizard`, `host`, `fitness`,
 * `validity`, `kind`, `threshold`, `disclosed`. A facet's counts leave out its own choice, never the others'. The words `*` find everything.
 */
export const searchResult = v.object({
  ...searchAnswer(searchHit).entries,
  /** Set when the words as typed found too little. */
  corrected: v.nullable(v.object({ from: v.string(), to: v.string() })),
  /** The section that the words name by number or title, if any. */
  section: v.nullable(csiSection),
  /** Of the section that is chosen or that all results share, and of every chosen range. */
  ranges: v.array(rangeFacet),
  /**
   * For each chosen facet value (for a range: its name and text), and for the words beside a choice (`terms`): how many
   * results there would be without it. Filled when there are none.
   */
  without: v.array(
    v.object({ facet: v.string(), key: v.string(), label: v.string(), doc_count: v.number() }),
  ),
  /** Words of the query that stand for a thing of the trade, and what they were read as: brand words, slang. */
  understood: v.optional(v.array(v.object({ from: v.string(), to: v.string() }))),
  /**
   * What the words ask for that nothing in the library is. `section` is where MasterFormat has it, `sections` are the
   * nearest that have content. Hits that are there nevertheless are only near.
   */
  lacking: v.optional(
    v.nullable(
      v.object({ words: v.string(), section: v.nullable(csiSection), sections: v.array(countedSection) }),
    ),
  ),
  /** Set where nothing of the kind passes all filters: how many do without those of `without`. */
  near: v.optional(
    v.nullable(
      v.object({
        without: v.array(v.object({ facet: v.string(), key: v.string(), label: v.string() })),
        total: v.number(),
      }),
    ),
  ),
  suggest: v.optional(suggested),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

/** `terms`: at most `longestWords`; `*` matches everything. */
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
    /** Always for all manufacturers. */
    letters: v.array(v.object({ letter: v.string(), doc_count: v.number() })),
    categories: v.array(v.object({ key: v.string(), title: v.string(), doc_count: v.number() })),
    manufacturers: v.array(companyBrief),
  }),
});
export type Manufacturers = v.InferOutput<typeof searchManufacturers.answer>;
