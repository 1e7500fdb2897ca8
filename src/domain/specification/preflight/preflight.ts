import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { decisionsOf } from '#src/domain/specification/decisions.ts';
import { declarationFindings, projectFindings } from '#src/domain/specification/preflight/context-checks.ts';
import {
  type Finding,
  type PreflightContext,
  findingOrder,
} from '#src/domain/specification/preflight/finding.ts';
import { choiceFindings, linkFindings } from '#src/domain/specification/preflight/line-checks.ts';
import { referenceFindings } from '#src/domain/specification/preflight/reference-checks.ts';
import { emptyFindings } from '#src/domain/specification/preflight/empty-checks.ts';
import { unitFindings } from '#src/domain/specification/preflight/unit-checks.ts';
import { presentLines } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import type { OpenItem } from '#src/domain/merged-section/merge-types.ts';
import { unresolvedConflicts } from '#src/domain/merged-section/unresolved-conflicts.ts';
import { excerpt } from '#src/domain/specification/preflight/excerpt.ts';

/** All findings of a section, most serious kind first, each kind in reading order. */
export function preflight(
  section: Pick<SpecSection, 'references' | 'section'>,
  tree: SectionTree,
  state: SectionState,
  context: PreflightContext,
): Finding[] {
  const present = presentLines(tree, state);
  const unsettled = mergeFindings(context.toSettle ?? [], tree, state);
  const said = new Set(unsettled.map(({ decision }) => decision));
  const findings = [
    ...unsettled.map(({ finding }) => finding),
    ...linkFindings(tree, present),
    ...choiceFindings(tree, state, decisionsOf(tree, state, present), present).filter(
      ({ key }) => !said.has(key),
    ),
    ...referenceFindings(section, tree, state, present),
    ...declarationFindings(tree, present, context),
    ...projectFindings(section, tree, state, present, context),
    ...emptyFindings(tree, state, present),
    ...unitFindings(tree, state, present),
  ];
  return findingOrder.flatMap((kind) => findings.filter((finding) => finding.kind === kind));
}

/** Differences between manufacturers in a merged section, each with its decision. */
const mergeFindings = (
  items: readonly OpenItem[],
  tree: SectionTree,
  state: SectionState,
): { finding: Finding; decision: string | null }[] =>
  unresolvedConflicts(items, tree, state).map(({ item: { key, kind, sides }, lineId, decision }) => {
    const texts = sides.map(({ manufacturers, text }) => `“${excerpt(text)}” (${manufacturers.join(', ')})`);
    const message =
      kind === 'proprietary'
        ? `Proprietary clause: ${texts.join(' ')}. Use neutral wording, keep it, or leave it out.`
        : `Manufacturers differ: ${texts.join(' or ')}.`;
    return { finding: { key: `unsettled/${key}`, kind: 'unsettled', lineId, message, fix: null }, decision };
  });
