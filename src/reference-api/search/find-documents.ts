import type { SearchHit } from '#src/contracts/search.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { correctWords } from '#src/reference-api/search/correct-words.ts';
import { titleOf } from '#src/reference-api/search/document-fields.ts';
import type { MatchedTerms } from '#src/reference-api/search/highlight-matches.ts';
import { createMatcher } from '#src/reference-api/search/match-documents.ts';
import { buildPostings } from '#src/reference-api/search/postings.ts';
import { type QueryPlan, planQuery } from '#src/reference-api/search/query-plan.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';
import { readSearchWords } from '#src/reference-api/search/search-words.ts';
import { type SectionLookup, createSectionLookup } from '#src/reference-api/search/section-lookup.ts';
import { createSpelling } from '#src/reference-api/search/spelling.ts';
import { createVocabulary } from '#src/reference-api/search/vocabulary.ts';

export interface FoundDocuments {
  /** In the order of the index. */
  documents: Uint32Array;
  /** By document number; they hold until the next search. */
  scores: Float32Array;
  /** The terms that matched, for highlighting. */
  matched: MatchedTerms;
  corrected: { from: string; to: string } | null;
  section: CsiSection | null;
  sections: SectionLookup;
}

const boosts = { product: 1.25, namedSection: 1.2, named: 2 };
/** A product or manufacturer called by its full name is meant; a paper often just bears its section's title. */
const isNamed = (hit: SearchHit) => hit.content_type === 'company' || hit.content_type === 'product';
const titleKey = (text: string) =>
  scanWords(text)
    .map(({ term }) => term)
    .join(' ');

/** Indexes the documents and answers which of them have to do with some words, and how much. */
export function findDocuments(
  documents: readonly SearchDocument[],
): (terms: string, isExact: boolean) => FoundDocuments {
  const postings = buildPostings(documents);
  const vocabulary = createVocabulary(postings, documents.length);
  const sections = createSectionLookup(documents);
  const spelling = createSpelling(postings.forms);
  const match = createMatcher(postings, documents.length);
  const titles = documents.map(({ hit }) => titleKey(titleOf(hit)));

  const plan = (text: string) => planQuery(readSearchWords(text), vocabulary, sections);
  const matchedTerms = ({ alternatives }: QueryPlan): MatchedTerms =>
    new Set(
      alternatives
        .flatMap((alternative) => {
          if (alternative.by === 'section') return [];
          return alternative.by === 'all' ? alternative.terms : alternative.terms.map(({ term }) => term);
        })
        .map((term) => postings.terms[term] ?? ''),
    );

  return (terms, isExact) => {
    const read = readSearchWords(terms);
    const searchAsTyped = match(planQuery(read, vocabulary, sections));
    const tools = {
      match: (text: string) => match(plan(text)),
      spelling,
      vocabulary,
    };
    const to = isExact ? null : correctWords(read, searchAsTyped, tools);
    const final = to === null ? read : readSearchWords(to);
    const finalPlan = planQuery(final, vocabulary, sections);
    const found = match(finalPlan);

    const words = titleKey(final.text);
    const section = final.number === null ? sections.byTitle(final.text) : sections.byNumber(final.number);
    for (const document of found.documents) {
      const hit = documents[document]?.hit;
      if (hit === undefined) continue;
      const isInSection = hit.content_type !== 'company' && hit.csi[0]?.number === section?.number;
      const boost =
        (hit.content_type === 'product' ? boosts.product : 1) *
        (isInSection ? boosts.namedSection : 1) *
        (isNamed(hit) && titles[document] === words ? boosts.named : 1);
      found.scores[document] = (found.scores[document] ?? 0) * boost;
    }
    return {
      documents: found.documents,
      scores: found.scores,
      matched: matchedTerms(finalPlan),
      corrected: to === null ? null : { from: terms, to },
      section,
      sections,
    };
  };
}
