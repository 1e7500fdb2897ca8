import * as v from 'valibot';
import { spec } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { document } from '#src/contracts/elasticsearch.ts';
import { coid, count, csiSection, id, isoDate } from '#src/contracts/shapes.ts';

/** A specification in the tree: the fields that its row shows. */
const treeSpecification = v.object({
  id,
  filename: v.string(),
  coid,
  company: v.string(),
  companySlug: v.string(),
  /** MasterFormat edition: `MasterFormat 2020`. */
  edition: v.string(),
  revised: isoDate,
  pages: count,
  lines: count,
  /** The SpecWizard for it. */
  specWizard: v.nullable(v.string()),
});
export type TreeSpecification = v.InferOutput<typeof treeSpecification>;

const treeSection = v.object({
  ...csiSection.entries,
  doc_count: count,
  /** Sorted by manufacturer. */
  specifications: v.array(treeSpecification),
  /** File name of the section that names no manufacturer, if there is one. Ours. */
  neutral: v.optional(v.string()),
});
export type TreeSection = v.InferOutput<typeof treeSection>;

export const specTree = v.object({
  mf: v.picklist(['04', '95']),
  /** All divisions of the edition, including those without a specification. */
  divisions: v.array(
    v.object({ division: v.string(), title: v.string(), doc_count: count, sections: v.array(treeSection) }),
  ),
});
export type SpecTree = v.InferOutput<typeof specTree>;

const flag = v.optional(v.picklist(['true', 'false']));

/**
 * All specifications by division and section. `mf` chooses the MasterFormat edition; `spec04` is the older parameter
 * and applies only without `mf`. `old=true` adds specifications for discontinued products, `debug=true` adds sections
 * without a specification. A section with only a neutral text is always there.
 */
export const specDataSpecTree = defineCall('specData.specTree', 'GET /api/spec_data/spec-tree', {
  query: v.object({ spec04: flag, mf: v.optional(v.picklist(['04', '95'])), debug: flag, old: flag }),
  answer: specTree,
});

/** A specification's record by file name. */
export const specsDb = defineCall('specs.db', 'GET /api/specs/db/:filename', { answer: spec });

/** The record of a specification. */
export const specsEs = defineCall('specs.es', 'GET /api/specs/es/:id', { answer: document(spec) });
