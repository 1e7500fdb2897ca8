import { quantile } from './median.ts';
import { startMeasuredSite } from './site.ts';

/** Typical queries: materials, sections in several spellings, standards, misspellings, prefixes, empty. */
export const QUERIES = [
  'roof',
  'standing seam roof',
  'tpo',
  'curtain wall',
  'curtan wall',
  '07 42 13',
  '074213',
  '07-54-23',
  '08 44 13',
  'ASTM E84',
  'epd',
  'gypsum board 5/8"',
  'door',
  'hollow metal door',
  'hardware',
  'insulation r-30',
  'polyiso',
  'sink',
  'faucet',
  'pipe hanger',
  'elevator',
  'railing',
  'stc 50',
  'fire rated glazing',
  'window',
  'skylight',
  'acoustic ceiling',
  'tile',
  'epoxy floor',
  'carpet',
  'paint low voc',
  'sealant',
  'expansion joint',
  'brick',
  'precast',
  'rebar',
  'steel deck',
  'wood',
  'plywood',
  'air barrier',
  'waterproofing',
  'metal panel',
  'northfold',
  'nf-r-104',
  'louver',
  'damper',
  'light',
  'led downlight',
  'bollard',
  'zzzz nothing',
] as const;

export interface ApiMarks {
  startMs: number;
  p50: number;
  p95: number;
  memoryMb: number | undefined;
}

/** Start and search of the reference API alone, one question after the other as a visitor asks them. */
export async function apiMarks(scale: number, rounds: number): Promise<ApiMarks> {
  const site = await startMeasuredSite(scale);
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, query] of QUERIES.entries()) {
        const start = performance.now();
        const answer = await fetch(
          `${site.url}api/search/${encodeURIComponent(query)}?online=1&from=${(index % 3) * 24}`,
        );
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
        times.push(performance.now() - start);
      }
    }
    return {
      startMs: site.startMs,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      memoryMb: site.memoryMb(),
    };
  } finally {
    await site.stop();
  }
}
