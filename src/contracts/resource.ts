import * as v from 'valibot';
import type { GenericSchema } from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';
import { document } from '#src/contracts/elasticsearch.ts';
import { accepted, count, created, from, sizeUpTo } from '#src/contracts/shapes.ts';

/** A page of a list, in an order (`-title` for the last first), with fields that a record has to have. */
export const listQuery = v.objectWithRest(
  {
    from,
    /** 200 without it. */
    size: sizeUpTo(1000),
    sort: v.optional(v.string()),
  },
  v.union([v.string(), v.number()]),
);

/**
 * The seven calls that every generic resource has (requirements: calls): by id, as an Elasticsearch document, several by
 * comma-joined ids (at most `mostIds`), a list with a query, create, update, delete. `name` is the path word, `/api/{name}`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function resource<const Name extends string, const Record extends GenericSchema>(
  name: Name,
  record: Record,
): ReturnType<typeof resourceWithListed<Name, Record, Record>> {
  return resourceWithListed(name, record, record);
}

/** The same for records with long texts: `listed` is what a list has of each. */
/* @__NO_SIDE_EFFECTS__ */
export function resourceWithListed<
  const Name extends string,
  const Record extends GenericSchema,
  const Listed extends GenericSchema,
>(name: Name, record: Record, listed: Listed) {
  /**
   * Any fields; the API decides which to store, and leaves the others. With `revision` as it was read, a record that was
   * changed since is refused with 409, and `current` is what it is now.
   */
  const fields = v.record(v.string(), v.unknown());
  /** Its version. An API may not have it. */
  const revised = v.intersect([record, v.object({ revision: v.optional(count) })]);
  return {
    get: defineCall({ id: `${name}.get`, method: 'GET', path: `/api/${name}/:id`, answer: revised }),
    es: defineCall({
      id: `${name}.es`,
      method: 'GET',
      path: `/api/${name}/es/:id`,
      answer: document(revised),
    }),
    byIds: defineCall({
      id: `${name}.byIds`,
      method: 'GET',
      path: `/api/${name}/by-ids/:ids`,
      answer: v.array(record),
    }),
    list: defineCall({
      id: `${name}.list`,
      method: 'GET',
      path: `/api/${name}`,
      query: listQuery,
      answer: v.array(listed),
    }),
    create: defineCall({
      id: `${name}.create`,
      method: 'POST',
      path: `/api/${name}`,
      body: fields,
      answer: created,
    }),
    update: defineCall({
      id: `${name}.update`,
      method: 'PUT',
      path: `/api/${name}/:id`,
      body: fields,
      answer: accepted,
    }),
    delete: defineCall({
      id: `${name}.delete`,
      method: 'DELETE',
      path: `/api/${name}/:id`,
      answer: accepted,
    }),
  };
}
