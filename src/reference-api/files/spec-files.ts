import type { Spec } from '#src/contracts/content.ts';
import { guideSection } from '#src/domain/specification/guide-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { formatFacts, remoteFormats } from '#src/domain/specification/writers/formats.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedSection } from '#src/domain/specification/writers/printed-section.ts';
import { writeSection } from '#src/domain/specification/writers/write-section.ts';
import type { World } from '#src/reference-api/world/world.ts';
import type { FileContent } from '#src/reference-api/files/file-content.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';

/** A section's guide as a file, with all options. Notes are hidden text where the format supports that. */
export async function specFile(world: World, { filename }: Spec, format: string): Promise<FileContent> {
  const section = sectionOf(world, filename);
  const written = remoteFormats.find((one) => one.toUpperCase() === format);
  if (section === null || written === undefined) return null;
  const guide = guideSection(section);
  const notes = formatFacts[written].hidesText && written !== 'html' ? 'hidden' : 'visible';
  const options = { ...defaultPrintOptions, notes, units: 'both' } as const;
  return writeSection(printedSection(guide, sectionTree(guide), emptyState, options), written);
}
