import { eigenvectors } from '#src/reference-api/meaning/eigenvectors.ts';

export type WeightedTerms = ReadonlyMap<string, number>;

/** A space of words, in which words that are used alike are close. */
export interface WordSpace {
  dimensions: number;
  /** How many words it has. */
  size: number;
  /** A term's direction, of length 1, times its rarity; null for a word that the trade's texts do not use. */
  vectorOf(term: string): Float64Array | null;
  terms(): Iterable<string>;
}

/** More dimensions than this are noise: they distinguish texts by accident. */
const maxDimensions = 80;

/** Latent semantic analysis: a term lies where the texts that use it lie, in the strongest dimensions. */
export function wordSpace(texts: readonly WeightedTerms[]): WordSpace {
  const columns = weighted(texts);
  const gram = columns.map((one) => Float64Array.from(columns, (other) => dotOfTerms(one, other)));
  const directions = eigenvectors(gram)
    .slice(0, maxDimensions)
    .filter(({ value }) => value > 1e-6);
  const vectors = new Map<string, Float64Array>();
  for (const [at, column] of columns.entries()) {
    for (const [term, weight] of column) {
      const vector = vectors.get(term) ?? new Float64Array(directions.length);
      vectors.set(term, vector);
      directions.forEach((direction, axis) => {
        vector[axis] = (vector[axis] ?? 0) + weight * (direction.vector[at] ?? 0);
      });
    }
  }
  const rarity = raritiesOf(texts);
  for (const [term, vector] of vectors) scale(vector, (rarity.get(term) ?? 0) / (lengthOf(vector) || 1));
  return {
    dimensions: directions.length,
    size: vectors.size,
    vectorOf: (term) => vectors.get(term) ?? null,
    terms: () => vectors.keys(),
  };
}

/** Rare terms weigh more, repetition less; then all texts are scaled to the same length. */
function weighted(texts: readonly WeightedTerms[]): Map<string, number>[] {
  const rarity = raritiesOf(texts);
  return texts.map((terms) => {
    const column = new Map(
      [...terms].map(([term, count]) => [term, Math.log1p(count) * (rarity.get(term) ?? 0)]),
    );
    const length = Math.sqrt(dotOfTerms(column, column)) || 1;
    for (const [term, weight] of column) column.set(term, weight / length);
    return column;
  });
}

function raritiesOf(texts: readonly WeightedTerms[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const text of texts) for (const term of text.keys()) uses.set(term, (uses.get(term) ?? 0) + 1);
  return new Map([...uses].map(([term, count]) => [term, Math.log((1 + texts.length) / count)]));
}

function dotOfTerms(one: WeightedTerms, other: WeightedTerms): number {
  let sum = 0;
  for (const [term, weight] of one) sum += weight * (other.get(term) ?? 0);
  return sum;
}

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

const lengthOf = (vector: Float64Array): number => Math.sqrt(dot(vector, vector));

function scale(vector: Float64Array, factor: number): void {
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) * factor;
}

/** The sum of the vectors, scaled to length 1; null if it is zero. */
export function direction(parts: readonly { vector: Float64Array; weight: number }[]): Float64Array | null {
  const [first] = parts;
  if (!first) return null;
  const sum = new Float64Array(first.vector.length);
  for (const { vector, weight } of parts) {
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  const length = lengthOf(sum);
  if (length < 1e-9) return null;
  scale(sum, 1 / length);
  return sum;
}
