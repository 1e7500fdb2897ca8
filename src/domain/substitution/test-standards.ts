/** Normalizes spelling: `ASTM D 6878`, `ASTM D6878`. */
const normalizedStandard = (standard: string): string => {
  const [designation = ''] = standard.normalize('NFKC').toUpperCase().split(/\s-\s/, 1);
  return designation.replaceAll(/[\s–—]+/g, '');
};

/**
 * Strips a year after a designation: `ASTM D6878-21`, `ANSI A250.8-2017`. In other designations, two digits may be a
 * part number: `EN 12697-22`.
 */
const withoutEdition = (standard: string): string =>
  normalizedStandard(standard)
    .replace(/[-:](?:19|20)\d{2}[A-Z]?(?:\(R?\d{4}\))?$/, '')
    .replace(/^(ASTM.*?)-\d{2}[A-Z]?(?:E\d)?$/, '$1');

export type SameTest = 'same' | 'other edition' | 'other';

/** Whether two values come from the same test. Two without a test match; one with and one without never. */
export function sameTest(one: string | null, other: string | null): SameTest {
  if (one === null || other === null) return one === other ? 'same' : 'other';
  if (normalizedStandard(one) === normalizedStandard(other)) return 'same';
  return withoutEdition(one) === withoutEdition(other) ? 'other edition' : 'other';
}
