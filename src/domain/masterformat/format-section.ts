import type { Edition } from '#src/domain/masterformat/edition.ts';

/** `07 42 13`, `07 42 13.13`, `07410`; returns other text unchanged. */
export function formatSection(digits: string, edition: Edition): string {
  if (edition === '95') return digits;
  const found = /^(\d{2})(\d{2})(\d{2})(\d{2})?$/.exec(digits);
  if (found === null) return digits;
  const [, first = '', second = '', third = '', fourth] = found;
  return `${first} ${second} ${third}${fourth === undefined ? '' : `.${fourth}`}`;
}

/**
 * A MasterFormat 95 number for a spreadsheet cell, as cited, because spreadsheets would read plain digits as a number and drop
 * the zero. Empty for none.
 */
export const sectionCell95 = (digits: string | null): string => (digits ? `Section ${digits}` : '');
