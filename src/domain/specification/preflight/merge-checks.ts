import type { OpenItem } from '#src/domain/merged-section/merge-types.ts';
import { unresolvedConflicts } from '#src/domain/merged-section/unresolved-conflicts.ts';
import { excerpt } from '#src/domain/specification/preflight/excerpt.ts';
import type { Finding } from '#src/domain/specification/preflight/finding.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';

/** Differences between manufacturers in a merged section, each with its decision. */
export function mergeFindings(
  items: readonly OpenItem[],
  tree: SectionTree,
  state: SectionState,
): { finding: Finding; decision: string | null }[] {
  return unresolvedConflicts(items, tree, state).map(({ item: { key, kind, sides }, lineId, decision }) => {
    const texts = sides.map(({ manufacturers, text }) => `“${excerpt(text)}” (${manufacturers.join(', ')})`);
    const message =
      kind === 'proprietary'
        ? `Proprietary clause: ${texts.join(' ')}. Use neutral wording, keep it, or leave it out.`
        : `Manufacturers differ: ${texts.join(' or ')}.`;
    return { finding: { key: `unsettled/${key}`, kind: 'unsettled', lineId, message, fix: null }, decision };
  });
}
