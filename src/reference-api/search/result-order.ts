import { contentTypes } from '#src/contracts/content-types.ts';
import type { SearchHit } from '#src/contracts/search.ts';
import { titleOf, sectionsOf } from '#src/reference-api/search/document-fields.ts';
import { foldText } from '#src/reference-api/search/fold-text.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

export type ResultSort = 'relevance' | 'newest' | 'manufacturer' | 'section';
/** Document → its rank, 0 first. */
export type Ranks = Uint32Array;

/** For equal scores: products and manufacturers first, then the other types in order. */
const typeOrder: readonly SearchDocument['hit']['content_type'][] = [
  'product',
  'company',
  ...contentTypes.filter((type) => type !== 'product'),
];

export const recordNumber = (hit: SearchHit): number => (hit.content_type === 'company' ? hit.coid : hit.id);

function ranksBy<Key>(keys: readonly Key[], compare: (a: Key, b: Key) => number): Ranks {
  const order = Uint32Array.from(keys, (_, at) => at).sort((a, b) => {
    const first = keys[a];
    const second = keys[b];
    return first === undefined || second === undefined ? 0 : compare(first, second) || a - b;
  });
  const ranks = new Uint32Array(keys.length);
  order.forEach((document, place) => {
    ranks[document] = place;
  });
  return ranks;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The sort orders. Ties are broken by type, then by number. */
export function buildRanks(documents: readonly SearchDocument[]): Record<ResultSort, Ranks> {
  const natural = ranksBy(
    documents.map(({ hit }) => ({ type: typeOrder.indexOf(hit.content_type), id: recordNumber(hit) })),
    (a, b) => a.type - b.type || a.id - b.id,
  );
  const rank = (document: number) => natural[document] ?? 0;
  const inOrder = (keys: readonly string[], direction: 1 | -1) =>
    ranksBy(
      keys.map((key, document) => ({ key, rank: rank(document) })),
      (a, b) => direction * byText(a.key, b.key) || a.rank - b.rank,
    );
  return {
    relevance: natural,
    newest: inOrder(
      documents.map(({ hit }) => (hit.content_type === 'company' ? '' : hit.updated_at.slice(0, 10))),
      -1,
    ),
    manufacturer: inOrder(
      documents.map(({ hit }) => `${foldText(hit.company)}\n${foldText(titleOf(hit))}`),
      1,
    ),
    section: inOrder(
      documents.map(({ hit }) => sectionsOf(hit)[0]?.number ?? '99999999'),
      1,
    ),
  };
}
