import * as v from 'valibot';

import { readStored, writeStored } from '#src/browser/storage.ts';
import type { Decisions } from '#src/domain/redline/result.ts';

const stored = v.array(v.tuple([v.string(), v.picklist(['accepted', 'rejected'])]));
const decisionsKey = (comparison: string): string => `redline/${comparison}`;

/** The decisions of a comparison, by its address; they survive a reload of the tab. */
export function readDecisions(comparison: string): Decisions {
  return new Map(readStored('session', decisionsKey(comparison), stored, []));
}

export function writeDecisions(comparison: string, decisions: Decisions): void {
  writeStored('session', decisionsKey(comparison), [...decisions]);
}
