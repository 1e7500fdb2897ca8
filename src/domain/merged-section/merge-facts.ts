import type { Answers, Merged } from '#src/domain/merged-section/merge-types.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** The facts that a list of merged sections shows, and how this one was settled: all that is kept of it. */
export interface MergeFacts {
  answers: Answers;
  number: string;
  title: string;
  makers: string[];
  open: number;
}

export function mergeFacts({ section, makers, items }: Merged, answers: Answers): MergeFacts {
  return {
    answers,
    number: section.section.number,
    title: plainText(section.title),
    makers: makers.map(({ maker }) => maker),
    open: items.filter(({ answer }) => answer === null).length,
  };
}
