import * as fc from 'fast-check';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';

import { known } from '#tests/fuzz/known.ts';
import { anyText, honestTexts, kindsOfText } from '#tests/fuzz/texts.ts';

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
const schema = v.custom<GenericSchema>(isSchema);
const plain = v.union([v.string(), v.number(), v.boolean()]);

/** What a schema says of itself, by its type. */
const parts = {
  entries: v.object({ entries: v.record(v.string(), schema) }),
  rest: v.object({ rest: v.optional(schema) }),
  item: v.object({ item: schema }),
  wrapped: v.object({ wrapped: schema }),
  options: v.object({ options: v.array(schema) }),
  choices: v.object({ options: v.array(plain) }),
  literal: v.object({ literal: plain }),
  record: v.object({ key: schema, value: schema }),
  pipe: v.object({
    pipe: v.optional(v.array(v.looseObject({ type: v.string(), requirement: v.optional(v.unknown()) })), []),
  }),
};

/** Of a schema with rules: the rule of a type, as far as it has one value. */
function rule(of: GenericSchema, type: string): unknown {
  return v.parse(parts.pipe, of).pipe.find((step) => step.type === type)?.requirement;
}

const numberOr = (value: unknown, usual: number): number => (typeof value === 'number' ? value : usual);
const hasRules = (of: GenericSchema): boolean => v.parse(parts.pipe, of).pipe.length > 1;

/** Some texts of each kind, to see whether they fit; the same for all schemas, as making them takes longer than trying them. */
const triedTexts = [anyText, ...kindsOfText].map((kind) => ({
  kind,
  texts: fc.sample(kind, { numRuns: 40, seed: 1 }),
}));

function textFor(of: GenericSchema): fc.Arbitrary<unknown> {
  const pattern = rule(of, 'regex');
  if (pattern instanceof RegExp) return fc.stringMatching(pattern);
  if (!hasRules(of)) return anyText;
  const fits = (text: string) => v.is(of, text);
  const honest = honestTexts.filter(fits);
  // Of the kinds of text those that often fit: to look for one among those that seldom do takes too long.
  const usual = triedTexts.filter(({ texts }) => texts.filter(fits).length > 4);
  return fc.oneof(
    ...(honest.length > 0 ? [fc.constantFrom(...honest)] : []),
    ...usual.map(({ kind }) => kind.filter(fits)),
  );
}

function numberFor(of: GenericSchema): fc.Arbitrary<unknown> {
  const [least, most] = [numberOr(rule(of, 'min_value'), -1e9), numberOr(rule(of, 'max_value'), 1e9)];
  const whole = fc.oneof(
    fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, Math.max(least, 0) + 40)) }),
    fc.integer({ min: Math.ceil(least), max: Math.floor(most) }),
  );
  const isWhole = v.parse(parts.pipe, of).pipe.some(({ type }) => type === 'integer');
  return isWhole
    ? whole
    : fc.oneof(whole, fc.double({ noNaN: true, noDefaultInfinity: true, min: least, max: most }));
}

const makers: Readonly<Record<string, (of: GenericSchema) => fc.Arbitrary<unknown>>> = {
  string: textFor,
  number: numberFor,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  unknown: () => fc.jsonValue({ maxDepth: 3 }),
  literal: (of) => fc.constant(v.parse(parts.literal, of).literal),
  picklist: (of) => fc.constantFrom(...v.parse(parts.choices, of).options),
  optional: (of) => fitting(v.parse(parts.wrapped, of).wrapped),
  nullable: (of) => fc.option(fitting(v.parse(parts.wrapped, of).wrapped)),
  array: (of) => fc.array(fitting(v.parse(parts.item, of).item), { maxLength: 3 }),
  object: objectFor,
  object_with_rest: objectFor,
  record: (of) => {
    const { key, value } = v.parse(parts.record, of);
    return recordOf(fitting(key), fitting(value));
  },
  union: (of) => fc.oneof(...v.parse(parts.options, of).options.map(fitting)),
  intersect: (of) =>
    fc
      .tuple(...v.parse(parts.options, of).options.map(fitting))
      .map((all) => Object.fromEntries(all.flatMap((one) => Object.entries(one ?? {})))),
  variant: (of) => fc.oneof(...v.parse(parts.options, of).options.map(fitting)),
};

function objectFor(of: GenericSchema): fc.Arbitrary<unknown> {
  const { entries } = v.parse(parts.entries, of);
  const known = fc.record(
    Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, fittingField(name, one)])),
    {
      requiredKeys: Object.keys(entries).filter((name) => entries[name]?.type !== 'optional'),
    },
  );
  const { rest } = v.parse(parts.rest, of);
  return rest
    ? fc.tuple(recordOf(anyText, fitting(rest)), known).map(([more, own]) => ({ ...more, ...own }))
    : known;
}

function recordOf(key: fc.Arbitrary<unknown>, value: fc.Arbitrary<unknown>) {
  return fc
    .array(fc.tuple(key.map(String), value), { maxLength: 4 })
    .map((entries): Record<string, unknown> => Object.fromEntries(entries));
}

/** Values that a schema takes. Throws for a type of schema that no request has had yet. */
export function fitting(of: GenericSchema): fc.Arbitrary<unknown> {
  const maker = makers[of.type];
  if (!maker) throw new Error(`tests/fuzz/fitting.ts makes no values for the schema type “${of.type}” yet.`);
  const made = maker(of);
  return hasRules(of) ? made.filter((value) => v.is(of, value)) : made;
}

/** Values that a field takes, among them those by which the sample world knows something. */
export function fittingField(name: string, of: GenericSchema): fc.Arbitrary<unknown> {
  const sensible = (known[name] ?? []).filter((value) => v.is(of, value));
  if (sensible.length === 0) return fitting(of);
  return fc.oneof(
    { arbitrary: fc.constantFrom(...sensible), weight: 3 },
    { arbitrary: fitting(of), weight: 2 },
  );
}

/** The schemas of the named fields. */
export function fieldsOf(of: GenericSchema): Readonly<Record<string, GenericSchema>> {
  return 'entries' in of ? v.parse(parts.entries, of).entries : {};
}
