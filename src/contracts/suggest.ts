import * as v from 'valibot';

import { coid, contentType, count, csiSection, id } from '#src/contracts/shapes.ts';

const maker = { coid, company: v.string(), companySlug: v.string() };

/** What a box offers while somebody types in it: few of each, the best first, and no more of a record than its row shows. */
export const suggested = v.object({
  /** Sections that the words name, by number, title or another word of the trade, or that most of what is found stands in. */
  sections: v.array(csiSection),
  /** What is called by exactly this number: a report, a declaration, a drawing. */
  records: v.array(
    v.object({ content_type: contentType, id, title: v.string(), number: v.string(), ...maker }),
  ),
  manufacturers: v.array(v.object({ ...maker, place: v.string() })),
  products: v.array(v.object({ id, title: v.string(), model: v.string(), company: v.string() })),
  /** How much of each type the words find, most first. */
  types: v.array(v.object({ content_type: contentType, doc_count: count })),
});
export type Suggested = v.InferOutput<typeof suggested>;
