import * as v from 'valibot';

import { once } from '#src/lib/once.ts';

const schema = v.object({
  /** When the page was made, in ms since 1970. */
  made: v.number(),
  /** The responses to its reads, by key. */
  answers: v.array(v.tuple([v.string(), v.unknown()])),
});

/**
 * The data of a pre-rendered page, from a data block that the content policy does not treat as a script. Null on any other
 * page.
 */
export const pageData = once(() => {
  const text = globalThis.document?.getElementById('page-data')?.textContent;
  return text ? v.parse(schema, JSON.parse(text)) : null;
});
