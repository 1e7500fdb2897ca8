import type { OfficeText } from '#src/contracts/office-sections.ts';
import type { Merge } from '#src/domain/conflict.ts';
import { mergeParts, type Parts } from '#src/domain/saved-work/merge-parts.ts';
import { fullDate } from '#src/lib/dates.ts';
import { pluralize } from '#src/lib/numbers.ts';

interface StoredText extends OfficeText {
  file: string;
  isMaster: boolean;
  at: number;
}

type Part = { kind: 'text'; text: Omit<StoredText, 'isMaster'> } | { kind: 'master' };

/**
 * Three-way merge of a version of an office's section. Its text is one value, because versions are immutable: a conflict means
 * that two browsers made the same version from different edits, and the person chooses one.
 */
export const mergeOffice: Merge<StoredText> = ({ base, mine, theirs }, choices) => {
  const states = { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) };
  const { merged, conflicts } = mergeParts<Part>(states, choices, () => 'The text of this version', wordsOf);
  const text = merged.get('text');
  return {
    merged: { ...(text?.kind === 'text' ? text.text : theirs), isMaster: merged.has('master') },
    conflicts,
  };
};

function partsOf({ isMaster, ...text }: StoredText): Parts<Part> {
  const parts = new Map<string, Part>();
  if (text.at > 0) parts.set('text', { kind: 'text', text });
  if (isMaster) parts.set('master', { kind: 'master' });
  return parts;
}

function wordsOf(part: Part | undefined): string {
  if (part?.kind !== 'text') return 'Removed';
  const { lines, at } = part.text;
  return `${pluralize(lines.length, 'line')}, ${fullDate(new Date(at).toISOString()) ?? ''}`;
}
