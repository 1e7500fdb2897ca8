import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { decisionsOf } from '#src/domain/specification/decisions.ts';
import { declarationFindings, projectFindings } from '#src/domain/specification/preflight/context-checks.ts';
import {
  findingOrder,
  type Finding,
  type PreflightContext,
} from '#src/domain/specification/preflight/finding.ts';
import { choiceFindings, linkFindings } from '#src/domain/specification/preflight/line-checks.ts';
import { referenceFindings } from '#src/domain/specification/preflight/reference-checks.ts';
import { presentLines, sectionDocument } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import type { OpenItem } from '#src/domain/merged-section/merge-types.ts';
import { unresolvedConflicts } from '#src/domain/merged-section/unresolved-conflicts.ts';
import { excerpt } from '#src/domain/specification/preflight/excerpt.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { strikeLine } from '#src/domain/specification/own-text.ts';
import { unconvertedIn } from '#src/domain/converted-text/converted-text.ts';

/** Measures that a file in the other units could not convert. */
const unitFindings = (tree: SectionTree, state: SectionState, present: ReadonlySet<number>): Finding[] =>
  sectionDocument(tree, state, undefined, present).flatMap(({ id, line }) => {
    if (line.condition !== null && 'cited' in line.condition) return [];
    return unconvertedIn(lineText(line, state)).map((measure): Finding => ({
      key: `units/${id}/${measure}`,
      kind: 'units',
      lineId: id,
      message: `“${measure}” can’t be converted and stays as written in files in other units.`,
      fix: null,
    }));
  });

/** Articles without text, and lead-ins that nothing follows: `Comply with each of the following:`. */
function emptyFindings(tree: SectionTree, state: SectionState, present: ReadonlySet<number>): Finding[] {
  const document = sectionDocument(tree, state, undefined, present);
  return document.flatMap(({ id, level, line }, index): Finding[] => {
    const next = document[index + 1];
    if (next !== undefined && next.level > level) return [];
    const text = lineText(line, state);
    const isLeadIn = line.kind === 'paragraph' && text.endsWith(':');
    if (line.kind !== 'article' && !isLeadIn) return [];
    const message = isLeadIn
      ? `“${excerpt(text)}” announces what follows, but nothing stands below it.`
      : `The article “${excerpt(text)}” has no text.`;
    const strike = { label: 'Strike it', apply: (now: SectionState) => strikeLine(now, id) };
    return [{ key: `empty/${id}`, kind: 'empty', lineId: id, message, fix: strike }];
  });
}

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
