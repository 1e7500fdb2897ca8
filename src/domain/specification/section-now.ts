import { decisionKey, decisionsOf, progressOf, type Decision } from '#src/domain/specification/decisions.ts';
import { placesOf } from '#src/domain/specification/line-places.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import {
  presentLines,
  sectionDocument,
  defaultDocumentOptions,
} from '#src/domain/specification/section-document.ts';
import type { DocumentLine } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { descendantsOf, type SectionTree } from '#src/domain/specification/section-tree.ts';

/** Everything that screens show of a section in its current state. */
export interface SectionNow {
  present: ReadonlySet<number>;
  /** Includes notes and struck lines; the screen decides whether to show them. */
  document: readonly DocumentLine[];
  /** `2.3.A.1` by line id; only numbered lines. */
  numbers: ReadonlyMap<number, string>;
  decisions: readonly Decision[];
  /** Keys of the decisions still to make. */
  open: ReadonlySet<string>;
  progress: { made: number; all: number; percent: number };
}

const known = new WeakMap<SectionState, { tree: SectionTree; now: SectionNow }>();

/** Cached per state, because many components ask for it. */
export function sectionNow(tree: SectionTree, state: SectionState): SectionNow {
  const before = known.get(state);
  if (before?.tree === tree) return before.now;
  const present = presentLines(tree, state);
  const options = {
    ...defaultDocumentOptions,
    notes: 'visible',
    keepsStruck: true,
    emptyArticles: 'remove',
  } as const;
  const document = sectionDocument(tree, state, options, present);
  const decisions = decisionsOf(tree, state, present);
  const open = new Set(decisions.flatMap(({ key, isMade }) => (isMade ? [] : [key])));
  const now = {
    present,
    document,
    numbers: placesOf(document),
    decisions,
    open,
    progress: progressOf(decisions),
  };
  known.set(state, { tree, now });
  return now;
}

/** Found lines with what it takes to decide them: a heading's choices below it, and the siblings of a choice. */
export function withChoices(tree: SectionTree, found: readonly number[]): Set<number> {
  const shown = new Set(found);
  for (const id of found) {
    const line = tree.lines.get(id);
    if (!line) continue;
    const isHeading = line.kind === 'part' || line.kind === 'article' || line.control === 'fixed';
    if (isHeading)
      for (const below of descendantsOf(tree, id)) {
        const own = tree.lines.get(below);
        if (own && (own.control !== 'fixed' || own.inputs.length > 0)) shown.add(below);
      }
    const key = decisionKey(line);
    if (key === null || line.parentId === null) continue;
    for (const sibling of tree.lines.get(line.parentId)?.children ?? []) {
      const own = tree.lines.get(sibling);
      if (own && decisionKey(own) === key) shown.add(sibling);
    }
  }
  return shown;
}

/** Lines that contain all the words, in reading order; empty if there are no words. */
export function findLines(tree: SectionTree, state: SectionState, query: string): number[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return [...tree.lines.values()].flatMap((line) => {
    const text = lineText(line, state).toLowerCase();
    return words.every((word) => text.includes(word)) ? [line.id] : [];
  });
}
