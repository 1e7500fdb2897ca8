import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { sitePageCsiSection, sitePageDivision } from '#src/contracts/browse.ts';
import type { SitePage } from '#src/contracts/browse.ts';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import { csisecsManufacturers } from '#src/contracts/csi.ts';
import type { Edition } from '#src/domain/masterformat/edition.ts';

/** A directory page of a section or a division, with the pages beside and below it. */
export function getCsiPage(csi: string, signal: AbortSignal): Promise<Result<SitePage>> {
  return csi.length === 2
    ? call(sitePageDivision, { params: { type: 'product', division: csi }, signal })
    : call(sitePageCsiSection, { params: { type: 'product', csi }, signal });
}

/** `csi` in the digits of the edition. */
export function listManufacturersOf(
  mf: Edition,
  csi: string,
  signal: AbortSignal,
): Promise<Result<CompanyBrief[]>> {
  return call(csisecsManufacturers, { params: { mf, csisec: csi }, signal });
}
