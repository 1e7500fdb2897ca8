import { expect, it } from 'vitest';

import { saveErrorText, saveFailure } from '#src/components/forms/save-errors.ts';
import type { CallError } from '#src/contracts/result.ts';

const error: CallError = {
  call: 'charProjects.update',
  kind: 'http',
  status: null,
  message: 'The project has another version meanwhile.',
  field: null,
  retryAfter: null,
};

it.each<[failed: Partial<CallError>, sentence: string, title: string | undefined, text: string]>([
  [{ kind: 'timeout' }, 'Reload the page', 'It may be saved.', 'whether it worked. Refresh.'],
  [{ kind: 'invalid', status: 200 }, 'can’t tell', 'It may be saved.', 'whether it worked. Refresh.'],
  [{ kind: 'network' }, 'Couldn’t reach the server', 'It is not saved.', 'Couldn’t reach the server'],
  [
    { status: 503 },
    'Something went wrong on our end. Try again',
    'It is not saved.',
    'Something went wrong on our end. Send it again',
  ],
  [{ status: 429, retryAfter: 2000 }, 'Try again in 2 s', 'It is not saved.', 'Send it again in 2 s'],
  [{ status: 429 }, 'Try again in a moment', 'It is not saved.', 'Send it again in a moment'],
  [{ status: 401 }, 'Sign in again', 'It is not saved.', 'still here'],
  [{ status: 409 }, 'changed in another tab', 'It is not saved.', 'another version'],
  [{ status: 404 }, 'deleted in another tab', 'It is not saved.', 'another version'],
  [{ status: 410 }, 'deleted in another tab', 'It is not saved.', 'another version'],
  [{ status: 422, field: 'name' }, 'another version', undefined, ''],
])('%j: %s', (failed, sentence, title, text) => {
  expect(saveErrorText({ ...error, ...failed })).toContain(sentence);
  const said = saveFailure(
    { ...error, ...failed },
    { not: 'It is not saved.', maybe: 'It may be saved.', advice: 'Refresh.' },
  );
  expect(said?.title).toBe(title);
  expect(said?.text ?? '').toContain(text);
});
