import type { Postings } from '#src/reference-api/search/postings.ts';
import type { Alternative } from '#src/reference-api/search/alternative.ts';
import type { QueryPlan } from '#src/reference-api/search/query-plan.ts';
import type { SectionNamed } from '#src/reference-api/search/section-lookup.ts';

/** The documents that answer a query. */
export interface DocumentMatch {
  /** In the order of the index. */
  documents: Uint32Array;
  /** By document number. */
  scores: Float32Array;
  /** How many parts of the query each of them matches. */
  answered: number;
  parts: number;
  /** Parts that none of them matches. */
  unanswered: readonly number[];
}

/** Documents to choose from, and the parts that they should match; the others only raise their scores. */
export interface MatchWithin {
  has: (document: number) => boolean;
  /** Of these, at least the best are found, even where others match more. */
  leads: (document: number) => boolean;
  isRequired: (part: number) => boolean;
}

/** Matches plans against the index. Scores are valid until the next match. */
export type Matcher = (plan: QueryPlan, within?: MatchWithin) => DocumentMatch;

/** A document in a section; `isFirst`: it is an item, and this its first section. */
export interface SectionMember {
  document: number;
  isFirst: boolean;
}
export type MembersOf = (edition: SectionNamed['edition'], digits: string) => readonly SectionMember[];

/** Raises the scores of the documents that an alternative finds, for the current part. */
function raise(
  postings: Postings,
  membersOf: MembersOf,
  alternative: Alternative,
  best: Float32Array,
  seen: Uint8Array,
) {
  const { offsets, documents, impacts } = postings;
  if (alternative.by === 'section') {
    for (const { edition, digits, first, other } of alternative.sections) {
      for (const { document, isFirst } of membersOf(edition, digits))
        best[document] = Math.max(best[document] ?? 0, isFirst ? first : other);
    }
    return;
  }
  if (alternative.by === 'any') {
    for (const { term, weight } of alternative.terms) {
      const end = offsets[term + 1] ?? 0;
      for (let at = offsets[term] ?? 0; at < end; at += 1) {
        const document = documents[at] ?? 0;
        const score = (impacts[at] ?? 0) * weight;
        if (score > (best[document] ?? 0)) best[document] = score;
      }
    }
    return;
  }
  seen.fill(0);
  alternative.terms.forEach((term, index) => {
    const isLast = index === alternative.terms.length - 1;
    const end = offsets[term + 1] ?? 0;
    for (let at = offsets[term] ?? 0; at < end; at += 1) {
      const document = documents[at] ?? 0;
      if (seen[document] !== index) continue;
      seen[document] = index + 1;
      const score = (impacts[at] ?? 0) * alternative.weight;
      if (isLast && score > (best[document] ?? 0)) best[document] = score;
    }
  });
}

/** A part that few documents match counts more than one that many match. */
export const rarity = (count: number, found: number) => Math.log(1 + (count - found + 0.5) / (found + 0.5));

const bitsIn = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
};

/**
 * Documents must match all parts; if none does, those that match the most, at least half. The loose plan of a question
 * also accepts one part less. A section number that exists must always match. Within a choice of documents, those that
 * match the most of what is required, however little that is; where nothing is required, all of the choice.
 */
export function createMatcher(postings: Postings, count: number, membersOf: MembersOf = () => []): Matcher {
  const scores = new Float32Array(count);
  const best = new Float32Array(count);
  const seen = new Uint8Array(count);
  /** The parts that each document matches, as bits. */
  const matched = new Uint32Array(count);

  return ({ parts, numberPart, alternatives, isLoose }, within) => {
    scores.fill(0);
    matched.fill(0);
    let isNumberKnown = false;
    let required = 0;
    for (let part = 0; part < parts; part += 1) {
      if (within?.isRequired(part) ?? true) required |= 1 << part;
      best.fill(0);
      for (const alternative of alternatives) {
        if (alternative.from <= part && part < alternative.to)
          raise(postings, membersOf, alternative, best, seen);
      }
      let found = 0;
      for (const score of best) if (score > 0) found += 1;
      const weight = part === numberPart ? 1 : rarity(count, found);
      if (part === numberPart) isNumberKnown = found > 0;
      for (let document = 0; document < count; document += 1) {
        const score = best[document] ?? 0;
        if (score === 0) continue;
        scores[document] = (scores[document] ?? 0) + score * weight;
        matched[document] = (matched[document] ?? 0) | (1 << part);
      }
    }
    const answeredBy = (document: number) => bitsIn((matched[document] ?? 0) & required);
    const counts = (document: number) =>
      (!isNumberKnown || numberPart === null || ((matched[document] ?? 0) >> numberPart) % 2 === 1) &&
      (within?.has(document) ?? true);
    let [most, mostOfLeaders] = [0, 0];
    for (let document = 0; document < count; document += 1) {
      if ((matched[document] ?? 0) === 0) continue;
      const answered = answeredBy(document);
      if (answered <= mostOfLeaders || !counts(document)) continue;
      most = Math.max(most, answered);
      if (within?.leads(document) === true) mostOfLeaders = answered;
    }
    if (mostOfLeaders > 0) most = mostOfLeaders;
    const isAny = within !== undefined && required === 0;
    const found: number[] = [];
    const least = isAny ? 0 : isLoose ? Math.max(1, most - 1) : most;
    let together = 0;
    if (isAny || (most > 0 && (isLoose || within !== undefined || most * 2 >= bitsIn(required)))) {
      for (let document = 0; document < count; document += 1) {
        if (answeredBy(document) < least || !counts(document)) continue;
        found.push(document);
        together |= matched[document] ?? 0;
      }
    }
    const unanswered = Array.from({ length: parts }, (_, part) => part).filter(
      (part) => ((required & ~together) >> part) % 2 === 1,
    );
    return {
      documents: Uint32Array.from(found),
      scores,
      answered: most,
      parts: bitsIn(required),
      unanswered,
    };
  };
}
