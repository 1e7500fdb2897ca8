import { ResultRow } from '#src/components/result-row/result-row.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import style from '#src/screens/search/results.module.css';

/** Pictures of the first rows are seen at once. */
const firstScreenful = 4;

export function ResultList({ answer, start }: { answer: SearchResult; start: number }) {
  return (
    <ol className={style.list} start={start}>
      {answer.hits.hits.map(({ _id, _source, highlight = {} }, index) => (
        <li key={_id}>
          <ResultRow item={_source} highlight={highlight} eager={index < firstScreenful} />
        </li>
      ))}
    </ol>
  );
}
