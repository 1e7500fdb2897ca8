import * as v from 'valibot';
import { companyBrief } from '#src/contracts/companies.ts';
import { contentBrief } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { contentType, count, file, isoDate } from '#src/contracts/shapes.ts';

/**
 * What a manufacturer's own staff see about their library (requirements: routes, `/company/{id}/resources/…`; the call
 * is ours). The password is in the body, so that no server logs it with the URL. 403 if it is wrong.
 */
export const manufacturersOwnResources = defineCall(
  'manufacturers.ownResources',
  'POST /api/manufacturers/:coid/resources',
  {
    readOnly: true,
    body: v.object({ webabrv: v.string(), password: v.string() }),
    answer: v.object({
      company: companyBrief,
      /** Null if the manufacturer is not a client. */
      since: v.nullable(isoDate),
      /** Number of requests for information received through the site. */
      requests: count,
      library: v.array(v.object({ content_type: contentType, doc_count: count, updated_at: isoDate })),
      /** Declarations and certificates that have expired or expire within a year, earliest first. */
      expiring: v.array(v.object({ ...contentBrief.entries, validUntil: isoDate })),
      /** The documents that a representative hands out: catalogs and datasheets with their files. */
      handouts: v.array(v.object({ ...contentBrief.entries, files: v.array(file) })),
    }),
  },
);
export type OwnResources = v.InferOutput<typeof manufacturersOwnResources.answer>;
