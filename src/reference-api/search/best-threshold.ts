import type { RangeFacet } from '#src/contracts/search.ts';
import { type RangeTable, bestNumber } from '#src/reference-api/search/range-tables.ts';

const idealShare = 1 / 3;
const shares = { least: 0.03, greatest: 0.7 };
const rounds = [10, 5, 2.5, 2, 1];

/** The roundest number above `low` and up to `high`: 25 between 23.2 and 25.8, 2 between 1.5 and 2. */
function roundestNumber(low: number, high: number): number {
  const span = high - low;
  for (let power = 10 ** Math.ceil(Math.log10(span)); power > span / 1_000; power /= 10) {
    for (const round of rounds) {
      const step = round * power;
      const number = Number((Math.floor(high / step + 1e-9) * step).toPrecision(9));
      if (number > low && number <= high) return number;
    }
  }
  return high;
}

/** A threshold of a property that selects the best third or so of some documents. */
export function bestThreshold(table: RangeTable, documents: readonly Uint32Array[]): RangeFacet['best'] {
  if (table.better === null) return null;
  // Negated, a lower-is-better number becomes higher-is-better.
  const sign = table.better === 'higher' ? 1 : -1;
  const all = documents.reduce((sum, { length }) => sum + length, 0);
  const values = documents
    .flatMap((part) => [...part])
    .map((document) => sign * bestNumber(table, document))
    .filter((value) => !Number.isNaN(value))
    .toSorted((one, other) => other - one);
  const distance = (count: number) => Math.abs(count / all - idealShare);
  let best = 0;
  for (let count = 1; count < values.length; count += 1) {
    const share = count / all;
    if (values[count - 1] === values[count] || share <= shares.least || share >= shares.greatest) continue;
    if (best === 0 || distance(count) < distance(best)) best = count;
  }
  const [high, low] = [values[best - 1], values[best]];
  return high === undefined || low === undefined
    ? null
    : { value: sign * roundestNumber(low, high), doc_count: best };
}
