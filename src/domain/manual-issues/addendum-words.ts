import type { Addendum } from '#src/domain/manual-issues/addendum.ts';
import type { CoverWords, Manual } from '#src/domain/project-manual/manual.ts';
import type { FileWords } from '#src/domain/project-manual/manual-to-docx.ts';
import { pluralize } from '#src/lib/numbers.ts';

/** The issue that an addendum changes. */
export interface IssuedAs {
  number: number;
  name: string;
  /** As text: `November 2, 2026`. */
  date: string;
}

export interface AddendumRequest {
  /** The current manual. Its sections are not used; the changes contain theirs. */
  manual: Manual;
  issue: IssuedAs;
  addendum: Addendum;
}

const issueTitle = ({ number, name }: IssuedAs): string => `Issue ${number}, ${name}`;

export const changesTitle = 'LIST OF CHANGES';

/** Explains the marks, above the list. */
export const markWords =
  'Deleted text is struck through and inserted text is underlined. Sections that are not listed are as issued.';

/** A list entry's kind in words: `Changed`. */
export const kindWords = { changed: 'Changed', added: 'Added', removed: 'Removed' } as const;

export function coverWords({ manual, issue, addendum }: AddendumRequest): CoverWords {
  const facts = [
    ['To', issueTitle(issue)],
    ['Issued', issue.date],
    ['Project number', manual.number],
    ['Owner', manual.owner],
    ['Date', manual.date],
    ['Changes', `${pluralize(addendum.changes.length, 'section')}; ${addendum.unchanged} as issued`],
  ] as const;
  return { kind: 'ADDENDUM', facts: facts.filter(([, value]) => value !== '') };
}

export const fileWords = ({ issue, addendum }: AddendumRequest): FileWords => ({
  title: `Addendum to Issue ${issue.number}`,
  subject: `Addendum, ${pluralize(addendum.changes.length, 'section')} changed`,
  front: changesTitle,
  mark: 'ADD',
});
