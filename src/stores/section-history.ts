import * as v from 'valibot';

import type { SectionState } from '#src/domain/specification/section-state.ts';
import { stateFromJson, stateToJson } from '#src/domain/specification/state-json.ts';
import { step, type History } from '#src/lib/history.ts';
import { createPersonalRecords } from '#src/stores/personal-records.ts';

/** The longest text of all steps together, in characters; older steps are left out. A tab's storage has about five million. */
const mostCharacters = 1_500_000;

const state = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): SectionState => {
    const read = stateFromJson(value);
    if (read !== null) return read;
    addIssue();
    return NEVER;
  }),
);

/** The undo and redo steps of the section that is open in this tab, by the name of its draft's place. */
const histories = createPersonalRecords<History<SectionState>>({
  kind: 'section-history',
  area: 'session',
  schema: v.object({ past: v.array(state), present: state, future: v.array(state) }),
  toJson: ({ past, present, future }) => ({
    past: past.map(stateToJson),
    present: stateToJson(present),
    future: future.map(stateToJson),
  }),
});

/** Stores the steps for a reload of this tab, replacing those of another section. */
export function writeSectionHistory(name: string, history: History<SectionState>): void {
  for (const other of histories.names()) if (other !== name) histories.remove(other);
  const { present, past, future } = history;
  if (past.length === 0 && future.length === 0) {
    histories.remove(name);
    return;
  }
  let room = mostCharacters - lengthOf(present);
  const fits = (one: SectionState): boolean => (room -= lengthOf(one)) >= 0;
  const next = future.slice(0, countWhile(future, fits));
  const before = past.slice(past.length - countWhile(past.toReversed(), fits));
  histories.write(name, { past: before, present, future: next });
}

/** The steps before the current draft; null if this tab has none. A draft that changed in the meantime adds one step. */
export function readSectionHistory(name: string, draft: SectionState): History<SectionState> | null {
  const history = histories.read(name);
  if (history === null) return null;
  const isSame = JSON.stringify(stateToJson(history.present)) === JSON.stringify(stateToJson(draft));
  return isSame ? { ...history, present: draft } : step(history, draft);
}

const lengthOf = (one: SectionState): number => JSON.stringify(stateToJson(one)).length;

/** How many of the first states fit. */
function countWhile(states: readonly SectionState[], fits: (one: SectionState) => boolean): number {
  const end = states.findIndex((one) => !fits(one));
  return end === -1 ? states.length : end;
}
