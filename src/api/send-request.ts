import axios, { isAxiosError } from 'axios';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { CallFailure, failureOf } from '#src/api/failure.ts';
import { apiOrigin } from '#src/browser/location.ts';
import type { Method } from '#src/contracts/define-call.ts';

let token: string | null = null;
let whenRefused: () => void = () => {};

/** Sets the session's token, kept only in memory. `refused` is called once the API answers it with 401. */
export function setToken(next: string | null, refused: () => void = () => {}): void {
  token = next;
  whenRefused = refused;
}

let isAnonymous = false;

/** For pages without visitors' accounts: from now on, no call sends cookies or a token. */
export function omitCredentials(): void {
  isAnonymous = true;
}

const isOwn = (address: URL): boolean => address.origin === new URL(apiOrigin()).origin;

/** The authorization header, if there is a token and the URL is on the API's origin. */
export const authorizationHeader = (address: URL): Readonly<Record<string, string>> =>
  isOwn(address) && token !== null ? { Authorization: `Bearer ${token}` } : {};

export interface Request {
  call: string;
  method: Method;
  /** Path and query on the API's origin. */
  url: string;
  body: unknown;
  answer: GenericSchema;
  signal: AbortSignal;
  timeoutMs: number;
  /** For an address that we don't trust: sends no token and no cookies, and follows no redirect. */
  isThirdParty?: boolean;
}

/** Reads responses as text, so that an HTML page with status 200 is not taken for data. */
const client = axios.create({
  adapter: 'fetch',
  // Axios would set a user agent here, for which some browsers send a preflight request to other origins.
  headers: { 'User-Agent': false },
  responseType: 'text',
  transformResponse: [],
});

function parse(text: unknown, answer: GenericSchema): unknown {
  if (answer.type === 'string') return text;
  return typeof text === 'string' && text !== '' ? JSON.parse(text) : null;
}

/** Sends one request and validates the response; throws a `CallFailure`. The token is sent only to the API's origin. */
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
    // A late response about an earlier token says nothing about the current one.
    if (failure.error.status === 401 && sent !== null && sent === token) whenRefused();
    throw failure;
  }
}

/** The current record, which a refusal (409) of an outdated save includes in the form of the call's response. */
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
