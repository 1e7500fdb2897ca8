import { type Decision, decisionKey, setGroupToNone } from '#src/domain/specification/decisions.ts';
import { chooseWithRequired } from '#src/domain/specification/consequences.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import type { Finding } from '#src/domain/specification/preflight/finding.ts';
import { excerpt } from '#src/domain/specification/preflight/excerpt.ts';
import { emptyState, type SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { chooseLine, removeLine } from '#src/domain/specification/selection.ts';

/** Lines that require an absent line, or that conflict with a present one. */
export function linkFindings(tree: SectionTree, present: ReadonlySet<number>): Finding[] {
  const words = (id: number): string => {
    const line = tree.lines.get(id);
    return line ? excerpt(lineText(line, emptyState)) : '';
  };
  return [...present].flatMap((id) => {
    const line = tree.lines.get(id);
    if (!line) return [];
    const missing = line.requires.filter((other) => tree.lines.has(other) && !present.has(other));
    const ruledOut = line.excludes.filter((other) => present.has(other));
    return [
      ...missing.map((other): Finding => ({
        key: `requires/${id}/${other}`,
        kind: 'requires',
        lineId: id,
        message: `“${words(id)}” requires “${words(other)}”.`,
        fix: isChoosable(tree, other)
          ? { label: 'Choose it', apply: (state) => chooseWithRequired(tree, state, other) }
          : null,
      })),
      ...ruledOut.map((other): Finding => ({
        key: `excludes/${id}/${other}`,
        kind: 'excludes',
        lineId: id,
        message: `“${words(id)}” excludes “${words(other)}”.`,
        fix: isChoosable(tree, other)
          ? { label: `Remove “${words(other)}”`, apply: (state) => removeLine(tree, state, other) }
          : null,
      })),
    ];
  });
}

const isChoosable = (tree: SectionTree, id: number): boolean => tree.lines.get(id)?.control !== 'fixed';

/** Groups without a choice, and blanks without a value. */
export function choiceFindings(
  tree: SectionTree,
  state: SectionState,
  decisions: readonly Decision[],
  present: ReadonlySet<number>,
): Finding[] {
  const stands = (lineId: number): boolean => {
    const above = tree.lines.get(tree.lines.get(lineId)?.parentId ?? 0);
    return (above?.children ?? []).some((id) => {
      const line = tree.lines.get(id);
      return line?.control === 'fixed' && line.kind !== 'note' && present.has(id);
    });
  };
  return (
    decisions
      .filter(({ isMade }) => !isMade)
      // With fixed text in place, choosing none of the options leaves nothing empty.
      .filter(({ kind, lineId }) => kind !== 'any' || !stands(lineId))
      .flatMap(({ key, kind, lineId }): Finding[] => {
        const line = tree.lines.get(lineId);
        if (!line) return [];
        if (kind === 'blank') {
          const input = line.inputs.find(({ id }) => `blank/${id}` === key);
          const message = `${input?.label ?? 'A value'} is blank in “${excerpt(lineText(line, state))}”.`;
          return [{ key, kind: 'blank', lineId, message, fix: null }];
        }
        const above = line.parentId === null ? undefined : tree.lines.get(line.parentId);
        const where = above ? excerpt(lineText(above, state)) : 'the section';
        return [
          {
            key,
            kind: 'undecided',
            lineId,
            message: kind === 'one' ? `Choose one under “${where}”.` : `Nothing is chosen under “${where}”.`,
            fix: recommendedFix(tree, key) ?? noneFix(key, kind),
          },
        ];
      })
  );
}

function recommendedFix(tree: SectionTree, key: string): Finding['fix'] {
  const recommended = [...tree.lines.values()].filter(
    (line) => line.recommended && decisionKey(line) === key,
  );
  if (recommended.length === 0) return null;
  return {
    label: 'Use recommended',
    apply: (state) => recommended.reduce((next, { id }) => chooseLine(tree, next, id), state),
  };
}

const noneFix = (key: string, kind: Decision['kind']): Finding['fix'] =>
  kind === 'any' ? { label: 'None of these', apply: (state) => setGroupToNone(state, key, true) } : null;
