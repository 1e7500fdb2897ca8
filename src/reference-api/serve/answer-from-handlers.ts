import { getResponse, type RequestHandler } from 'msw';

/** An unknown path or method gets a 404 in the API's own format. */
export async function answerFromHandlers(handlers: RequestHandler[], request: Request): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  // HEAD is GET without the body, which node leaves out: handlers need not know of it. It has no parts.
  const isHead = request.method === 'HEAD';
  const forwarded = isHead ? new Request(request, { method: 'GET' }) : request;
  if (isHead) forwarded.headers.delete('range');
  try {
    return (
      (await getResponse(handlers, forwarded, { baseUrl: origin })) ??
      Response.json({ message: `No such call: ${request.method} ${pathname}` }, { status: 404 })
    );
  } catch (error) {
    if (request.signal.aborted) return Response.error();
    console.error(`${request.method} ${withoutSecrets(pathname)} failed:`, error);
    return Response.json({ message: 'Something went wrong in the reference API.' }, { status: 500 });
  }
}

/** A token that resets a password, or a manufacturer's password, follows. */
const beforeSecret =
  /^\/(?:(?:auth\/local\/)?reset|(?:api\/)?(?:outline|specwizard)-specs-report|company\/[^/]+\/(?:resources|reports))\//;

/** A path as it may stand in a log. */
export function withoutSecrets(path: string): string {
  const before = beforeSecret.exec(path)?.[0];
  return before === undefined ? path : `${before}…`;
}
