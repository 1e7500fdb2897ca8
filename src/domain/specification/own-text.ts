import type { OwnText, SectionState } from '#src/domain/specification/section-state.ts';
import { smallest } from '#src/lib/long-lists.ts';

const withOwn = (state: SectionState, own: Partial<OwnText>): SectionState => ({
  ...state,
  own: { ...state.own, ...own },
});

/** Sets the text of a line, whether the manufacturer's or the person's. */
export function changeText(state: SectionState, id: number, text: string): SectionState {
  if (id < 0)
    return withOwn(state, {
      added: state.own.added.map((paragraph) => (paragraph.id === id ? { ...paragraph, text } : paragraph)),
    });
  return withOwn(state, { changed: new Map(state.own.changed).set(id, text) });
}

/** Adds a paragraph under `parentId`, after the sibling `afterId` or as the first child. */
export function addParagraph(
  state: SectionState,
  parentId: number,
  afterId: number | null,
  text: string,
): SectionState {
  const id = Math.min(0, smallest(state.own.added.map((paragraph) => paragraph.id))) - 1;
  return withOwn(state, { added: [...state.own.added, { id, parentId, afterId, text }] });
}

/** Strikes a manufacturer's line with everything below it; deletes a person's own paragraph. */
export function strikeLine(state: SectionState, id: number): SectionState {
  if (id > 0) return withOwn(state, { struck: new Set(state.own.struck).add(id) });
  const gone = state.own.added.find((paragraph) => paragraph.id === id);
  if (!gone) return state;
  return withOwn(state, {
    added: state.own.added
      .filter((paragraph) => paragraph.id !== id && paragraph.parentId !== id)
      .map((paragraph) => (paragraph.afterId === id ? { ...paragraph, afterId: gone.afterId } : paragraph)),
  });
}

/** Restores the manufacturer's text and position. */
export function restoreLine(state: SectionState, id: number): SectionState {
  const changed = new Map(state.own.changed);
  const struck = new Set(state.own.struck);
  const moved = new Map(state.own.moved);
  const placed = new Map(state.own.placed);
  changed.delete(id);
  struck.delete(id);
  moved.delete(id);
  placed.delete(id);
  return withOwn(state, { changed, struck, moved, placed });
}
