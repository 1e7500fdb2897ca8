import { useMemo } from 'react';

import { mergeSummary } from '#src/domain/merged-section/merge-summary.ts';
import type { Answers, Merged } from '#src/domain/merged-section/merge-types.ts';
import { mergeSections } from '#src/domain/merged-section/merge.ts';
import type { MergeSource } from '#src/domain/merged-section/source.ts';
import { writeMerge, useAnswers } from '#src/stores/merged-sections.ts';

/** The merged section in its current state, with functions to resolve an item or reopen it. */
export function useMerge(sources: readonly MergeSource[]): {
  merged: Merged | null;
  resolve: (key: string, answer: string | null) => void;
  /** Gives several answers at once, by key. */
  resolveAll: (more: Answers) => void;
  keep: () => void;
} {
  const first = useMemo(() => mergeSections(sources), [sources]);
  const name = first?.section.filename ?? '';
  const answers = useAnswers(name);
  const merged = useMemo(() => mergeSections(sources, answers), [sources, answers]);
  const write = (next: Answers): void => {
    const now = mergeSections(sources, next);
    if (now !== null) writeMerge(name, mergeSummary(now, next));
  };
  return {
    merged,
    resolve: (key, answer) => {
      const { [key]: _before, ...others } = answers;
      write(answer === null ? others : { ...others, [key]: answer });
    },
    resolveAll: (more) => write({ ...answers, ...more }),
    keep: () => write(answers),
  };
}
