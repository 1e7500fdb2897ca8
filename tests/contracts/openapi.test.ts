import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

import { anonymousLimits } from '#src/reference-api/http/anonymous-limits.ts';
import { root } from '#tests/architecture/sources.ts';
import { answerer } from '#tests/support/answerer.ts';
import { makeApi } from '#tests/support/make-api.ts';
import { exampleAnswers, exampleOptions, type Answered } from '../../scripts/contract/example-answers.ts';
import { docsIn } from '../../scripts/contract/docs-of-source.ts';
import { openApiText } from '../../scripts/contract/openapi.ts';
import { operations } from '../../scripts/contract/operations.ts';
import { refusalsOf } from '../../scripts/contract/refusals.ts';

const schema = v.looseObject({});
const response = v.object({
  description: v.optional(v.string()),
  content: v.optional(v.record(v.string(), schema)),
});
const described = v.looseObject({
  operationId: v.string(),
  tags: v.array(v.string()),
  summary: v.string(),
  security: v.array(v.record(v.string(), v.array(v.string()))),
  responses: v.record(v.string(), v.union([v.object({ $ref: v.string() }), response])),
});
const file = v.object({
  openapi: v.literal('3.1.0'),
  tags: v.array(v.object({ name: v.string(), description: v.string() })),
  paths: v.record(v.string(), v.record(v.string(), described)),
  components: v.looseObject({ schemas: v.record(v.string(), schema) }),
});

const text = readFileSync(join(root, 'docs/openapi.json'), 'utf8');
const written = v.parse(file, JSON.parse(text));
const allDescribed = Object.values(written.paths).flatMap((item) => Object.values(item));

let answers: ReadonlyMap<string, Answered>;
beforeAll(async () => {
  const api = await makeApi(exampleOptions);
  answers = await exampleAnswers({ answer: answerer(api), reset: () => api.reset() });
}, 60_000);

describe('docs/openapi.json', () => {
  it('is what the contracts say now: `npm run contract` writes it', () => {
    expect(openApiText(answers) === text).toBe(true);
  });

  it('has every call once', () => {
    expect(allDescribed.map(({ operationId }) => operationId).toSorted()).toEqual(
      operations.map(({ id }) => id).toSorted(),
    );
  });

  it('says of every call what it is for, and of every group what it is about', () => {
    expect(allDescribed.filter(({ summary, operationId }) => summary === operationId)).toEqual([]);
    expect(written.tags.filter(({ description }) => !description.endsWith('.'))).toEqual([]);
  });

  it('asks for a sign-in where the contract does', () => {
    const bearer = allDescribed.filter(({ security }) => security.some((one) => 'bearer' in one));
    const own = operations.filter(({ isPrivate }) => isPrivate);
    expect(bearer.map(({ operationId }) => operationId).toSorted()).toEqual(
      own.map(({ id }) => id).toSorted(),
    );
    expect(bearer.length).toBeGreaterThan(30);
  });

  it('refers to no schema that it does not have', () => {
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in written.components.schemas))).toEqual([]);
    expect(Object.keys(written.components.schemas).length).toBeGreaterThan(80);
  });

  it('has an example for every answer', () => {
    const without = allDescribed.filter(({ responses }) => {
      const { success, output } = v.safeParse(response, responses['200']);
      return (
        !success ||
        !Object.values(output.content ?? {}).every((one) => 'example' in one && one['example'] !== undefined)
      );
    });
    expect(without.map(({ operationId }) => operationId)).toEqual([]);
  });
});

describe('the examples', () => {
  it('fit the contract: requests and shortened answers', () => {
    const wrong = operations.flatMap(({ id, call }) => {
      const { asked, answer } = answers.get(id) ?? { asked: {}, answer: undefined };
      const issues = [
        ...(v.safeParse(call.answer, answer).issues ?? []),
        ...((call.body && v.safeParse(call.body, asked.body).issues) ?? []),
      ];
      return issues.map((issue) => `${id} ${v.getDotPath(issue)}: ${issue.message}`);
    });
    expect(wrong).toEqual([]);
    expect(answers.size).toBe(operations.length);
  });
});

it('every call that the reference API limits says so', () => {
  const limited = operations.filter((operation) => refusalsOf(operation).includes(429)).map(({ id }) => id);
  expect(Object.keys(anonymousLimits).filter((id) => !limited.includes(id))).toEqual([]);
});

it('reads doc comments of calls, of constants, and of fields, wherever they are nested', () => {
  const { declared, fields } = docsIn(
    'some.ts',
    `
/** Numbers of
 *  things.
 *
 *  Two paragraphs. */
/* @__PURE__ */
export const things = v.object({
  /** How many. */
  count: v.number(),
  inner: v.object({
    /** Deeper: \`{ a: 1 }\`. */
    'in-depth': v.string(),
  }),
  /* No doc comment. */
  plain: v.string(),
  // Between a comment and its field stands nothing.
});
/** Of nothing that follows. */

const other = 1, more = 2;
`,
  );
  expect(declared.get('things')).toBe('Numbers of things.\n\nTwo paragraphs.');
  expect(fields.get('things.count')).toBe('How many.');
  expect(fields.get('things.in-depth')).toBe('Deeper: `{ a: 1 }`.');
  expect(fields.has('things.plain')).toBe(false);
  expect(declared.get('other')).toBe('Of nothing that follows.');
});
