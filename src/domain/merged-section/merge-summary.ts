import type { Answers, Merged } from '#src/domain/merged-section/merge-types.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** What a list of merged sections shows, and the answers given: everything that is stored about a merged section. */
export interface MergeSummary {
  answers: Answers;
  number: string;
  title: string;
  makers: string[];
  open: number;
}

export const mergeSummary = ({ section, manufacturers, items }: Merged, answers: Answers): MergeSummary => ({
  answers,
  number: section.section.number,
  title: plainText(section.title),
  makers: manufacturers.map(({ manufacturer }) => manufacturer),
  open: items.filter(({ answer }) => answer === null).length,
});
