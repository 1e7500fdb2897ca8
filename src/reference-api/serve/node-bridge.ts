import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { compress, encodingFor } from '#src/reference-api/serve/compress.ts';
import { isCompressible } from '#src/reference-api/serve/content-types.ts';

/** Answers below this size, in bytes, do not get smaller on the wire by packing them. */
const WORTH_PACKING = 1024;

/** A web Request of a node request; it is aborted when the client goes away before the answer. */
export async function toRequest(
  message: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<Request> {
  const leave = new AbortController();
  response.once('close', () => leave.abort());

  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const text of [value ?? []].flat()) headers.append(name, text);
  }
  // HEAD is GET without the body, which `sendResponse` leaves out: handlers need not know of it.
  const method = message.method === 'HEAD' ? 'GET' : (message.method ?? 'GET');
  const hasBody = method !== 'GET';
  return new Request(origin + (message.url ?? '/'), {
    method,
    headers,
    signal: leave.signal,
    ...(hasBody ? { body: new Uint8Array(await buffer(message)) } : {}),
  });
}

/** Sends a web Response over node. A network error (`Response.error()`) cuts the connection, as it says. */
export async function sendResponse(
  answer: Response,
  message: IncomingMessage,
  response: ServerResponse,
  extra: Record<string, string> = {},
): Promise<void> {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  const whole = Buffer.from(await answer.arrayBuffer());
  if (response.destroyed) return;

  const packs =
    whole.length >= WORTH_PACKING &&
    isCompressible(answer.headers.get('content-type') ?? '') &&
    !answer.headers.has('content-encoding');
  const encoding = packs ? encodingFor(message.headers['accept-encoding']) : 'identity';
  const body = await compress(whole, encoding, 'live');

  for (const [name, value] of Object.entries(extra)) response.setHeader(name, value);
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (packs) response.appendHeader('vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);

  const hasNoBody = [204, 205, 304].includes(answer.status);
  if (!hasNoBody) response.setHeader('content-length', body.length);
  response.writeHead(answer.status);
  response.end(message.method === 'HEAD' || hasNoBody ? undefined : body);
}
