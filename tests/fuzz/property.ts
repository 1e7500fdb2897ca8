import * as fc from 'fast-check';
import * as v from 'valibot';

import { calls } from '#src/contracts/calls.ts';
import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { requestedFailure } from '#src/reference-api/http/sentinels.ts';
import { faultOf } from '#tests/fuzz/judge.ts';
import { operations, type Operation } from '#tests/fuzz/operations.ts';
import { attemptsOf, fileTargets, type Role } from '#tests/fuzz/requests.ts';
import { requestOf, type Answer, type Send, type Wire } from '#tests/fuzz/senders.ts';
import { wireOf } from '#tests/fuzz/wire-of.ts';
import { makeApi } from '#tests/support/make-api.ts';

const emails: Readonly<Partial<Record<Role, string>>> = {
  ada: 'ada@lintel.test',
  nora: 'nora@northfold.example',
  editor: 'ben@lintel.test',
};

/** The API that is tried. */
export function apiToTry(): Promise<ReferenceApi> {
  return makeApi({
    seed: 1,
    scale: 1,
    today: '2026-11-02',
    storage: null,
    passwordRounds: 1,
    // Ben.
    editors: [2],
    // To make the files only to know their sizes would take most of the time.
    measure: async ({ files }) => new Map(files.map(({ url }) => [url, 48_213])),
  });
}

/** What is tried, and how. */
export interface Tried {
  send: Send;
  /** Takes back whatever was written. */
  reset: () => void;
  /** Is told of every answer. */
  note?: (id: string, status: number) => void;
}

/** Every request of an operation is answered as the contract says, by a world that nobody has changed. */
function answersAsTheContractSays(operation: Operation, { send, reset, note = () => undefined }: Tried) {
  return fc.asyncProperty(attemptsOf(operation), async (attempt) => {
    reset();
    const token = await tokenOf(attempt.role, send);
    const wire = wireOf(operation.call, attempt, token);
    const answer = await send(wire);
    note(operation.id, answer.status);
    await requireNoFault(attempt.role, wire, answer);
    if (answer.status !== 200 || operation.call.readOnly) return;
    for (const target of readsAfter(operation)) {
      const read = { method: 'GET', target, headers: wire.headers, body: null };
      await requireNoFault(
        attempt.role,
        read,
        await send(read),
        `\nafter ${wire.method} ${wire.target}\n${wire.body}`,
      );
    }
  });
}

/** Files are no calls of the contract: whatever is asked for, the server does not fail. */
function filesDoNotFail({ send, reset, note = () => undefined }: Tried) {
  return fc.asyncProperty(fileTargets, async (target) => {
    reset();
    const wire = { method: 'GET', target, headers: {}, body: null };
    const { status, text } = await send(wire);
    note('files', status);
    const isAsked = (await requestedFailure(requestOf(wire))) !== undefined;
    if (status >= 500 && !isAsked) throw new Error(`${status}: ${text.slice(0, 300)}\nGET ${target}`);
  });
}

/** What always has to hold, by name: of each call of the contract, and of files. */
export const properties: readonly { id: string; of: (tried: Tried) => fc.IAsyncProperty<unknown> }[] = [
  ...operations.map((operation) => ({
    id: operation.id,
    of: (tried: Tried) => answersAsTheContractSays(operation, tried),
  })),
  { id: 'files', of: filesDoNotFail },
];

async function requireNoFault(role: Role, wire: Wire, answer: Answer, after = ''): Promise<void> {
  const fault = await faultOf(role, wire, answer);
  if (fault !== null) throw new Error(`${fault}\n${wire.method} ${wire.target}\n${wire.body ?? ''}${after}`);
}

/** Files that are made of a resource's records. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  alerts: ['/feeds/alerts.xml'],
  blogPosts: ['/sitemaps/learning-1.xml'],
  ceu: ['/sitemaps/learning-1.xml'],
  clientProject: ['/sitemaps/companies-1.xml'],
  podcasts: ['/feeds/podcasts.xml', '/sitemaps/learning-1.xml'],
};

/** Reads that show what a write has left. */
function readsAfter({ id, call: { path }, isOfLibrary }: Operation): string[] {
  const [resource = path] = /^(?:\/[\w-]+){2}/.exec(path) ?? [];
  const reads = operations.filter(
    ({ call }) =>
      call.method === 'GET' &&
      `${call.path}/`.startsWith(`${resource}/`) &&
      !call.path.includes(':') &&
      !call.path.includes('auth'),
  );
  return [...reads.map(({ call }) => call.path), ...((isOfLibrary && madeOf[id.split('.')[0] ?? '']) || [])];
}

async function tokenOf(role: Role, send: Send): Promise<string | null> {
  const email = emails[role];
  if (email === undefined) return role === 'nobody' ? null : 'a-token-that-nobody-has';
  const { method, path, answer } = calls['auth.login'];
  const body = JSON.stringify({ email, password: 'specify-2026' });
  const headers = { 'content-type': 'application/json' };
  const { text } = await send({ method, target: path, headers, body });
  return v.parse(answer, JSON.parse(text)).token;
}
