import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';
import { ownKinds } from '#src/reference-api/search/own-kinds.ts';
import type { LibraryNames } from '#src/reference-api/search/reading/other-things.ts';
import { titleKey } from '#src/reference-api/search/scan-words.ts';
import { isTradeWord } from '#src/reference-api/search/trade-phrases.ts';

/** The names in the library: product nouns and section titles. */
export function libraryNames(facts: LibraryFacts): LibraryNames {
  const { kinds, productSections, proper } = facts;
  const names = new Set([...kinds.map(({ noun }) => noun), ...productSections.map(({ title }) => title)]);
  const sections = new Set(productSections.map(({ number }) => number));
  const ownNames = new Set(proper);
  const measures = new Set(
    facts.properties.flatMap(({ label, isMeasured }) => (isMeasured ? [titleKey(label)] : [])),
  );
  const all = ` ${[...names].map(titleKey).join(' | ')} | `;
  return {
    ...ownKinds(facts),
    hasName: (terms) => all.includes(` ${terms.join(' ')} `),
    endsName: (terms) => all.includes(` ${terms.join(' ')} | `),
    // `Drywal` begins no word: it lacks its last letter.
    beginsWord: (letters) => {
      const at = all.indexOf(` ${letters}`);
      return at >= 0 && all.charAt(at + letters.length + 2) !== ' ';
    },
    isProper: (term) => ownNames.has(term) && !isTradeWord(term) && !all.includes(` ${term} `),
    areOfThings: true,
    hasSection: (number) => sections.has(number),
    isMeasure: (name) => measures.has(name.join(' ')),
  };
}
