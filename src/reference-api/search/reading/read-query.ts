import {
  isQuestion,
  searchAsked,
  withoutFillerWords,
  withoutPoliteness,
} from '#src/reference-api/search/reading/questions.ts';
import { phraseTable, termsOfPhrase } from '#src/reference-api/search/reading/trade-phrase-table.ts';
import { withoutDesignations } from '#src/reference-api/search/reading/designations.ts';
import { withThingOfStandard } from '#src/reference-api/search/reading/standards.ts';
import { spacing } from '#src/domain/requirement-words.ts';
import { knownSections } from '#src/domain/masterformat/known-sections.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { spanishInEnglish } from '#src/reference-api/search/reading/spanish.ts';
import { isTradeWord, phrasesIn } from '#src/reference-api/search/trade-phrases.ts';
import { otherSections } from '#src/reference-api/content/masterformat.ts';
import { type LibraryNames, others } from '#src/reference-api/search/reading/other-things.ts';
import {
  brandsAndSlang,
  commonWords,
  realMakers,
  smallSpanishWords,
  wordsNeverMissing,
} from '#src/reference-api/content/words.ts';

/** A query in the words of the trade. */
export interface ReadQuery {
  /** What is searched for. */
  text: string;
  /** Which words were read as which, to tell the visitor. */
  understood: readonly { from: string; to: string }[];
  /** In a question, every word helps and none is required. */
  isQuestion: boolean;
  /** A word of it is Spanish. */
  isSpanish: boolean;
  /** A sentence that was read as a thing: its words are plain English, so none is corrected. */
  isSentence?: boolean;
}

const things = phraseTable(brandsAndSlang.map((thing) => [thing.from, thing]));
/** What a word stands for may itself be read as something: Bobrick makes toilet accessories, which a section calls otherwise. */
const meaningOf = new Map(brandsAndSlang.map(({ from, to }) => [termsOfPhrase(from).join(' '), to]));
const furthestOf = (to: string): string => meaningOf.get(termsOfPhrase(to).join(' ')) ?? to;
const furthest = (to: string, names: Pick<LibraryNames, 'hasName'>): string =>
  names.hasName(termsOfPhrase(to)) ? to : furthestOf(to);
/** Long enough to be Spanish wherever they stand: `lockers metálicos`. */
const adjectives = phraseTable(
  smallSpanishWords.flatMap(({ from }) =>
    from.length > 6 && !isTradeWord(from) ? [[from, from] as const] : [],
  ),
);
/** Whether these terms together are a name in the tables. */
export const isTableName = (terms: readonly string[]): boolean =>
  [others, things].some((table) => {
    const [found] = table.findIn(terms);
    return found?.from === 0 && found.to === terms.length;
  });

const tradeTerms = new Set(
  [
    ...brandsAndSlang.map(({ from }) => from),
    ...otherSections.flatMap(({ phrases }) => phrases),
    // `Closeout` is in the title of a section that only specifications cite.
    ...knownSections.map(({ title }) => title),
  ].flatMap(termsOfPhrase),
);

/** Every word of the tables, for spelling: someone may mistype a word that only they know. */
export const tableWords: ReadonlySet<string> = tradeTerms;

/** The Spanish words of the tables. */
export const spanishWords: ReadonlySet<string> = new Set(
  brandsAndSlang.flatMap(({ from, isSpanish }) => (isSpanish ? termsOfPhrase(from) : [])),
);

const makerTerms: ReadonlySet<string> = new Set(realMakers.flatMap(termsOfPhrase));

/** Whether the term is a real maker's name; then it is whole. */
export const isRealMaker = (term: string): boolean => makerTerms.has(term);

const plainTerms = new Set(commonWords.flatMap(termsOfPhrase));
/** Whether the term is plain English. */
export const isPlainWord = (term: string): boolean => plainTerms.has(term);
const smallSpanishTerms = new Set(smallSpanishWords.flatMap(({ from }) => termsOfPhrase(from)));
export const neverMissing: ReadonlySet<string> = new Set(wordsNeverMissing.flatMap(termsOfPhrase));

/** Whether the term is in a table of the trade or plain English; then it is not misspelled. */
export const isKnownWord = (term: string): boolean =>
  tradeTerms.has(term) || isPlainWord(term) || isRealMaker(term) || smallSpanishTerms.has(term);

/** Replaces brand names and slang by the things they stand for, unless the library has something of that name. */
function inTradeWords(text: string, names: LibraryNames): Omit<ReadQuery, 'isQuestion'> {
  const words = scanWords(text);
  const terms = words.map(({ term }) => term);
  const understood: { from: string; to: string }[] = [];
  let read = '';
  let at = 0;
  let isSpanish = false;
  const longer = [...others.findIn(terms), ...phrasesIn(terms)];
  // `Spray foam` is an insulation, `spray foam roofing` is none; `sheet rock` is no part of `sheet rock mud`.
  const isWithin = (from: number, to: number) =>
    longer.some(
      (one) =>
        (one.from <= from && to <= one.to && to - from < one.to - one.from) ||
        // `Glass block wall`: a name that begins earlier has the first word.
        (one.from < from && from < one.to),
    );
  const isThing = (name: readonly string[]) =>
    names.endsName(name) || (name.length > 1 && names.hasName(name));
  // Boilers alone are read as the boilers that the library has.
  const isNarrowed = (from: number, to: number, narrower: string) =>
    names.areOfThings === true && to - from === terms.length && narrower.includes(text.trim().toLowerCase());
  for (const { from, to: end, value } of things.findIn(terms)) {
    const [first, last] = [words[from], words[end - 1]];
    if (first === undefined || last === undefined) continue;
    const isOurs = names.hasName(terms.slice(from, end)) && !isNarrowed(from, end, value.to);
    if (isWithin(from, end) || isOurs) continue;
    // In Spanish, the thing stands first: a window double glass is one with such glass.
    const to = furthest(value.to, names);
    const isBehind = isSpanish && value.isSpanish && isThing(termsOfPhrase(to));
    understood.push({ from: text.slice(first.start, last.end), to });
    read += `${text.slice(at, first.start)}${isBehind ? 'with ' : ''}${to}`;
    at = last.end;
    // A board of the type of Durock is a tile backer board.
    const kind = /^[\s-](?:type|style|brand|equivalent)(?:\s(\p{L}+))?(?!\p{L})/iu.exec(text.slice(at));
    const noun = termsOfPhrase(kind?.[1] ?? '').at(-1);
    if (kind !== null && (noun === undefined || noun === termsOfPhrase(to).at(-1))) at += kind[0].length;
    isSpanish ||= value.isSpanish;
  }
  const rest = read + text.slice(at);
  isSpanish ||= adjectives.findIn(terms).length > 0 || / del? /i.test(rest);
  if (!isSpanish) return { text: rest, understood, isSpanish };
  const english = spanishInEnglish(rest, names);
  return { text: english.text, understood: [...understood, ...english.understood], isSpanish };
}

/** Who asks for the best floor for a gym asks for a floor. */
const praise =
  /^(?:the )?(?:best|good|better|great|ideal|right|cheapest|recommended) (?:(?:kind|type|sort)s? of )?/i;
const withoutPraise = (text: string): string =>
  / (?:for|in) /i.test(text) ? text.replace(praise, '') : text;

/** What a file is, where it is not what it holds, and who makes a thing: `pdf spec for tpo`, `manufacturers of acoustic panels`. */
const frames = [
  spacing,
  / (?:in|as) (?:an? )?(?:ms )?(?:word|pdf|docx?)(?: (?:format|file|document))?$/giu,
  /(?<![\p{L}\p{N}])(?:pdfs?|downloads?|word (?:docs?|files?|documents?)|docx)(?![\p{L}\p{N}])/giu,
  // Who wants to see a sample of a paper wants a paper.
  /^(?:sample|example)s? (?=(?:spec|submittal|data|cert|epd|hpd|detail|warranty))/giu,
  /^do(?:es)? /giu,
  /^(?:podcast|episode)s? (?:about|on|for) /giu,
  // Once `class A` is a filter, `rated` stands alone before the thing.
  /^(?:rated|listed|approved|certified|compliant|tested) (?=\p{L})/giu,
  /^(?:manufacturer|maker|supplier|vendor|companie|firm|brand|company)s? (?:of|(?:that|who|which) (?:make|manufacture|produce|sell|offer|carry|supply)s?) /giu,
  // How a door swings belongs to the order.
  /(?:^| )[lr]hrb?(?= )/giu,
  // Once both sizes of `36 in. wide x 80 in. high` are filters.
  /^x (?=\p{L})/giu,
  / (?:in )?(?:csi|(?:3|three)[- ]part) format$/giu,
  / on (?:adjustable )?pedestals?$/giu,
  // As specifications say what is to be done.
  /^(?:provide|furnish|install) /giu,
  / (?:shall|must) (?:be |have |comply with |conform to |meet )?(?=\S)/giu,
  /^(?:(?:csi|masterformat) )?(?:section|division|number|code)s? (?:number )?(?:for|of) /giu,
  / (?:section|number) (?=(?:for|of) )/giu,
  // A specification as a file of a word processor.
  / word$/giu,
];
/** What a thing does is no thing: windows that block noise are windows for noise. */
const deedOfThing =
  / (?:that|which) (?:(?:can|will) )?(?:block|stop|reduce|resist|absorb|prevent|dampen)s? /i;
/** What a luminaire has, at the end: a wall pack photocell is a wall pack. */
const feature = / (?=(?:photocells?|photo ?controls?|battery (?:backup|pack)|backup battery)$)/i;
/** What fills or bonds other things, and the things whose names may follow. */
const fillers = new Set('sealant caulk caulking grout primer fireproofing firestop firestopping'.split(' '));
const hosts: ReadonlySet<string> = new Set(
  `structural curtain curtainwall storefront skylight window door masonry brick stone tile concrete tilt precast wood metal steel
  glass glazing base machine equipment anchor roof floor wall deck eifs siding stucco bathroom shower perimeter partition drywall gypsum
  column columns beam beams joist joists`.split(/\s+/),
);
const mostBefore = 3;

/** In `silicone sealant window perimeter`, the thing stands first, as in a list; what follows is what it is for. */
function withUseBehind(text: string): string {
  const words = text.split(' ');
  const at = words.findIndex((word, place) => place < mostBefore && fillers.has(word.toLowerCase()));
  const isUse = at >= 0 && hosts.has((words[at + 1] ?? '').toLowerCase());
  return isUse ? words.toSpliced(at + 1, 0, 'for').join(' ') : text;
}
const withoutFrame = (text: string): string => {
  const bare = frames.reduce((read, frame) => read.replace(frame, ' '), withoutPraise(text)).trim();
  return (
    withUseBehind(bare === '' ? text : bare)
      .replace(/\bthru\b/i, 'through')
      .replace(/\bnite\b/i, 'night')
      // Of a door, a lite is a pane; of the sky, it is light.
      .replace(/\b(sky|day|spot|flood|street|exit|emergency|night|led|down) lites?\b/i, '$1light')
      .replace(/\b(bim|revit|ifc|rfa|cad|dwg) (?:model|file|block|object)s?\b/i, '$1')
      .replace(deedOfThing, ' for ')
      .replace(feature, ' with ')
      .replace(/ w(?:\/ ?| )/g, ' with ')
  );
};

/** Where the trade's word for the use names the thing, that is meant: of roofing membranes for a white roof, TPO membranes. */
function thingOfUse(text: string): string {
  const [thing = '', use = '', ...more] = text.split(' for ');
  const last = (words: string) => termsOfPhrase(words).at(-1);
  return more.length === 0 && use.includes(' ') && last(thing) === last(use) ? use : text;
}

const nameOf = (text: string): string => termsOfPhrase(text).join(' ');

/** Reads a query with tables alone, before the index is asked. */
export function readQuery(asked: string, names: LibraryNames): ReadQuery {
  const about = searchAsked(asked, (text) => {
    const name = termsOfPhrase(text);
    return name.length > 0 && (names.endsName(name) || isTableName(name));
  });
  if (about === null) return readTerms(withoutPoliteness(asked), names);
  const whole = readTerms(about, names);
  const read = { ...whole, text: thingOfUse(whole.text) };
  return { ...read, understood: [{ from: asked, to: read.text }], isSentence: true };
}

function readTerms(terms: string, names: LibraryNames): ReadQuery {
  const asks = isQuestion(terms);
  const framed = withoutFrame(terms);
  const typed = asks ? framed : (withThingOfStandard(framed) ?? framed);
  const words = asks ? withoutFillerWords(terms) : withoutDesignations(typed);
  const { text, understood, isSpanish } = inTradeWords(words, names);
  // `Cast in place` with hyphens is the same.
  const isRewritten = asks || nameOf(words) !== nameOf(framed);
  return {
    text,
    isSpanish,
    understood: isRewritten ? [{ from: terms, to: text }] : understood,
    isQuestion: asks,
  };
}
