import type { SpecNode } from '#src/contracts/spec-sections.ts';
import type { OwnParagraph, SectionState } from '#src/domain/specification/section-state.ts';
import { valueOf } from '#src/domain/specification/line-text.ts';
import { plainParagraph } from '#src/domain/specification/plain-paragraph.ts';
import { withoutBareHeadings, type EmptyArticles } from '#src/domain/specification/bare-headings.ts';
import { labelOf, type Numbering } from '#src/domain/specification/line-labels.ts';
import { placedTree } from '#src/domain/specification/placed-tree.ts';
import { blanksOf } from '#src/domain/specification/section-tree.ts';
import type { Level, SectionTree, SpecLine } from '#src/domain/specification/section-tree.ts';

/** How much of a section to print. */
export type Detail = SpecNode['detail'];
/** How to treat notes to the specifier. */
export type Notes = 'remove' | 'hidden' | 'visible';

export interface DocumentOptions {
  numbering: Numbering;
  detail: Detail;
  notes: Notes;
  /** Whether to keep struck lines, without a label, so that they can be restored; never in a file. */
  keepsStruck?: boolean;
  /**
   * An article without text: `keep` leaves the bare heading, as in a guide; `remove` leaves it out and numbers the others
   * without it (with `keepsStruck`, it stays without a number); `not used` keeps its number and says so. A part keeps
   * its number in both.
   */
  emptyArticles?: EmptyArticles;
}

export const defaultDocumentOptions: DocumentOptions = { numbering: '1.1', detail: 'full', notes: 'remove' };

export interface DocumentLine {
  id: number;
  level: Level;
  /** `PART 1`, `1.1`, `A.`, `1.`, `a.`, `1)`, `a)`; empty for notes and tables. */
  label: string;
  line: SpecLine;
  isOwn: boolean;
  isStruck: boolean;
  /** A heading without text that keeps its number. */
  isUnused: boolean;
}

const detailRank: Readonly<Record<Detail, number>> = { outline: 0, short: 1, full: 2 };

/** The section as it is now: its lines in reading order, numbered. All screens and files come from this. */
export function sectionDocument(
  given: SectionTree,
  state: SectionState,
  {
    numbering,
    detail,
    notes,
    keepsStruck = false,
    emptyArticles = 'keep',
  }: DocumentOptions = defaultDocumentOptions,
  present: ReadonlySet<number> = presentLines(given, state),
): DocumentLine[] {
  const tree = placedTree(given, state.own);
  const added = addedBySibling(tree, state.own.added);
  const document: DocumentLine[] = [];

  const put = (line: SpecLine, isOwn: boolean): void => {
    if (line.kind === 'note' && notes === 'remove') return;
    if (detailRank[line.detail] > detailRank[detail]) return;
    document.push({ ...unlabeled, id: line.id, level: line.level, line, isOwn });
    putBelow(line);
  };
  const putStruck = (line: SpecLine): void => {
    if (!keepsStruck || !state.own.struck.has(line.id)) return;
    if (line.control !== 'fixed' && !state.lines.has(line.id)) return;
    document.push({ ...unlabeled, id: line.id, level: line.level, line, isStruck: true });
  };
  const addOwn = (paragraph: OwnParagraph, above: SpecLine): void => {
    put(ownLine(paragraph, above), true);
    putAddedAfter(paragraph.id, above);
  };
  const putAddedAfter = (id: number | null, above: SpecLine): void => {
    for (const paragraph of added.get(`${above.id}/${id ?? ''}`) ?? []) addOwn(paragraph, above);
  };
  const putBelow = (above: SpecLine): void => {
    putAddedAfter(null, above);
    for (const id of siblingsInOrder(above.children, state.own.moved)) {
      const line = tree.lines.get(id);
      if (line && present.has(id)) put(line, false);
      else if (line) putStruck(line);
      putAddedAfter(id, above);
    }
  };
  for (const id of tree.roots) {
    const line = tree.lines.get(id);
    if (line && present.has(id)) put(line, false);
  }
  const { shown, unnumbered } = withoutBareHeadings(document, emptyArticles, keepsStruck);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  return shown.map((line) =>
    line.isStruck || unnumbered.has(line.id)
      ? line
      : { ...line, label: labelOf(line.line, counts, numbering) },
  );
}

const unlabeled = { label: '', isOwn: false, isStruck: false, isUnused: false };

/** The lines with all ancestors present that are fixed or chosen, not struck, and whose condition holds. */
export function presentLines(given: SectionTree, state: SectionState): Set<number> {
  const tree = placedTree(given, state.own);
  const present = new Map<number, boolean>();
  /** Lines that depend on a citation, with their descendants; evaluated once all others are known. */
  const late = new Map<number, SpecLine>();
  const isPresent = (id: number): boolean => {
    const known = present.get(id);
    if (known !== undefined) return known;
    // Set before its conditions are evaluated, so that a circular condition counts as unmet.
    present.set(id, false);
    const line = tree.lines.get(id);
    if (!line || state.own.struck.has(id)) return false;
    if (line.control !== 'fixed' && !state.lines.has(id)) return false;
    if (line.parentId !== null && !isPresent(line.parentId)) return false;
    const holds = conditionHolds(line, tree, state, isPresent);
    present.set(id, holds);
    return holds;
  };
  for (const [id, line] of tree.lines)
    if (isCited(line) || (line.parentId !== null && late.has(line.parentId))) late.set(id, line);
    else isPresent(id);

  if (late.size > 0) {
    const cited = citedBy(tree, idsOf(present));
    for (const line of late.values()) {
      const condition = line.condition;
      const holds =
        condition === null || !('cited' in condition) || condition.cited.some((one) => cited.has(one));
      const isOff = line.control !== 'fixed' && !state.lines.has(line.id);
      const isUnder = line.parentId === null || present.get(line.parentId) === true;
      present.set(line.id, holds && !isOff && isUnder && !state.own.struck.has(line.id));
    }
  }
  return idsOf(present);
}

function idsOf(present: ReadonlyMap<number, boolean>): Set<number> {
  const ids = new Set<number>();
  for (const [id, isIn] of present) if (isIn) ids.add(id);
  return ids;
}

const isCited = ({ condition }: SpecLine): boolean => condition !== null && 'cited' in condition;

/**
 * The designations of the standards that lines cite.
 * @internal
 */
export function citedBy(tree: SectionTree, ids: Iterable<number>): Set<string> {
  const cited = new Set<string>();
  for (const id of ids)
    for (const run of tree.lines.get(id)?.text ?? [])
      if (typeof run === 'object' && 'reference' in run) cited.add(run.reference);
  return cited;
}

function conditionHolds(
  { condition }: SpecLine,
  tree: SectionTree,
  state: SectionState,
  isPresent: (id: number) => boolean,
): boolean {
  if (condition === null || 'cited' in condition) return true;
  if ('line' in condition) return isPresent(condition.line);
  const blank = blanksOf(tree).get(condition.input);
  return blank !== undefined && isPresent(blank.lineId) && valueOf(blank.input, state) === condition.equals;
}

/** Whether a person can decide a line: its parent is present, its condition holds, and it isn't struck. */
export function isOffered(
  line: SpecLine,
  tree: SectionTree,
  state: SectionState,
  present: ReadonlySet<number>,
): boolean {
  const isUnder = line.parentId === null || present.has(line.parentId);
  return isUnder && !state.own.struck.has(line.id) && isPossible(line, tree, state, present);
}

/** Whether a line's condition holds. */
export const isPossible = (
  line: SpecLine,
  tree: SectionTree,
  state: SectionState,
  present: ReadonlySet<number>,
): boolean => conditionHolds(line, tree, state, (id) => present.has(id));

/** By `parent/sibling`. A paragraph whose sibling is gone since the section was revised comes last. */
function addedBySibling(tree: SectionTree, added: readonly OwnParagraph[]): Map<string, OwnParagraph[]> {
  const own = new Set(added.map(({ id }) => id));
  return Map.groupBy(added, ({ parentId, afterId }) => {
    const siblings = tree.lines.get(parentId)?.children ?? [];
    const isThere = afterId === null || own.has(afterId) || siblings.includes(afterId);
    return `${parentId}/${(isThere ? afterId : siblings.at(-1)) ?? ''}`;
  });
}

/** Siblings in order, including moves by the person. */
export function siblingsInOrder(
  children: readonly number[],
  moved: ReadonlyMap<number, number | null>,
): readonly number[] {
  if (!children.some((id) => moved.has(id))) return children;
  const order = [...children];
  for (const [id, after] of moved) {
    const from = order.indexOf(id);
    if (from === -1 || after === id) continue;
    order.splice(from, 1);
    order.splice(after === null ? 0 : order.indexOf(after) + 1, 0, id);
  }
  return order;
}

const sublevel: Readonly<Record<Level, Level>> = { 0: 2, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 };

function ownLine({ id, parentId, text }: OwnParagraph, above: SpecLine): SpecLine {
  const level = sublevel[above.level];
  return {
    ...plainParagraph(id, parentId, text),
    kind: 'paragraph',
    level,
    children: [],
    detail: above.detail,
  };
}
