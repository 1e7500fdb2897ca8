import type { SpecInput } from '#src/contracts/spec-sections.ts';
import { valueOf } from '#src/domain/specification/line-text.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { decimalText } from '#src/lib/numbers.ts';

/** The error message for a blank's value; null if it is valid or empty. */
export function blankProblem(
  { kind, least, greatest, options, unit }: SpecInput,
  value: string,
): string | null {
  const text = value.trim();
  if (text === '') return null;
  if (kind === 'select') return options.includes(text) ? null : 'Choose one from the list.';
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? null : 'Enter a date.';
  if (kind === 'text') return null;
  const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text.replaceAll(',', ''))
    ? Number(text.replaceAll(',', ''))
    : null;
  if (number === null) return 'Enter a number.';
  const isLow = least !== null && number < least;
  const isHigh = greatest !== null && number > greatest;
  return isLow || isHigh ? `Enter ${rangeText(least, greatest)}${unit === null ? '' : ` ${unit}`}.` : null;
}

/** `7 to 50`, `at least 7`; empty without limits. */
export function rangeText(least: number | null, greatest: number | null): string {
  const text = (limit: number): string => decimalText(limit, 6);
  if (least !== null && greatest !== null) return `${text(least)} to ${text(greatest)}`;
  if (least !== null) return `at least ${text(least)}`;
  return greatest === null ? '' : `at most ${text(greatest)}`;
}

/** Whether the blank's value can be printed. */
export function isFilledIn(input: SpecInput, state: Pick<SectionState, 'inputs'>): boolean {
  const value = valueOf(input, state);
  return value.trim() !== '' && blankProblem(input, value) === null;
}
