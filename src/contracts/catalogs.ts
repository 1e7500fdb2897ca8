import * as v from 'valibot';

import { catalog } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { document } from '#src/contracts/elasticsearch.ts';

export const catalogEs = defineCall({
  id: 'catalog.es',
  method: 'GET',
  path: '/api/catalog/es/:id',
  answer: document(catalog),
});
/** The text of every page. Path on the CDN: `{webabrv}/{catalogFilename}`; 404 if a catalog has no text. */
export const catalogSearchJson = defineCall({
  id: 'catalog.searchJson',
  method: 'GET',
  path: '/api/catalog/get-text-file/:webabrv/:catalogFilename/search.json',
  answer: v.array(v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1)), text: v.string() })),
});
/** The same as XML text, `<pages><page number="1">…</page></pages>`; the caller parses it. */
export const catalogSearchXml = defineCall({
  id: 'catalog.searchXml',
  method: 'GET',
  path: '/api/catalog/get-text-file/:webabrv/:catalogFilename/search.xml',
  answer: v.string(),
});
