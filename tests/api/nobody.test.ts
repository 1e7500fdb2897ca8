import { expect, it, onTestFinished, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { manufacturersSlug } from '#src/contracts/companies.ts';
import { omitCredentials } from '#src/api/send-request.ts';
import { clearReads } from '#src/api/reads.ts';
import { setLogSink } from '#src/browser/log.ts';

it('a page that knows no visitor sends no cookies, others do', async () => {
  setLogSink(() => undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    sent.push(new Request(input, init).credentials);
    return new Response('{}', { status: 404 });
  });
  const ask = () =>
    call(manufacturersSlug, {
      params: { coid: 31250, contentType: 'cad' },
      signal: new AbortController().signal,
    });
  await ask();
  clearReads();
  omitCredentials();
  await ask();
  expect(sent).toEqual(['include', 'omit']);
});
