import * as v from 'valibot';
import { searchResult } from '#src/contracts/search.ts';
import { sharedWorld } from '#src/reference-api/shared-world.ts';
import { goldenSet } from '#tests/golden/golden-set.ts';
import { type Judged, judge, qualityTable } from '#tests/golden/judge.ts';
import { quantile } from './median.ts';
import { measuredWorld, startMeasuredSite } from './site.ts';

export interface SearchMarks {
  judged: readonly Judged[];
  p50: number;
  p95: number;
  /** The 95th percentile inside the search engine, as the answers say: what does not depend on who else is busy. */
  engineP95: number;
}

/** The golden set over HTTP against the standard world, one query after another. */
export async function searchMarks(): Promise<SearchMarks> {
  const site = await startMeasuredSite();
  try {
    const judged: Judged[] = [];
    const times: number[] = [];
    const engineTimes: number[] = [];
    for (const golden of goldenSet(sharedWorld({ ...measuredWorld, scale: 1 }).world)) {
      const start = performance.now();
      const answer = await fetch(`${site.url}api/search/${encodeURIComponent(golden.query)}?size=24`);
      const text = await answer.text();
      times.push(performance.now() - start);
      if (!answer.ok) throw new Error(`${golden.query}: ${answer.status}`);
      const result = v.parse(searchResult, JSON.parse(text));
      engineTimes.push(result.took);
      judged.push(judge(golden, result));
    }
    return {
      judged,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      engineP95: quantile(engineTimes, 0.95),
    };
  } finally {
    await site.stop();
  }
}

export const searchLines = ({ judged, p50, p95, engineP95 }: SearchMarks): string =>
  `${qualityTable(judged)}\nat the API: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; p95 in the engine ${engineP95} ms`;
