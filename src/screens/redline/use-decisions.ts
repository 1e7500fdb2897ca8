import { useEffect, useState } from 'react';
import { beginHistory, redo, step, undo } from '#src/lib/history.ts';
import type { Change } from '#src/domain/redline/redline.ts';
import type { Decision, Decisions } from '#src/domain/redline/result.ts';
import * as v from 'valibot';
import { readStored, writeStored } from '#src/browser/storage.ts';

export interface Deciding {
  decisions: Decisions;
  /** Null makes them undecided again. */
  decide: (changes: readonly Change[], decision: Decision | null) => void;
  canUndo: boolean;
  undo: () => void;
  redo: () => void;
}

/** The decisions of a comparison, with undo. `comparison` is the address. */
export function useDecisions(comparison: string): Deciding {
  const [history, setHistory] = useState(() => beginHistory(readDecisions(comparison)));
  useEffect(() => writeDecisions(comparison, history.present), [comparison, history.present]);
  return {
    decisions: history.present,
    decide: (changes, decision) =>
      setHistory((was) => {
        const next = new Map(was.present);
        for (const { id } of changes)
          if (decision === null) next.delete(id);
          else next.set(id, decision);
        return step(was, next);
      }),
    canUndo: history.past.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  };
}

const stored = v.array(v.tuple([v.string(), v.picklist(['accepted', 'rejected'])]));
const decisionsKey = (comparison: string): string => `redline/${comparison}`;

/** The decisions of a comparison, by its address; they survive a reload of the tab. */
const readDecisions = (comparison: string): Decisions =>
  new Map(readStored('session', decisionsKey(comparison), stored, []));

function writeDecisions(comparison: string, decisions: Decisions): void {
  writeStored('session', decisionsKey(comparison), [...decisions]);
}
