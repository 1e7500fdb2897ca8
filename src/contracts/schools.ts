import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { id } from '#src/contracts/shapes.ts';

/** A school of architecture. */
export const school = v.object({
  id,
  name: v.string(),
  city: v.string(),
  /** Two-letter state or province. */
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  degrees: v.array(v.picklist(['B.Arch.', 'M.Arch.', 'D.Arch.'])),
  /** Untrusted until checked. */
  url: v.string(),
  /** Whether it is fictional sample data. */
  isInvented: v.boolean(),
});
export type School = v.InferOutput<typeof school>;

/** Our addition: the owner specifies a screen of schools but no call. */
export const schoolsList = defineCall('schools.list', 'GET /api/schools', { answer: v.array(school) });
