import { getResponse, type RequestHandler } from 'msw';
import { logFailure, printable } from '#src/reference-api/serve/log.ts';

/** More than any call has. With thousands of segments, MSW needs up to 150 ms to find that no handler matches. */
const MOST_SEGMENTS = 20;

/** The handlers' response; 404 in the API's format for an unknown path or method. */
export async function answerFromHandlers(handlers: RequestHandler[], request: Request): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  // HEAD is answered like GET, and node omits the body, so handlers need not know it. Ranges do not apply to it.
  const isHead = request.method === 'HEAD';
  const forwarded = isHead ? new Request(request, { method: 'GET' }) : request;
  if (isHead) forwarded.headers.delete('range');
  const noSuchCall = () =>
    Response.json({ message: `No such call: ${request.method} ${printable(pathname)}` }, { status: 404 });
  if (pathname.split('/').length > MOST_SEGMENTS) return noSuchCall();
  try {
    return (await getResponse(handlers, forwarded, { baseUrl: origin })) ?? noSuchCall();
  } catch (error) {
    if (request.signal.aborted) return Response.error();
    logFailure(request, pathname, error);
    return Response.json({ message: 'Something went wrong in the reference API.' }, { status: 500 });
  }
}
