import { generateSpecFile } from '#src/api/spec-file.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SpecFileFormat } from '#src/contracts/spec-files.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { specFileQuery } from '#src/domain/specification/spec-file-query.ts';

/** The file as the host of spec files writes it; it knows of the chosen lines and of nothing else. */
export function remoteSection(
  section: SpecSection,
  state: SectionState,
  format: SpecFileFormat,
  signal: AbortSignal,
): Promise<Result<Blob>> {
  return generateSpecFile(specFileQuery(section, state.lines, format), format, { signal });
}
