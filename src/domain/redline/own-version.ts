import type { RedlineRow } from '#src/domain/redline/redline.ts';
import type { ResultLine } from '#src/domain/redline/result.ts';
import { decisionKey } from '#src/domain/specification/decisions.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { withOrder } from '#src/domain/specification/own-order.ts';
import { presentLines } from '#src/domain/specification/section-document.ts';
import type { OwnParagraph, SectionState } from '#src/domain/specification/section-state.ts';
import { ancestorsOf, descendantsOf, type SectionTree } from '#src/domain/specification/section-tree.ts';
import { printedLines, type PrintedLine } from '#src/domain/specification/writers/printed-section.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { smallest } from '#src/lib/long-lists.ts';

/** The side of a redline that has the person's own work. */
export interface OwnSide {
  side: 'old' | 'now';
  tree: SectionTree;
  state: SectionState;
  /** Whether both texts come from the same master, so that lines of the other text can be chosen. */
  isOneMaster: boolean;
  /** The decisions behind the other text, if known. */
  other: SectionState | null;
}

/** The result of a redline as SpecWizard decisions. */
export interface OwnVersion {
  state: SectionState;
  /** Lines that the section can't contain: an article, note, or table from another manufacturer. */
  missing: readonly PrintedLine[];
  /** Lines that remain even though the result lacks them, such as a reference that is still cited. */
  extra: readonly PrintedLine[];
}

/** The decisions that produce the result, as closely as the section's master allows. */
export function ownVersion(
  result: readonly ResultLine[],
  rows: readonly RedlineRow[],
  own: OwnSide,
  options: PrintOptions,
): OwnVersion {
  const { tree } = own;
  const placed = placeLines(result, own);
  let state = withLines(rows, placed, own);
  for (const [parentId, order] of placed.orders) state = withOrder(tree, state, parentId, order);
  state = withTexts(state, placed, own, options);
  const made = printedLines(tree, state, options);
  const wanted = result.map(({ line }) => line);
  return { state, missing: linesMissingFrom(wanted, made), extra: linesMissingFrom(made, wanted) };
}

interface Placed {
  /** Manufacturer's lines in the result, with the text each should have. */
  wanted: ReadonlyMap<number, string>;
  /** The person's own paragraphs in the result, new and existing. */
  added: readonly OwnParagraph[];
  /** Child ids in result order, by parent id. */
  orders: ReadonlyMap<number, readonly number[]>;
}

/** Places each line of the result: on a line of the manufacturer, or else in a paragraph of one's own. */
function placeLines(result: readonly ResultLine[], { side, tree, state, isOneMaster }: OwnSide): Placed {
  const wanted = new Map<number, string>();
  const added: OwnParagraph[] = [];
  const orders = new Map<number, number[]>();
  const ownParents = new Map(state.own.added.map((one) => [one.id, one.parentId]));
  let next = Math.min(0, smallest(ownParents.keys()));
  /** Ancestors of the current line; `id` is null if an ancestor has no place. */
  const above: { level: number; id: number | null }[] = [];
  for (const { row, line } of result) {
    while ((above.at(-1)?.level ?? -1) >= line.level) above.pop();
    const parent = above.at(-1) ?? null;
    // A restored choice that another had replaced comes back as the manufacturer's line, with everything below it.
    const itself = isOneMaster && line.id > 0 ? line : null;
    const known = [itself, row[side]].find((one) => {
      if (!one) return false;
      const place = one.id > 0 ? tree.lines.get(one.id)?.parentId : ownParents.get(one.id);
      return place !== undefined && place === (parent?.id ?? null);
    });
    let id = known?.id ?? null;
    if (id !== null && id > 0) wanted.set(id, line.text);
    else if (parent !== null && parent.id !== null && line.kind === 'paragraph') {
      id ??= next -= 1;
      added.push({ id, parentId: parent.id, afterId: null, text: line.text });
    } else id = null;
    if (id !== null && parent !== null && parent.id !== null)
      orders.set(parent.id, [...(orders.get(parent.id) ?? []), id]);
    if (line.kind !== 'note' && line.kind !== 'table') above.push({ level: line.level, id });
  }
  return { wanted, added, orders };
}

/** The state with exactly these lines chosen, and the others removed or struck. */
function withLines(
  rows: readonly RedlineRow[],
  { wanted, added }: Placed,
  { side, tree, state }: OwnSide,
): SectionState {
  const lines = new Set(state.lines);
  const struck = new Set(state.own.struck);
  const none = new Set(state.none);
  const back: number[] = [];
  for (const id of wanted.keys()) {
    const line = tree.lines.get(id);
    if (!line) continue;
    const isOut = line.control !== 'fixed' && !lines.has(id);
    if (struck.delete(id) || isOut) back.push(id);
    if (!isOut) continue;
    lines.add(id);
    none.delete(decisionKey(line) ?? '');
  }
  // Restoring a line would also bring back chosen and fixed lines below it.
  const present = presentLines(tree, { ...state, lines, own: { ...state.own, struck } });
  const along = back.flatMap((id) => descendantsOf(tree, id)).filter((id) => present.has(id));
  const standing = [...rows.map((row) => row[side]?.id ?? 0), ...along];
  const gone = new Set(standing.filter((id) => id > 0 && !wanted.has(id)));
  for (const id of gone) {
    // Everything below a removed line is already gone.
    if (ancestorsOf(tree, id).some((one) => gone.has(one))) continue;
    if (tree.lines.get(id)?.control === 'fixed') struck.add(id);
    else for (const one of [id, ...descendantsOf(tree, id)]) lines.delete(one);
  }
  return { ...state, lines, none, own: { ...state.own, struck, added } };
}

/** Sets each line's text: by its blanks if their values produce it, otherwise as the person's own text. */
function withTexts(
  state: SectionState,
  { wanted }: Placed,
  { tree, other }: OwnSide,
  { units, keywords }: PrintOptions,
): SectionState {
  const inputs = new Map(state.inputs);
  const changed = new Map(state.own.changed);
  for (const [id, text] of wanted) {
    const line = tree.lines.get(id);
    if (!line) continue;
    const words = (blanks: ReadonlyMap<string, string>, own: ReadonlyMap<number, string>): string =>
      printable(
        lineText(
          line,
          { ...state, inputs: blanks, own: { ...state.own, changed: own } },
          { units, keywords },
        ),
      );
    if (words(inputs, changed) === text) continue;
    if (words(inputs, new Map()) === text) changed.delete(id);
    else if (other !== null && words(other.inputs, new Map()) === text) {
      changed.delete(id);
      for (const blank of line.inputs) {
        const value = other.inputs.get(blank.id);
        if (value === undefined) inputs.delete(blank.id);
        else inputs.set(blank.id, value);
      }
    } else changed.set(id, text);
  }
  return { ...state, inputs, own: { ...state.own, changed } };
}

const printable = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Lines of one text that the other lacks; counts duplicates. */
function linesMissingFrom(lines: readonly PrintedLine[], others: readonly PrintedLine[]): PrintedLine[] {
  const keyOf = ({ kind, level, text }: PrintedLine): string => `${kind} ${level} ${text}`;
  const left = new Map<string, number>();
  for (const line of others) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(keyOf(line)) ?? 0;
    left.set(keyOf(line), count - 1);
    return count <= 0;
  });
}
