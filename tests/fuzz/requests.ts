import * as fc from 'fast-check';
import type { GenericSchema } from 'valibot';

import { brand } from '#src/brand.ts';
import { specFileQuery } from '#src/contracts/spec-files.ts';

import { bodyFor, type Body } from '#tests/fuzz/bodies.ts';
import { fieldsOf, fittingField } from '#tests/fuzz/fitting.ts';
import { fileUrls, known } from '#tests/fuzz/known.ts';
import type { Operation } from '#tests/fuzz/operations.ts';
import { anyText } from '#tests/fuzz/texts.ts';

const roles = ['nobody', 'ada', 'nora', 'editor', 'a stranger’s token'] as const;
export type Role = (typeof roles)[number];

/** One request, before it is sent. */
export interface Attempt {
  role: Role;
  params: Readonly<Record<string, string>>;
  /** The parameters stand in the path as they are. */
  isRaw: boolean;
  query: readonly (readonly [name: string, value: string])[];
  /** Besides those that the rest asks for. */
  headers: Readonly<Record<string, string>>;
  body: Body | null;
}

function paramsFor(path: string): fc.Arbitrary<Record<string, string>> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const valueOf = (name: string) =>
    fc.oneof(
      { arbitrary: fc.constantFrom(...(known[name] ?? [1, 2, 3])).map(String), weight: 6 },
      { arbitrary: fc.integer({ min: -2, max: 2 ** 31 + 2 }).map(String), weight: 1 },
      { arbitrary: anyText.filter((text) => text !== ''), weight: 2 },
    );
  return fc.record(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
}

type Pair = readonly [name: string, value: string];

/** Values that fit, as they stand in an address, and now and then any; fields left out, twice, or unknown. */
function queryFor(schema: GenericSchema | null): fc.Arbitrary<readonly Pair[]> {
  const odd = fc.tuple(
    fc.oneof(fc.constantFrom('__proto__', 'constructor', 'size[]', 'size[0]', 'sort', 'id', ''), anyText),
    anyText,
  );
  if (!schema)
    return fc.oneof(
      { arbitrary: fc.constant([]), weight: 4 },
      { arbitrary: fc.array(odd, { maxLength: 2 }), weight: 1 },
    );
  const fields = Object.entries(fieldsOf(schema)).map(([name, field]) => ({
    name,
    fit: fittingField(name, field).map((value) => [name, asText(value)] as const),
    isOptional: field.type === 'optional',
  }));
  const good = fc
    .tuple(
      ...fields.map(({ fit, isOptional }) => (isOptional ? fc.option(fit, { nil: null, freq: 2 }) : fit)),
    )
    .map((pairs) => pairs.filter((pair) => pair !== null));
  const names = fields.map(({ name }) => name);
  const wrong = fc.tuple(names.length > 0 ? fc.constantFrom(...names) : fc.constant('size'), anyText);
  const changed = fc.oneof(wrong, odd);
  return fc.oneof(
    { arbitrary: good, weight: 3 },
    { arbitrary: fc.tuple(good, changed).map(([pairs, pair]) => [...pairs, pair]), weight: 1 },
    {
      arbitrary: fc
        .tuple(good, wrong)
        .map(([pairs, [name, value]]) => [
          ...pairs.filter(([other]) => other !== name),
          [name, value] as const,
        ]),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(good, fc.nat({ max: 8 }))
        .map(([pairs, at]) => pairs.filter((_, index) => index !== at)),
      weight: 1,
    },
  );
}

const asText = (value: unknown): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : String(value);

const oddHeaders = fc.constantFrom<Record<string, string>>(
  { cookie: `${brand.slug}_session=${'0'.repeat(64)}` },
  { cookie: ';;=;__proto__=1;lintel_session' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=5-1,-0,x' },
  { accept: 'text/html;q=nonsense' },
  { 'x-caller-address': ':::' },
);

/** Requests of an operation, most of which fit it; some are its example. */
export function attemptsOf(operation: Operation): fc.Arbitrary<Attempt> {
  const { call, example } = operation;
  const usual = fc.constant<Role>(operation.isOfLibrary ? 'editor' : 'ada');
  const made = fc.record({
    role: fc.oneof({ arbitrary: fc.constantFrom(...roles), weight: 1 }, { arbitrary: usual, weight: 1 }),
    params: paramsFor(call.path),
    isRaw: fc.oneof(
      { arbitrary: fc.constant(false), weight: 9 },
      { arbitrary: fc.constant(true), weight: 1 },
    ),
    query: queryFor(call.query),
    headers: fc.oneof({ arbitrary: fc.constant({}), weight: 9 }, { arbitrary: oddHeaders, weight: 1 }),
    body: bodyFor(operation),
  });
  const { params = {}, query = {}, body, as } = example;
  const named = fc.constant<Attempt>({
    role: as?.startsWith('nora') ? 'nora' : operation.isOfLibrary ? 'editor' : 'ada',
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    isRaw: false,
    headers: {},
    query: Object.entries(query).map(([name, value]) => [name, String(value)]),
    body: body === undefined ? null : { text: JSON.stringify(body), type: 'application/json' },
  });
  return fc.oneof({ arbitrary: made, weight: 9 }, { arbitrary: named, weight: 1 });
}

const words = fc.oneof(
  fc.constantFrom(
    'files',
    'feeds',
    'sitemaps',
    'spec-file',
    'cad',
    'product',
    'banner',
    'detail',
    '1',
    '2',
    '..',
    '.',
    '',
  ),
  fc.constantFrom(
    'alerts.xml',
    'podcasts.xml',
    'cad.xml',
    'companies-1.xml',
    '1.svg',
    '1-2.svg',
    'banner.svg',
    'x.pdf',
  ),
  anyText,
);

/** Addresses of files, those that are there and those that nobody made. */
export const fileTargets: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...fileUrls), weight: 1 },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom('/api/files', '/feeds', '/sitemaps', '/spec-file/', '/api'),
        fc.array(words, { maxLength: 4 }),
      )
      .map(([root, rest]) => [root, ...rest.map(encodeURIComponent)].join('/')),
    weight: 4,
  },
  {
    arbitrary: queryFor(specFileQuery).map(
      (pairs) => `/spec-file/?${new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()}`,
    ),
    weight: 2,
  },
);
