import type { SearchHit } from '#src/contracts/search.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import {
  type LackingPart,
  askedFor,
  matchAsked,
  missingPart,
  nothingAsked,
} from '#src/reference-api/search/asked-for.ts';
import { correctWords } from '#src/reference-api/search/correct-words.ts';
import { titleOf, typesNamed, weightedFields } from '#src/reference-api/search/document-fields.ts';
import type { MatchedTerms } from '#src/reference-api/search/highlight-matches.ts';
import { createMatcher } from '#src/reference-api/search/match-documents.ts';
import { buildPostings } from '#src/reference-api/search/postings.ts';
import { matchedTerms, planQuery } from '#src/reference-api/search/query-plan.ts';
import { productKinds } from '#src/reference-api/search/kinds-of-products.ts';
import { libraryNames } from '#src/reference-api/search/reading/library-names.ts';
import { type ReadQuery, readQuery, tableWords } from '#src/reference-api/search/reading/read-query.ts';
import { type ScannedWord, scanWords } from '#src/reference-api/search/scan-words.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';
import { type SearchWords, readSearchWords } from '#src/reference-api/search/search-words.ts';
import { type SectionLookup, createSectionLookup } from '#src/reference-api/search/section-lookup.ts';
import { createSpelling, wordsToSpell } from '#src/reference-api/search/spelling.ts';
import { wordsOfTrade } from '#src/reference-api/search/trade-phrases.ts';
import { createThings } from '#src/reference-api/search/things-asked-for.ts';
import { createVocabulary } from '#src/reference-api/search/vocabulary.ts';

export interface FoundDocuments {
  /** In the order of the index. */
  documents: Uint32Array;
  /** By document number. Valid until the next search. */
  scores: Float32Array;
  /** The terms that matched, for highlighting. */
  matched: MatchedTerms;
  corrected: { from: string; to: string } | null;
  section: CsiSection | null;
  sections: SectionLookup;
  /** Everyday or brand words that were read as words of the trade. */
  understood: readonly { from: string; to: string }[];
  /** Something the words ask for that the library does not have, with its MasterFormat section, or at least its number, if known. */
  lacking: LackingPart | null;
  /** Products that all the words together name, by noun and section, as opposed to items that mention them. */
  named: ReadonlySet<number>;
}

export interface HowToFind {
  /** The words as typed: nothing is read into them. */
  isExact: boolean;
  /** Someone is still typing: any word may be the beginning of a longer one. */
  isTyping: boolean;
}

const boosts = {
  thing: 1.6,
  type: 1.6,
  otherColor: 0.5,
  product: 1.25,
  namedSection: 1.2,
  named: 3,
  kind: 0.6,
  head: 0.6,
  accessory: 0.5,
  namedCompany: 1.6,
};
/**
 * Someone who types a full name means that product or manufacturer; a document often just repeats its section's title.
 */
const isNamed = (hit: SearchHit | undefined) =>
  hit?.content_type === 'company' || hit?.content_type === 'product';
const titleKey = (text: string) =>
  scanWords(text)
    .map(({ term }) => term)
    .join(' ');

/** Indexes the documents. The result finds those that match some words, with scores. */
export function findDocuments(
  documents: readonly SearchDocument[],
): (terms: string, how: HowToFind) => FoundDocuments {
  const postings = buildPostings(documents, weightedFields);
  const vocabulary = createVocabulary(postings, documents.length);
  const sections = createSectionLookup(documents);
  const spelling = createSpelling(wordsToSpell(postings.forms, [...wordsOfTrade, ...tableWords]));
  const match = createMatcher(postings, documents.length);
  const names = libraryNames(documents);
  const kinds = productKinds(documents, postings);
  const things = createThings(documents);
  const titles = documents.map(({ hit }) => titleKey(titleOf(hit)));
  const makerOf = (document: number): string => ` ${titleKey(documents[document]?.hit.company ?? '')} `;

  return (terms, { isExact, isTyping }) => {
    const query = isExact ? asTyped(terms) : readQuery(terms, names);
    const { isQuestion } = query;
    const planOf = (words: SearchWords) =>
      planQuery(words, vocabulary, sections, { isLoose: isQuestion, isTyping, isProperName: names.isProper });
    const read = readSearchWords(query.text);
    const to =
      isExact || isQuestion
        ? null
        : correctWords(read, match(planOf(read)), {
            match: (text) => match(planOf(readSearchWords(text))),
            spelling,
            names,
            vocabulary,
          });
    const last = to === null ? query : readQuery(to, names);
    const final = to === null ? read : readSearchWords(last.text);
    const plan = planOf(final);
    const asked = isExact ? nothingAsked : askedFor(final, isQuestion ? () => null : things, names);
    const words = titleKey(final.text);
    const typed = words.split(' ');
    // A detail of a pipe penetration is meant as it is called, though a pipe is a thing of its own.
    const isCalled = (document: number) => {
      const title = ` ${titles[document] ?? ''} `;
      return isNamed(documents[document]?.hit)
        ? typed.every((term) => title.includes(` ${term} `))
        : typed.length > 1 && title.includes(` ${words} `);
    };
    const found = matchAsked(match, plan, asked, {
      isProduct: (document) => documents[document]?.hit.content_type === 'product',
      isCalled,
      isUnknown: (part) => !vocabulary.has(final.words[part]?.term ?? ''),
      isByMaker: (part, document) => makerOf(document).includes(` ${final.words[part]?.term ?? ''} `),
    });
    if (asked.other !== null) {
      const { from, to: end } = asked.other;
      const name = final.words.slice(from, end).map(({ term }) => term);
      // What shares only some words with a missing thing would appear as if it were that thing.
      const says = (document: number) => ` ${titles[document] ?? ''} `.includes(` ${name.join(' ')} `);
      const saying = found.documents.filter(says);
      // A text that has all words of a longer name somewhere is not of it, either: a heater with a flue damper for a fire damper.
      const isMentioned = name.length === 1 && found.parts > 0 && found.answered === found.parts;
      if (asked.isOtherMeant && (saying.length > 0 || !isMentioned)) found.documents = saying;
    }

    const section = final.number === null ? sections.byTitle(final.text) : sections.byNumber(final.number);
    const kindOf = kinds.askedBy(plan);
    const types = new Set(final.words.flatMap(({ term }) => [...(typesNamed.get(term) ?? [])]));
    const askedColors = colorsIn(final.words);
    const named = new Set<number>();
    for (const document of found.documents) {
      const hit = documents[document]?.hit;
      if (hit === undefined) continue;
      const isInSection = hit.content_type !== 'company' && hit.csi[0]?.number === section?.number;
      const kind = kindOf(document);
      const isAsked = asked.thing?.has(document) === true;
      if (kind.named > 0) named.add(document);
      const boost =
        (hit.content_type === 'product' ? boosts.product : 1) *
        (isAsked ? boosts.thing : 1) *
        (isAsked && types.size === 0 && hit.content_type === 'product' ? boosts.product : 1) *
        (types.has(hit.content_type) ? boosts.type : 1) *
        (1 + boosts.kind * kind.named ** 2) *
        (1 + boosts.head * kind.head ** 2) *
        (hit.content_type === 'product' && isOfOtherColor(hit.noun, askedColors) ? boosts.otherColor : 1) *
        (kind.isAccessory ? boosts.accessory : 1) *
        (isInSection ? boosts.namedSection : 1) *
        (isNamed(hit) && titles[document] === words ? boosts.named : 1) *
        (hit.content_type === 'company' && titles[document]?.startsWith(`${words} `) === true
          ? boosts.namedCompany
          : 1);
      found.scores[document] = (found.scores[document] ?? 0) * boost;
    }
    return {
      documents: found.documents,
      scores: found.scores,
      matched: matchedTerms(plan, postings.terms),
      corrected: to === null ? null : { from: terms, to },
      section,
      sections,
      understood: [...query.understood, ...(to === null ? [] : last.understood)],
      lacking: missingPart(asked, final, found, isQuestion),
      named,
    };
  };
}

const colors = new Set(['black', 'white', 'gray', 'tan', 'green', 'red', 'blue', 'bronze', 'clear']);

const colorsIn = (words: readonly ScannedWord[]): Set<string> =>
  new Set(words.map(({ term }) => term).filter((term) => colors.has(term)));

/** A white membrane is not what someone means who asks for a black one, though it may mention one. */
function isOfOtherColor(noun: string, asked: ReadonlySet<string>): boolean {
  const own = asked.size === 0 ? asked : colorsIn(scanWords(noun));
  return own.size > 0 && ![...own].some((color) => asked.has(color));
}

const asTyped = (text: string): ReadQuery => ({ text, understood: [], isQuestion: false });
