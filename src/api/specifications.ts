import { call } from '#src/api/call.ts';
import type { Spec } from '#src/contracts/content.ts';
import type { QueryOf } from '#src/contracts/define-call.ts';
import type { Result } from '#src/contracts/result.ts';
import { specDataCustom } from '#src/contracts/spec-sections.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { specDataSpecTree, specsDb, specsEs } from '#src/contracts/specs.ts';
import type { SpecTree } from '#src/contracts/specs.ts';

/** The lines of a section, to read. */
export function getSection(filename: string, signal: AbortSignal): Promise<Result<SpecSection>> {
  return call(specDataCustom, { params: { filename }, signal });
}

/** All specifications by division and section. */
export function getSpecTree(
  query: QueryOf<typeof specDataSpecTree>,
  signal: AbortSignal,
): Promise<Result<SpecTree>> {
  return call(specDataSpecTree, { query, signal });
}

/** The record of a specification. */
export function getSpecification(id: number, signal: AbortSignal): Promise<Result<Spec>> {
  return call(specsEs, { params: { id }, signal });
}

export function getSpecificationByFilename(filename: string, signal: AbortSignal): Promise<Result<Spec>> {
  return call(specsDb, { params: { filename }, signal });
}
