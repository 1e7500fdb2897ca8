import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { foundRecords, searchBody } from '#src/contracts/elasticsearch.ts';
import { coid, contentType, id, isoDate } from '#src/contracts/shapes.ts';

/** An event in the library: an item was published, revised, viewed, or downloaded. */
export const activity = v.object({
  id,
  kind: v.picklist(['published', 'revised', 'viewed', 'downloaded']),
  title: v.string(),
  coid,
  company: v.string(),
  companySlug: v.string(),
  content_type: contentType,
  content_id: id,
  terms: v.nullable(v.string()),
  at: isoDate,
});
export type Activity = v.InferOutput<typeof activity>;

/** What happened in the library lately, found by an Elasticsearch body. */
export const activitiesSearch = defineCall('activities.search', 'POST /api/activities/search', {
  body: searchBody,
  answer: foundRecords(activity),
  readOnly: true,
});
