import { isQuestion, withoutFillers } from '#src/reference-api/search/reading/questions.ts';
import { phraseTable, termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { type OtherSection, otherSections } from '#src/reference-api/content/masterformat.ts';
import { tradeThings } from '#src/reference-api/content/words.ts';
import { withoutTail } from '#src/reference-api/search/reading/without-tail.ts';

/** What was typed, in the words of the trade. */
export interface ReadQuery {
  /** What is searched for. */
  text: string;
  /** Which words were read as which, to be told. */
  understood: readonly { from: string; to: string }[];
  /** In a question every word helps and none is required. */
  isQuestion: boolean;
  /** A section named by its title or a thing of it, which the library has nothing for. */
  other: OtherSection | null;
  /** It is named in full or last, so that it is what is asked for and no other thing is. */
  isOtherMeant: boolean;
}

/** What the library itself is called by: its nouns and the titles of its sections, as terms. */
export interface LibraryNames {
  hasName: (terms: readonly string[]) => boolean;
  /** Whether something is called so by the end of its name: a lap siding is siding, a covering sheet is no covering. */
  endsName: (terms: readonly string[]) => boolean;
  hasSection: (number: string) => boolean;
}

const things = phraseTable(tradeThings.map(({ from, to }) => [from, to]));
const others = phraseTable(
  otherSections.flatMap((section) =>
    section.phrases.map((phrase, at) => [phrase, { section, isTitle: at === 0 }] as const),
  ),
);

const tradeTerms = new Set(
  [...tradeThings.map(({ from }) => from), ...otherSections.flatMap(({ phrases }) => phrases)].flatMap(
    termsOfPhrase,
  ),
);

/** Whether one of the tables knows a word (as its term): then it is not mistyped. */
export const isTableWord = (term: string): boolean => tradeTerms.has(term);

/** Brand words and slang as the things they stand for, except where the library has something of that very name. */
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

/** The section for which nothing is there: the longest of its phrases that the text holds. */
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

/** Words of the market that say nothing of the thing: a commercial water heater is a water heater. */
const market = /(?<![\p{L}\p{N}-])(?:commercial|institutional|contractor|typical|quality) (?=\p{L})/giu;
/** Where the thing is for: `shutter at concession stand`. */
const spot = /\s(?:at|near|beside|around|inside|outside)\s[\p{L}\s-]/iu;

/** Without what does not tell which thing is asked for, where what is left names something of the library. */
function withoutContext(text: string, names: LibraryNames): string {
  const termsOf = (words: string) => scanWords(words).map(({ term }) => term);
  if (names.hasName(termsOf(text))) return text;
  const single = text.replaceAll(/\s+/g, ' ');
  const [bare, placeless] = [single.replace(market, ''), withoutTail(text, spot, /[\p{L}\s-]/u)];
  if (bare !== single && names.endsName(termsOf(bare))) return bare;
  const thing = things.findIn(termsOf(placeless)).some(({ from }) => from === 0);
  return placeless !== text && (thing || names.endsName(termsOf(placeless))) ? placeless : text;
}

/** Reads a query by tables alone, before the index sees it. */
export function readQuery(terms: string, names: LibraryNames): ReadQuery {
  const asks = isQuestion(terms);
  const words = asks ? withoutFillers(terms) : withoutContext(terms, names);
  const { text, understood } = inTradeWords(words, names);
  return {
    text,
    understood: asks || words !== terms ? [{ from: terms, to: text }] : understood,
    isQuestion: asks,
    ...otherIn(text, names),
  };
}
