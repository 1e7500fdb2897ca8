import type { SearchHit } from '#src/contracts/search.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { correctWords } from '#src/reference-api/search/correct-words.ts';
import { titleOf, weightedFields } from '#src/reference-api/search/document-fields.ts';
import type { MatchedTerms } from '#src/reference-api/search/highlight-matches.ts';
import { type DocumentMatch, createMatcher } from '#src/reference-api/search/match-documents.ts';
import { buildPostings } from '#src/reference-api/search/postings.ts';
import { matchedTerms, planQuery } from '#src/reference-api/search/query-plan.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import { productKinds } from '#src/reference-api/search/kinds-of-products.ts';
import { libraryNames } from '#src/reference-api/search/reading/library-names.ts';
import { type ReadQuery, readQuery } from '#src/reference-api/search/reading/read-query.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';
import { type SearchWords, readSearchWords } from '#src/reference-api/search/search-words.ts';
import { type SectionLookup, createSectionLookup } from '#src/reference-api/search/section-lookup.ts';
import { createSpelling } from '#src/reference-api/search/spelling.ts';
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
  /** Something the words ask for that the library does not have, with its MasterFormat section if known. */
  lacking: { words: string; section: CsiSection | null } | null;
  /** Products that all the words together name, by noun and section, as opposed to items that mention them. */
  named: ReadonlySet<number>;
}

const boosts = {
  product: 1.25,
  namedSection: 1.2,
  named: 2,
  kind: 0.6,
  head: 0.6,
  accessory: 0.5,
  namedCompany: 1.3,
};
/**
 * Someone who types a full name means that product or manufacturer; a document often just repeats its section's title.
 */
const isNamed = (hit: SearchHit) => hit.content_type === 'company' || hit.content_type === 'product';
const titleKey = (text: string) =>
  scanWords(text)
    .map(({ term }) => term)
    .join(' ');

/** Indexes the documents. The result finds those that match some words, with scores. */
export function findDocuments(
  documents: readonly SearchDocument[],
): (terms: string, isExact: boolean) => FoundDocuments {
  const postings = buildPostings(documents, weightedFields);
  const vocabulary = createVocabulary(postings, documents.length);
  const sections = createSectionLookup(documents);
  const spelling = createSpelling(postings.forms);
  const match = createMatcher(postings, documents.length);
  const names = libraryNames(documents);
  const kinds = productKinds(documents, postings);
  const titles = documents.map(({ hit }) => titleKey(titleOf(hit)));

  return (terms, isExact) => {
    const query = isExact ? asTyped(terms) : readQuery(terms, names);
    const planOf = (words: SearchWords) => planQuery(words, vocabulary, sections, query.isQuestion);
    const read = readSearchWords(query.text);
    const searchAsTyped = match(planOf(read));
    const tools = {
      match: (text: string) => match(planOf(readSearchWords(text))),
      spelling,
      hasName: names.hasName,
      vocabulary,
    };
    const to = isExact || query.isQuestion ? null : correctWords(read, searchAsTyped, tools);
    const final = to === null ? read : readSearchWords(to);
    const finalPlan = planOf(final);
    const matches = match(finalPlan);
    // What shares only some words with a missing thing would appear as if it were that thing.
    const isElsewhere = query.other !== null && query.isOtherMeant && matches.answered < matches.parts;
    const found = isElsewhere ? { ...matches, documents: new Uint32Array() } : matches;

    const words = titleKey(final.text);
    const section = final.number === null ? sections.byTitle(final.text) : sections.byNumber(final.number);
    const asked = kinds.askedBy(finalPlan);
    const named = new Set<number>();
    for (const document of found.documents) {
      const hit = documents[document]?.hit;
      if (hit === undefined) continue;
      const isInSection = hit.content_type !== 'company' && hit.csi[0]?.number === section?.number;
      const kind = asked(document);
      if (kind.named > 0) named.add(document);
      const boost =
        (hit.content_type === 'product' ? boosts.product : 1) *
        (1 + boosts.kind * kind.named ** 2) *
        (1 + boosts.head * kind.head ** 2) *
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
      matched: matchedTerms(finalPlan, postings.terms),
      corrected: to === null ? null : { from: terms, to },
      section,
      sections,
      understood: query.understood,
      lacking: missingPart(query, final, found),
      named,
    };
  };
}

const asTyped = (text: string): ReadQuery => ({
  text,
  understood: [],
  isQuestion: false,
  other: null,
  isOtherMeant: false,
});

/** What the words ask for that is missing; null if there is nothing to say. */
function missingPart(
  { other, isOtherMeant, isQuestion }: ReadQuery,
  { words, rest, text }: SearchWords,
  { documents, answered, parts, unanswered }: DocumentMatch,
): FoundDocuments['lacking'] {
  const isComplete = parts > 0 && answered === parts;
  if (other !== null && (isOtherMeant || !isComplete)) {
    const { number, title } = other;
    return { words: title, section: { number, number95: null, title } };
  }
  if (text === '' || text === matchAllQuery) return null;
  if (documents.length === 0) return { words: text, section: null };
  if (isComplete || isQuestion) return null;
  const missing = unanswered.flatMap((part) => {
    const word = words[part];
    return word === undefined ? [] : [rest.slice(word.start, word.end)];
  });
  return { words: missing.length === 0 ? text : missing.join(' '), section: null };
}
