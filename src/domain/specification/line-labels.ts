import type { SpecLine } from '#src/domain/specification/section-tree.ts';

/** Article numbering: `1.1` or `1.01`. */
export type Numbering = '1.1' | '1.01';

/** Counts the line and resets the counters below its level. */
export function labelOf(
  { kind, level }: Pick<SpecLine, 'kind' | 'level'>,
  counts: number[],
  numbering: Numbering,
): string {
  if (kind === 'note' || kind === 'table') return '';
  const count = (counts[level] ?? 0) + 1;
  counts[level] = count;
  counts.fill(0, level + 1);
  switch (level) {
    case 0:
      return `PART ${count}`;
    case 1:
      return `${counts[0] ?? 0}.${numbering === '1.1' ? count : String(count).padStart(2, '0')}`;
    case 2:
      return `${letters(count)}.`;
    case 3:
      return `${count}.`;
    case 4:
      return `${letters(count).toLowerCase()}.`;
    case 5:
      return `${count})`;
    case 6:
      return `${letters(count).toLowerCase()})`;
  }
}

/** 1 → A, 26 → Z, 27 → AA, 28 → BB: the sequence of word processors, so that labels match their live numbering. */
const letters = (count: number): string =>
  String.fromCodePoint(65 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));
