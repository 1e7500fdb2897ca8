import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedLines } from '#src/domain/specification/writers/printed-section.ts';
import type { PrintedLine, PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { openOfficeFile } from '#src/domain/office-sections/open-file.ts';
import type { OpenedSection } from '#src/domain/office-sections/section-from-text.ts';
import { officeSection } from '#src/domain/office-sections/office-section.ts';

/** Opens a file; throws with the reason if it isn't read. */
export function opened(name: string, file: Uint8Array | string): OpenedSection {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const { section, problem } = openOfficeFile({ name, bytes });
  if (section === undefined) throw new Error(problem);
  return section;
}

/** The section in the shape of a manufacturer's. */
export const sectionOf = ({ number, title, lines }: OpenedSection): SpecSection =>
  officeSection({ number, title, lines }, { filename: 'office-a-v1', revised: '2026-11-27' });

/** The lines of an opened section as every file and screen shows them. */
export function linesOf(opened: OpenedSection): PrintedLine[] {
  const tree = sectionTree(sectionOf(opened));
  return printedLines(tree, emptyState, { ...defaultPrintOptions, notes: 'visible' });
}

/** Kind, level, number, and text, for comparing. A note at the margin can stand before a part or an article; a file can't tell. */
export const compared = (lines: readonly PrintedLine[]): string[] =>
  lines.map(({ kind, level, label, text, rows }) =>
    [
      kind,
      kind === 'note' ? Math.max(1, level) : level,
      label,
      text,
      ...rows.map(({ cells }) => cells.join(' | ')),
    ]
      .join(' · ')
      .trim(),
  );

export const comparedSection = ({ lines }: PrintedSection): string[] => compared(lines);
