import * as v from 'valibot';

import type { Call } from '#src/contracts/define-call.ts';
import { sourcesOf, withoutComments } from '#tests/architecture/sources.ts';

/** The contracts that the site's code names. */
export async function callUses(): Promise<ReadonlySet<Call>> {
  const files = sourcesOf('src/{api,services,screens,components,layouts,guards,start,weblet}/**/*.{ts,tsx}');
  const texts = files.map(({ text }) => withoutComments(text).replaceAll(/^import [^;]*;/gm, ''));
  const words = new Set(texts.flatMap((text) => text.match(/[\w.]+/g) ?? []));
  const contracts = await contractNames();
  return new Set(contracts.filter(({ name }) => words.has(name)).map(({ call }) => call));
}

const isCall = (value: unknown): value is Call =>
  v.is(v.looseObject({ id: v.string(), method: v.string(), path: v.string(), readOnly: v.boolean() }), value);

/** Every contract by the words that code reaches it with: `alertsNews`, `resources.ceu.list`, `promos.get`. */
async function contractNames(): Promise<{ name: string; call: Call }[]> {
  const modules = import.meta.glob<Record<string, unknown>>('../../src/contracts/*.ts');
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) => callsIn(name, value)),
  );
}

function callsIn(name: string, value: unknown): { name: string; call: Call }[] {
  if (isCall(value)) return [{ name, call: value }];
  // Of tables only resources: `calls` names every contract once more.
  if (typeof value !== 'object' || value === null || name === 'calls') return [];
  if (!('list' in value) && name !== 'resources') return [];
  return Object.entries(value).flatMap(([key, inner]) => callsIn(`${name}.${key}`, inner));
}
