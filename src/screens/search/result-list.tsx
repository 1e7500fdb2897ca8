import { memo } from 'react';

import { Room, useAfterPaint } from '#src/components/after-paint.tsx';
import { ResultRow } from '#src/components/result-row/result-row.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import style from '#src/screens/search/results.module.css';

/** What is seen at once is drawn and painted first. */
const firstScreenful = 4;
/** About as high as a row. */
const rowRem = 8;

type Hits = SearchResult['hits']['hits'];

/** The results. The rows below the first screenful follow a moment later, and those before stay until then. */
export const ResultList = memo(function ResultList({
  answer,
  start,
}: {
  answer: SearchResult;
  start: number;
}) {
  const { hits } = answer.hits;
  const later = useAfterPaint(hits);
  const more = hits.length - firstScreenful;
  return (
    <>
      <ol className={style.list} start={start}>
        <Rows hits={hits.slice(0, firstScreenful)} eager />
        {more > 0 && later && <LaterRows hits={later} />}
      </ol>
      {more > 0 && !later && <Room height={`${more * rowRem}rem`} />}
    </>
  );
});

const LaterRows = memo(function LaterRows({ hits }: { hits: Hits }) {
  return <Rows hits={hits.slice(firstScreenful)} eager={false} />;
});

function Rows({ hits, eager }: { hits: Hits; eager: boolean }) {
  return hits.map(({ _id, _source, highlight = {} }) => (
    <li key={_id}>
      <ResultRow item={_source} highlight={highlight} eager={eager} />
    </li>
  ));
}
