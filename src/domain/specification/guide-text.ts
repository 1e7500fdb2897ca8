import type { DocumentLine, DocumentOptions } from '#src/domain/specification/section-document.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';

/** The master as a guide: every line with all of its options, numbered as if each were chosen. */
export function guideDocument(tree: SectionTree, options?: DocumentOptions): DocumentLine[] {
  return sectionDocument(tree, emptyState, options, new Set(tree.lines.keys()));
}

/** The lines that stand in place of another one before them: between two of a group stands OR. */
export function alternatives(document: readonly DocumentLine[]): ReadonlySet<number> {
  const groups = new Set<string>();
  const later = new Set<number>();
  for (const { line } of document) {
    if (line.control !== 'radio') continue;
    const group = `${line.parentId ?? ''}/${line.group ?? ''}`;
    if (groups.has(group)) later.add(line.id);
    groups.add(group);
  }
  return later;
}
