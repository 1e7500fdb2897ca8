import { getResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';

import { calls, type CallId } from '#src/contracts/calls.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import { addAll } from '#src/lib/long-lists.ts';
import type { Entry, ChangeStorage } from '#src/reference-api/store/change-storage.ts';
import type { ReferenceApi, ReferenceApiOptions } from '#src/reference-api/http/options.ts';
import { asking, today } from '#tests/contracts/ask.ts';
import type { Example } from '../../../scripts/contract/examples.ts';
import { makeApi } from '#tests/support/make-api.ts';

export const password = 'specify-2026';

export async function started(
  storage: ChangeStorage | null = null,
  more: Partial<ReferenceApiOptions> = {},
): Promise<ReferenceApi> {
  return makeApi({ seed: 1, scale: 1, today, storage, passwordRounds: 1000, ...more });
}

/** Keeps in memory what a disk would storage. */
export function memory(): ChangeStorage & { kept: () => unknown } {
  const kept: Entry[] = [];
  return {
    load: async () => kept,
    save: async (entries) => {
      addAll(kept, structuredClone(entries));
    },
    kept: () => kept,
  };
}

/** A browser: it has cookies of its own and, once it is signed in, a token. */
export class Client {
  readonly #handlers: HttpHandler[];
  readonly #origin: string;
  cookie = '';
  token: string | null = null;

  constructor({ handlers }: Pick<ReferenceApi, 'handlers'>, origin = 'http://api.test') {
    this.#handlers = handlers;
    this.#origin = origin;
  }

  async ask(id: CallId, example: Example = {}): Promise<Response> {
    const [path, init] = asking(calls[id], example);
    const headers = new Headers(init.headers);
    if (this.token !== null) headers.set('authorization', `Bearer ${this.token}`);
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    const request = new Request(this.#origin + path, { ...init, headers });
    const answer = await getResponse(this.#handlers, request, { baseUrl: this.#origin });
    if (!answer) throw new Error(`Nobody answers ${path}`);
    const [line] = answer.headers.getSetCookie();
    if (line !== undefined) this.cookie = line.includes('Max-Age=0') ? '' : (line.split(';')[0] ?? '');
    return answer;
  }

  /** The answer, held to its contract. */
  async read<K extends CallId>(id: K, example: Example = {}): Promise<AnswerOf<(typeof calls)[K]>> {
    const answer = await this.ask(id, example);
    if (!answer.ok) throw new Error(`${id} was refused with ${answer.status}: ${await answer.text()}`);
    return v.parse<(typeof calls)[K]['answer']>(calls[id].answer, await answer.json());
  }

  /** Status and message of a refusal. */
  async refusal(id: CallId, example: Example = {}): Promise<{ status: number; message: string }> {
    const answer = await this.ask(id, example);
    const read = v.safeParse(v.object({ message: v.string() }), await answer.json());
    return { status: answer.status, message: read.success ? read.output.message : '' };
  }

  /** The same in one line, to be matched: `422 email: …`. */
  async refused(id: CallId, example: Example = {}): Promise<string> {
    const { status, message } = await this.refusal(id, example);
    return `${status} ${message}`;
  }

  /** The three steps of signing in; gives what the cookie was set with. */
  async signIn(email: string, { rememberMe = false, secret = password } = {}): Promise<string> {
    this.token = (await this.read('auth.login', { body: { email, password: secret, rememberMe } })).token;
    const user = await this.read('users.me');
    const loggedInAt = new Date().toISOString();
    const opened = await this.ask('session.create', { body: { user, token: this.token, loggedInAt } });
    return opened.headers.getSetCookie()[0] ?? '';
  }
}

/** A record without its version, which is another one after each save. */
export function unversioned<T extends { updated_at?: string | undefined }>(record: T): Omit<T, 'updated_at'> {
  const { updated_at: _version, ...fields } = record;
  return fields;
}

/** A browser in which someone is signed in. */
export async function signedIn(
  api: ReferenceApi,
  email: `${'ada' | 'ben' | 'iris'}@lintel.test` = 'ada@lintel.test',
): Promise<Client> {
  const client = new Client(api);
  await client.signIn(email);
  return client;
}
