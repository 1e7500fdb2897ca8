/** How many steps can be undone. */
const MAX_STEPS = 100;

/** A value with its undo and redo steps. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

export const beginHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Adds a step and drops the redo steps. An unchanged value adds no step. */
export function step<T>({ past, present, future }: History<T>, next: T): History<T> {
  if (Object.is(present, next)) return { past, present, future };
  return { past: [...past, present].slice(-MAX_STEPS), present: next, future: [] };
}

/**
 * Replaces the latest step, so that typing a word is one step and not one per letter. If that restores the
 * value before it, the step is dropped.
 */
export function amend<T>(history: History<T>, next: T): History<T> {
  const { past, future } = history;
  if (past.length === 0 || future.length > 0) return step(history, next);
  return { past: Object.is(past.at(-1), next) ? past.slice(0, -1) : past, present: next, future };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (past.length === 0 || before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (future.length === 0 || next === undefined) return history;
  return { past: [...past, present], present: next, future: later };
}
