import * as v from 'valibot';

import { once } from '#src/lib/once.ts';

const schema = v.object({
  /** When the page was made, in ms since 1970. */
  made: v.number(),
  /** What was read for it, by the keys of reads. */
  answers: v.array(v.tuple([v.string(), v.unknown()])),
});

/** What a page made by the build brings along, from a data block that no policy takes for a script. Null on any other page. */
export const pageData = once(() => {
  const text = globalThis.document?.getElementById('page-data')?.textContent;
  return text ? v.parse(schema, JSON.parse(text)) : null;
});
