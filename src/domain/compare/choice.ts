import { positiveIntegersFrom } from '#src/lib/positive-integer.ts';

/** Fits on one sheet of paper. */
export const maxCompared = 4;

export interface CompareChoice {
  /** The products, each once, in the order of the address; none for a comparison that is still empty. */
  ids: readonly number[];
  /** Ids beyond the fourth, which are not loaded. */
  beyond: readonly number[];
  /** Leaves out what is the same for all. */
  onlyDifferences: boolean;
}

/** Reads `?ids=1,2,3&differences=1`; null when an id is invalid, so that no call is made. */
export function compareChoiceFrom(query: URLSearchParams): CompareChoice | null {
  const text = query.getAll('ids').join(',');
  const ids = text === '' ? [] : positiveIntegersFrom(text);
  if (ids === null) return null;
  return {
    ids: ids.slice(0, maxCompared),
    beyond: ids.slice(maxCompared),
    onlyDifferences: query.get('differences') === '1',
  };
}

/** The products with one taken out. */
export function withoutId(ids: readonly number[], id: number): readonly number[] {
  return ids.filter((other) => other !== id);
}

/** The products with another in the place of one; at the end where `id` is null. */
export function withReplaced(ids: readonly number[], id: number | null, by: number): readonly number[] {
  if (ids.includes(by)) return ids;
  return id === null ? [...ids, by] : ids.map((other) => (other === id ? by : other));
}
