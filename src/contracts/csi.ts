import * as v from 'valibot';
import { companyBrief } from '#src/contracts/companies.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { count, csiSection, words } from '#src/contracts/shapes.ts';

export const countedSection = v.object({ ...csiSection.entries, doc_count: count });
export type CountedSection = v.InferOutput<typeof countedSection>;

/** Sections related to the search words, most content first. */
export const csinosRelated = defineCall('csinos.related', 'GET /api/csinos/related', {
  query: v.object({
    qstr: words,
    type: v.optional(v.string()),
    mf: v.optional(v.picklist(['04', '95'])),
  }),
  answer: v.array(countedSection),
});
/** The sections of a division in either edition, with everything in them. */
export const csinosByDivision = defineCall('csinos.byDivision', 'GET /api/csinos/es/by-division/:division', {
  query: v.object({ mf: v.optional(v.picklist(['04', '95'])) }),
  answer: v.array(countedSection),
});
/** The sections in which a manufacturer has content, with counts. */
export const csisecsManufacturerCsis = defineCall(
  'csisecs.manufacturerCsis',
  'GET /api/csisecs/manufacturer-csis/:coid',
  { answer: v.array(countedSection) },
);
/** `csi` is in the digits of the edition. */
export const csisecsManufacturers = defineCall(
  'csisecs.manufacturers',
  'GET /api/csisecs/manufacturers/:mf/:csisec',
  { answer: v.array(companyBrief) },
);
