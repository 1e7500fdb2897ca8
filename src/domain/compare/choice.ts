import { positiveIntegersFrom } from '#src/lib/positive-integer.ts';

/** As many as fit on one printed page. */
export const maxCompared = 4;

export interface CompareChoice {
  /** Unique product ids in address order; empty for a comparison that was just started. */
  ids: readonly number[];
  /** Ids after the fourth, which are not loaded. */
  beyond: readonly number[];
  /** Hides rows that are the same for all products. */
  onlyDifferences: boolean;
}

/** Parses `?ids=1,2,3&differences=1`; null if any id is invalid, so that no call is made. */
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

export const withoutId = (ids: readonly number[], id: number): readonly number[] =>
  ids.filter((other) => other !== id);

/** Replaces one product with another; appends if `id` is null. */
export function withReplaced(ids: readonly number[], id: number | null, by: number): readonly number[] {
  if (ids.includes(by)) return ids;
  return id === null ? [...ids, by] : ids.map((other) => (other === id ? by : other));
}
