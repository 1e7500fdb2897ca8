import type { RangeFacet } from '#src/contracts/search.ts';
import type { RangeHead } from '#src/reference-api/search/range-tables.ts';
import type { RangeValues } from '#src/reference-api/search/search-engine.ts';

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
export function bestThreshold(
  { better }: RangeHead,
  { best: counts, first, missing }: RangeValues,
): RangeFacet['best'] {
  if (better === null) return null;
  // Negated, a lower-is-better number becomes higher-is-better.
  const sign = better === 'higher' ? 1 : -1;
  const all = missing + [...first.values()].reduce((sum, count) => sum + count, 0);
  const values = [...counts]
    .map(([value, count]) => ({ value: sign * value, count }))
    .toSorted((one, other) => other.value - one.value);
  const distance = (count: number) => Math.abs(count / all - idealShare);
  let found: RangeFacet['best'] = null;
  let passed = 0;
  for (const [at, { value: high, count }] of values.entries()) {
    passed += count;
    const low = values[at + 1]?.value;
    const share = passed / all;
    if (low === undefined || share <= shares.least || share >= shares.greatest) continue;
    if (found === null || distance(passed) < distance(found.doc_count))
      found = { value: sign * roundestNumber(low, high), doc_count: passed };
  }
  return found;
}
