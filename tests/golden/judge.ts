import type { World } from '#src/reference-api/world/world.ts';
import type { SearchHit, SearchResult } from '#src/contracts/search.ts';
import { type Expected, type GoldenKind, type GoldenQuery, goldenKinds } from '#tests/golden/golden-query.ts';

/** How deep an answer is read: the first page. */
const depth = 24;

function numbersOf(hit: SearchHit): readonly string[] {
  if (hit.content_type === 'certificate') return [hit.number];
  if (hit.content_type === 'epd') return [hit.declarationNumber];
  if (hit.content_type === 'hpd') return [hit.hpdId];
  if (hit.content_type === 'cad') return [hit.detailNumber];
  return hit.content_type === 'product' ? [hit.model] : [];
}

/** Whether a hit is what was meant. Judged by the record alone, not by how it was found. */
export function isMeant(hit: SearchHit, expected: Expected, world: World): boolean {
  const { sections, company, maker, type, id, standard, measured, numbered } = expected;
  if (company !== undefined) return hit.content_type === 'company' && hit.coid === company;
  if (hit.content_type === 'company') return false;
  const product = hit.content_type === 'product' ? world.content.find('product', hit.id) : undefined;
  return (
    (maker === undefined || hit.coid === maker) &&
    (type === undefined || hit.content_type === type) &&
    (id === undefined || hit.id === id) &&
    (sections === undefined || hit.csi.some(({ number }) => sections.includes(number))) &&
    (numbered === undefined || numbersOf(hit).includes(numbered)) &&
    (standard === undefined || product?.standards.some((one) => one.split(' - ')[0] === standard) === true) &&
    (measured === undefined ||
      product?.attributes.some(
        ({ symbol, value }) => symbol === measured[0] && String(value) === measured[1],
      ) === true)
  );
}

export interface Judged extends GoldenQuery {
  /** The place of the first hit that was meant, 1 being the first; null beyond the first page. */
  place: number | null;
  /** The section that the answer names. */
  section: string | null;
}

/** `answer`: its first 24 hits. */
export function judge(golden: GoldenQuery, answer: SearchResult, world: World): Judged {
  const at = answer.hits.hits
    .slice(0, depth)
    .findIndex(({ _source }) => isMeant(_source, golden.expected, world));
  return { ...golden, place: at < 0 ? null : at + 1, section: answer.section?.number ?? null };
}

export interface Quality {
  queries: number;
  /** The share of queries for which a hit that was meant stands among the first 1, 5, 24. */
  recall: Readonly<Record<1 | 5 | 24, number>>;
  /** The mean of 1 / place. */
  meanReciprocalRank: number;
}

export function qualityOf(judged: readonly Judged[]): Quality {
  const queries = judged.length;
  const among = (most: number) =>
    judged.filter(({ place }) => place !== null && place <= most).length / Math.max(1, queries);
  const sum = judged.reduce((total, { place }) => total + (place === null ? 0 : 1 / place), 0);
  return {
    queries,
    recall: { 1: among(1), 5: among(5), 24: among(24) },
    meanReciprocalRank: sum / Math.max(1, queries),
  };
}

/** The queries of one kind. */
export const ofKind = (judged: readonly Judged[], kind: GoldenKind): Judged[] =>
  judged.filter((one) => one.kind === kind);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

/** A line for all, then one a kind, then what was not found on the first page. */
export function qualityTable(judged: readonly Judged[]): string {
  const line = (name: string, { queries, recall, meanReciprocalRank }: Quality) =>
    `${name.padEnd(10)}${String(queries).padStart(5)}${percent(recall[1])}${percent(recall[5])}${percent(recall[24])}${meanReciprocalRank.toFixed(3).padStart(8)}`;
  const missed = judged.filter(({ place }) => place === null).map(({ kind, query }) => `${kind}: ${query}`);
  return [
    'search    asked    at 1    at 5   at 24     MRR',
    line('all', qualityOf(judged)),
    ...goldenKinds.map((kind) => line(kind, qualityOf(ofKind(judged, kind)))),
    ...(missed.length === 0 ? [] : [`not on the first page: ${missed.join('; ')}`]),
  ].join('\n');
}
