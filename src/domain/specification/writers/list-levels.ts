import type { Numbering } from '#src/domain/specification/line-labels.ts';
import type { PrintedLine } from '#src/domain/specification/writers/printed-section.ts';

type CountFormat = 'decimal' | 'decimalZero' | 'upperLetter' | 'lowerLetter';

/** A level of a section's multilevel list. Lengths are in twips, 1440 per inch. */
export interface ListLevel {
  /** Paragraph style. Named as in master specifications, so that sections can be pasted into each other. */
  style: string;
  format: CountFormat;
  /** `%1` is the number of the first level. */
  text: string;
  /** Left indent of the text; its number hangs before it. */
  left: number;
  hanging: number;
  /** Space above the paragraph. */
  before: number;
}

/** The levels of a section, PART first. */
export function listLevels(numbering: Numbering): readonly ListLevel[] {
  const article = numbering === '1.1' ? 'decimal' : 'decimalZero';
  return [
    { style: 'PRT', format: 'decimal', text: 'PART %1', left: 1296, hanging: 1296, before: 480 },
    { style: 'ART', format: article, text: '%1.%2', left: 864, hanging: 864, before: 280 },
    { style: 'PR1', format: 'upperLetter', text: '%3.', left: 1440, hanging: 576, before: 160 },
    { style: 'PR2', format: 'decimal', text: '%4.', left: 2016, hanging: 576, before: 40 },
    { style: 'PR3', format: 'lowerLetter', text: '%5.', left: 2592, hanging: 576, before: 40 },
    { style: 'PR4', format: 'decimal', text: '%6)', left: 3168, hanging: 576, before: 40 },
    { style: 'PR5', format: 'lowerLetter', text: '%7)', left: 3744, hanging: 576, before: 40 },
  ];
}

/** Left indent of a note or table at a level. */
export const leftOf = (levels: readonly ListLevel[], level: number): number => {
  const { left = 0, hanging = 0 } = levels[level] ?? {};
  return left - hanging;
};

/**
 * The lines whose label a word processor's own count reproduces. Other lines, for example in a section with struck
 * parts, get their label as text.
 */
export function autoNumberedLines(
  lines: readonly PrintedLine[],
  numbering: Numbering,
): ReadonlySet<PrintedLine> {
  const levels = listLevels(numbering);
  let counts = levels.map(() => 0);
  const live = new Set<PrintedLine>();
  for (const line of lines) {
    const { level, label } = line;
    const next = counts.map((count, at) => (at < level ? count : at === level ? count + 1 : 0));
    const isAbove = next.slice(0, level === 1 ? 1 : 0).every((count) => count > 0);
    if (label === '' || !isAbove || levelText(levels, level, next) !== label) continue;
    counts = next;
    live.add(line);
  }
  return live;
}

const levelText = (levels: readonly ListLevel[], level: number, counts: readonly number[]): string =>
  (levels[level]?.text ?? '').replace(/%(\d)/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    return countText(counts[at] ?? 0, levels[at]?.format ?? 'decimal');
  });

function countText(count: number, format: CountFormat): string {
  switch (format) {
    case 'decimal':
      return String(count);
    case 'decimalZero':
      return String(count).padStart(2, '0');
    case 'upperLetter':
      return letters(count);
    case 'lowerLetter':
      return letters(count).toLowerCase();
  }
}

/** Letters as word processors count them: Z, AA, BB. */
const letters = (count: number): string =>
  String.fromCodePoint(65 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));
