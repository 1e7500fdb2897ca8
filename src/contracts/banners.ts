import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { coid, id } from '#src/contracts/shapes.ts';

/** `seq` identifies it (requirements: entities); `link` is untrusted until checked. */
export const banner = v.object({
  id,
  seq: id,
  coid: v.nullable(coid),
  sponsor: v.string(),
  image: v.string(),
  alt: v.string(),
  link: v.string(),
  width: v.number(),
  height: v.number(),
});
export type Banner = v.InferOutput<typeof banner>;

const banners = v.array(banner);

/** Advertisements in no order; `all=true` for every one that is booked. */
export const bannersRandom = defineCall('banners.random', 'GET /api/banners/random', {
  query: v.object({ all: v.optional(v.literal('true')) }),
  answer: banners,
});
/** Banners of a page of the product directory: `all`, a category, a type of content, or a number. */
export const bannersBpc = defineCall('banners.bpc', 'GET /api/banners/get-banner/bpc/:bannerPage', {
  answer: banners,
});
/** `divisionSectionOrTop`: the division followed by the section, `07074113`, or `top`. */
export const bannersByContentType = defineCall(
  'banners.byContentType',
  'GET /api/banners/get-banner/:contentType/:divisionSectionOrTop',
  { answer: banners },
);
/** Banners booked for a page, by its path. */
export const bannersForUrl = defineCall('banners.forUrl', 'GET /api/banners/for-url', {
  query: v.object({ url: v.string() }),
  answer: banners,
});
