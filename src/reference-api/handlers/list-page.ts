import type { InferOutput } from 'valibot';
import type { listQuery } from '#src/contracts/resource.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

type Query = InferOutput<typeof listQuery>;

const DEFAULT_SIZE = 200;
const byText = new Intl.Collator('en-US', { numeric: true });

/**
 * A page of a list: `from` and `size`, `sort=title` or `sort=-title`; any other parameter is a field that must equal
 * the value, or contain it if it is a list. Refuses fields that no record has, by name.
 */
export function listPage<Item extends object>(items: readonly Item[], query: Query): Item[] {
  const { from = 0, size = DEFAULT_SIZE, sort, ...filters } = query;
  const wanted = Object.entries(filters).map(
    ([name, value]) => [fieldNamed(items, name, name), value] as const,
  );
  const found = items.filter((item) =>
    wanted.every(([name, value]) =>
      [valueOf(item, name)].flat().some((one) => one !== null && textOf(one) === String(value)),
    ),
  );
  const ordered = sort === undefined ? found : inOrder(found, items, sort);
  return ordered.slice(from, from + size);
}

function inOrder<Item extends object>(found: Item[], all: readonly Item[], sort: string): Item[] {
  const isDescending = sort.startsWith('-');
  const name = fieldNamed(all, isDescending ? sort.slice(1) : sort, 'sort');
  return found
    .map((item) => ({ item, value: valueOf(item, name) }))
    .toSorted((one, other) => (isDescending ? -1 : 1) * compared(one.value, other.value))
    .map(({ item }) => item);
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return byText.compare(textOf(one), textOf(other));
}

/** A plain value as text; a list or an object equals nothing. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const valueOf = (item: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(item)).get(name);

/** The name of a field, checked against the records. A list without records has no known fields, so any name passes. */
function fieldNamed(items: readonly object[], name: string, word: string): string {
  const isKnown = items.length === 0 || items.some((item) => Object.hasOwn(item, name));
  return isKnown ? name : refuse(400, `${word || 'query'}: Unknown field “${name}”.`);
}
