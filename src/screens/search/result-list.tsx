import { memo, use } from 'react';

import { Room, WholeAtOnce, useAfterPaint } from '#src/components/page/after-paint.tsx';
import { ResultRow } from '#src/components/results/result-row.tsx';
import type { SearchHit, SearchResult } from '#src/contracts/search.ts';
import style from '#src/screens/search/results.module.css';

/** What is seen at once is drawn and painted first. */
const firstScreenful = 4;
/** About as high as a row. */
const rowRem = 8;

type Hits = SearchResult['hits']['hits'];

interface Props {
  answer: SearchResult;
  start: number;
  /** The sections that the results are narrowed to, comma-joined, in the numbers of either edition. */
  sections: string;
}

/** The results. The rows below the first screenful follow a moment later, and those before stay until then. */
export const ResultList = memo(function ResultList({ answer, start, sections }: Props) {
  const { hits } = answer.hits;
  const later = useAfterPaint(hits);
  const more = hits.length - firstScreenful;
  return (
    <>
      <ol className={style.list} start={start}>
        <Rows hits={hits.slice(0, firstScreenful)} sections={sections} eager />
        {more > 0 && later && <LaterRows hits={later} sections={sections} />}
      </ol>
      {more > 0 && !later && <Room height={`${more * rowRem}rem`} />}
    </>
  );
});

const LaterRows = memo(function LaterRows({ hits, sections }: { hits: Hits; sections: string }) {
  return <Rows hits={hits.slice(firstScreenful)} sections={sections} eager={false} />;
});

function Rows({ hits, sections, eager }: { hits: Hits; sections: string; eager: boolean }) {
  // Who comes back to a place further down needs the true height of all rows above it.
  const isWhole = use(WholeAtOnce);
  return hits.map(({ _id, _source, highlight = {} }) => (
    <li key={_id} className={eager || isWhole ? undefined : style.distant}>
      <ResultRow item={chosenFirst(_source, sections)} highlight={highlight} eager={eager} />
    </li>
  ));
}

/** A row names one of its sections: the one that was asked for, where it stands in several. */
function chosenFirst(item: SearchHit, sections: string): SearchHit {
  if (sections === '' || item.content_type === 'company' || item.csi.length < 2) return item;
  const chosen = sections.split(',');
  const isChosen = ({ number, number95 }: (typeof item.csi)[number]) =>
    chosen.includes(number) || (number95 !== null && chosen.includes(number95));
  return { ...item, csi: item.csi.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one))) };
}
