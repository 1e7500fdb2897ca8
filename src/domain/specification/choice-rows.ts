import { decisionKey } from '#src/domain/specification/decisions.ts';
import { siblingsInOrder, isPossible } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { type SectionTree, type SpecLine, ancestorsOf } from '#src/domain/specification/section-tree.ts';

/** A row in the tree of choices: a line, or "None of these" at the end of a checkbox group. */
export interface ChoiceRow {
  /** A line's id, `12`, or the decision key for "None of these". */
  key: string;
  line: SpecLine;
  isNone: boolean;
  /** Starts at 1, as in `aria-level`. */
  depth: number;
  position: number;
  setSize: number;
  /** Null if the row has no children. */
  isOpen: boolean | null;
  /** Number of options in a radio group; 0 for other rows. */
  oneOf: number;
  /** Notes to the specifier that come before the line. */
  notes: readonly SpecLine[];
}

export interface RowOptions {
  /** Rows that the person opened or closed; the others are open if their line is present. */
  opened: ReadonlyMap<number, boolean>;
  /** Shows only these lines and their ancestors; null for all. */
  only: ReadonlySet<number> | null;
}

/** The visible rows in the current state, in reading order. */
export function choiceRows(
  tree: SectionTree,
  state: SectionState,
  present: ReadonlySet<number>,
  { opened, only }: RowOptions,
): ChoiceRow[] {
  const shown = only === null ? choiceLines(tree) : withAncestors(tree, only);
  const rows: ChoiceRow[] = [];
  const putAll = (ids: readonly number[], depth: number): void => {
    const siblings = siblingRows(tree, state, present, ids, shown, only === null);
    siblings.forEach(({ line, isNone, notes, oneOf }, index) => {
      const below = isNone ? [] : siblingsInOrder(line.children, state.own.moved);
      const hasBelow = below.some((id) => shown.has(id));
      const isOpen = only !== null || (opened.get(line.id) ?? present.has(line.id));
      const key = isNone ? (decisionKey(line) ?? '') : String(line.id);
      const isOpenRow = hasBelow ? isOpen : null;
      const place = { depth, position: index + 1, setSize: siblings.length };
      rows.push({ key, line, isNone, ...place, isOpen: isOpenRow, oneOf, notes });
      if (hasBelow && isOpen) putAll(below, depth + 1);
    });
  };
  putAll(tree.roots, 1);
  return rows;
}

type Sibling = Pick<ChoiceRow, 'line' | 'isNone' | 'notes' | 'oneOf'>;

function siblingRows(
  tree: SectionTree,
  state: SectionState,
  present: ReadonlySet<number>,
  ids: readonly number[],
  shown: ReadonlySet<number>,
  withNone: boolean,
): Sibling[] {
  const rows: Sibling[] = [];
  const groupSizes = new Map<string, number>();
  let notes: SpecLine[] = [];
  for (const id of ids) {
    const line = tree.lines.get(id);
    if (!line || state.own.struck.has(id) || !isPossible(line, tree, state, present)) continue;
    if (line.kind === 'note') notes.push(line);
    else if (shown.has(id) && (line.control !== 'fixed' || present.has(id))) {
      rows.push({ line, isNone: false, notes, oneOf: 0 });
      const key = decisionKey(line);
      if (key !== null) groupSizes.set(key, (groupSizes.get(key) ?? 0) + 1);
      notes = [];
    }
  }
  for (const row of rows)
    if (row.line.control === 'radio') row.oneOf = groupSizes.get(decisionKey(row.line) ?? '') ?? 0;
  // The checkboxes on one level form one group, with "None of these" after the last one.
  const last = rows.findLastIndex(({ line }) => line.control === 'check');
  const lastCheck = rows[last];
  if (withNone && lastCheck)
    rows.splice(last + 1, 0, { line: lastCheck.line, isNone: true, notes: [], oneOf: 0 });
  return rows;
}

const choices = new WeakMap<SectionTree, ReadonlySet<number>>();

/** Parts, articles, and lines with a decision on themselves or below. */
function choiceLines(tree: SectionTree): ReadonlySet<number> {
  const known = choices.get(tree);
  if (known) return known;
  const found = withAncestors(
    tree,
    [...tree.lines.values()].flatMap(({ id, kind, control, inputs }) =>
      kind !== 'note' && (control !== 'fixed' || inputs.length > 0 || kind === 'part' || kind === 'article')
        ? [id]
        : [],
    ),
  );
  choices.set(tree, found);
  return found;
}

/** The row for a line: its own, or that of its nearest ancestor with a row. */
export function rowOfLine(tree: SectionTree, id: number): number | null {
  const inTree = choiceLines(tree);
  return [id, ...ancestorsOf(tree, id)].find((one) => inTree.has(one)) ?? null;
}

function withAncestors(tree: SectionTree, ids: Iterable<number>): Set<number> {
  const all = new Set<number>();
  for (const id of ids)
    for (let at: number | null = id; at !== null && !all.has(at); at = tree.lines.get(at)?.parentId ?? null)
      all.add(at);
  return all;
}
