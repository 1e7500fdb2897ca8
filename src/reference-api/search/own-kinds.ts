import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';
import { type LibraryNames, generalWords } from '#src/reference-api/search/reading/other-things.ts';
import { termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { synonymsOf } from '#src/reference-api/search/trade-phrases.ts';
import { endingsOf, weakWords, wordingsOf } from '#src/reference-api/search/things-asked-for.ts';

/** A kind of product that the library has, by its words. */
interface OwnKind {
  number: number | null;
  section: string;
  endings: ReadonlySet<string>;
  /** Hyphenated words are one: an air-barrier door is no air door. */
  noun: readonly (readonly string[])[];
  title: readonly (readonly string[])[];
  variants: ReadonlySet<string>;
}

const mostDivisions = 2;
/** So many digits of a section's number that things of one trade share. */
const mostAlike = 4;

const divisionOf = (section: string) => section.slice(0, 2);

/** The words of a text; those joined by hyphens are one. */
function compoundsOf(text: string): string[][] {
  const compounds: string[][] = [];
  for (const { term, before } of scanWords(text)) {
    const last = compounds.at(-1);
    if (before === 'hyphen' && last !== undefined) last.push(term);
    else compounds.push([term]);
  }
  return compounds;
}

/** The ends of a name, longest first, each with the words before it. */
function partsOf(name: readonly string[]): { before: readonly string[]; ending: string }[] {
  const typed = name.slice(0, name.findLastIndex((term) => !generalWords.has(term)) + 1);
  return typed.map((_, at) => ({ before: typed.slice(0, at), ending: typed.slice(at).join(' ') }));
}

/** How the library's own kinds of product answer to names of things that it may not have. */
export function ownKinds({
  kinds,
  things,
  productSections,
}: Pick<LibraryFacts, 'kinds' | 'things' | 'productSections'>): Pick<LibraryNames, 'answer' | 'akin'> {
  const numbers = new Map(things.map((name, number) => [name, number]));
  const sections = new Map(productSections.map(({ number, title }) => [title, number]));
  const own = kinds.map(({ noun, title, variants }): OwnKind => ({
    number: numbers.get(noun) ?? null,
    section: sections.get(title) ?? '',
    endings: new Set(endingsOf(noun)),
    noun: compoundsOf(noun),
    title: compoundsOf(title).map((words) => words.filter((word) => !weakWords.has(word))),
    variants: new Set(variants.map((value) => termsOfPhrase(value).join(' '))),
  }));
  const byEnding = new Map<string, OwnKind[]>();
  for (const kind of own) {
    for (const ending of kind.endings) byEnding.set(ending, [...(byEnding.get(ending) ?? []), kind]);
  }
  const kindsEnding = (ending: string) => byEnding.get(ending) ?? [];
  const hasAll = (kind: OwnKind, before: readonly string[], name: readonly string[], division: string) => {
    const words = [...kind.noun, ...(divisionOf(kind.section) === division ? kind.title : [])]
      .filter((compound) => compound.every((word) => name.includes(word)))
      .flat();
    const left = before.filter((word) => !words.includes(word));
    return left.length === 0 || kind.variants.has(left.join(' '));
  };
  /** What things of many divisions are called says little: a panel of timber is like no other panel. */
  const isOfMany = (ending: string) =>
    new Set(kindsEnding(ending).map(({ section }) => divisionOf(section))).size > mostDivisions;
  return {
    answer: (name, section) =>
      partsOf(name).some(
        ({ before, ending }) =>
          before.length > 0 &&
          kindsEnding(ending).some((kind) => hasAll(kind, before, name, divisionOf(section))),
      ),
    akin(name, section) {
      const ways = [
        { wordings: wordingsOf, least: 2 },
        // A cladding is a metal wall panel, among others: then only in sections beside that of the name.
        {
          wordings: (ending: string) => synonymsOf(ending).map(({ term }) => term),
          least: 4,
        },
      ];
      const found = ways.flatMap(({ wordings, least }) =>
        partsOf(name).map(({ ending }) => {
          const start = section.slice(0, isOfMany(ending) ? mostAlike : least);
          return [ending, ...wordings(ending)]
            .flatMap(kindsEnding)
            .flatMap((kind) => (kind.number !== null && kind.section.startsWith(start) ? [kind.number] : []));
        }),
      );
      return found.find((some) => some.length > 0) ?? [];
    },
  };
}
