import { http, HttpResponse } from 'msw';

import { answerWith } from '#tests/support/server.ts';

/** How a call that a screen cannot do without fails, and the heading that stands in the screen's place. */
export const fatalFaults = [
  [
    'is refused',
    () => HttpResponse.json({ message: 'No.' }, { status: 403 }),
    'You don’t have access to this.',
  ],
  ['fails', () => HttpResponse.json({}, { status: 500 }), 'The server ran into an error.'],
  [
    'is answered with nonsense',
    () => HttpResponse.json({ hits: 'many' }),
    'The server sent an unexpected response.',
  ],
  ['finds nothing', () => new HttpResponse(null, { status: 404 }), /^Page not found/],
] as const;

/** Lets a call fail until it is mended. `path` as MSW writes it: `/api/podcasts/:id`. */
export function failCall(
  path: string,
  answer: () => Response = () => HttpResponse.json({}, { status: 500 }),
): { mend: () => void } {
  let isFailing = true;
  answerWith(http.all(`*${path}`, () => (isFailing ? answer() : undefined)));
  return {
    mend: () => {
      isFailing = false;
    },
  };
}
