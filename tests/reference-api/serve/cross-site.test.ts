import { beforeAll, describe, expect, it } from 'vitest';

import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { calls } from '#src/contracts/calls.ts';
import { ask, asking, tokenOf, withToken } from '#tests/contracts/ask.ts';
import { callIds, examples } from '../../../scripts/contract/examples.ts';
import { started } from '#tests/reference-api/account/client.ts';

const trusted = 'https://lintel.example';
let api: ReferenceApi;
beforeAll(async () => {
  api = await started(null, { origins: [trusted] });
});

/** Asks a call as someone signed in, with more headers. */
async function asked(id: (typeof callIds)[number], more: Record<string, string>): Promise<number> {
  const [path, init] = asking(calls[id], examples[id]);
  const headers = new Headers(withToken(init, await tokenOf(api.handlers)).headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return (await ask(api.handlers, path, { ...init, headers })).status;
}

const guarded = callIds.filter((id) => !calls[id].readOnly || calls[id].path.startsWith('/auth/'));

describe('what another site makes a browser send does nothing', () => {
  it.each(guarded)('%s', async (id) => {
    expect(await asked(id, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(403);
    expect(await asked(id, { origin: 'https://evil.example' })).toBe(403);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://other.api.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://api.test.evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: trusted }, 200],
    [{ origin: trusted }, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://api.test' }, 200],
    [{ origin: 'http://api.test' }, 200],
    // Behind a proxy the address asked for is another than that of the page.
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://site.example' }, 200],
    [{ origin: 'https://site.example', host: 'site.example' }, 200],
    [{}, 200],
  ])('%o: %i', async (headers: Record<string, string>, status) => {
    expect(await asked('userSearches.create', headers)).toBe(status);
  });
});

describe('what a form of another site can send is no request', () => {
  it.each(callIds.filter((id) => calls[id].body !== null))('%s wants JSON that says so', async (id) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'text/plain; a=application/json',
      '',
    ])
      expect(await asked(id, { 'content-type': type })).toBe(415);
  });
});
