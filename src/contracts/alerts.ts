import * as v from 'valibot';
import { brand } from '#src/brand.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { listQuery } from '#src/contracts/resource.ts';
import { coid, division, id, isoDate, pageSizeUpTo } from '#src/contracts/shapes.ts';

/** A product alert that was sent to subscribers. */
export const alert = v.object({
  id,
  title: v.string(),
  summary: v.string(),
  division,
  published_at: isoDate,
  productIds: v.array(id),
});
export type Alert = v.InferOutput<typeof alert>;

/** A press release. `html` comes from the manufacturer and is untrusted until sanitized. */
export const newsItem = v.object({
  id,
  coid,
  company: v.string(),
  companySlug: v.string(),
  title: v.string(),
  summary: v.string(),
  html: v.string(),
  division,
  sections: v.array(v.string()),
  /** A drawing of its subject. */
  picture: v.optional(v.nullable(v.string()), null),
  published_at: isoDate,
});
export type NewsItem = v.InferOutput<typeof newsItem>;

/** Product alerts. */
export const alertsList = defineCall('alerts.list', `GET /api/${brand.slug}-alerts`, {
  query: listQuery,
  answer: v.array(alert),
});
/** Press releases, latest first. */
export const alertsNews = defineCall('alerts.news', `GET /api/${brand.slug}-alerts/news`, {
  query: v.object({
    coid: v.optional(v.number()),
    division: v.optional(v.string()),
    section: v.optional(v.string()),
    year: v.optional(v.number()),
    /** Defaults to all. */
    size: pageSizeUpTo(500),
  }),
  answer: v.array(newsItem),
});
