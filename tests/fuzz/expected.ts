import * as v from 'valibot';
import type { GenericSchema } from 'valibot';

import { longestParameter, type Call } from '#src/contracts/define-call.ts';
import { addAll } from '#src/lib/long-lists.ts';
import { fieldsOf } from '#tests/fuzz/fitting.ts';
import type { Operation } from '#tests/fuzz/operations.ts';
import { isPrivate, refusals } from '../../scripts/contract/refusals.ts';
import type { Role } from '#tests/fuzz/requests.ts';
import type { Wire } from '#tests/fuzz/senders.ts';

/** Which answers a request may have; of a 400 or 422, which fields it may name (null for any). */
export interface Expected {
  statuses: readonly number[];
  fields: readonly string[] | null;
}

const misfit = (fields: readonly string[]): Expected => ({ statuses: [400, 422], fields });

export function expectedOf({ id, call, isOfLibrary }: Operation, role: Role, wire: Wire): Expected {
  const mark = wire.target.indexOf('?');
  const query = mark === -1 ? '' : wire.target.slice(mark + 1);
  const wrong = wrongInQuery(call.query, new URLSearchParams(query));
  if (wrong.length > 0) return misfit(wrong);
  const unread = call.body && unreadable(call.body, call.largestBody, wire);
  if (unread) return unread;
  const isKnown = role !== 'nobody' && role !== 'a stranger’s token';
  const edits = isOfLibrary && !call.readOnly;
  if ((isPrivate(call) || edits) && !isKnown) return { statuses: [401], fields: null };
  if (edits && role !== 'editor') return { statuses: [403], fields: null };
  return {
    statuses: [
      200,
      ...(call.path.includes(':') ? [400, 404] : []),
      ...(isOfLibrary ? [400, 409] : []),
      ...(refusals[id] ?? []),
      ...(hasVersion(call) ? [409] : []),
    ],
    fields: null,
  };
}

/** A save that says which state it began from is refused where the record has gone on since. */
const hasVersion = ({ body }: Call): boolean =>
  body !== null && Object.keys(fieldsOf(body)).some((name) => name === 'updated_at' || name === 'revision');

/** A value stands for a number where the schema wants one and it reads as one. */
const isNumber = (text: string): boolean => /^-?\d{1,15}(\.\d{1,6})?$/.test(text);

function wrongInQuery(schema: GenericSchema | null, search: URLSearchParams): string[] {
  const names = [...search.keys()];
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const fields = Object.entries(schema ? fieldsOf(schema) : {}).filter(([name, field]) => {
    const text = search.get(name);
    if (text === null) return !v.is(field, undefined);
    return !v.is(field, text) && !(isNumber(text) && v.is(field, Number(text)));
  });
  const long = [...search].filter(([, text]) => text.length > longestParameter);
  return [
    ...twice.map((name) => name || 'query'),
    ...fields.map(([name]) => name),
    ...long.map(([name]) => name.slice(0, 40)),
  ];
}

function unreadable(schema: GenericSchema, largest: number, { headers, body }: Wire): Expected | null {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    return { statuses: [415], fields: null };
  const text = body ?? '';
  if (Buffer.byteLength(text) > largest) return { statuses: [413], fields: null };
  const value = jsonOf(text.replace(/^\ufeff/, ''));
  if (value === undefined) return misfit(['body']);
  const unsound = isSound(value) ? [] : ['body', ...namesIn(value)];
  const { issues = [] } = v.safeParse(schema, value);
  const wrong = [...unsound, ...issues.map(firstOf)];
  return wrong.length > 0 ? misfit(wrong) : null;
}

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

function firstOf({ path }: v.BaseIssue<unknown>): string {
  const key = path?.[0]?.key;
  return typeof key === 'string' || typeof key === 'number' ? String(key) : 'body';
}

/** Of numbers that are some and texts that can be written. */
function isSound(value: unknown): boolean {
  const waiting: unknown[] = [value];
  for (let one = waiting.pop(); waiting.length > 0 || one !== undefined; one = waiting.pop()) {
    if (typeof one === 'number' && !Number.isFinite(one)) return false;
    if (typeof one === 'string' && !one.isWellFormed()) return false;
    if (typeof one === 'object' && one !== null) addAll(waiting, Object.entries(one).flat());
  }
  return true;
}

/** Undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
