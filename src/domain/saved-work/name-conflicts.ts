import type { Conflict } from '#src/domain/conflict.ts';
import { partOf } from '#src/domain/saved-work/merge-section-state.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { blanksOf, type SectionTree } from '#src/domain/specification/section-tree.ts';

/** How much of a line names it. */
const mostCharacters = 80;

/** Names the paragraphs and blanks of a section's conflicts by the library's text. */
export function nameConflicts(tree: SectionTree, conflicts: readonly Conflict[]): Conflict[] {
  const textOf = (id: number): string | null => {
    const line = tree.lines.get(id);
    const text = line ? lineText(line, emptyState).trim() : '';
    if (text === '') return null;
    return text.length > mostCharacters ? `${text.slice(0, mostCharacters).trimEnd()}…` : text;
  };
  return conflicts.map((one) => {
    const [kind, of] = partOf(one.key);
    const blank = kind === 'blank' ? blanksOf(tree).get(of) : undefined;
    const text = textOf(blank?.lineId ?? Number(of));
    if (text === null || kind === 'added' || kind === 'none') return one;
    const what = blank && blank.input.label !== '' ? `${one.label} (${blank.input.label})` : one.label;
    return { ...one, label: `${what} in “${text}”`.replace('A paragraph in', 'The paragraph') };
  });
}
