import type { Library } from '#src/reference-api/search/library-facts.ts';
import { numbersOf } from '#src/reference-api/search/range-tables.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';
import type { DocumentTest } from '#src/reference-api/search/search-engine.ts';

/** A test as a function of a document's number. */
export function passesTest(
  test: DocumentTest,
  documents: readonly SearchDocument[],
  library: Library,
): (document: number) => boolean {
  const { thingsOf, titles, makers, ranges } = library;
  switch (test.is) {
    case 'type': {
      const types = new Set<string | undefined>(test.of);
      return (document) => types.has(documents[document]?.hit.content_type);
    }
    case 'thing': {
      const things = new Set(test.of);
      return (document) => thingsOf[document]?.some((thing) => things.has(thing)) ?? false;
    }
    case 'titled': {
      const { words } = test;
      const title = (document: number) => titles[document] ?? '';
      if (test.how === 'whole') return (document) => title(document) === words;
      if (test.how === 'start') return (document) => title(document).startsWith(words);
      const parts = test.how === 'phrase' ? [words] : words.split(' ');
      return (document) => parts.every((part) => ` ${title(document)} `.includes(` ${part} `));
    }
    case 'maker':
      return (document) => ` ${makers[document] ?? ''} `.includes(` ${test.word} `);
    case 'section':
      return (document) => {
        const hit = documents[document]?.hit;
        return (
          hit !== undefined && hit.content_type !== 'company' && (hit.csi[0]?.number ?? null) === test.number
        );
      };
    case 'measured': {
      const table = ranges.byName.get(test.name);
      if (table === undefined) return () => false;
      const isWithin = (value: number) => value >= test.from && value <= test.to;
      return (document) => numbersOf(table, document).some(isWithin);
    }
    case 'all':
    case 'any': {
      const tests = test.of.map((own) => passesTest(own, documents, library));
      if (test.is === 'any') return (document) => tests.some((own) => own(document));
      return (document) => tests.every((own) => own(document));
    }
  }
}
