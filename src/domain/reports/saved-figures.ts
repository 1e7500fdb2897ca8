import type { SavedType } from '#src/contracts/saved-items.ts';

interface Row {
  content_type: SavedType;
  id: number;
  title: string;
  month: string;
  state: string;
  count: number;
}

export interface SavedItem {
  type: SavedType;
  id: number;
  title: string;
  count: number;
  /** The last month in which it was saved. */
  latest: string;
}

interface Asked {
  month: string;
  state: string;
  type: string;
}

/** How often items were saved under the given filters; a filter's counts ignore its own choice. */
export function savedFigures(rows: readonly Row[], { month, state, type }: Asked) {
  const inMonth = (row: Row): boolean => month === '' || row.month === month;
  const inState = (row: Row): boolean => state === '' || row.state === state;
  const ofType = (row: Row): boolean => type === '' || row.content_type === type;
  return {
    byMonth: countsByKey(
      rows.filter((row) => inState(row) && ofType(row)),
      (row) => row.month,
    ),
    byState: countsByKey(
      rows.filter((row) => inMonth(row) && ofType(row)),
      (row) => row.state,
    ),
    byType: countsByKey(
      rows.filter((row) => inMonth(row) && inState(row)),
      (row) => row.content_type,
    ),
    items: itemsOf(rows.filter((row) => inMonth(row) && inState(row) && ofType(row))),
  };
}

function countsByKey(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const row of rows) found.set(keyOf(row), (found.get(keyOf(row)) ?? 0) + row.count);
  return found;
}

/** Each item once, most saved first. */
const itemsOf = (rows: readonly Row[]): readonly SavedItem[] =>
  [...Map.groupBy(rows, (row) => `${row.content_type} ${row.id}`).values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      return {
        type: first.content_type,
        id: first.id,
        title: first.title,
        count: own.reduce((sum, row) => sum + row.count, 0),
        latest: own.reduce((last, row) => (row.month > last ? row.month : last), first.month),
      };
    })
    .toSorted((one, other) => other.count - one.count || one.title.localeCompare(other.title));
