import { memo } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { ProductRow } from '#src/components/results/product-row.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import type { SearchHit, SearchResult } from '#src/contracts/search.ts';
import { isSameData } from '#src/lib/same-data.ts';
import { firstScreenful, loadOtherRows } from '#src/screens/search/first-rows.ts';

/** The list waits for this code as a whole, so that nothing in it shifts. */
const OtherRow = lazyPart(async () => (await loadOtherRows()).ResultRow, 'this result');

interface Props {
  answer: SearchResult;
  /** Whether only one type was searched. */
  isOfOneType: boolean;
  start: number;
  /** The sections that the results are filtered by, comma-joined, as numbers of either edition. */
  sections: string;
  /** Renders only the visible rows until the head of the screen has painted. */
  isHead: boolean;
}

export const ResultList = memo(function ResultList({ answer, isOfOneType, start, sections, isHead }: Props) {
  const all = answer.hits.hits;
  return (
    <ol className="line-top" start={start} style={isHead ? { minHeight: '150vh' } : {}}>
      {(isHead ? all.slice(0, firstScreenful) : all).map(({ _id, _source, highlight = {} }, index) => (
        <li key={_id}>
          <Row
            item={chosenFirst(_source, sections)}
            highlight={highlight}
            eager={index < firstScreenful}
            isOfOneType={isOfOneType}
          />
        </li>
      ))}
    </ol>
  );
});

/** Memoized, so that a result that is also in the next response does not re-render. */
const Row = memo(function Row({ item, ...rest }: Hit<SearchHit>) {
  return item.content_type === 'product' ? (
    <ProductRow hit={{ item, ...rest }} />
  ) : (
    <OtherRow item={item} {...rest} />
  );
}, isSameData);

/** Puts the requested section first, because a row shows only one. */
function chosenFirst(item: SearchHit, sections: string): SearchHit {
  if (sections === '' || item.content_type === 'company' || item.csi.length < 2) return item;
  const chosen = sections.split(',');
  const isChosen = ({ number, number95 }: (typeof item.csi)[number]) =>
    chosen.includes(number) || (number95 !== null && chosen.includes(number95));
  return { ...item, csi: item.csi.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one))) };
}
