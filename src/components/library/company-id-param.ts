import { log } from '#src/browser/log.ts';
import { notFound } from '#src/lib/require-data.ts';
import { companyIdFrom } from '#src/domain/company-id.ts';

/**
 * The company id in a URL parameter. Throws not-found for an invalid one and logs the route, not the value
 * (requirements: company-identifier).
 */
export function companyIdParam(param: string | undefined, pattern: string): number {
  const coid = companyIdFrom(param ?? '');
  if (coid !== null) return coid;
  log.warn('Bad company', { route: pattern });
  throw notFound();
}
