import { calls } from '../../src/contracts/calls.ts';
import type { Call } from '../../src/contracts/define-call.ts';
import * as v from 'valibot';
import type { Example } from './examples.ts';
import { isObject } from './is-object.ts';
import { operations, type Operation } from './operations.ts';

const origin = 'http://api.test';
/** The day of the sample world in examples. */
const today = '2026-11-02';
/** Entries of a list in an example: enough to see its shape. */
const SHOWN = 1;
/** Keys of a table whose keys are data, such as counts by type. */
const SHOWN_KEYS = 3;

/** The address of a call with its parameters filled in and encoded. */
export function addressOf(call: Call, { params = {}, query = {} }: Example): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** What stands for values that differ from run to run. */
const secret = '0'.repeat(64);
const dayOfWorld = /^2026-11-02T1\d:\d\d:\d\d\.\d{3}Z$/;

/** A shortened answer, the same for every run. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(settled);
  if (typeof value === 'string') {
    if (/^[0-9a-f]{64}$/.test(value)) return secret;
    return dayOfWorld.test(value) ? `${today}T12:00:00.000Z` : value;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const isTable = entries.length > 6 && entries.every(([, one]) => typeof one === 'number');
  return Object.fromEntries(
    (isTable ? entries.slice(0, SHOWN_KEYS) : entries).map(([key, one]) => [
      key,
      key === 'took' ? 1 : settled(one),
    ]),
  );
}

/** An example as it was asked, and its shortened answer. */
export interface Answered {
  asked: Example;
  answer: unknown;
}

/** The reference API, made with `exampleOptions`. */
export interface ExampleApi {
  answer: (request: Request) => Promise<Response>;
  /** Undoes all changes, and with them all sign-ins. */
  reset: () => void;
}

export const exampleOptions = { seed: 1, scale: 1, today, storage: null, passwordRounds: 1000, editors: [1] };

/** The reference API's answers to the examples, by call id. Each write is asked of an API that no other changed. */
export async function exampleAnswers(api: ExampleApi): Promise<ReadonlyMap<string, Answered>> {
  const ask = async (call: Call, example: Example, token: string | null): Promise<Response> => {
    const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` });
    if (example.body !== undefined) headers.set('content-type', 'application/json');
    const body = example.body === undefined ? {} : { body: JSON.stringify(example.body) };
    const request = new Request(origin + addressOf(call, example), { method: call.method, headers, ...body });
    return api.answer(request);
  };
  const tokens = new Map<string, string>();
  const tokenOf = async (email: string): Promise<string> => {
    const known = tokens.get(email);
    if (known !== undefined) return known;
    const answer = await ask(calls['auth.login'], { body: { email, password: 'specify-2026' } }, null);
    const { token } = v.parse(calls['auth.login'].answer, await answer.json());
    tokens.set(email, token);
    return token;
  };

  const answers = new Map<string, Answered>();
  const records = new Map<string, unknown>();
  // Reads come first: records to add are made from them.
  const inOrder = operations.toSorted(
    (one, other) => Number(other.call.readOnly) - Number(one.call.readOnly),
  );
  for (const operation of inOrder) {
    const { id, call, example } = operation;
    if (!call.readOnly) {
      api.reset();
      tokens.clear();
    }
    const token = await tokenOf(example.as ?? 'ada@lintel.test');
    const asked = { ...example, body: bodyOf(operation, token, records), params: paramsOf(example, records) };
    const answer = await ask(call, asked, token);
    if (!answer.ok) throw new Error(`${id} refused its example: ${answer.status} ${await answer.text()}`);
    const found: unknown =
      call.answer.type === 'string' ? firstPage(await answer.text()) : await answer.json();
    if (operation.isOfLibrary && id.endsWith('.get')) records.set(operation.resource, found);
    // It has ended the sign-in.
    if (id === 'auth.signout') tokens.clear();
    answers.set(id, { asked: { ...asked, body: settled(asked.body) }, answer: settled(found) });
  }
  return answers;
}

/** Of the pages of a catalog the first. */
const firstPage = (xml: string): string => xml.replace(/(<\/page>)[^]*$/, '$1</pages>');

/** The parameters of an example with the name of a catalog's file, which only a running API knows. */
function paramsOf(
  { params = {} }: Example,
  records: ReadonlyMap<string, unknown>,
): NonNullable<Example['params']> {
  if (!('catalogFilename' in params)) return params;
  return {
    ...params,
    ...v.parse(v.object({ webabrv: v.string(), catalogFilename: v.string() }), records.get('catalog')),
  };
}

/** The body of an example with what only a running API knows: a token, and a whole record to add another like it. */
function bodyOf(
  { id, resource, isOfLibrary, example }: Operation,
  token: string,
  records: ReadonlyMap<string, unknown>,
) {
  if (id === 'session.create') return { ...v.parse(v.looseObject({}), example.body), token };
  if (!isOfLibrary || !id.endsWith('.create')) return example.body;
  const { id: _id, revision: _revision, ...fields } = v.parse(v.looseObject({}), records.get(resource));
  return fields;
}
