import { replace } from 'react-router';

import { log } from '#src/browser/log.ts';
import { notFound } from '#src/components/need.ts';
import { companyIdFrom } from '#src/domain/company-id.ts';
import { decodedWherePossible } from '#src/domain/percent-decoding.ts';

/** The number of the company that an address names; a bad one is logged, without what was typed, and not found (spec §5). */
export function addressedCompany(param: string | undefined, pattern: string): number {
  const coid = companyIdFrom(param ?? '');
  if (coid !== null) return coid;
  log.warn('Bad company', { route: pattern });
  throw notFound();
}

/**
 * Puts the address right when it is not the one that links use, and keeps the query. Compared decoded: browsers and
 * routers differ in what they encode, and a difference that cannot be corrected would send the visitor round for ever.
 */
export function toProperAddress(url: string, proper: string): void {
  const { pathname, search } = new URL(url);
  if (decodedWherePossible(pathname) !== decodedWherePossible(proper)) throw replace(`${proper}${search}`);
}
