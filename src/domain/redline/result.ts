import type { Change, Redline, RedlineRow } from '#src/domain/redline/redline.ts';
import { labelOf, type Numbering } from '#src/domain/specification/line-labels.ts';
import type { PrintedLine } from '#src/domain/specification/writers/printed-section.ts';

export type Decision = 'accepted' | 'rejected';
/** Decisions by change id; a change that isn't in the map is undecided. */
export type Decisions = ReadonlyMap<string, Decision>;

/** A line of the result, with the row it comes from. */
export interface ResultLine {
  row: RedlineRow;
  line: PrintedLine;
}

/** The text after the decisions. `open` decides how undecided changes count. Lines are numbered without gaps. */
export function resultLines(
  { rows, changeOf }: Redline,
  decisions: Decisions,
  open: Decision,
  numbering: Numbering,
): ResultLine[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  return rows.flatMap((row, at) => {
    const change = changeOf.get(at);
    const line = lineOf(row, change ? (decisions.get(change.id) ?? open) : 'accepted');
    return line === null ? [] : [{ row, line: { ...line, label: labelOf(line, counts, numbering) } }];
  });
}

function lineOf({ kind, old, now }: RedlineRow, decision: Decision): PrintedLine | null {
  const isAccepted = decision === 'accepted';
  if (kind === 'from') return isAccepted ? null : old;
  if (kind === 'to') return isAccepted ? now : null;
  return isAccepted ? now : old;
}

/** Number of changes by kind, and of lines whose label alone changed. */
export interface Summary {
  changed: number;
  added: number;
  removed: number;
  moved: number;
  all: number;
  renumbered: number;
}

export function summaryOf({ rows, changes }: Redline): Summary {
  const of = (kind: Change['kind']): number => changes.filter((change) => change.kind === kind).length;
  return {
    changed: of('changed'),
    added: of('added'),
    removed: of('removed'),
    moved: of('moved'),
    all: changes.length,
    renumbered: rows.filter(({ kind, old, now }) => kind === 'same' && old.label !== now.label).length,
  };
}
