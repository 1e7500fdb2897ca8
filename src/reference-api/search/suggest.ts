import type { ContentType } from '#src/contracts/content-types.ts';
import type { SearchHit } from '#src/contracts/search.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { Suggested } from '#src/contracts/suggest.ts';
import type { FacetTable } from '#src/reference-api/search/facet-tables.ts';
import type { FoundDocuments } from '#src/reference-api/search/find-documents.ts';
import { firstInOrder } from '#src/reference-api/search/first-in-order.ts';
import { foldText } from '#src/reference-api/search/fold-text.ts';
import { countSections } from '#src/reference-api/search/related-sections.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

const most = { sections: 3, records: 2, manufacturers: 3, products: 5 };
/** A section is suggested if at least this share of the results is in it. */
const minShare = 0.25;

type Item = Exclude<SearchHit, { content_type: 'company' }>;

const bare = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The number by which one asks for a document or drawing. */
function numberOf(hit: Item): string {
  switch (hit.content_type) {
    case 'certificate':
      return hit.number;
    case 'epd':
      return hit.declarationNumber;
    case 'hpd':
      return hit.hpdId;
    case 'cad':
      return hit.detailNumber;
    case 'product':
    case 'bim':
    case 'spec':
    case 'sw':
    case 'catalog':
    case 'video':
    case 'datasheet':
    case 'webinar':
      return '';
  }
}

function sectionsOf(found: FoundDocuments, table: FacetTable): CsiSection[] {
  const least = found.documents.length * minShare;
  const usual = countSections(found.documents, table, found.sections)
    .filter(({ doc_count }) => doc_count >= least)
    .map(({ number, number95, title }) => ({ number, number95, title }));
  const { section } = found;
  const others = usual.filter(({ number }) => number !== section?.number);
  return (section === null ? others : [section, ...others]).slice(0, most.sections);
}

/** A few of the results of a search, for the box that suggests while someone types. */
export function suggestFrom(
  terms: string,
  found: FoundDocuments,
  documents: readonly SearchDocument[],
  sections: FacetTable,
): Suggested {
  const typed = bare(terms);
  const isNumber = /\d/.test(typed);
  const counts = new Map<ContentType, number>();
  const records: Suggested['records'] = [];
  const companies: number[] = [];
  const products: number[] = [];
  for (const document of found.documents) {
    const hit = documents[document]?.hit;
    if (hit === undefined) continue;
    if (hit.content_type === 'company') {
      companies.push(document);
      continue;
    }
    counts.set(hit.content_type, (counts.get(hit.content_type) ?? 0) + 1);
    if (hit.content_type === 'product') products.push(document);
    const number = isNumber ? numberOf(hit) : '';
    if (number === '' || records.length === most.records || !bare(number).startsWith(typed)) continue;
    const { content_type, id, title, coid, company, companySlug } = hit;
    records.push({ content_type, id, title, number, coid, company, companySlug });
  }
  const score = (document: number) => found.scores[document] ?? 0;
  const best = (list: readonly number[], count: number) =>
    firstInOrder(
      Uint32Array.from(list),
      count,
      (a, b) => score(a) > score(b) || (score(a) === score(b) && a < b),
    ).map((document) => documents[document]?.hit);
  return {
    sections: sectionsOf(found, sections),
    records,
    manufacturers: best(companies, most.manufacturers).flatMap((hit) => {
      if (hit?.content_type !== 'company') return [];
      const { coid, company, companySlug, city, state } = hit;
      return [{ coid, company, companySlug, place: [city, state].filter(Boolean).join(', ') }];
    }),
    products: best(products, most.products).flatMap((hit) =>
      hit?.content_type === 'product'
        ? [{ id: hit.id, title: hit.title, model: hit.model, company: hit.company }]
        : [],
    ),
    types: [...counts]
      .map(([content_type, doc_count]) => ({ content_type, doc_count }))
      .filter(({ content_type }) => content_type !== 'product')
      .toSorted((a, b) => b.doc_count - a.doc_count),
  };
}
