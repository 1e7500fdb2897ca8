import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { ServerRequest } from 'srvx';
import { NodeRequest, sendNodeResponse } from 'srvx/node';

/** The largest body of any call, in bytes. */
export const LARGEST_BODY = 1_000_000;

const NO_BODY = new Set([204, 304]);

const compressed = compression({
  // nginx's default. Search responses are a twelfth smaller than at the package's default of 4, in the same time.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  // Ranges refer to uncompressed bytes. DXF is text, although its media type does not say so.
  filter: (request, response) =>
    !response.hasHeader('content-range') &&
    (compression.filter(request, response) || String(response.getHeader('content-type')).includes('dxf')),
});

/** The request and the connection that its response goes to. */
export interface RequestContext {
  req: IncomingMessage;
  res: ServerResponse;
  /** Whether the same connection has more requests waiting. */
  hasMore: () => boolean;
}

/** Handles node's requests with web requests and responses, and compresses. `Response.error()` cuts the connection. */
export function nodeHandler(
  answer: (request: ServerRequest, exchange: RequestContext) => Promise<Response>,
): (req: IncomingMessage, res: ServerResponse, hasMore?: () => boolean) => void {
  return (req, res, hasMore = () => false) => {
    answer(new NodeRequest({ req, res, maxRequestBodySize: LARGEST_BODY }), { req, res, hasMore })
      .then((response) => {
        if (response.status === 0) return void res.destroy();
        const send = () => void sendNodeResponse(res, response).catch(() => res.destroy());
        // `compression` cannot end a response without a body, and checking the body would turn a file into a stream.
        return NO_BODY.has(response.status) ? send() : compressed(req, res, send);
      })
      .catch(() => res.destroy());
  };
}
