import { create } from 'zustand';

import type { Choices, Conflict } from '#src/domain/conflict.ts';
import { onUserChange } from '#src/stores/session.ts';

/** A record that a person changed here, and that was changed or deleted elsewhere meanwhile. */
export interface Question {
  /** What the record is called. */
  name: string;
  /** Empty where it was deleted: then it can be restored with what is mine, or left. */
  conflicts: readonly Conflict[];
}

export interface AskedQuestion extends Question {
  /** Counts them. */
  number: number;
  /** Null to decide later: nothing is saved. */
  answer: (choices: Choices | null) => void;
}

/** What a person has to decide, the first one first; a dialog that the root layout loads asks it. */
export const useConflicts = create<{ asked: readonly AskedQuestion[] }>()(() => ({ asked: [] }));

onUserChange(() => {
  for (const { answer } of useConflicts.getState().asked) answer(null);
});

let count = 0;

/** Asks which side counts; null where that is put off. */
export function askWhich(question: Question): Promise<Choices | null> {
  return new Promise((resolve) => {
    count += 1;
    const asked: AskedQuestion = {
      ...question,
      number: count,
      answer: (choices) => {
        useConflicts.setState((state) => ({ asked: state.asked.filter((one) => one !== asked) }));
        resolve(choices);
      },
    };
    useConflicts.setState((state) => ({ asked: [...state.asked, asked] }));
  });
}
