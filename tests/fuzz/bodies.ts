import * as fc from 'fast-check';

import { fitting } from '#tests/fuzz/fitting.ts';
import type { Operation } from '#tests/fuzz/operations.ts';
import { anyJsonText } from '#tests/fuzz/texts.ts';

/** As text, with its content type. */
export interface Body {
  text: string;
  type: string | null;
}

/** What a field of a body is changed into. */
const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  anyJsonText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, [], {}, [[]], [null], {
    length: 3,
  }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(...['toString', '__proto__'].map((name) => JSON.parse(`{"${name}":{"x":1}}`) as unknown)),
  fc.integer({ min: 300, max: 2_000 }).map((length) => Array.from({ length }, () => 1)),
);

interface Change {
  /** Which of all places within the value, counted in rounds. */
  at: number;
  how: 'replace' | 'delete' | 'add';
  name: string;
  value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat({ max: 60 }),
  how: fc.constantFrom('replace', 'replace', 'delete', 'add'),
  name: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'id', 'seq', 'owner', 'isAdmin'), anyJsonText),
  value: anyJson,
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy with one place changed. */
function changed(value: unknown, { at, how, name, value: next }: Change): unknown {
  const places: string[][] = [];
  const walk = (one: unknown, path: string[]): void => {
    places.push(path);
    if (path.length > 4 || places.length > 100) return;
    if (Array.isArray(one)) one.forEach((item, index) => walk(item, [...path, String(index)]));
    else if (isObject(one)) for (const [key, item] of Object.entries(one)) walk(item, [...path, key]);
  };
  walk(value, []);
  const target = places[at % places.length] ?? [];
  const edit = (one: unknown, [first, ...rest]: readonly string[]): unknown => {
    if (first === undefined)
      return how === 'add' && isObject(one)
        ? Object.fromEntries([...Object.entries(one), [name, next]])
        : next;
    if (Array.isArray(one)) {
      const items = one.map((item: unknown, index) => (String(index) === first ? edit(item, rest) : item));
      return how === 'delete' && rest.length === 0
        ? items.filter((_, index) => String(index) !== first)
        : items;
    }
    if (!isObject(one)) return next;
    const entries = Object.entries(one).map(
      ([key, item]) => [key, key === first ? edit(item, rest) : item] as const,
    );
    return Object.fromEntries(
      how === 'delete' && rest.length === 0 ? entries.filter(([key]) => key !== first) : entries,
    );
  };
  return edit(value, target);
}

const json = 'application/json';
const brokenBodies = [
  '',
  '{',
  '[1,2',
  'null',
  '"text"',
  'NaN',
  '{"size":NaN}',
  '{"size":1e999}',
  '{"email":"a@b.co","email":1}',
  '\ufeff{}',
  'email=ada@lintel.test',
  '<xml/>',
  '['.repeat(20_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"name":"${'x'.repeat(70_000)}"}`,
];

/** Bodies of an operation; more than half of them fit. */
export function bodyFor({ call, sensibleBody, example }: Operation): fc.Arbitrary<Body | null> {
  if (!call.body || !sensibleBody) return fc.constant(null);
  const made = fitting(sensibleBody);
  const sensible =
    example.body === undefined
      ? made
      : fc.oneof({ arbitrary: made, weight: 3 }, { arbitrary: fc.constant(example.body), weight: 1 });
  const broken = fc
    .tuple(sensible, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) => changes.reduce(changed, value));
  const text = fc
    .oneof(
      { arbitrary: sensible, weight: 6 },
      { arbitrary: broken, weight: 5 },
      { arbitrary: fitting(call.body), weight: 1 },
      { arbitrary: anyJson, weight: 1 },
    )
    .map((value) => JSON.stringify(value));
  const types = fc.oneof(
    { arbitrary: fc.constantFrom(json, `${json}; charset=utf-8`), weight: 30 },
    {
      arbitrary: fc.constantFrom<string | null>(
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/jsonp',
        null,
      ),
      weight: 1,
    },
  );
  return fc.record({
    text: fc.oneof(
      { arbitrary: text, weight: 14 },
      { arbitrary: fc.constantFrom(...brokenBodies), weight: 1 },
    ),
    type: types,
  });
}
