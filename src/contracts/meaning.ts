import * as v from 'valibot';
import { content } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { bucket } from '#src/contracts/elasticsearch.ts';
import { contentType, count, pageSizeUpTo, words } from '#src/contracts/shapes.ts';

/**
 * Semantic search in a manufacturer's content (requirements: routes, `/company/{id}/vector-search`; the call is ours).
 * Every word has a vector; a question or item is the sum of its words' vectors, and items are sorted by cosine
 * similarity to the question. Leaves out items below `minSimilarity`.
 */
export const manufacturersVectorSearch = defineCall(
  'manufacturers.vectorSearch',
  'GET /api/manufacturers/:coid/vector-search',
  {
    query: v.object({
      q: words,
      content_type: v.optional(contentType),
      /** Defaults to 24. */
      size: pageSizeUpTo(100),
    }),
    answer: v.object({
      took: v.number(),
      /** The vector model: number of words and dimensions, and the cosine below which nothing is returned. */
      model: v.object({ words: count, dimensions: count, minSimilarity: v.number() }),
      total: count,
      hits: v.array(
        v.object({
          _id: v.string(),
          /** Cosine similarity, 0 … 1. */
          _score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
          _source: content,
          /** The item's words closest to the question, closest first. */
          words: v.array(v.string()),
        }),
      ),
      /** Counts for all types, whichever type is requested. */
      content_types: v.array(bucket),
    }),
  },
);
export type MeaningResult = v.InferOutput<typeof manufacturersVectorSearch.answer>;
