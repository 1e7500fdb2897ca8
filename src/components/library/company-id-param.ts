import { log } from '#src/browser/log.ts';
import { notFound } from '#src/lib/require-data.ts';
import { companyIdFrom } from '#src/domain/company-id.ts';

/** The number of the company that an address names; a bad one is logged, without what was typed, and not found (requirements: company-identifier). */
export function companyIdParam(param: string | undefined, pattern: string): number {
  const coid = companyIdFrom(param ?? '');
  if (coid !== null) return coid;
  log.warn('Bad company', { route: pattern });
  throw notFound();
}
