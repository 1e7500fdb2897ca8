import type { SpecFileFormat } from '#src/contracts/spec-files.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';

/** Longer addresses are refused on their way by many servers and proxies. */
export const longestSpecFileQuery = 8_000;

/** The query to the host of spec files: which section, which of its lines, in which format. */
export function specFileQuery(
  { coid, section, filename }: Pick<SpecSection, 'coid' | 'section' | 'filename'>,
  lines: Iterable<number>,
  format: SpecFileFormat,
): string {
  const chosen = [...lines].toSorted((a, b) => a - b).join(',');
  // The commas stay as they are: encoded, they would take half of the room.
  return `coid=${coid}&spec=${section.number}&format=${format}&data=${chosen}&filename=${encodeURIComponent(filename)}&mf=04`;
}
