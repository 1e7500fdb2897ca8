import { call } from '#src/api/call.ts';
import type { Sw } from '#src/contracts/content.ts';
import type { Result } from '#src/contracts/result.ts';
import { swDataCustom } from '#src/contracts/spec-sections.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { specwizardsEsSearch } from '#src/contracts/specwizards.ts';

/** Of those with a similar file name (requirements: sizes). */
const lookupSize = 10;

/** The lines of a section, to decide. */
export function getWizardSection(filename: string, signal: AbortSignal): Promise<Result<SpecSection>> {
  return call(swDataCustom, { params: { filename }, signal });
}

/** Up to ten whose file name is like this one, the likest first. */
export function findWizardsLike(filename: string, signal: AbortSignal): Promise<Result<Sw[]>> {
  return call(specwizardsEsSearch, { body: { size: lookupSize, query: { match: { filename } } }, signal });
}
