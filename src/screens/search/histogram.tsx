import type { RangeFacet } from '#src/contracts/search.ts';
import type { Range } from '#src/domain/ranges.ts';
import { largest } from '#src/lib/long-lists.ts';
import style from '#src/screens/search/range-facets.module.css';

const height = 32;
const gap = 0.08;
const least = 1.5;

/** Whether a bar overlaps the chosen range; always true without one. */
function isWithin({ from, to }: RangeFacet['buckets'][number], chosen: Range): boolean {
  const isHigh = chosen.from === null || to > chosen.from || (from === to && from >= chosen.from);
  return isHigh && (chosen.to === null || from <= chosen.to);
}

/** Distribution of the results, with bars of the chosen range in the accent color. The numbers are next to it. */
export function Histogram({ facet: { buckets }, chosen }: { facet: RangeFacet; chosen: Range }) {
  const most = Math.max(1, largest(buckets.map(({ doc_count }) => doc_count)));
  return (
    <svg
      className={`block full-width ${style.histogram}`}
      viewBox={`0 0 ${Math.max(1, buckets.length)} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {buckets.map((bucket, at) => {
        const bar = bucket.doc_count === 0 ? 0 : Math.max(least, (bucket.doc_count / most) * height);
        return (
          <rect
            key={bucket.from}
            className={isWithin(bucket, chosen) ? style.in : style.out}
            x={at + gap / 2}
            y={height - bar}
            width={1 - gap}
            height={bar}
          />
        );
      })}
    </svg>
  );
}
