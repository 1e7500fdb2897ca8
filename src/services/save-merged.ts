import type { CallError, Saved } from '#src/contracts/result.ts';
import { allMine, noChoices } from '#src/domain/conflict.ts';
import type { Choices, Merge } from '#src/domain/conflict.ts';
import { askWhich } from '#src/stores/conflicts.ts';
import type { Question } from '#src/stores/conflicts.ts';
import { sameUser } from '#src/stores/session.ts';

/** How often a save may be repeated because someone else saved in between. */
const maxMeetings = 5;

/** What to keep of each conflict with `theirs`; null where the person decides later. */
export type Ask<R> = (question: Question, theirs: R) => Promise<Choices | null>;

interface MergedSave<R> {
  /** As the person saw it when they began to change it, and as they left it. */
  base: R;
  mine: R;
  /** As the API has it, so far as is known here. */
  known: R;
  merge: Merge<R>;
  /** Writes a record over the state that it was merged with. */
  write: (record: R, theirs: R) => Promise<Saved<R>>;
  /** For an API that refuses an older state (409) without saying what the present one is. */
  reread?: () => Promise<R | null>;
  /** Creates the record again where it was deleted elsewhere; not given where that cannot be done from here. */
  restore?: (record: R) => Promise<Saved<R>>;
  /** How a question calls it. */
  name: string;
  /** False where what is mine counts without a question. */
  asks?: boolean;
  /** The usual dialog, if not given. */
  ask?: Ask<R>;
  /** False once the result is no longer needed. */
  isWanted?: () => boolean;
}

/** Whether a record was saved elsewhere since the state that a save began from. */
export const isOutdated = ({ status }: CallError): boolean => status === 409;
export const isDeleted = ({ status }: CallError): boolean => status === 404 || status === 410;
/** The API was not there; the same may be taken later. A 500 may be about what was sent, a 429 says when to try again. */
export const isUnreached = ({ kind, status }: CallError): boolean =>
  kind === 'network' || kind === 'timeout' || [502, 503, 504].includes(status ?? 0);

export const unreached: CallError = {
  call: 'save',
  kind: 'network',
  status: null,
  message: 'You’re offline.',
  field: null,
  retryAfter: null,
};

/**
 * Saves a change of a record without writing over what was saved elsewhere meanwhile: that is merged, and where both
 * changed the same, the person is asked. If they put that off, the result is the API's refusal.
 */
export async function saveMerged<R>(save: MergedSave<R>): Promise<Saved<R>> {
  const { base, mine, merge, name, asks = true, ask = askWhich, isWanted = sameUser() } = save;
  let theirs = save.known;
  let choices: Choices = asks ? noChoices : allMine;
  let meetings = 0;
  let refusal: CallError = changedElsewhere;
  for (;;) {
    const { merged, conflicts } = merge({ base, mine, theirs }, choices);
    if (conflicts.length > 0) {
      const chosen = await ask({ name, conflicts }, theirs);
      if (chosen === null) return { error: refusal };
      const before = choices;
      choices = { get: (key) => chosen.get(key) ?? before.get(key) };
      continue;
    }
    const result = await save.write(merged, theirs);
    if (!result.error || !isWanted()) return result;
    if (isDeleted(result.error)) return restored(save, merged, result.error);
    if (!isOutdated(result.error) || (meetings += 1) === maxMeetings) return result;
    const now = result.error.current ?? (await save.reread?.()) ?? null;
    if (now === null || !isWanted()) return result;
    refusal = result.error;
    theirs = now;
  }
}

async function restored<R>(
  { restore, name, asks = true }: MergedSave<R>,
  merged: R,
  error: CallError,
): Promise<Saved<R>> {
  if (!restore || !asks || (await askWhich({ name, conflicts: [] })) === null) return { error };
  return restore(merged);
}

/** For a conflict with what another tab saved, found before anything was sent. */
const changedElsewhere: CallError = {
  call: 'save',
  kind: 'http',
  status: 409,
  message: 'This was changed elsewhere.',
  field: 'updated_at',
  retryAfter: null,
};
