import { create } from 'zustand';

import type { Choices, Conflict } from '#src/domain/conflict.ts';
import { onUserChange } from '#src/stores/session.ts';

/** What is known about the other save in a conflict. */
export interface OtherSave {
  /** When, as an ISO date and time. */
  at: string | null;
  /** The shared design project whose changes tell who it was; null if only the person could have saved it. */
  project: number | null;
}

/** A record that a person changed here while it was changed or deleted elsewhere. */
export interface ConflictQuestion {
  /** What the record is called. */
  name: string;
  /** Empty if the record was deleted: then the person may restore it with their changes, or leave it deleted. */
  conflicts: readonly Conflict[];
  other: OtherSave;
}

export interface PendingQuestion extends ConflictQuestion {
  /** Different for each question. */
  number: number;
  /** Null to decide later; then nothing is saved. */
  answer: (choices: Choices | null) => void;
}

/** Questions that the person has to answer, oldest first. The root layout loads the dialog that asks them. */
export const useConflicts = create<{ pending: readonly PendingQuestion[] }>()(() => ({ pending: [] }));

onUserChange(() => {
  for (const { answer } of useConflicts.getState().pending) answer(null);
});

let count = 0;

/** Asks the person which side to keep in each conflict. Resolves to null if they decide later. */
export const askAboutConflict = (question: ConflictQuestion): Promise<Choices | null> =>
  new Promise((resolve) => {
    count += 1;
    const pendingQuestion: PendingQuestion = {
      ...question,
      number: count,
      answer: (choices) => {
        useConflicts.setState((state) => ({
          pending: state.pending.filter((one) => one !== pendingQuestion),
        }));
        resolve(choices);
      },
    };
    useConflicts.setState((state) => ({ pending: [...state.pending, pendingQuestion] }));
  });
