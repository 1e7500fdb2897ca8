/** A line as a reader of a file gives it back. */
export interface ReadLine {
  label: string;
  text: string;
  /** The paragraph style's name. */
  style: string;
  isHidden: boolean;
}

export interface CountedLevel {
  format: string;
  /** `%1.%2` */
  text: string;
}

/** Counts a multilevel list as word processors do; written apart from the code under test. */
export function counter(levels: readonly CountedLevel[]): (level: number) => string {
  const counts: number[] = [];
  return (level) => {
    counts.length = Math.max(counts.length, level + 1);
    counts[level] = (counts[level] ?? 0) + 1;
    counts.length = level + 1;
    return (levels[level]?.text ?? '').replace(/%(\d)/g, (_, digit: string) =>
      spelled(counts[Number(digit) - 1] ?? 1, levels[Number(digit) - 1]?.format ?? 'decimal'),
    );
  };
}

/** A, B … Z, AA, BB … */
function spelled(count: number, format: string): string {
  if (format === 'decimal') return `${count}`;
  if (format === 'decimalZero') return count < 10 ? `0${count}` : `${count}`;
  const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[(count - 1) % 26] ?? '';
  let text = '';
  for (let left = count; left > 0; left -= 26) text += letter;
  return format === 'lowerLetter' ? text.toLowerCase() : text;
}
