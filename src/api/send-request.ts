import axios, { isAxiosError } from 'axios';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';

import { CallFailure, failureOf } from '#src/api/failure.ts';
import { apiOrigin } from '#src/browser/location.ts';
import type { Method } from '#src/contracts/define-call.ts';

let token: string | null = null;
let whenRefused: () => void = () => {};

/**
 * Given by the session; lives here in memory and nowhere else. `refused` is called when the API no longer takes this
 * very token (401).
 */
export function setToken(next: string | null, refused: () => void = () => {}): void {
  token = next;
  whenRefused = refused;
}

let isAnonymous = false;

/** For a page that knows no visitor: from here on no call of it carries a cookie or a token. */
export function omitCredentials(): void {
  isAnonymous = true;
}

const isOwn = (address: URL): boolean => address.origin === new URL(apiOrigin()).origin;

/** The bearer as a header: for the API's own origin and no other, and only where there is one. */
export function authorizationHeader(address: URL): Readonly<Record<string, string>> {
  return isOwn(address) && token !== null ? { Authorization: `Bearer ${token}` } : {};
}

export interface Request {
  call: string;
  method: Method;
  /** Path and query on the API's origin. */
  url: string;
  body: unknown;
  answer: GenericSchema;
  signal: AbortSignal;
  timeoutMs: number;
  /** To an address that is not ours to trust: no token, no cookies, no redirect followed. */
  isThirdParty?: boolean;
}

/** Reads text: an HTML page with status 200 must not pass for data. */
const client = axios.create({
  adapter: 'fetch',
  // Axios would name itself there, which some browsers ask another origin's leave for.
  headers: { 'User-Agent': false },
  responseType: 'text',
  transformResponse: [],
});

function parse(text: unknown, answer: GenericSchema): unknown {
  if (answer.type === 'string') return text;
  return typeof text === 'string' && text !== '' ? JSON.parse(text) : null;
}

/** Asks once and checks the answer; throws a `CallFailure`. The bearer goes to the API's origin only. */
export async function sendRequest({
  call,
  method,
  url,
  body,
  answer,
  signal,
  timeoutMs,
  isThirdParty: apart = false,
}: Request): Promise<unknown> {
  const address = new URL(url, apiOrigin());
  const own = !isAnonymous && !apart && isOwn(address);
  const sent = own ? token : null;
  try {
    const response = await client.request<unknown>({
      method,
      url: address.href,
      signal,
      timeout: timeoutMs,
      withCredentials: own,
      ...(apart ? { fetchOptions: { redirect: 'error' } } : {}),
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(own ? authorizationHeader(address) : {}),
      },
      ...(body === undefined ? {} : { data: JSON.stringify(body) }),
    });
    const checked = v.safeParse(answer, parse(response.data, answer));
    if (checked.success) return checked.output;
    throw invalidResponse(call, response.status, v.getDotPath(checked.issues[0]) ?? 'answer');
  } catch (thrown) {
    if (thrown instanceof SyntaxError) throw invalidResponse(call, 200, 'answer');
    const failure = withCurrent(failureOf(call, thrown), thrown, answer);
    // A late answer to an earlier token says nothing of the present one.
    if (failure.error.status === 401 && sent !== null && sent === token) whenRefused();
    throw failure;
  }
}

/** A save from an older state is refused with the record as it is now, in the form of the call's answer. */
function withCurrent(failure: CallFailure, thrown: unknown, answer: GenericSchema): CallFailure {
  if (failure.error.status !== 409 || !isAxiosError(thrown)) return failure;
  const refusal = v.object({ current: answer });
  const json = v.pipe(v.string(), v.parseJson(), refusal);
  const { success, output } = v.safeParse(json, thrown.response?.data);
  return success ? new CallFailure({ ...failure.error, current: output.current }) : failure;
}

function invalidResponse(call: string, status: number, field: string): CallFailure {
  const message = 'The server sent an unexpected response.';
  return new CallFailure({ call, kind: 'invalid', status, message, field, retryAfter: null });
}
