import * as v from 'valibot';
import { coid, contentType, count, csiSection, id } from '#src/contracts/shapes.ts';

const manufacturer = { coid, company: v.string(), companySlug: v.string() };

/** A few of each kind, best first, with only the fields that suggestions show. */
export const suggested = v.object({
  /** Sections named by number, title, or synonym, or with most of the results. */
  sections: v.array(csiSection),
  /** Exact matches of a number: a report, a declaration, a drawing. */
  records: v.array(
    v.object({ content_type: contentType, id, title: v.string(), number: v.string(), ...manufacturer }),
  ),
  manufacturers: v.array(v.object({ ...manufacturer, place: v.string() })),
  products: v.array(v.object({ id, title: v.string(), model: v.string(), company: v.string() })),
  /** How many results each type has, most first. */
  types: v.array(v.object({ content_type: contentType, doc_count: count })),
});
export type Suggested = v.InferOutput<typeof suggested>;
