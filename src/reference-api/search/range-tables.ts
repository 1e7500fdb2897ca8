import type { Attribute } from '#src/contracts/content.ts';
import { measuredValue } from '#src/domain/measured-value.ts';
import { measuredNames, rangeNameOf } from '#src/domain/measured-names.ts';
import { largest, smallest } from '#src/lib/long-lists.ts';
import { createNumberBuffer } from '#src/reference-api/search/number-buffer.ts';
import { type GroupedNumbers, groupNumbers } from '#src/reference-api/search/grouped-numbers.ts';
import { offeredSizes } from '#src/reference-api/trade/offered-sizes.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

/** One measured property. */
export interface RangeHead {
  name: string;
  label: string;
  symbol: string;
  unit: string | null;
  better: 'higher' | 'lower' | null;
}

/** A property with each document's numbers. */
export interface RangeTable extends RangeHead {
  /** Document → indexes in `numbers`. */
  places: GroupedNumbers;
  numbers: Float64Array;
}

export interface RangeTables {
  byName: ReadonlyMap<string, RangeTable>;
  /** The properties that distinguish the products of a section (digits of either edition), most useful first. */
  ofSection: ReadonlyMap<string, readonly string[]>;
}

/** Attributes that are one property to a specifier, and figures that only declarations state. */
const heads: Readonly<Record<string, RangeHead>> = {
  'fire-class': { name: 'fire-class', label: 'Fire class', symbol: 'Class', unit: 'class', better: 'lower' },
  fire: { name: 'fire', label: 'Fire rating', symbol: 'Fire', unit: 'h', better: 'higher' },
  gwp: {
    name: 'gwp',
    label: 'Global warming potential, A1-A3',
    symbol: 'GWP',
    unit: 'kg CO2e',
    better: 'lower',
  },
};

interface Growing {
  head: RangeHead;
  owners: ReturnType<typeof createNumberBuffer>;
  numbers: number[];
}

const grow = (head: RangeHead): Growing => ({ head, owners: createNumberBuffer(), numbers: [] });

/** From its products and declarations. */
const measuresOf = ({ products, gwp }: SearchDocument): { attribute: Attribute; name: string }[] =>
  [
    ...products.flatMap((product) => [...product.attributes, ...offeredSizes(product)]),
    ...gwp.map((value) => ({
      key: 'globalWarmingPotential',
      label: '',
      symbol: 'GWP',
      value,
      unit: 'kg CO2e',
      si: null,
      standard: null,
      better: 'lower' as const,
    })),
  ].map((attribute) => ({ attribute, name: rangeNameOf(attribute.key) }));

export function buildRangeTables(documents: readonly SearchDocument[]): RangeTables {
  // Properties that a query can name exist even if no product states them; asking for one then finds nothing.
  const growing = new Map(
    measuredNames.map(({ name, words: [label = name], unit, better }) => [
      name,
      grow(heads[name] ?? { name, label, symbol: label, unit, better }),
    ]),
  );
  const ofSection = new Map<string, Set<string>>();
  documents.forEach((document, owner) => {
    const own = new Set<string>();
    for (const { attribute, name } of measuresOf(document)) {
      const measured = measuredValue(attribute);
      if (measured === null) continue;
      const { label, symbol, better } = attribute;
      const head = heads[name] ?? { name, label, symbol, unit: measured.unit, better };
      let table = growing.get(name);
      if (table === undefined || (table.numbers.length === 0 && table.head !== head)) {
        table = grow(head);
        growing.set(name, table);
      }
      table.owners.push(owner);
      table.numbers.push(measured.value);
      // Letter classes have no scale for a range; one searches for them by words.
      if (measured.unit !== 'class') own.add(name);
    }
    const [section] = document.hit.content_type === 'product' ? document.hit.csi : [];
    for (const digits of [section?.number, section?.number95]) {
      if (digits === undefined || digits === null) continue;
      const names = ofSection.get(digits) ?? new Set();
      for (const name of own) names.add(name);
      ofSection.set(digits, names);
    }
  });
  const byName = new Map(
    [...growing].map(([name, { head, owners, numbers }]) => [
      name,
      {
        ...head,
        places: groupNumbers(
          owners.values(),
          Uint32Array.from(numbers, (_, at) => at),
          documents.length,
        ),
        numbers: Float64Array.from(numbers),
      },
    ]),
  );
  return { byName, ofSection: new Map([...ofSection].map(([digits, names]) => [digits, [...names]])) };
}

/** Whether any of a document's numbers is within the range, ends included. */
export function hasNumberWithin({ places, numbers }: RangeTable, document: number, from: number, to: number) {
  const end = places.offsets[document + 1] ?? 0;
  for (let at = places.offsets[document] ?? 0; at < end; at += 1) {
    const value = numbers[places.values[at] ?? 0] ?? Number.NaN;
    if (value >= from && value <= to) return true;
  }
  return false;
}

/** A document's first number; NaN if it has none. */
export function firstNumber({ places, numbers }: RangeTable, document: number): number {
  const at = places.offsets[document] ?? 0;
  if (at === (places.offsets[document + 1] ?? 0)) return Number.NaN;
  return numbers[places.values[at] ?? 0] ?? Number.NaN;
}

/** A document's numbers. */
export const numbersOf = ({ places, numbers }: RangeTable, document: number): number[] =>
  [...places.values.subarray(places.offsets[document] ?? 0, places.offsets[document + 1] ?? 0)].map(
    (place) => numbers[place] ?? Number.NaN,
  );

/** A document's best number, by which it is filtered; NaN if it has none. */
export function bestNumber(table: RangeTable, document: number): number {
  const own = numbersOf(table, document);
  if (own.length === 0) return Number.NaN;
  return table.better === 'lower' ? smallest(own) : largest(own);
}
