import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { bucket } from '#src/contracts/elasticsearch.ts';
import {
  coid,
  count,
  csiSection,
  division,
  offset,
  id,
  isoDate,
  isoDay,
  pageSizeUpTo,
  words,
} from '#src/contracts/shapes.ts';

/** Search in the text of all specifications, and the standards they cite. The calls are ours. */

const sectionDigits = v.pipe(v.string(), v.regex(/^\d{6}(\d{2})?$/));

/** A specification as the heading of its matches. */
const foundSpecification = v.object({
  id,
  coid,
  company: v.string(),
  companySlug: v.string(),
  section: csiSection,
  title: v.string(),
  revised: isoDate,
});
export type FoundSpecification = v.InferOutput<typeof foundSpecification>;

const paragraph = v.object({
  /** The line's id in its section. */
  line: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(['article', 'paragraph', 'table']),
  /** Its citation: `2.3.A.1`; for a table, that of the line above it. */
  place: v.string(),
  part: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Its article: `2.3`, `Performance Requirements`. Both empty outside of an article. */
  article: v.object({ place: v.string(), title: v.string() }),
  /** Its parent paragraph; null directly under an article. */
  above: v.nullable(v.string()),
  text: v.string(),
});

const foundParagraph = v.object({
  ...paragraph.entries,
  /** The text, or an excerpt of a long one, with matches in `<em>`. */
  highlight: v.array(v.string()),
});
export type FoundParagraph = v.InferOutput<typeof foundParagraph>;

const standard = v.object({
  /** As in an address: `astm-e84`. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  /** As cited: `ASTM E84`. */
  designation: v.string(),
  organization: v.string(),
  /** The short name at the start of designations: `ASTM`. */
  abbreviation: v.string(),
  title: v.string(),
  /**
   * The newest edition on file: `2022`; null if none is verified. A specification that names no edition means the
   * latest.
   */
  edition: v.nullable(v.string()),
  /** The day on which the edition was verified. */
  checked: v.nullable(isoDay),
  status: v.picklist(['active', 'withdrawn', 'superseded']),
  /** `slug` is null if the library doesn't have the replacement. */
  replacedBy: v.nullable(v.object({ designation: v.string(), slug: v.nullable(v.string()) })),
});
export type Standard = v.InferOutput<typeof standard>;

const countedStandard = v.object({
  ...standard.entries,
  /** Number of specifications that cite it: among those requested, and in the whole library. */
  specifications: count,
  everywhere: count,
});
export type CountedStandard = v.InferOutput<typeof countedStandard>;

/**
 * Specification paragraphs that contain the words, grouped by specification. A word in quotation marks must match
 * exactly. `size` counts specifications; with `spec`, paragraphs of that one.
 */
export const specLibraryParagraphs = defineCall('specLibrary.paragraphs', 'GET /api/spec_data/paragraphs', {
  query: v.object({
    q: words,
    division: v.optional(division),
    section: v.optional(sectionDigits),
    coid: v.optional(v.number()),
    /** 1 general, 2 products, 3 execution. */
    part: v.optional(v.number()),
    /** Only this specification, in its own order. */
    spec: v.optional(v.number()),
    /** `1`: the words as typed, without spelling correction. */
    exact: v.optional(v.string()),
    from: offset,
    /** Defaults to 10. */
    size: pageSizeUpTo(100),
  }),
  answer: v.object({
    took: v.number(),
    paragraphs: count,
    specifications: count,
    /** Number of specifications searched. */
    searched: count,
    corrected: v.nullable(v.object({ from: v.string(), to: v.string() })),
    understood: v.array(v.object({ from: v.string(), to: v.string() })),
    /** Whether no paragraph has all the words; these have most of them. */
    isPartial: v.boolean(),
    /** Standards named in the words. */
    standards: v.array(countedStandard),
    groups: v.array(
      v.object({
        specification: foundSpecification,
        doc_count: count,
        paragraphs: v.array(foundParagraph),
      }),
    ),
    /** Paragraph counts per choice; each ignores its own filter. */
    choices: v.object({
      division: v.array(bucket),
      section: v.array(bucket),
      coid: v.array(bucket),
      part: v.array(bucket),
    }),
  }),
});
export type ParagraphQuery = v.InferOutput<NonNullable<(typeof specLibraryParagraphs)['query']>>;
export type FoundParagraphs = v.InferOutput<(typeof specLibraryParagraphs)['answer']>;

/** The standards that specifications cite, by designation; `section` limits them to its specifications. */
export const standardsList = defineCall('standards.list', 'GET /api/standards', {
  query: v.object({
    q: v.optional(words),
    section: v.optional(sectionDigits),
    organization: v.optional(v.string()),
    from: offset,
    /** Defaults to 50. */
    size: pageSizeUpTo(5000),
  }),
  answer: v.object({
    total: count,
    /** The chosen section with its number of specifications. */
    section: v.nullable(csiSection),
    specifications: count,
    standards: v.array(countedStandard),
    organizations: v.array(bucket),
  }),
});
export type StandardsQuery = v.InferOutput<NonNullable<(typeof standardsList)['query']>>;
export type StandardsFound = v.InferOutput<(typeof standardsList)['answer']>;

/** Where a standard is cited. `slug` can be any spelling of its designation. 404 if nothing cites it. */
export const standardsGet = defineCall('standards.get', 'GET /api/standards/:slug', {
  query: v.object({
    section: v.optional(sectionDigits),
    coid: v.optional(v.number()),
    from: offset,
    /** Defaults to 50. */
    size: pageSizeUpTo(1000),
  }),
  answer: v.object({
    standard: countedStandard,
    /** Standards that it replaces. */
    replaces: v.array(v.object({ designation: v.string(), slug: v.string() })),
    /** Number of specifications after filtering. */
    specifications: count,
    paragraphs: count,
    citations: v.array(v.object({ specification: foundSpecification, paragraphs: v.array(paragraph) })),
    /** Specification counts per choice; each ignores its own filter. */
    choices: v.object({ section: v.array(bucket), coid: v.array(bucket) }),
  }),
});
export type StandardQuery = v.InferOutput<NonNullable<(typeof standardsGet)['query']>>;
export type CitedStandard = v.InferOutput<(typeof standardsGet)['answer']>;
