import * as v from 'valibot';

import { content } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { bucket } from '#src/contracts/elasticsearch.ts';
import { contentType, count, sizeUpTo, words } from '#src/contracts/shapes.ts';

/**
 * A manufacturer's content by what a question means (requirements: routes, `/company/{id}/vector-search`; the call is ours). Text
 * embeddings: every word has a vector, question and item are the sum of their words', and items come in order of the
 * cosine between the two. Items below `minSimilarity` are left out.
 */
export const manufacturersVectorSearch = defineCall({
  id: 'manufacturers.vectorSearch',
  method: 'GET',
  path: '/api/manufacturers/:coid/vector-search',
  query: v.object({
    q: words,
    content_type: v.optional(contentType),
    /** 24 without it. */
    size: sizeUpTo(100),
  }),
  answer: v.object({
    took: v.number(),
    /** The vector model: its words, its dimensions, and the cosine below which nothing is returned. */
    model: v.object({ words: count, dimensions: count, minSimilarity: v.number() }),
    total: count,
    hits: v.array(
      v.object({
        _id: v.string(),
        /** The cosine, 0 … 1. */
        _score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
        _source: content,
        /** Words of the item that lie nearest to the question, nearest first. */
        words: v.array(v.string()),
      }),
    ),
    /** Counts for all types, whatever type is requested. */
    content_types: v.array(bucket),
  }),
});
export type MeaningResult = v.InferOutput<typeof manufacturersVectorSearch.answer>;
