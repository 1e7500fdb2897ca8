import * as v from 'valibot';

import { companyBrief } from '#src/contracts/companies.ts';
import { contentBrief } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { contentType, count, file, isoDate } from '#src/contracts/shapes.ts';

/**
 * What a manufacturer's own people see of their library (requirements: routes, `/company/{id}/resources/…`; the call is ours). The
 * password goes in the body, so that no server writes it down with the address. 403 for a wrong one.
 */
export const manufacturersOwnResources = defineCall({
  id: 'manufacturers.ownResources',
  method: 'POST',
  readOnly: true,
  path: '/api/manufacturers/:coid/resources',
  body: v.object({ webabrv: v.string(), password: v.string() }),
  answer: v.object({
    company: companyBrief,
    /** Null where the manufacturer is not a client. */
    since: v.nullable(isoDate),
    /** Requests for information that came in here. */
    requests: count,
    library: v.array(v.object({ content_type: contentType, doc_count: count, updated_at: isoDate })),
    /** Declarations and certificates that have ended or end within a year, the soonest first. */
    expiring: v.array(v.object({ ...contentBrief.entries, validUntil: isoDate })),
    /** The documents that a representative hands out: catalogs and datasheets with their files. */
    handouts: v.array(v.object({ ...contentBrief.entries, files: v.array(file) })),
  }),
});
export type OwnResources = v.InferOutput<typeof manufacturersOwnResources.answer>;
