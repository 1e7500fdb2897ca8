import { expect, it } from 'vitest';

import type { CallError } from '#src/contracts/result.ts';
import { informationRequest } from '#src/contracts/forms/information-request.ts';
import { submitFailure } from '#src/components/forms/submit-errors.ts';

const error: CallError = {
  call: 'manufacturers.emailRequest',
  kind: 'http',
  status: null,
  message: 'The server didn’t understand the request.',
  field: null,
  retryAfter: null,
};

it.each<[failed: Partial<CallError>, title: string, words: string]>([
  [{ kind: 'timeout' }, 'Your request may have been sent.', 'can’t tell whether the request arrived'],
  [{ kind: 'invalid', status: 200 }, 'Your request may have been sent.', 'can’t tell'],
  [{ kind: 'network' }, 'The connection failed.', 'probably wasn’t sent'],
  [{ status: 500 }, 'Your request was not sent.', 'Something went wrong on our end.'],
  [{ status: 429, retryAfter: 2000 }, 'Your request was not sent.', 'in 2 seconds'],
  [{ status: 429 }, 'Your request was not sent.', 'in a moment'],
  [{ status: 507, message: 'There’s no room left.' }, 'Your request was not sent.', 'no room left'],
  [{ status: 400 }, 'Your request was not sent.', 'The server didn’t understand the request.'],
  [{ status: 400, field: 'email' }, 'The request was not accepted.', 'marked above'],
  [{ status: 400, field: 'productIds.0' }, 'The request was not accepted.', 'marked above'],
  [{ status: 400, field: 'constructor' }, 'Your request was not sent.', 'didn’t understand'],
])('%j: %s', (failed, title, words) => {
  const said = submitFailure(
    { ...error, ...failed },
    { what: 'request', fields: Object.keys(informationRequest.entries) },
  );
  expect(said.title).toBe(title);
  expect(said.text).toContain(words);
  expect(said.text).toContain('What you typed is still here.');
});
