import type { Postings } from '#src/reference-api/search/postings.ts';
import type { Alternative } from '#src/reference-api/search/alternative.ts';
import type { QueryPlan } from '#src/reference-api/search/query-plan.ts';

/** The documents that answer a query. */
export interface DocumentMatch {
  /** In the order of the index. */
  documents: Uint32Array;
  /** By document number. */
  scores: Float32Array;
  /** How many parts of the query each of them matches. */
  answered: number;
  parts: number;
  /** Parts that no document matches. */
  unanswered: readonly number[];
}

/** Matches plans against the index. Scores are valid until the next match. */
export type Matcher = (plan: QueryPlan) => DocumentMatch;

/** Raises the scores of the documents that an alternative finds, for the current part. */
function raise(postings: Postings, alternative: Alternative, best: Float32Array, seen: Uint8Array) {
  const { offsets, documents, impacts } = postings;
  if (alternative.by === 'section') {
    for (const { document, strength } of alternative.matches) best[document] = strength;
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
const rarity = (count: number, found: number) => Math.log(1 + (count - found + 0.5) / (found + 0.5));

/**
 * Documents must match all parts; if none does, those that match the most, at least half. The loose plan of a question
 * also accepts one part less. A section number that exists must always match.
 */
export function createMatcher(postings: Postings, count: number): Matcher {
  const scores = new Float32Array(count);
  const best = new Float32Array(count);
  const seen = new Uint8Array(count);
  const answered = new Uint8Array(count);
  const required = new Uint8Array(count);

  return ({ parts, numberPart, alternatives, isLoose }) => {
    const unanswered: number[] = [];
    scores.fill(0);
    answered.fill(0);
    let isNumberKnown = false;
    for (let part = 0; part < parts; part += 1) {
      best.fill(0);
      for (const alternative of alternatives) {
        if (alternative.from <= part && part < alternative.to) raise(postings, alternative, best, seen);
      }
      let found = 0;
      for (const score of best) if (score > 0) found += 1;
      if (found === 0) unanswered.push(part);
      const weight = part === numberPart ? 1 : rarity(count, found);
      if (part === numberPart) isNumberKnown = found > 0;
      for (let document = 0; document < count; document += 1) {
        const score = best[document] ?? 0;
        if (part === numberPart) required[document] = score > 0 ? 1 : 0;
        if (score === 0) continue;
        scores[document] = (scores[document] ?? 0) + score * weight;
        answered[document] = (answered[document] ?? 0) + 1;
      }
    }
    let most = 0;
    const counts = (document: number) => !isNumberKnown || required[document] === 1;
    for (let document = 0; document < count; document += 1) {
      if ((answered[document] ?? 0) > most && counts(document)) most = answered[document] ?? 0;
    }
    const found: number[] = [];
    const least = isLoose ? Math.max(1, most - 1) : most;
    if (most > 0 && (isLoose || most * 2 >= parts)) {
      for (let document = 0; document < count; document += 1) {
        if ((answered[document] ?? 0) >= least && counts(document)) found.push(document);
      }
    }
    return { documents: Uint32Array.from(found), scores, answered: most, parts, unanswered };
  };
}
