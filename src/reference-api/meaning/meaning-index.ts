import type { Content } from '#src/contracts/content.ts';
import { questionTerms } from '#src/reference-api/meaning/question-terms.ts';
import { termsOf, tradeTexts } from '#src/reference-api/meaning/trade-texts.ts';
import { direction, dot, wordSpace, type WordSpace } from '#src/reference-api/meaning/word-space.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';

export interface SimilarItem {
  item: Content;
  /** Cosine of the angle between question and item: 1 means the same, 0 unrelated. */
  similarity: number;
  /** The item's words closest to the question, closest first. Computed when called. */
  words: () => string[];
}

export interface MeaningIndex {
  dimensions: number;
  vocabulary: number;
  /** All items, closest first; empty if no word of the question is known. */
  near(question: string, items: readonly Content[]): SimilarItem[];
}

const toldWords = 3;

/** Finds items by meaning: their words and those of the question lie in one space, learned from the trade's texts. */
export function createMeaningIndex(): MeaningIndex {
  const space = wordSpace(tradeTexts());
  const place = (terms: ReadonlyMap<string, number>) =>
    direction(
      [...terms].flatMap(([term, count]) => {
        const vector = space.vectorOf(term);
        return vector === null ? [] : [{ vector, weight: Math.log1p(count) }];
      }),
    );
  const placed = new WeakMap<Content, { vector: Float64Array | null }>();
  const placeOf = (item: Content) => {
    const known = placed.get(item) ?? { vector: place(termsOf(partsOf(item))) };
    placed.set(item, known);
    return known.vector;
  };
  return {
    dimensions: space.dimensions,
    vocabulary: space.size,
    near(question, items) {
      const questionVector = place(questionTerms(question, space));
      if (questionVector === null) return [];
      return items
        .flatMap((item) => {
          const vector = placeOf(item);
          return vector === null ? [] : [{ item, similarity: Math.max(0, dot(questionVector, vector)) }];
        })
        .toSorted((one, other) => other.similarity - one.similarity || one.item.id - other.item.id)
        .map(({ item, similarity }) => ({
          item,
          similarity,
          words: () => nearestWords(item, questionVector, space),
        }));
    },
  };
}

/** From the words that a reader sees in the item, each once. */
function nearestWords(item: Content, questionVector: Float64Array, space: WordSpace): string[] {
  const written = new Map(
    partsOf(item)
      .flatMap(({ text }) => scanWords(text))
      .filter(({ term }) => /^\p{L}{4,}$/u.test(term))
      .map(({ term, form }) => [term, form]),
  );
  return [...written]
    .flatMap(([term, form]) => {
      const vector = space.vectorOf(term);
      return vector === null ? [] : [{ form, nearness: dot(questionVector, vector) }];
    })
    .filter(({ nearness }) => nearness > 0)
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, toldWords)
    .map(({ form }) => form);
}

/** Omits the manufacturer's name, which says nothing about use. */
function partsOf(item: Content): { text: string; weight: number }[] {
  const facts =
    item.content_type === 'product'
      ? [item.description, item.materials, item.noun, ...item.uses, ...item.standards]
      : [];
  return [
    { text: item.title, weight: 3 },
    ...item.csi.map(({ title }, at) => ({ text: title, weight: at === 0 ? 4 : 1 })),
    { text: item.summary, weight: 1 },
    ...facts.map((text) => ({ text, weight: 1 })),
  ];
}
