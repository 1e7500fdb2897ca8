import { sectionsOf } from '#src/reference-api/search/document-fields.ts';
import type { LibraryNames } from '#src/reference-api/search/reading/read-query.ts';
import { termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

/** Learns the names in the library: product nouns and section titles. */
export function libraryNames(documents: readonly SearchDocument[]): LibraryNames {
  const names = new Set<string>();
  const sections = new Set<string>();
  for (const { hit } of documents) {
    if (hit.content_type !== 'product') continue;
    names.add(hit.noun);
    for (const { number, title } of sectionsOf(hit)) {
      sections.add(number);
      names.add(title);
    }
  }
  const all = ` ${[...names].map((name) => termsOfPhrase(name).join(' ')).join(' | ')} | `;
  return {
    hasName: (terms) => all.includes(` ${terms.join(' ')} `),
    endsName: (terms) => all.includes(` ${terms.join(' ')} | `),
    hasSection: (number) => sections.has(number),
  };
}
