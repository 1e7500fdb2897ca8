import * as v from 'valibot';
import { searchResult } from '#src/contracts/search.ts';
import { searchDocuments } from '#src/reference-api/search/search-documents.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';
import { askedSet } from '#tests/golden/asked/asked-set.ts';
import { type JudgedAsked, askedTable, judgeAsked } from '#tests/golden/asked/judge-asked.ts';
import { goldenSet } from '#tests/golden/golden-set.ts';
import { type Judged, judge, qualityTable } from '#tests/golden/judge.ts';
import { quantile } from './median.ts';
import { measuredWorld, startMeasuredSite } from './site.ts';

export interface SearchMarks {
  judged: readonly Judged[];
  asked: readonly JudgedAsked[];
  p50: number;
  p95: number;
  /** The 95th percentile inside the search engine, as the answers say: what does not depend on who else is busy. */
  engineP95: number;
}

/** The second set, asked as the page does, without HTTP. */
function askedMarks(): JudgedAsked[] {
  const { world, search } = sharedWorld({ ...measuredWorld, scale: 1 });
  const [index, documents] = [search(), searchDocuments(world)];
  return askedSet.map((asked) => judgeAsked(asked, askAsPage(index, asked.query), documents));
}

/** The golden set over HTTP against the standard world, one query after another. */
export async function searchMarks(): Promise<SearchMarks> {
  const site = await startMeasuredSite();
  try {
    const judged: Judged[] = [];
    const times: number[] = [];
    const engineTimes: number[] = [];
    const { world } = sharedWorld({ ...measuredWorld, scale: 1 });
    for (const golden of goldenSet(world)) {
      const start = performance.now();
      const answer = await fetch(`${site.url}api/search/${encodeURIComponent(golden.query)}?size=24`);
      const text = await answer.text();
      times.push(performance.now() - start);
      if (!answer.ok) throw new Error(`${golden.query}: ${answer.status}`);
      const result = v.parse(searchResult, JSON.parse(text));
      engineTimes.push(result.took);
      judged.push(judge(golden, result, world));
    }
    return {
      judged,
      asked: askedMarks(),
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      engineP95: quantile(engineTimes, 0.95),
    };
  } finally {
    await site.stop();
  }
}

export const searchLines = ({ judged, asked, p50, p95, engineP95 }: SearchMarks): string =>
  `${qualityTable(judged)}\n\n${askedTable(asked)}\nat the API: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; p95 in the engine ${engineP95} ms`;
