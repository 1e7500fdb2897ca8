import type { RangeFacet } from '#src/contracts/search.ts';
import { converts, shownMeasure } from '#src/domain/units.ts';
import { bestThreshold } from '#src/reference-api/search/best-threshold.ts';
import type { RangeHead } from '#src/reference-api/search/range-tables.ts';
import type { NumberCounts, RangeValues } from '#src/reference-api/search/search-engine.ts';

const maxBuckets = 14;
const niceSteps = [1, 2, 2.5, 5, 10];

/** A bucket width of 1, 2, 2.5, or 5 times a power of ten that needs at most fourteen buckets. */
function niceWidth(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / maxBuckets));
  const step = niceSteps.find((nice) => span / (nice * power) < maxBuckets) ?? 10;
  return step * power;
}

const clean = (value: number): number => Number(value.toPrecision(9));

/** How the values of a property are distributed. */
export function histogram(head: RangeHead, values: RangeValues): RangeFacet {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values.first.keys()) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const { name, label, symbol, unit, better } = head;
  const si = converts(unit) ? shownMeasure(0, unit, 'si').unit : null;
  const best = bestThreshold(head, values);
  const all = { name, label, symbol, unit, si, better, missing: values.missing, best };
  if (values.first.size === 0) return { ...all, min: null, max: null, buckets: [] };
  return { ...all, min, max, buckets: bucketsOf(values.first, min, max) };
}

function bucketsOf(values: NumberCounts, min: number, max: number): RangeFacet['buckets'] {
  if (min === max) return [{ from: min, to: max, doc_count: values.get(min) ?? 0 }];
  const width = niceWidth(max - min);
  const first = Math.floor(min / width + 1e-9);
  // The maximum belongs to the last bucket, not to one of its own.
  const last = Math.max(first, Math.ceil(max / width - 1e-9) - 1);
  const counts = new Uint32Array(last - first + 1);
  for (const [value, count] of values) {
    const at = Math.min(last, Math.floor(value / width + 1e-9)) - first;
    counts[at] = (counts[at] ?? 0) + count;
  }
  return [...counts].map((doc_count, at) => ({
    from: clean((first + at) * width),
    to: clean((first + at + 1) * width),
    doc_count,
  }));
}
