import { isQuestion, withoutFillerWords } from '#src/reference-api/search/reading/questions.ts';
import { phraseTable, termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { type OtherSection, otherSections } from '#src/reference-api/content/masterformat.ts';
import { brandsAndSlang } from '#src/reference-api/content/words.ts';
import { cutTrailingWords } from '#src/reference-api/search/reading/cut-trailing-words.ts';

/** A query in the words of the trade. */
export interface ReadQuery {
  /** What is searched for. */
  text: string;
  /** Which words were read as which, to tell the visitor. */
  understood: readonly { from: string; to: string }[];
  /** In a question, every word helps and none is required. */
  isQuestion: boolean;
  /** A section that the library has nothing in, if the query names it or something of it. */
  other: OtherSection | null;
  /** The query names that section in full or at its end, so that is what is asked for. */
  isOtherMeant: boolean;
}

/** What the library calls its things: product nouns and section titles, as terms. */
export interface LibraryNames {
  hasName: (terms: readonly string[]) => boolean;
  /** Whether a name ends with these terms: a lap siding is siding, a covering sheet is no covering. */
  endsName: (terms: readonly string[]) => boolean;
  hasSection: (number: string) => boolean;
}

const things = phraseTable(brandsAndSlang.map(({ from, to }) => [from, to]));
const others = phraseTable(
  otherSections.flatMap((section) =>
    section.phrases.map((phrase, at) => [phrase, { section, isTitle: at === 0 }] as const),
  ),
);

const tradeTerms = new Set(
  [...brandsAndSlang.map(({ from }) => from), ...otherSections.flatMap(({ phrases }) => phrases)].flatMap(
    termsOfPhrase,
  ),
);

/** Whether a table knows the term; then it is not misspelled. */
export const isTableWord = (term: string): boolean => tradeTerms.has(term);

/** Replaces brand names and slang by the things they stand for, unless the library has something of that name. */
function inTradeWords(text: string, names: LibraryNames): Pick<ReadQuery, 'text' | 'understood'> {
  const words = scanWords(text);
  const terms = words.map(({ term }) => term);
  const understood: { from: string; to: string }[] = [];
  let read = '';
  let at = 0;
  for (const { from, to, value } of things.findIn(terms)) {
    const [first, last] = [words[from], words[to - 1]];
    if (first === undefined || last === undefined || names.hasName(terms.slice(from, to))) continue;
    understood.push({ from: text.slice(first.start, last.end), to: value });
    read += text.slice(at, first.start) + value;
    at = last.end;
  }
  return { text: read + text.slice(at), understood };
}

/** The empty section that the text names, by its longest phrase. */
function otherIn(text: string, names: LibraryNames): Pick<ReadQuery, 'other' | 'isOtherMeant'> {
  const terms = scanWords(text).map(({ term }) => term);
  const [longest] = others
    .findIn(terms)
    .filter(
      ({ from, to, value }) =>
        !names.hasSection(value.section.number) && !names.endsName(terms.slice(from, to)),
    )
    .toSorted((one, other) => other.to - other.from - (one.to - one.from) || other.to - one.to);
  return {
    other: longest?.value.section ?? null,
    isOtherMeant: longest !== undefined && (longest.value.isTitle || longest.to === terms.length),
  };
}

/** Market words, which do not change the thing: a commercial water heater is a water heater. */
const market = /(?<![\p{L}\p{N}-])(?:commercial|institutional|contractor|typical|quality) (?=\p{L})/giu;
/** Where the thing goes: `shutter at concession stand`. */
const spot = /\s(?:at|near|beside|around|inside|outside)\s[\p{L}\s-]/iu;

/** Removes context that does not change the thing, if what remains names something in the library. */
function withoutContext(text: string, names: LibraryNames): string {
  const termsOf = (words: string) => scanWords(words).map(({ term }) => term);
  if (names.hasName(termsOf(text))) return text;
  const single = text.replaceAll(/\s+/g, ' ');
  const [bare, placeless] = [single.replace(market, ''), cutTrailingWords(text, spot, /[\p{L}\s-]/u)];
  if (bare !== single && names.endsName(termsOf(bare))) return bare;
  const thing = things.findIn(termsOf(placeless)).some(({ from }) => from === 0);
  return placeless !== text && (thing || names.endsName(termsOf(placeless))) ? placeless : text;
}

/** Reads a query with tables alone, before the index is asked. */
export function readQuery(terms: string, names: LibraryNames): ReadQuery {
  const asks = isQuestion(terms);
  const words = asks ? withoutFillerWords(terms) : withoutContext(terms, names);
  const { text, understood } = inTradeWords(words, names);
  return {
    text,
    understood: asks || words !== terms ? [{ from: terms, to: text }] : understood,
    isQuestion: asks,
    ...otherIn(text, names),
  };
}
