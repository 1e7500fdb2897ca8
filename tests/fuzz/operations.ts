import { matchRequestUrl } from 'msw';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';

import { calls, type CallId } from '#src/contracts/calls.ts';
import type { Call } from '#src/contracts/define-call.ts';
import { resources } from '#src/contracts/resources.ts';
import { bySpecificity } from '#src/reference-api/http/specificity.ts';
import { examples, type Example } from '../../scripts/contract/examples.ts';
import { catalogFilename, ownToken } from '#tests/fuzz/known.ts';

/** One call of the contract, as it is tried. */
export interface Operation {
  id: string;
  call: Call;
  /** A schema for bodies that make sense, where the call itself takes any. */
  sensibleBody: GenericSchema | null;
  /** A request that is answered with data, but for library records, which have none. */
  example: Example;
  /** One of the seven calls of a generic resource: editors alone write. */
  isOfLibrary: boolean;
}

const isCallId = (id: string): id is CallId => id in calls;

function exampleOf(id: CallId): Example {
  const { params, body, ...rest } = examples[id];
  const named = params?.['catalogFilename'] === undefined ? params : { ...params, catalogFilename };
  const own = id === 'session.create' ? { ...v.parse(v.looseObject({}), body), token: ownToken } : body;
  return { ...rest, ...(named && { params: named }), ...(own === undefined ? {} : { body: own }) };
}

const named = Object.entries(calls).map(([id, call]: [string, Call]): Operation => ({
  id,
  call,
  sensibleBody: call.body,
  example: isCallId(id) ? exampleOf(id) : {},
  isOfLibrary: false,
}));

const stored = Object.entries(resources).flatMap(([name, own]) =>
  Object.entries(own).map(([verb, call]: [string, Call]): Operation => ({
    id: `${name}.${verb}`,
    call,
    sensibleBody: call.body && own.get.answer,
    example: {
      params: { id: name === 'clients' ? 31250 : 1, ids: '1,2' },
      ...(call.body && { body: { title: 'Rewritten' } }),
    },
    isOfLibrary: true,
  })),
);

/** Every call of the contract; of two with one path the first answers. */
export const operations: readonly Operation[] = [
  ...new Map(
    [...named, ...stored].toReversed().map((one) => [`${one.call.method} ${one.call.path}`, one]),
  ).values(),
].toSorted((one, other) => one.id.localeCompare(other.id));

const inOrder = operations.toSorted((one, other) => bySpecificity(one.call.path, other.call.path));

/** The operation that answers a request: a word in a path can make it another one's. */
export function operationOf(method: string, url: URL): Operation | null {
  const matching = inOrder.filter(
    ({ call }) => call.method === method && matchRequestUrl(url, `*${call.path}`, url.origin).matches,
  );
  return matching[0] ?? null;
}
