import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';
import { endingsOf } from '#src/reference-api/search/things-asked-for.ts';
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
  const keys = [...names].map(titleKey);
  /** What a name ends with, from all of its words to the last. */
  const endings = new Set([
    ...keys.flatMap((key) => key.split(' ').map((_, from, words) => words.slice(from).join(' '))),
    // Floor mats, of Entrance Floor Mats and Frames; an outlet alone is no air outlet.
    ...[...names].flatMap(endingsOf).filter((ending) => ending.includes(' ')),
  ]);
  const all = ` ${keys.join(' | ')} | `;
  return {
    ...ownKinds(facts),
    hasName: (terms) => all.includes(` ${terms.join(' ')} `),
    endsName: (terms) => endings.has(terms.join(' ')),
    // `Drywal` begins no word: it lacks its last letter.
    beginsWord: (letters) => {
      const at = all.indexOf(` ${letters}`);
      return at >= 0 && all.charAt(at + letters.length + 2) !== ' ';
    },
    isProper: (term) => ownNames.has(term) && !isTradeWord(term) && !all.includes(` ${term} `),
    areOfThings: true,
    hasSection: (number) =>
      sections.has(number) ||
      (number.endsWith('00') && [...sections].some((own) => own.startsWith(number.slice(0, 4)))),
    isMeasure: (name) => measures.has(name.join(' ')),
  };
}
