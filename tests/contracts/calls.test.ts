import * as v from 'valibot';
import type { HttpHandler } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';

import { calls } from '#src/contracts/calls.ts';
import type { Call } from '#src/contracts/define-call.ts';
import { resources } from '#src/contracts/resources.ts';
import { firstIssueText } from '#src/reference-api/http/read-request.ts';
import { ask, asking, referenceApi, today, tokenOf, withToken } from '#tests/contracts/ask.ts';
import { callIds, examples, type Example } from '../../scripts/contract/examples.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

let handlers: HttpHandler[] = [];
beforeAll(async () => {
  handlers = await referenceApi();
});

async function answerOf(call: Call, example: Example): Promise<unknown> {
  const token = await tokenOf(handlers, example.as);
  const [path, init] = asking(call, withItsToken(call, example, token));
  const response = await ask(handlers, path, withToken(init, token));
  expect({ status: response.status, refusal: response.ok ? '' : await response.clone().text() }).toEqual({
    status: 200,
    refusal: '',
  });
  const isXml = response.headers.get('content-type')?.includes('xml');
  const text = await response.text();
  expect(text.includes(token), 'the token is told').toBe(false);
  expect(text).not.toMatch(/specify-2026|"password"/i);
  return isXml ? text : JSON.parse(text);
}

/** Empty when it fits. */
function faultOf(call: Call, answer: unknown): string {
  const read = v.safeParse(call.answer, answer);
  return read.success ? '' : firstIssueText(read.issues);
}

/** The one call that takes the token in its body. */
function withItsToken(call: Call, example: Example, token: string): Example {
  if (call.id !== 'session.create') return example;
  return { body: { ...v.parse(v.record(v.string(), v.unknown()), example.body), token } };
}

/** The catalog of the example is named by what the world calls its file. */
function named(example: Example): Example {
  const file =
    sharedWorld({ seed: 1, scale: 1, today }).world.content.find('catalog', 1)?.catalogFilename ?? '';
  return example.params?.catalogFilename === undefined
    ? example
    : { ...example, params: { ...example.params, catalogFilename: file } };
}

describe('every call of the table answers for its named example, and the answer fits its schema and tells no secret', () => {
  it.each(callIds.map((id) => ({ id, call: calls[id], example: examples[id] })))(
    '$id',
    async ({ id, call, example }) => {
      expect(faultOf(call, await answerOf(call, named(example)))).toBe('');
      // Everyone signs in with the password of the sample world.
      if (id === 'auth.reset' || id === 'circulation.password') handlers = await referenceApi();
    },
  );
});

const stored = Object.entries(resources).flatMap(([name, { get, es, byIds, list }]) => [
  { id: `${name}.get`, call: get, example: { params: { id: name === 'clients' ? 31250 : 1 } } },
  { id: `${name}.es`, call: es, example: { params: { id: name === 'clients' ? 31250 : 1 } } },
  {
    id: `${name}.byIds`,
    call: byIds,
    example: { params: { ids: name === 'clients' ? '31250,40417' : '1,2' } },
  },
  { id: `${name}.list`, call: list, example: { query: { size: 3 } } },
]);

describe('every generic resource answers its reading calls', () => {
  it.each(stored)('$id', async ({ call, example }) => {
    const answer = await answerOf(call, example);
    expect(faultOf(call, answer)).toBe('');
    expect(answer).not.toEqual([]);
  });
});
