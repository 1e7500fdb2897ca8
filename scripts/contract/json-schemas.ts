import { pathToFileURL } from 'node:url';
import { toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { isObject } from './is-object.ts';
import { contractDocs, contractFile } from './source-docs.ts';

/** A JSON schema, or a part of one. */
export type Json = Readonly<Record<string, unknown>>;

/** A schema that several calls share, by where it is written. */
interface Shared {
  name: string;
  file: string;
  exported: string;
  schema: GenericSchema;
}

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'schema' &&
  '~run' in value;

/** The exports of every contract; the same objects that calls are made of. */
async function exportsByFile(): Promise<[file: string, exports: Readonly<Record<string, unknown>>][]> {
  const files = [...contractDocs.keys()];
  return Promise.all(
    files.map(async (file) => {
      const exports: unknown = await import(/* @vite-ignore */ pathToFileURL(contractFile(file)).href);
      return [file, v.parse(v.record(v.string(), v.unknown()), { ...v.parse(v.looseObject({}), exports) })];
    }),
  );
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const inWords = (file: string): string => file.split(/\W/).map(capitalized).join('');

/** A schema that is exported twice has the name that comes first; two with one name have that of their file before. */
async function findShared(): Promise<Shared[]> {
  const seen = new Set<unknown>();
  const all: Shared[] = [];
  for (const [file, exports] of await exportsByFile())
    for (const [exported, schema] of Object.entries(exports)) {
      if (!isSchema(schema) || seen.has(schema)) continue;
      seen.add(schema);
      const plain = capitalized(exported);
      const name = all.some((one) => one.name === plain) ? inWords(file) + plain : plain;
      all.push({ name, file, exported, schema });
    }
  return all;
}

const shared = await findShared();
const exportedNames = new Set(
  (await exportsByFile()).flatMap(([file, exports]) => Object.keys(exports).map((name) => `${file} ${name}`)),
);
/** Where each call is written: its file and the constant. */
const callPlaces = new Map(
  (await exportsByFile()).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([exported, call]) =>
      isObject(call) && typeof call['id'] === 'string' ? [[call, { file, exported }] as const] : [],
    ),
  ),
);
/** The file and constant of a call; undefined for those of generic resources, which share one text. */
export const placeOf = (call: object): { file: string; exported: string } | undefined =>
  [...callPlaces].find(([one]) => one === call)?.[1];

/** What a rule of ours demands of a text beyond a JSON schema is said in words by its error. */
const wordless = new Set(['trim', 'raw_check', 'check', 'partial_check']);

const config: ConversionConfig = {
  typeMode: 'input',
  target: 'draft-2020-12',
  errorMode: 'throw',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (wordless.has(valibotAction.type)) return jsonSchema;
    // JSON schemas count code points, as people do.
    if (valibotAction.type === 'max_code_points' && 'requirement' in valibotAction)
      return { ...jsonSchema, maxLength: v.parse(v.number(), valibotAction.requirement) };
    return undefined;
  },
};

/** The fields of a schema, and of all inline below it, with what the source says of them. */
function described(schema: unknown, docOf: (field: string) => string | undefined): unknown {
  if (Array.isArray(schema)) return schema.map((one: unknown) => described(one, docOf));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key !== 'properties' || !isObject(value)) return [key, described(value, docOf)];
      const fields = Object.entries(value).map(([field, one]) => {
        const description = docOf(field);
        const inner = described(one, docOf);
        return [field, description === undefined || !isObject(inner) ? inner : { description, ...inner }];
      });
      return [key, Object.fromEntries(fields)];
    }),
  );
}

/** What is said of a field: where it stands, else in what the file has for its own use, such as shared fields. */
function docsAt(file: string, exported: string): (field: string) => string | undefined {
  const fields = contractDocs.get(file)?.fields ?? new Map<string, string>();
  return (field) => {
    const own = fields.get(`${exported}.${field}`);
    if (own !== undefined) return own;
    const others = [...fields]
      .filter(
        ([place]) =>
          place.endsWith(`.${field}`) && !exportedNames.has(`${file} ${place.split('.')[0] ?? ''}`),
      )
      .map(([, said]) => said);
    return new Set(others).size === 1 ? others[0] : undefined;
  };
}

/** A schema of a call, and where it is written. */
export interface Part {
  schema: GenericSchema;
  place: { file: string; exported: string } | undefined;
  /** Whether its fields are written out even where it is a shared schema. */
  isInline?: boolean;
}

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Schemas as JSON schemas, with references to the shared ones, which come with them by their names. */
export function jsonSchemas(parts: ReadonlyMap<string, Part>): {
  parts: ReadonlyMap<string, Json>;
  shared: Readonly<Record<string, Json>>;
} {
  const names = new Map<unknown, string>(shared.map(({ name, schema }) => [schema, name]));
  const own = [...parts].filter(([, { schema, isInline }]) => isInline === true || !names.has(schema));
  const found = toJsonSchemaDefs(
    {
      ...Object.fromEntries(shared.map(({ name, schema }) => [name, schema])),
      // A copy is no shared schema itself, so that it is written out here alone.
      ...Object.fromEntries(own.map(([key, { schema }]) => [`part ${key}`, { ...schema }])),
    },
    config,
  );
  const asJson = (name: string, docOf: (field: string) => string | undefined): Json => {
    const schema = described({ ...found[name] }, docOf);
    return isObject(schema) ? schema : {};
  };
  return {
    parts: new Map(
      [...parts].map(([key, { schema, place, isInline }]) => {
        const name = isInline === true ? undefined : names.get(schema);
        if (name !== undefined) return [key, reference(name)];
        return [key, asJson(`part ${key}`, place ? docsAt(place.file, place.exported) : () => undefined)];
      }),
    ),
    shared: Object.fromEntries(
      shared.map(({ name, file, exported }) => {
        const description = contractDocs.get(file)?.declared.get(exported);
        const schema = asJson(name, docsAt(file, exported));
        return [name, { ...(description !== undefined && { description }), ...schema }];
      }),
    ),
  };
}
