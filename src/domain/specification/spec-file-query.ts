import type { SpecFileFormat } from '#src/contracts/spec-files.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';

/** Many servers and proxies reject longer URLs. */
export const longestSpecFileQuery = 8_000;

/** The query string for the spec file host: section, lines, and format. */
export function specFileQuery(
  { coid, section, filename }: Pick<SpecSection, 'coid' | 'section' | 'filename'>,
  lines: Iterable<number>,
  format: SpecFileFormat,
): string {
  const chosen = [...lines].toSorted((a, b) => a - b).join(',');
  // Commas stay unencoded; encoding them would take half of the space.
  return `coid=${coid ?? ''}&spec=${section.number}&format=${format}&data=${chosen}&filename=${encodeURIComponent(filename)}&mf=04`;
}
