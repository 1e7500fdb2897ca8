import { contentTypes } from '#src/contracts/content-types.ts';
import type { SearchHit } from '#src/contracts/search.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { Suggested } from '#src/contracts/suggest.ts';
import { foldText } from '#src/reference-api/search/fold-text.ts';
import { countedSections } from '#src/reference-api/search/related-sections.ts';
import type { Suggestions } from '#src/reference-api/search/search-engine.ts';
import type { SectionLookup } from '#src/reference-api/search/section-lookup.ts';

export const mostSuggested = { sections: 3, records: 2, manufacturers: 3, products: 5 };
/** A section is suggested if at least this share of the results is in it. */
const minShare = 0.25;

/** Letters and digits alone. */
export const bare = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The number by which one asks for a document or drawing. */
export function numberOf(hit: SearchHit): string {
  switch (hit.content_type) {
    case 'certificate':
      return hit.number;
    case 'epd':
      return hit.declarationNumber;
    case 'hpd':
      return hit.hpdId;
    case 'cad':
      return hit.detailNumber;
    case 'company':
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

/** What was typed, bare, if it may be the beginning of a number; else empty. */
export function numberTyped(terms: string): string {
  const typed = bare(terms);
  return /\d/.test(typed) ? typed : '';
}

/** A few of the results of a search, for the box that suggests while someone types. `named`: the section that the words name. */
export function suggestFrom(
  { total, types, sections, records, companies, products }: Suggestions,
  named: CsiSection | null,
  lookup: Pick<SectionLookup, 'find'>,
): Suggested {
  const usual = countedSections(sections, lookup)
    .filter(({ doc_count, number }) => doc_count >= total * minShare && number !== named?.number)
    .map(({ number, number95, title }) => ({ number, number95, title }));
  return {
    sections: (named === null ? usual : [named, ...usual]).slice(0, mostSuggested.sections),
    records: records.flatMap((hit) => {
      if (hit.content_type === 'company') return [];
      const { content_type, id, title, coid, company, companySlug } = hit;
      return [{ content_type, id, title, number: numberOf(hit), coid, company, companySlug }];
    }),
    manufacturers: companies.flatMap((hit) => {
      if (hit.content_type !== 'company') return [];
      const { coid, company, companySlug, city, state } = hit;
      return [{ coid, company, companySlug, place: [city, state].filter(Boolean).join(', ') }];
    }),
    products: products.flatMap((hit) =>
      hit.content_type === 'product'
        ? [{ id: hit.id, title: hit.title, model: hit.model, company: hit.company }]
        : [],
    ),
    types: contentTypes
      .flatMap((content_type) => {
        const { doc_count = 0 } = types.find(({ key }) => key === content_type) ?? {};
        return content_type === 'product' || doc_count === 0 ? [] : [{ content_type, doc_count }];
      })
      .toSorted((a, b) => b.doc_count - a.doc_count),
  };
}
