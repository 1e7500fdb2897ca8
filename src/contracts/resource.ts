import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { document } from '#src/contracts/elasticsearch.ts';
import { accepted, count, created, offset, pageSizeUpTo } from '#src/contracts/shapes.ts';

/** A page of a list, with a sort order (`-title` for descending) and required field values. */
export const listQuery = v.objectWithRest(
  {
    from: offset,
    /** Defaults to 200. */
    size: pageSizeUpTo(1000),
    sort: v.optional(v.string()),
  },
  v.union([v.string(), v.number()]),
);

/**
 * The seven calls of every generic resource (requirements: calls): by id, as an Elasticsearch document, several by
 * comma-joined ids (at most `mostIds`), a list with a query, create, update, delete. `name` is the path segment,
 * `/api/{name}`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const resource = <const Name extends string, const Record extends GenericSchema>(
  name: Name,
  record: Record,
): ReturnType<typeof resourceWithListed<Name, Record, Record>> => resourceWithListed(name, record, record);

/** The same for records with long texts; `listed` is the shape of a record in a list. */
/* @__NO_SIDE_EFFECTS__ */
export function resourceWithListed<
  const Name extends string,
  const Record extends GenericSchema,
  const Listed extends GenericSchema,
>(name: Name, record: Record, listed: Listed) {
  /**
   * Accepts any fields; the API stores those it knows and ignores the others. If `revision` is sent and the record has
   * changed since, the API responds with 409, and `current` has the present record.
   */
  const fields = v.record(v.string(), v.unknown());
  /** The record's version. An API may not have it. */
  const revised = v.intersect([record, v.object({ revision: v.optional(count) })]);
  return {
    get: defineCall(`${name}.get`, `GET /api/${name}/:id`, { answer: revised }),
    es: defineCall(`${name}.es`, `GET /api/${name}/es/:id`, { answer: document(revised) }),
    byIds: defineCall(`${name}.byIds`, `GET /api/${name}/by-ids/:ids`, { answer: v.array(record) }),
    list: defineCall(`${name}.list`, `GET /api/${name}`, { query: listQuery, answer: v.array(listed) }),
    create: defineCall(`${name}.create`, `POST /api/${name}`, { body: fields, answer: created }),
    update: defineCall(`${name}.update`, `PUT /api/${name}/:id`, { body: fields, answer: accepted }),
    delete: defineCall(`${name}.delete`, `DELETE /api/${name}/:id`, { answer: accepted }),
  };
}
