import { http, HttpResponse } from 'msw';

import { answerWith } from '#tests/support/server.ts';

/** The sanitiser needs a real browser (its tests are journeys): here manufacturers write plain HTML. */
export function plainHtml(): void {
  answerWith(
    http.get('*/api/customhtml/by-coid/:coid', ({ params }) =>
      HttpResponse.json({
        coid: Number(params['coid']),
        html: params['coid'] === '31250' ? '<p>Samples leave today.</p>' : '',
      }),
    ),
  );
}
