import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { coid, csiSection, isoDate } from '#src/contracts/shapes.ts';

/** A line's id, unique in its section. */
export const lineId = v.pipe(v.number(), v.integer(), v.minValue(1));
/** A blank's key, unique in its section. */
const inputId = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));

/** A run of a line. Text can contain the manufacturer's HTML; `runText` in domain/specification makes it plain. */
export const run = v.union([
  v.string(),
  /** A blank to fill in. */
  v.object({ input: inputId }),
  /** A standard as cited: `ASTM E84`. */
  v.object({ reference: v.string() }),
  /** Another section, six or eight digits. */
  v.object({ section: v.string(), title: v.string() }),
  /** The same measure in US customary units and in SI. */
  v.object({ ip: v.string(), si: v.string() }),
  v.object({ keyword: v.picklist(['OWNER', 'ARCHITECT', 'CONTRACTOR']) }),
]);
export type Run = v.InferOutput<typeof run>;

export const input = v.object({
  id: inputId,
  kind: v.picklist(['text', 'number', 'select', 'date']),
  label: v.string(),
  unit: v.nullable(v.string()),
  least: v.nullable(v.number()),
  greatest: v.nullable(v.number()),
  options: v.array(v.string()),
  /** The blank's text when the line is chosen; can be empty. */
  initial: v.string(),
});
export type SpecInput = v.InferOutput<typeof input>;

/** When a line belongs to the text: with another line, with a blank's value, or while a standard is cited. */
const condition = v.union([
  v.object({ line: lineId }),
  v.object({ input: inputId, equals: v.string() }),
  v.object({ cited: v.array(v.string()) }),
]);

/** Facts that a manufacturer's product states, for merging and comparing sections. */
const statedAttribute = v.object({
  key: v.string(),
  op: v.picklist(['<=', '>=', '=']),
  value: v.union([v.string(), v.number()]),
  unit: v.nullable(v.string()),
});

/** The subject of an article, for rules that depend on it. */
export const articleRoles = ['references', 'related', 'submittals', 'manufacturers', 'warranty'] as const;

export const specNode = v.object({
  id: lineId,
  parentId: v.nullable(lineId),
  /** `part`, `article`, `paragraph`, `note`, or `table`; anything else counts as a paragraph. */
  kind: v.string(),
  role: v.nullable(v.picklist(articleRoles)),
  /** `fixed` lines are present whenever their parent is. */
  control: v.picklist(['fixed', 'check', 'radio']),
  /** Only one sibling with radio control and the same group can be chosen. */
  group: v.nullable(v.string()),
  /** Whether the manufacturer recommends it. */
  recommended: v.boolean(),
  text: v.array(run),
  inputs: v.array(input),
  condition: v.nullable(condition),
  requires: v.array(lineId),
  excludes: v.array(lineId),
  suggests: v.array(lineId),
  /** The reason to choose it. */
  why: v.nullable(v.string()),
  /** The shortest form of the section that includes the line. */
  detail: v.picklist(['outline', 'short', 'full']),
  /** Whether only one manufacturer can meet it. */
  proprietary: v.boolean(),
  /** Library products that the line names. */
  productIds: v.array(v.pipe(v.number(), v.integer())),
  attribute: v.nullable(statedAttribute),
  /** Rows of a table, header row first; cells are plain text. Empty for other kinds. */
  rows: v.array(v.object({ cells: v.array(v.string()), gray: v.nullable(v.string()) })),
});
export type SpecNode = v.InferOutput<typeof specNode>;

const reference = v.object({
  /** As cited: `ASTM E84`. */
  designation: v.string(),
  organization: v.string(),
  /** The short name at the start of designations: `ASTM`. */
  abbreviation: v.string(),
  title: v.string(),
  status: v.picklist(['active', 'withdrawn', 'superseded']),
  replacedBy: v.nullable(v.string()),
});
export type SpecReference = v.InferOutput<typeof reference>;

/** A section as a manufacturer's master: every line that could be in it, in reading order. */
export const specSection = v.object({
  filename: v.string(),
  /** Null for a neutral section, which names no manufacturer. */
  coid: v.nullable(coid),
  company: v.string(),
  companySlug: v.string(),
  section: csiSection,
  title: v.string(),
  /** MasterFormat edition: `2020`. */
  edition: v.string(),
  revised: isoDate,
  copyright: v.string(),
  manufacturer: v.object({
    name: v.string(),
    /** Street, then city, state, and ZIP code. */
    address: v.array(v.string()),
    phone: v.nullable(v.string()),
    web: v.nullable(v.string()),
    /** One or two sentences about the products. */
    introduction: v.string(),
  }),
  nodes: v.array(specNode),
  references: v.array(reference),
});
export type SpecSection = v.InferOutput<typeof specSection>;

/** The section for reading. 404 for an unknown file name. */
export const specDataCustom = defineCall('specData.custom', 'GET /api/spec_data/custom/:filename', {
  answer: specSection,
});

/** The section for editing in SpecWizard. */
export const swDataCustom = defineCall('swData.custom', 'GET /api/sw_data/custom/:filename', {
  answer: specSection,
});
