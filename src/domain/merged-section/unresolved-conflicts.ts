import type { OpenItem } from '#src/domain/merged-section/merge-types.ts';
import { decisionKey, decisionsOf } from '#src/domain/specification/decisions.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';

/** Conflicts that no choice, filled-in blank, or text of the person's own resolves, here or in SpecWizard. */
export function unresolvedConflicts(
  items: readonly OpenItem[],
  tree: SectionTree,
  state: SectionState,
): { item: OpenItem; lineId: number; decision: string | null }[] {
  const unresolved = items.filter(({ answer, lineIds }) => answer === null && lineIds.length > 0);
  if (unresolved.length === 0) return [];
  const decisions = new Map(decisionsOf(tree, state).map((decision) => [decision.key, decision]));
  return unresolved.flatMap((item) => {
    const [lineId = 0] = item.lineIds;
    const line = tree.lines.get(lineId);
    const isOwn = item.lineIds.every((id) => state.own.struck.has(id) || state.own.changed.has(id));
    if (line === undefined || isOwn) return [];
    if (item.kind === 'proprietary') return [{ item, lineId, decision: null }];
    if (item.kind === 'blank') {
      const open = line.inputs.find(({ id }) => decisions.get(`blank/${id}`)?.isMade === false);
      return open ? [{ item, lineId, decision: `blank/${open.id}` }] : [];
    }
    const key = decisionKey(line);
    const decision = key === null ? undefined : decisions.get(key);
    return decision === undefined || !decision.isMade ? [{ item, lineId, decision: key }] : [];
  });
}
