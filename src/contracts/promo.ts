import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { coid, id, isoDate } from '#src/contracts/shapes.ts';

/** A featured product or announcement. */
export const promo = v.object({
  id,
  title: v.string(),
  text: v.string(),
  coid: v.nullable(coid),
  company: v.nullable(v.string()),
  companySlug: v.nullable(v.string()),
  productId: v.nullable(id),
  picture: v.nullable(v.string()),
  startsAt: isoDate,
  endsAt: isoDate,
});
export type Promo = v.InferOutput<typeof promo>;

/** The advertisement on the home page now. */
export const homepagePromoActive = defineCall('homepagePromo.active', 'GET /api/homepage-promo/active', {
  answer: v.nullable(promo),
});
