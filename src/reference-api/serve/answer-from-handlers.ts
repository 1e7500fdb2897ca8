import { getResponse, type RequestHandler } from 'msw';
import { ADDRESS_HEADER } from '#src/reference-api/http/caller.ts';
import { logFailure, printableText } from '#src/reference-api/serve/log.ts';

/** More than any call has. With thousands of segments, MSW needs up to 150 ms to find that no handler matches. */
const MOST_SEGMENTS = 20;

/**
 * An unknown path or method gets a 404 in the API's own format. `address` is the caller's address as determined by the server,
 * null without a network; the request's own claim is ignored.
 */
export async function answerFromHandlers(
  handlers: RequestHandler[],
  request: Request,
  address: string | null,
): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  // HEAD is answered like GET, and node omits the body, so handlers need not know it. Ranges do not apply to it.
  const isHead = request.method === 'HEAD';
  const own = new Request(request.url, request);
  if (address === null) own.headers.delete(ADDRESS_HEADER);
  else own.headers.set(ADDRESS_HEADER, address);
  const forwarded = isHead ? new Request(own, { method: 'GET' }) : own;
  if (isHead) forwarded.headers.delete('range');
  const noSuchCall = () =>
    Response.json({ message: `No such call: ${request.method} ${printableText(pathname)}` }, { status: 404 });
  if (pathname.split('/').length > MOST_SEGMENTS) return noSuchCall();
  try {
    return (await getResponse(handlers, forwarded, { baseUrl: origin })) ?? noSuchCall();
  } catch (error) {
    if (request.signal.aborted) return Response.error();
    logFailure(request, pathname, error);
    return Response.json({ message: 'Something went wrong in the reference API.' }, { status: 500 });
  }
}
