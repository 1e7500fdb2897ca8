import { calls, type CallId } from '../../src/contracts/calls.ts';
import type { Call } from '../../src/contracts/define-call.ts';
import { resources } from '../../src/contracts/resources.ts';
import { examples, type Example } from './examples.ts';
import { isPrivate } from './refusals.ts';

/** One call of the contract, with what is known of it besides its schemas. */
export interface Operation {
  /** `search.terms`; for the calls of a generic resource, as in `clients.get`. */
  id: string;
  /** The first part of the id, by which calls are grouped. */
  resource: string;
  call: Call;
  /** One of the seven calls of a generic resource: editors alone write. */
  isOfLibrary: boolean;
  /** A sign-in is needed. */
  isPrivate: boolean;
  /** A request by records that the sample world names. */
  example: Example;
}

const isCallId = (id: string): id is CallId => id in calls;

const named = Object.entries(calls).flatMap(([id, call]: [string, Call]): Operation[] =>
  isCallId(id)
    ? [
        {
          id,
          resource: id.split('.')[0] ?? id,
          call,
          isOfLibrary: false,
          isPrivate: isPrivate(call),
          example: examples[id],
        },
      ]
    : [],
);

/** A record of each generic resource as an editor would write it. */
const edited = { title: 'Rewritten' };

const stored = Object.values(resources).flatMap((own) =>
  Object.values(own).map((call: Call): Operation => {
    const [resource = ''] = call.id.split('.');
    const known = resource === 'clients' ? { id: 31250, ids: '31250' } : { id: 1, ids: '1,2' };
    return {
      id: call.id,
      resource,
      call,
      isOfLibrary: true,
      isPrivate: !call.readOnly,
      example: { params: known, query: {}, ...(call.body && { body: edited }) },
    };
  }),
);

/** A path without the names of its parameters. */
export const shapeOf = ({ method, path }: Call): string => `${method} ${path.replaceAll(/:\w+/g, ':')}`;

/** Every call of the contract, by its id; of two with the same address the one with a name of its own. */
export const operations: readonly Operation[] = [
  ...new Map([...stored, ...named].map((one) => [shapeOf(one.call), one])).values(),
].toSorted((one, other) => one.id.localeCompare(other.id));

/** The names of a path's parameters, in order. */
export const parametersOf = ({ path }: Call): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
