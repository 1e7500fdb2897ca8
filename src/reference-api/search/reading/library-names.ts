import { sectionsOf } from '#src/reference-api/search/document-fields.ts';
import type { LibraryNames } from '#src/reference-api/search/reading/read-query.ts';
import { termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { isTradeWord } from '#src/reference-api/search/trade-phrases.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

/** Learns the names in the library: product nouns and section titles. */
export function libraryNames(documents: readonly SearchDocument[]): LibraryNames {
  const names = new Set<string>();
  const sections = new Set<string>();
  const proper = new Set<string>();
  for (const { hit } of documents) {
    for (const term of termsOfPhrase(hit.company)) proper.add(term);
    if (hit.content_type !== 'product') continue;
    for (const term of termsOfPhrase(hit.tradename)) proper.add(term);
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
    beginsWord: (letters) => all.includes(` ${letters}`),
    isProper: (term) => proper.has(term) && !isTradeWord(term) && !all.includes(` ${term} `),
    hasSection: (number) => sections.has(number),
  };
}
