import type { Edition, FacetName } from '#src/reference-api/search/facet-tables.ts';
import { productKinds } from '#src/reference-api/search/kinds-of-products.ts';
import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';
import { libraryNames } from '#src/reference-api/search/reading/library-names.ts';
import { tableWords } from '#src/reference-api/search/reading/read-query.ts';
import { createSectionLookup } from '#src/reference-api/search/section-lookup.ts';
import { createSpelling, wordsToSpell } from '#src/reference-api/search/spelling.ts';
import { createThings } from '#src/reference-api/search/things-asked-for.ts';
import { isTradeWord, wordsOfTrade } from '#src/reference-api/search/trade-phrases.ts';
import { createVocabulary } from '#src/reference-api/search/vocabulary.ts';

export type LibraryReading = ReturnType<typeof readLibraryFacts>;
/** What a value of a facet is called; undefined for one that no document has. */
export type LabelOf = (facet: FacetName, key: string) => string | undefined;

/** What reading a query needs of the library, ready to be looked up. */
export function readLibraryFacts(facts: LibraryFacts) {
  const propertiesOf = new Map(facts.propertiesOf);
  const sectionsByTitle = new Map(facts.productSections.map(({ number, title }) => [title, number]));
  const propertiesOfName = new Map(
    facts.kinds.flatMap(({ noun, title }) => {
      const measured = propertiesOf.get(sectionsByTitle.get(title) ?? '') ?? [];
      return [noun, title].map((name) => [name, measured] as const);
    }),
  );
  const traits = new Set(facts.traits);
  const names = libraryNames(facts);
  const nouns = new Set(facts.kinds.map(({ noun }) => noun));
  const vocabulary = createVocabulary(facts.terms, facts.counts, facts.documents);
  const labelsIn = (edition: Edition): LabelOf => {
    const labels = new Map(
      Object.entries(facts.labels[edition]).map(([facet, values]) => [
        facet,
        new Map(values.map(({ key, label }) => [key, label])),
      ]),
    );
    return (facet, key) => labels.get(facet)?.get(key);
  };
  return {
    vocabulary,
    sections: createSectionLookup(facts.sections),
    spelling: createSpelling(wordsToSpell(new Map(facts.forms), [...wordsOfTrade, ...tableWords])),
    names,
    kinds: productKinds(facts.kinds, vocabulary),
    things: createThings(
      facts.things,
      facts.properties.map(({ label }) => label),
    ),
    /** Whether a word tells products apart, and names none of them. */
    isTrait: (term: string): boolean => (traits.has(term) || isTradeWord(term)) && !names.endsName([term]),
    knownKinds: facts.kinds,
    /** Whether products are called so, by its number in `facts.things`. */
    isNoun: (thing: number): boolean => nouns.has(facts.things[thing] ?? ''),
    labels: { '04': labelsIn('04'), '95': labelsIn('95') },
    properties: new Map(facts.properties.map((property) => [property.name, property])),
    propertiesOf,
    /** Whether the section of a thing, numbered as in `facts.things`, measures the property. */
    hasProperty: (thing: number, property: string): boolean =>
      propertiesOfName.get(facts.things[thing] ?? '')?.includes(property) ?? false,
    productCounts: new Map(facts.productCounts),
  };
}
