import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { specDataCustom } from '#src/contracts/spec-sections.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';

/** The lines of a section, to read. */
export function getSection(filename: string, signal: AbortSignal): Promise<Result<SpecSection>> {
  return call(specDataCustom, { params: { filename }, signal });
}
