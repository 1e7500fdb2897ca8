import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';
import { bucket } from '#src/contracts/elasticsearch.ts';
import {
  coid,
  count,
  csiSection,
  division,
  from,
  id,
  isoDate,
  sizeUpTo,
  words,
} from '#src/contracts/shapes.ts';

/** What all specifications say, and which standards they cite. The calls are ours. */

const sectionDigits = v.pipe(v.string(), v.regex(/^\d{6}(\d{2})?$/));

/** A specification as the head of what was found in it. */
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
  /** The line's number in its section. */
  line: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(['article', 'paragraph', 'table']),
  /** As it is cited: `2.3.A.1`; of a table, that of the line above it. */
  place: v.string(),
  part: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The article it stands in: `2.3`, `Performance Requirements`. Both empty outside of one. */
  article: v.object({ place: v.string(), title: v.string() }),
  /** The paragraph it stands under; null right below an article. */
  above: v.nullable(v.string()),
  text: v.string(),
});

const foundParagraph = v.object({
  ...paragraph.entries,
  /** The text, or a part of a long one, with `<em>` around what was searched for. */
  highlight: v.array(v.string()),
});
export type FoundParagraph = v.InferOutput<typeof foundParagraph>;

const standard = v.object({
  /** As an address names it: `astm-e84`. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  /** As cited: `ASTM E84`. */
  designation: v.string(),
  organization: v.string(),
  /** The short name in front of designations: `ASTM`. */
  abbreviation: v.string(),
  title: v.string(),
  /** The newest one on file: `2022`; null where none is. A specification that names none means the latest. */
  edition: v.nullable(v.string()),
  status: v.picklist(['active', 'withdrawn', 'superseded']),
  /** `slug` is null where the library does not have that one. */
  replacedBy: v.nullable(v.object({ designation: v.string(), slug: v.nullable(v.string()) })),
});
export type Standard = v.InferOutput<typeof standard>;

const countedStandard = v.object({
  ...standard.entries,
  /** That cite it: those asked for, and all of the library. */
  specifications: count,
  everywhere: count,
});
export type CountedStandard = v.InferOutput<typeof countedStandard>;

/**
 * Paragraphs of specifications that have the words, by specification. A word in quotation marks has to stand as it is.
 * `size` counts specifications, with `spec` paragraphs of that one.
 */
export const specLibraryParagraphs = defineCall({
  id: 'specLibrary.paragraphs',
  method: 'GET',
  path: '/api/spec_data/paragraphs',
  query: v.object({
    q: words,
    division: v.optional(division),
    section: v.optional(sectionDigits),
    coid: v.optional(v.number()),
    /** 1 general, 2 products, 3 execution. */
    part: v.optional(v.number()),
    /** Of one specification alone, in its own order. */
    spec: v.optional(v.number()),
    /** `1`: the words as typed, without corrections. */
    exact: v.optional(v.string()),
    from,
    /** 10 without it. */
    size: sizeUpTo(100),
  }),
  answer: v.object({
    took: v.number(),
    paragraphs: count,
    specifications: count,
    /** How many specifications were searched. */
    searched: count,
    corrected: v.nullable(v.object({ from: v.string(), to: v.string() })),
    understood: v.array(v.object({ from: v.string(), to: v.string() })),
    /** No paragraph has all of the words; these have most of them. */
    isPartial: v.boolean(),
    /** That the words name. */
    standards: v.array(countedStandard),
    groups: v.array(
      v.object({
        specification: foundSpecification,
        doc_count: count,
        paragraphs: v.array(foundParagraph),
      }),
    ),
    /** Paragraphs by choice; each leaves out its own. */
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

/** The standards that specifications cite, by designation; `section` keeps those that its specifications cite. */
export const standardsList = defineCall({
  id: 'standards.list',
  method: 'GET',
  path: '/api/standards',
  query: v.object({
    q: v.optional(words),
    section: v.optional(sectionDigits),
    organization: v.optional(v.string()),
    from,
    /** 50 without it. */
    size: sizeUpTo(5000),
  }),
  answer: v.object({
    total: count,
    /** The chosen section, and how many specifications it has. */
    section: v.nullable(csiSection),
    specifications: count,
    standards: v.array(countedStandard),
    organizations: v.array(bucket),
  }),
});
export type StandardsQuery = v.InferOutput<NonNullable<(typeof standardsList)['query']>>;
export type StandardsFound = v.InferOutput<(typeof standardsList)['answer']>;

/** Where a standard is cited. `slug` may be any spelling of its designation. 404 where nothing cites it. */
export const standardsGet = defineCall({
  id: 'standards.get',
  method: 'GET',
  path: '/api/standards/:slug',
  query: v.object({
    section: v.optional(sectionDigits),
    coid: v.optional(v.number()),
    from,
    /** 50 without it. */
    size: sizeUpTo(1000),
  }),
  answer: v.object({
    standard: countedStandard,
    /** Standards that it replaces. */
    replaces: v.array(v.object({ designation: v.string(), slug: v.string() })),
    /** Under the choices made. */
    specifications: count,
    paragraphs: count,
    citations: v.array(v.object({ specification: foundSpecification, paragraphs: v.array(paragraph) })),
    /** Specifications by choice; each leaves out its own. */
    choices: v.object({ section: v.array(bucket), coid: v.array(bucket) }),
  }),
});
export type StandardQuery = v.InferOutput<NonNullable<(typeof standardsGet)['query']>>;
export type CitedStandard = v.InferOutput<(typeof standardsGet)['answer']>;
