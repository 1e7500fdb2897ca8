import type { Product } from '#src/contracts/content.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';
import { daysBetween } from '#src/reference-api/world/dates.ts';
import type { Random } from '#src/reference-api/world/random.ts';

/**
 * The day on which a declaration or certificate of a product was issued: while the product was made, and, if `hasRunOut`
 * and the product is old enough, so long ago that it is no longer valid.
 */
export function issuedOn(
  { world: { today }, ago }: SeedContext,
  { created_at: made, discontinued }: Product,
  { daysValid, hasRunOut }: { daysValid: number; hasRunOut: boolean },
  random: Random,
): string {
  const oldest = daysBetween(made, today);
  // The last day before it was discontinued.
  const newest = discontinued ? Math.min(oldest, daysBetween(discontinued.since, today) + 1) : 0;
  const [from, to] =
    hasRunOut && oldest > daysValid + 20
      ? [Math.max(newest, daysValid + 5), Math.min(oldest, daysValid + 400)]
      : [newest, Math.min(oldest, daysValid - 10)];
  return ago(random.integer(from, Math.max(from, to)));
}
