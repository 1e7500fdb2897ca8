import { http, HttpResponse } from 'msw';

import { readFontFile } from '#tests/domain/specification/writers/read-font-file.ts';
import { answerWith } from '#tests/support/server.ts';

/** The fonts as a host of the site gives them. */
export function answerWithFonts(): void {
  answerWith(
    http.get('*/ibm-plex-sans-*.woff', async ({ request }) => {
      const [, script = 'latin', weight] = /ibm-plex-sans-(.+)-(400|600)-normal/.exec(request.url) ?? [];
      const font = await readFontFile({
        script: script === 'latin' ? script : 'latin-ext',
        weight: weight === '600' ? 600 : 400,
      });
      return HttpResponse.arrayBuffer(new Uint8Array(font).buffer);
    }),
  );
}
