import type { CallError, Saved } from '#src/contracts/result.ts';
import { allMine, noChoices, type Choices, type Merge } from '#src/domain/conflict.ts';
import { askAboutConflict, type ConflictQuestion, type OtherSave } from '#src/stores/conflicts.ts';
import { sameUserCheck } from '#src/stores/session.ts';

/** How often a save is tried if others keep saving in between. */
const maxAttempts = 5;

/** Asks the person which side to keep in each conflict; null if they decide later. */
export type AskAboutConflict<R> = (question: ConflictQuestion, theirs: R) => Promise<Choices | null>;

/** A record that says when it was last saved. */
export interface Stamped {
  updated_at?: string | undefined;
}

interface MergedSave<R extends Stamped> {
  /** The record as the person saw it when they began, and as they changed it. */
  base: R;
  mine: R;
  /** The record as the API has it, as far as this tab knows. */
  known: R;
  merge: Merge<R>;
  /** Sends a record that was merged with `theirs`, whose version the API compares. */
  write: (record: R, theirs: R) => Promise<Saved<R>>;
  /** Reads the current record, for an API whose refusal (409) doesn't include it. */
  reread?: () => Promise<R | null>;
  /** Creates the record again after it was deleted elsewhere; not given if that isn't possible. */
  restore?: (record: R) => Promise<Saved<R>>;
  /** What the dialog calls the record. */
  name: string;
  /** The design project that shares the record with other people; null, or not given, if it is the person's alone. */
  sharedIn?: (record: R) => number | null;
  /** False if the person's own values win without a question. */
  asks?: boolean;
  /** If not given, the usual dialog asks. */
  ask?: AskAboutConflict<R>;
  /** False once the result is no longer needed. */
  isWanted?: () => boolean;
}

/** Whether the API refused a save because the record was saved elsewhere in the meantime. */
export const isOutdated = ({ status }: CallError): boolean => status === 409;
export const isDeleted = ({ status }: CallError): boolean => status === 404 || status === 410;
/**
 * Whether the API could not be reached, so that sending the same again later makes sense. A 500 may be caused by what was sent,
 * and a 429 says when to try again.
 */
export const isUnreachable = ({ kind, status }: CallError): boolean =>
  kind === 'network' || kind === 'timeout' || [502, 503, 504].includes(status ?? 0);

export const offlineError: CallError = {
  call: 'save',
  kind: 'network',
  status: null,
  message: 'You’re offline.',
  field: null,
  retryAfter: null,
};

/**
 * Saves a change of a record without overwriting what was saved elsewhere meanwhile. Both are merged; if they changed the same
 * field, the person is asked. If the person postpones the decision, the result is the API's refusal.
 */
export async function saveMerged<R extends Stamped>(save: MergedSave<R>): Promise<Saved<R>> {
  const { base, mine, merge, name, asks = true, ask = askAboutConflict, isWanted = sameUserCheck() } = save;
  let theirs = save.known;
  let choices: Choices = asks ? noChoices : allMine;
  let attempts = 0;
  let refusal: CallError = changedElsewhere;
  for (;;) {
    const { merged, conflicts } = merge({ base, mine, theirs }, choices);
    if (conflicts.length > 0) {
      const chosen = await ask({ name, conflicts, other: otherSave(save, theirs) }, theirs);
      if (chosen === null) return { error: refusal };
      const before = choices;
      choices = { get: (key) => chosen.get(key) ?? before.get(key) };
      continue;
    }
    const result = await save.write(merged, theirs);
    if (!result.error || !isWanted()) return result;
    if (isDeleted(result.error)) return offerRestore(save, merged, result.error);
    if (!isOutdated(result.error) || (attempts += 1) === maxAttempts) return result;
    const now = result.error.current ?? (await save.reread?.()) ?? null;
    if (now === null || !isWanted()) return result;
    refusal = result.error;
    theirs = now;
  }
}

async function offerRestore<R extends Stamped>(
  save: MergedSave<R>,
  merged: R,
  error: CallError,
): Promise<Saved<R>> {
  const { restore, name, asks = true } = save;
  if (!restore || !asks) return { error };
  const other = { ...otherSave(save, merged), at: null };
  const answer = await askAboutConflict({ name, conflicts: [], other });
  return answer === null ? { error } : restore(merged);
}

const otherSave = <R extends Stamped>({ sharedIn }: MergedSave<R>, theirs: R): OtherSave => ({
  at: theirs.updated_at ?? null,
  project: sharedIn?.(theirs) ?? null,
});

/** The error if another tab's save conflicts and nothing was sent yet. */
const changedElsewhere: CallError = {
  call: 'save',
  kind: 'http',
  status: 409,
  message: 'This was changed elsewhere.',
  field: 'updated_at',
  retryAfter: null,
};
