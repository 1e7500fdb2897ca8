import * as v from 'valibot';
import { catalog } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { document } from '#src/contracts/elasticsearch.ts';

/** A catalog’s record. */
export const catalogEs = defineCall('catalog.es', 'GET /api/catalog/es/:id', { answer: document(catalog) });
/** One page, whatever program wrote it: some write numbers as text, or no text for an empty page. */
const textPage = v.object({
  page: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
  ),
  text: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((text) => text ?? ''),
  ),
});

/** The text of every page; an entry that makes no sense costs itself only. Path on the CDN: `{webabrv}/{catalogFilename}`; 404 if a catalog has no text. */
export const catalogSearchJson = defineCall(
  'catalog.searchJson',
  'GET /api/catalog/get-text-file/:webabrv/:catalogFilename/search.json',
  {
    answer: v.pipe(
      v.array(v.unknown()),
      v.transform((entries) =>
        entries.flatMap((entry) => {
          const read = v.safeParse(textPage, entry);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
  },
);
/** The same as XML text, `<pages><page number="1">…</page></pages>`; the caller parses it. */
export const catalogSearchXml = defineCall(
  'catalog.searchXml',
  'GET /api/catalog/get-text-file/:webabrv/:catalogFilename/search.xml',
  { answer: v.string() },
);
