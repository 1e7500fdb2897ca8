import * as v from 'valibot';
import { type Numbering, labelOf } from '#src/domain/specification/line-labels.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedLines, type PrintedLine } from '#src/domain/specification/writers/printed-section.ts';

const level = v.picklist([0, 1, 2, 3, 4, 5, 6]);
const kind = v.picklist(['part', 'article', 'paragraph', 'note', 'table']);

/** The section's text at one time, without labels, which are recomputed. Storage is untrusted. */
export const savedText = v.object({
  /** Revision date of the manufacturer's master. */
  revised: v.string(),
  /** When it was saved, as a timestamp in ms. */
  at: v.number(),
  lines: v.array(
    v.union([
      v.tuple([v.number(), kind, level, v.string()]),
      v.tuple([v.number(), kind, level, v.string(), v.array(v.array(v.string()))]),
    ]),
  ),
});
export type SavedText = v.InferOutput<typeof savedText>;

/** The text that versions are compared by: US customary units, no notes. */
export function textToSave(
  tree: SectionTree,
  state: SectionState,
  about: Pick<SavedText, 'revised' | 'at'>,
): SavedText {
  const lines = printedLines(tree, state, defaultPrintOptions).map(
    ({ id, kind: of, level: depth, text, rows }): SavedText['lines'][number] =>
      rows.length === 0 ? [id, of, depth, text] : [id, of, depth, text, rows.map(({ cells }) => [...cells])],
  );
  return { revised: about.revised, at: about.at, lines };
}

/** Its lines with labels. */
export function linesOfSaved({ lines }: SavedText, numbering: Numbering): PrintedLine[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  return lines.map(([id, of, depth, text, cells = []]) => ({
    id,
    kind: of,
    level: depth,
    label: labelOf({ kind: of, level: depth }, counts, numbering),
    text,
    rows: cells.map((row) => ({ cells: row, gray: null })),
  }));
}

/** A longer pause starts a new editing session, in ms. */
const pauseMs = 30 * 60_000;

/** The text at the last save, and from the editing session before it, which is what "since I saved it" refers to. */
export const savedTexts = v.object({ last: savedText, before: v.nullable(savedText) });
export type SavedTexts = v.InferOutput<typeof savedTexts>;

/** After a long pause, or after the manufacturer revises the section, the last saved text becomes `before`. */
export function withText(known: SavedTexts | null, text: SavedText): SavedTexts {
  if (known === null) return { last: text, before: null };
  return { last: text, before: isEarlier(known.last, text) ? known.last : known.before };
}

/** The text to compare the current one with; null if everything was written in one editing session. */
export function earlierText(
  known: SavedTexts | null,
  today: Pick<SavedText, 'revised' | 'at'>,
): SavedText | null {
  if (known === null) return null;
  return isEarlier(known.last, today) ? known.last : known.before;
}

const isEarlier = (one: SavedText, other: Pick<SavedText, 'revised' | 'at'>): boolean =>
  other.at - one.at > pauseMs || one.revised !== other.revised;
