import { brand } from '../../src/brand.ts';
import { contractDocs } from './source-docs.ts';
import type { Example } from './examples.ts';
import type { Answered } from './example-answers.ts';
import { isObject } from './is-object.ts';
import { jsonSchemas, placeOf, type Json, type Part } from './json-schemas.ts';
import { operations, parametersOf, shapeOf, type Operation } from './operations.ts';
import { refusalsOf, refusalTexts } from './refusals.ts';
import { resourceTexts } from './resource-texts.ts';

const json = 'application/json';

/** What a parameter of a path is, by its name. */
const parameterTexts: Readonly<Record<string, string>> = {
  coid: 'A manufacturer’s number, 10000 … 99999.',
  id: 'A record’s number.',
  ids: 'Numbers of records, comma-joined; 200 at most.',
  contentType: 'One of the twelve content types.',
  type: 'One of the twelve content types.',
  terms: 'Words to search for; `*` finds everything.',
  division: 'A division of MasterFormat, two digits.',
  section: 'A section of MasterFormat, in either edition.',
  csi: 'A section of MasterFormat, six digits or eight.',
  csisec: 'A section of MasterFormat, in the digits of the edition.',
  token: 'A reset token, from the link in the message.',
  filename: 'A section’s file name, as in `northfold-075423`.',
};

/** The seven calls of a generic resource, in words. */
const recordTexts: Readonly<Record<string, string>> = {
  get: 'One record.',
  es: 'One record, as an Elasticsearch document.',
  byIds: 'Several records. Missing ones are left out.',
  list: 'A page of records, sorted and filtered by their fields.',
  create: 'Adds a record. For editors of the library.',
  update: 'Changes the fields that are sent. For editors of the library.',
  delete: 'Deletes a record. For editors of the library.',
};

/** What the source says of a call; the first sentence is its summary. */
function textsOf({ id, call, isOfLibrary }: Operation): { summary: string; description?: string } {
  const place = placeOf(call);
  const said = place && contractDocs.get(place.file)?.declared.get(place.exported);
  const text = said ?? (isOfLibrary ? recordTexts[id.split('.')[1] ?? ''] : undefined) ?? id;
  const [, summary = text] = /^(.+?[.])(?:\s|$)/s.exec(text) ?? [];
  return { summary: summary.replace(/\.$/, ''), ...(text.length > summary.length && { description: text }) };
}

/** By call and part: `search.terms query`. */
type Schemas = ReadonlyMap<string, Json>;

/** The schemas of every call. */
function partsOf({ id, call }: Operation): [string, Part][] {
  const place = placeOf(call);
  const all = [
    ['answer', call.answer] as const,
    ['body', call.body] as const,
    ['query', call.query] as const,
  ];
  return all.flatMap(([part, schema]): [string, Part][] =>
    schema === null ? [] : [[`${id} ${part}`, { schema, place, isInline: part === 'query' }]],
  );
}

/** The fields of a query as parameters. Other fields of a list filter it. */
function queryParameters({ id, example }: Operation, schemas: Schemas): Json[] {
  const { properties, required, additionalProperties } = schemas.get(`${id} query`) ?? {};
  const names = Array.isArray(required) ? required : [];
  const named = Object.entries(isObject(properties) ? properties : {}).map(([name, one]): Json => {
    const { description, ...schema } = isObject(one) ? one : {};
    const value = example.query?.[name];
    return {
      name,
      in: 'query',
      ...(description !== undefined && { description }),
      ...(names.includes(name) && { required: true }),
      schema,
      ...(value !== undefined && { example: value }),
    };
  });
  if (!isObject(additionalProperties)) return named;
  const description = 'Only records whose fields have these values: `division=07`.';
  const schema = { type: 'object', additionalProperties };
  return [...named, { name: 'fields', in: 'query', description, style: 'form', explode: true, schema }];
}

function pathParameters({ call }: Operation, example: Example, names: readonly string[]): Json[] {
  const own = parametersOf(call);
  return names.map((name, index) => ({
    name,
    in: 'path',
    required: true,
    ...(parameterTexts[name] !== undefined && { description: parameterTexts[name] }),
    schema: { type: 'string', maxLength: 2500 },
    ...withExample(example.params?.[own[index] ?? '']),
  }));
}

const withExample = (value: string | number | undefined): Json =>
  value === undefined ? {} : { example: String(value) };

function operationOf(
  operation: Operation,
  { asked, answer }: Answered,
  names: readonly string[],
  schemas: Schemas,
): Json {
  const { id, resource, call, isPrivate } = operation;
  const type = call.answer.type === 'string' ? 'application/xml' : json;
  const errors = refusalsOf(operation).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  return {
    operationId: id,
    tags: [resource],
    ...textsOf(operation),
    parameters: [...pathParameters(operation, asked, names), ...queryParameters(operation, schemas)],
    security: isPrivate ? [{ bearer: [] }] : id === 'session.get' ? [{ sessionCookie: [] }, {}] : [],
    ...(call.body && {
      requestBody: {
        required: true,
        description: `${call.largestBody / 1000} kB at most.`,
        content: { [json]: { schema: schemas.get(`${id} body`), example: asked.body } },
      },
    }),
    responses: {
      200: {
        description: 'The answer.',
        content: { [type]: { schema: schemas.get(`${id} answer`), example: answer } },
      },
      ...Object.fromEntries(errors),
    },
  };
}

/** Every refusal, by its status. */
const refusalResponses = Object.fromEntries(
  [...refusalTexts].map(([status, description]) => [
    status,
    {
      description,
      ...(status === 429 && {
        headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
      }),
      content: {
        [json]: { schema: { $ref: `#/components/schemas/${status === 409 ? 'Conflict' : 'Refusal'}` } },
      },
    },
  ]),
);

const refusal: Json = {
  description: 'Why a call was refused.',
  type: 'object',
  properties: {
    message: {
      type: 'string',
      description: 'A sentence for people. Where a field is at fault, it begins with its name: `size: …`.',
    },
  },
  required: ['message'],
};
const conflict: Json = {
  description: 'Why a save was refused.',
  allOf: [
    { $ref: '#/components/schemas/Refusal' },
    {
      type: 'object',
      properties: { current: { description: 'The record as it is now, as the call answers it.' } },
    },
  ],
};

/** Shared schemas that something refers to, directly or not. */
function usedSchemas(paths: unknown, all: Readonly<Record<string, Json>>): Json {
  const used = new Set<string>();
  const waiting: unknown[] = [paths];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (Array.isArray(one)) for (const part of one) waiting.push(part);
    if (!isObject(one)) continue;
    const name = typeof one['$ref'] === 'string' ? one['$ref'].split('/').at(-1) : undefined;
    if (name !== undefined && !used.has(name)) {
      used.add(name);
      waiting.push(all[name]);
    }
    for (const part of Object.values(one)) waiting.push(part);
  }
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => used.has(name))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

/** The contract as an OpenAPI document, as its file has it. */
export function openApiText(answers: ReadonlyMap<string, Answered>): string {
  return `${JSON.stringify(openApiDocument(answers), null, 1)}\n`;
}

function openApiDocument(answers: ReadonlyMap<string, Answered>): Json {
  const { parts, shared } = jsonSchemas(new Map(operations.flatMap(partsOf)));
  const namesOf = new Map<string, string[]>();
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const { call } = operation;
    // Calls that differ by their method alone name their parameters alike.
    const shape = shapeOf(call).replace(/^\w+ /, '');
    const names = namesOf.get(shape) ?? parametersOf(call);
    namesOf.set(shape, names);
    let at = 0;
    const path = call.path.replaceAll(/:\w+/g, () => `{${names[at++] ?? ''}}`);
    const answer = answers.get(operation.id) ?? { asked: operation.example, answer: undefined };
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(operation, answer, names, parts),
    };
  }
  const tags = [...new Set(operations.map(({ resource }) => resource))];
  const schemas = { ...shared, Refusal: refusal, Conflict: conflict };
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      summary: 'What the site asks its API for.',
      description: 'How to implement it, and what must hold besides the shapes: docs/contract.md.',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [{ url: '/', description: 'The site’s own origin, which leads to the API.' }],
    tags: tags.map((name) => ({ name, description: resourceTexts[name] })),
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => one.localeCompare(other))),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in (`auth.login`).' },
        sessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: `${brand.slug}_session`,
          description: 'HttpOnly; good only for asking who is signed in (`session.get`).',
        },
      },
      responses: refusalResponses,
      schemas: usedSchemas([paths, refusalResponses], schemas),
    },
  };
}
