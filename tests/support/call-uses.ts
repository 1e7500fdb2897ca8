import { basename } from 'node:path';
import * as v from 'valibot';

import type { Call } from '#src/contracts/define-call.ts';
import { sourcesOf, withoutComments } from '#tests/architecture/sources.ts';

/** A top-level declaration of a file in `src/api`. */
interface Declaration {
  file: string;
  name: string;
  words: ReadonlySet<string>;
  text: string;
}

const start = /^(?:export )?(?:async )?(?:function|const) (\w+)/;

/** The contracts that the site's code reaches: through functions of `src/api` that something outside of it imports. */
export async function callUses(): Promise<ReadonlySet<Call>> {
  const declarations = sources('src/api/*.ts').flatMap(({ path, text }) => declarationsOf(path, text));
  const outside = sources('src/{screens,components,stores,layouts,guards,start,weblet}/**/*.{ts,tsx}');
  const imported = new Set(outside.flatMap(({ text }) => [...importsOf(text, 'api')]));
  const reached = new Set(declarations.filter(({ file, name }) => imported.has(`${basename(file)} ${name}`)));
  for (const one of reached)
    for (const other of declarations) if (one !== other && one.words.has(other.name)) reached.add(other);
  const texts = [...reached].map(({ text, words }) => ({ text, words }));
  const contracts = new Set<Call>();
  for (const { name, call } of await contractNames()) {
    const isUsed = texts.some(({ text, words }) =>
      name.includes('.') ? text.includes(name) : words.has(name),
    );
    if (isUsed) contracts.add(call);
  }
  return contracts;
}

const sources = (pattern: string): { path: string; text: string }[] =>
  sourcesOf(pattern).map(({ path, text }) => ({ path, text: withoutComments(text) }));

function declarationsOf(file: string, text: string): Declaration[] {
  const pieces = text.split(/^(?=(?:export )?(?:async )?(?:function|const) \w)/m);
  return pieces.flatMap((piece) => {
    const name = start.exec(piece)?.[1];
    return name === undefined ? [] : [{ file, name, text: piece, words: new Set(piece.match(/\w+/g)) }];
  });
}

/** `feedback.ts sendFeedbackTo` for everything that a file imports from a room. */
function importsOf(text: string, room: string): readonly string[] {
  return [...text.matchAll(/import (?:type )?\{([^}]*)\} from '#src\/(\w+)\/([\w-]+\.ts)'/g)].flatMap(
    ([, names = '', from, file = '']) =>
      from === room ? names.split(',').map((name) => `${file} ${name.trim().split(' ')[0] ?? ''}`) : [],
  );
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
