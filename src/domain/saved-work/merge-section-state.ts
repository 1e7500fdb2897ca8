import type { Merge } from '#src/domain/conflict.ts';
import { mergeParts, type Parts } from '#src/domain/saved-work/merge-parts.ts';
import type { OwnParagraph, SectionState } from '#src/domain/specification/section-state.ts';
import { smallest } from '#src/lib/long-lists.ts';
import { isSameData } from '#src/lib/merge-fields.ts';
import { pluralize } from '#src/lib/numbers.ts';

/** A part of a section that a person decides; its key begins with its kind: `line/17`, `blank/width`. */
type Part =
  | { kind: 'lines'; lines: readonly number[] }
  /** A library line: the person's own text for it, and whether it is struck. */
  | { kind: 'line'; text: string | null; struck: boolean }
  | { kind: 'blank'; value: string }
  | { kind: 'none' }
  | { kind: 'moved'; after: number | null }
  | { kind: 'placed'; parentId: number; afterId: number | null }
  | { kind: 'added'; paragraph: OwnParagraph };

/** What a conflict is about: `['line', '17']`. */
export function partOf(key: string): readonly [kind: string, of: string] {
  const slash = key.indexOf('/');
  return slash === -1 ? [key, ''] : [key.slice(0, slash), key.slice(slash + 1)];
}

const labels: Readonly<Record<string, string>> = {
  lines: 'The chosen lines',
  line: 'A paragraph',
  blank: 'A blank',
  none: 'None of these',
  moved: 'The place of a paragraph',
  placed: 'The level of a paragraph',
  added: 'An added paragraph',
};

/**
 * Three-way merge of a person's work in a section, by paragraph and blank. The chosen lines are one value, because one line can
 * rule out another; with `keepsLines` this browser's lines stay, for a section whose project has the lines.
 */
export const mergeSectionState =
  (keepsLines: boolean): Merge<SectionState> =>
  ({ base, mine: given, theirs }, choices) => {
    const mine = withOwnIds(base, given, theirs);
    const states = { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) };
    const { merged, conflicts } = mergeParts<Part>(
      states,
      choices,
      (key) => labels[partOf(key)[0]] ?? key,
      text,
    );
    if (!keepsLines) return { merged: stateOf(merged), conflicts };
    return {
      merged: { ...stateOf(merged), lines: given.lines },
      conflicts: conflicts.filter(({ key }) => key !== 'lines'),
    };
  };

function partsOf({ lines, inputs, none, own }: SectionState): Parts<Part> {
  const parts = new Map<string, Part>([
    ['lines', { kind: 'lines', lines: [...lines].toSorted((a, b) => a - b) }],
  ]);
  for (const id of new Set([...own.changed.keys(), ...own.struck]))
    parts.set(`line/${id}`, {
      kind: 'line',
      text: own.changed.get(id) ?? null,
      struck: own.struck.has(id),
    });
  for (const [key, value] of inputs) parts.set(`blank/${key}`, { kind: 'blank', value });
  for (const key of none) parts.set(`none/${key}`, { kind: 'none' });
  for (const [id, after] of own.moved) parts.set(`moved/${id}`, { kind: 'moved', after });
  for (const [id, place] of own.placed) parts.set(`placed/${id}`, { kind: 'placed', ...place });
  for (const paragraph of own.added) parts.set(`added/${paragraph.id}`, { kind: 'added', paragraph });
  return parts;
}

function stateOf(parts: Parts<Part>): SectionState {
  const lines = new Set<number>();
  const inputs = new Map<string, string>();
  const none = new Set<string>();
  const changed = new Map<number, string>();
  const struck = new Set<number>();
  const moved = new Map<number, number | null>();
  const placed = new Map<number, { parentId: number; afterId: number | null }>();
  const added: OwnParagraph[] = [];
  for (const [key, part] of parts) {
    const [, of] = partOf(key);
    if (part.kind === 'lines') for (const line of part.lines) lines.add(line);
    else if (part.kind === 'blank') inputs.set(of, part.value);
    else if (part.kind === 'none') none.add(of);
    else if (part.kind === 'moved') moved.set(Number(of), part.after);
    else if (part.kind === 'placed')
      placed.set(Number(of), { parentId: part.parentId, afterId: part.afterId });
    else if (part.kind === 'added') added.push(part.paragraph);
    else {
      if (part.text !== null) changed.set(Number(of), part.text);
      if (part.struck) struck.add(Number(of));
    }
  }
  return { lines, inputs, none, own: { changed, struck, added: attached(added), moved, placed } };
}

/**
 * If the paragraph before an added one was removed, the added one becomes the first sibling; if its parent was removed, it is
 * removed, too.
 */
function attached(added: readonly OwnParagraph[]): OwnParagraph[] {
  const ids = new Set(added.map(({ id }) => id));
  const isPresent = (id: number): boolean => id > 0 || ids.has(id);
  const kept = added.filter(({ parentId }) => isPresent(parentId));
  return kept.map((one) =>
    one.afterId === null || isPresent(one.afterId) ? one : { ...one, afterId: null },
  );
}

/** Two browsers may give added paragraphs the same number. My new ones whose number theirs also uses get the next numbers. */
function withOwnIds(base: SectionState, mine: SectionState, theirs: SectionState): SectionState {
  const had = new Set(base.own.added.map(({ id }) => id));
  const other = new Map(theirs.own.added.map((one) => [one.id, one]));
  let next = smallest([...mine.own.added, ...theirs.own.added].map(({ id }) => id));
  const renamed = new Map<number, number>();
  for (const one of mine.own.added) {
    const taken = other.get(one.id);
    if (!had.has(one.id) && taken && !isSameData(taken, one)) renamed.set(one.id, (next -= 1));
  }
  if (renamed.size === 0) return mine;
  const named = (id: number): number => renamed.get(id) ?? id;
  const added = mine.own.added.map((one) => ({
    ...one,
    id: named(one.id),
    parentId: named(one.parentId),
    afterId: one.afterId === null ? null : named(one.afterId),
  }));
  return { ...mine, own: { ...mine.own, added } };
}

function text(part: Part | undefined, key: string): string {
  if (part === undefined) return absent[partOf(key)[0]] ?? 'Removed';
  switch (part.kind) {
    case 'lines':
      return pluralize(part.lines.length, 'chosen line');
    case 'line':
      return part.struck ? 'Struck' : (part.text ?? 'As in the library');
    case 'blank':
      return part.value === '' ? 'Empty' : part.value;
    case 'none':
      return 'None of these';
    case 'moved':
      return part.after === null ? 'First in its group' : 'Moved';
    case 'placed':
      return 'On another level';
    case 'added':
      return part.paragraph.text;
  }
}

const absent: Readonly<Record<string, string>> = {
  line: 'As in the library',
  blank: 'Empty',
  none: 'Open',
  moved: 'In its own place',
  placed: 'On its own level',
  added: 'Removed',
};
