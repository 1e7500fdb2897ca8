import * as v from 'valibot';
import { sw } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { foundRecords, searchBody } from '#src/contracts/elasticsearch.ts';
import { coid, count, csiSection, id, isoDate } from '#src/contracts/shapes.ts';

/**
 * SpecWizards with a file name similar to the requested one: `{ size: 10, query: { match: { filename } } }`
 * (requirements: sizes).
 */
export const specwizardsEsSearch = defineCall('specwizards.esSearch', 'POST /api/specwizards/es/search', {
  body: searchBody,
  answer: foundRecords(sw),
  readOnly: true,
});

/** The SpecWizards for a specification, by its file name; none for an unknown file name. */
export const specwizardsBySpec = defineCall('specwizards.bySpec', 'GET /api/specwizards/by-spec/:filename', {
  answer: v.array(sw),
});

const activeSpecwizard = v.object({
  /** Id of its template. */
  id,
  filename: v.string(),
  title: v.string(),
  section: csiSection,
  /** Null for a neutral section, which names no manufacturer; `company` then says so. */
  coid: v.nullable(coid),
  company: v.string(),
  companySlug: v.string(),
  lines: count,
  decisions: count,
  minutes: count,
  updated_at: isoDate,
});
export type ActiveSpecwizard = v.InferOutput<typeof activeSpecwizard>;
/** What a project keeps of a section that is added to it. */
export type SectionToAdd = Pick<ActiveSpecwizard, 'filename' | 'section' | 'title' | 'company'>;

/** Every SpecWizard that can be started, by section. */
export const specwizardsActive = defineCall('specwizards.active', 'GET /api/specwizards/active', {
  answer: v.array(activeSpecwizard),
});
