import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

import { calls } from '#src/contracts/calls.ts';
import { longestParameter, type Call } from '#src/contracts/define-call.ts';
import { resources } from '#src/contracts/resources.ts';
import { maxSearchLength, maxIds } from '#src/contracts/shapes.ts';
import { ask, asking, referenceApi, tokenOf, withToken } from '#tests/contracts/ask.ts';
import { callIds, examples, type Example } from '../../scripts/contract/examples.ts';

let handlers: HttpHandler[] = [];
beforeAll(async () => {
  handlers = await referenceApi();
});

const reads: readonly { id: string; call: Call; example: Example }[] = [
  ...callIds.map((id) => ({ id, call: calls[id], example: examples[id] })),
  ...Object.values(resources)
    .flatMap(({ get, es, byIds, list }): Call[] => [get, es, byIds, list])
    .map((call) => ({ id: call.id, call, example: { params: { id: 1, ids: '1' } } })),
].filter(({ call }) => call.readOnly);

/** The status, and what is said about it. */
async function said(call: Call, example: Example, token?: string): Promise<string> {
  const [path, init] = asking(call, example);
  const answer = await ask(handlers, path, token === undefined ? init : withToken(init, token));
  const told = v.safeParse(v.object({ message: v.string() }), await answer.json());
  return `${answer.status}${told.success ? ` ${told.output.message}` : ''}`;
}

describe('how many records a call gives at once', () => {
  const withSize = (example: Example, part: 'query' | 'body', size: unknown) => ({
    ...example,
    [part]: { ...v.parse(v.looseObject({}), example[part] ?? {}), size },
  });
  const sized = reads.flatMap((read) =>
    (['query', 'body'] as const).flatMap((part) => {
      const takes = (size: unknown) => {
        const schema = read.call[part];
        return schema === null || v.is(schema, withSize(read.example, part, size)[part]);
      };
      return takes(1) && !takes('many') ? [{ ...read, part, takes }] : [];
    }),
  );
  const sizes = [24, 100, 200, 500, 1000, 5000];

  it('is limited wherever it can be told', () => {
    expect(sized.length).toBeGreaterThan(20);
    expect(sized.filter(({ takes }) => takes(5001)).map(({ id }) => id)).toEqual([]);
  });

  it.each(sized)('$id', async ({ call, example, part, takes }) => {
    const most = sizes.findLast(takes) ?? 0;
    expect(await said(call, withSize(example, part, most))).toBe('200');
    for (const size of [most + 1, 1_000_000, -1, 1.5])
      expect(await said(call, withSize(example, part, size))).toMatch(/^400 size: /);
  });
});

describe('a parameter that is too long is refused', () => {
  const long = 'a'.repeat(longestParameter + 1);
  const named = reads.flatMap((read) => [
    ...Object.keys(read.example.params ?? {})
      .filter((name) => read.call.path.split('/').includes(`:${name}`))
      .map((name) => ({ ...read, part: 'params', name })),
    ...Object.keys(read.example.query ?? {}).map((name) => ({ ...read, part: 'query', name })),
  ]);

  it.each(named)('$id: $name', async ({ call, example, part, name }) => {
    const parameters = part === 'params' ? example.params : example.query;
    const message = await said(call, { ...example, [part]: { ...parameters, [name]: long } });
    expect(message).toMatch(/^400 \w+: Longer than 2500 characters\.$/);
  });

  it.each([
    ['search.terms', 'params', 'terms'],
    ['search.termsType', 'params', 'terms'],
    ['search.downloads', 'query', 'qstr'],
    ['csinos.related', 'query', 'qstr'],
    ['specLibrary.paragraphs', 'query', 'q'],
    ['standards.list', 'query', 'q'],
    ['manufacturers.vectorSearch', 'query', 'q'],
  ] as const)('the words of %s', async (id, part, name) => {
    const asked = (text: string) =>
      said(calls[id], { ...examples[id], [part]: { ...examples[id][part], [name]: text } });
    expect(await asked('𠮷'.repeat(maxSearchLength))).toBe('200');
    expect(await asked('x'.repeat(maxSearchLength + 1))).toBe(`400 ${name}: Longer than 200 characters.`);
  });

  it.each(['products.esSearch', 'specwizards.esSearch', 'activities.search'] as const)(
    'a text anywhere in the body of %s',
    async (id) => {
      const asked = (filename: string) => said(calls[id], { body: { query: { match: { filename } } } });
      expect(await asked('𠮷'.repeat(maxSearchLength))).toBe('200');
      expect(await asked('x '.repeat(5000))).toBe('400 query: Longer than 200 characters.');
    },
  );

  it.each(reads.filter(({ call }) => call.path.endsWith(':ids')))(
    'the ids of $id',
    async ({ call, example }) => {
      const token = await tokenOf(handlers);
      const asked = (count: number) => {
        const ids = Array.from({ length: count }, () => '1').join(',');
        return said(call, { params: { ...example.params, ids } }, token);
      };
      expect(await asked(maxIds)).toBe('200');
      expect(await asked(maxIds + 1)).toBe('400 ids: Too many values.');
    },
  );
});
