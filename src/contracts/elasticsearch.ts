import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { count, maxSearchLength, pageSizeUpTo, words } from '#src/contracts/shapes.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** Elasticsearch envelopes: a document, and a search response. */

/** A document, parsed to the record in it. */
/* @__NO_SIDE_EFFECTS__ */
export function document<Input, Output>(
  source: GenericSchema<Input, Output>,
): GenericSchema<{ _index: string; _id: string; found: true; _source: Input }, Output>;
/* @__NO_SIDE_EFFECTS__ */
export function document(source: GenericSchema) {
  return v.pipe(
    v.object({ _index: v.string(), _id: v.string(), found: v.literal(true), _source: source }),
    v.transform(({ _source }) => _source),
  );
}

/** A facet value; `label` is sent only if it differs from the key. */
export const bucket = v.pipe(
  v.object({ key: v.string(), doc_count: count, label: v.optional(v.string()) }),
  v.transform(({ key, label = key, ...rest }) => ({ key, label, ...rest })),
);
export type Bucket = v.InferOutput<typeof bucket>;

const aggregation = v.object({ buckets: v.array(bucket) });

/* @__NO_SIDE_EFFECTS__ */
export const searchAnswer = <const Source extends GenericSchema>(source: Source) =>
  v.object({
    took: v.number(),
    hits: v.object({
      total: v.object({ value: count, relation: v.picklist(['eq', 'gte']) }),
      hits: v.array(
        v.object({
          _index: v.string(),
          _id: v.string(),
          _score: v.nullable(v.number()),
          _source: source,
          /** Fragments by field. Matches are in `<em>`; everything else is plain text. */
          highlight: v.optional(v.record(v.string(), v.array(v.string()))),
        }),
      ),
    }),
    aggregations: v.optional(v.record(v.string(), aggregation)),
  });

/** A search response, parsed to its records alone. */
/* @__NO_SIDE_EFFECTS__ */
export function foundRecords<Input, Output>(
  source: GenericSchema<Input, Output>,
): GenericSchema<v.InferInput<ReturnType<typeof searchAnswer<GenericSchema<Input>>>>, Output[]>;
/* @__NO_SIDE_EFFECTS__ */
export function foundRecords(source: GenericSchema) {
  return v.pipe(
    searchAnswer(source),
    v.transform(({ hits }) => hits.hits.map(({ _source }) => _source)),
  );
}

/** An Elasticsearch search body, limited to what this site uses; no text in it may be longer than `longestWords`. */
export const searchBody = v.object({
  size: pageSizeUpTo(100),
  query: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check(
        (query) => textsIn(query).every((text) => v.is(words, text)),
        `Longer than ${maxSearchLength} characters.`,
      ),
    ),
  ),
});

/** All strings in a query, in order. Not recursive, so deep nesting can't overflow the stack. */
export function textsIn(query: unknown): string[] {
  const texts: string[] = [];
  const open: unknown[] = [query];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') texts.push(next);
    if (typeof next !== 'object' || next === null) continue;
    const inside: unknown[] = Object.values(next);
    addAll(open, inside.toReversed());
  }
  return texts;
}
