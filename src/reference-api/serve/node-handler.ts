import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { ServerRequest } from 'srvx';
import { NodeRequest, sendNodeResponse } from 'srvx/node';

/** The largest body of any call, in bytes. */
export const LARGEST_BODY = 1_000_000;

const NO_BODY = new Set([204, 304]);

const compressed = compression({
  // As nginx does by default: an answer to a search is a twelfth smaller than at the package's own 4, in as little time.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  // A part is of the bytes as they are. DXF is text, which the media types' registry does not say.
  filter: (request, response) =>
    !response.hasHeader('content-range') &&
    (compression.filter(request, response) || String(response.getHeader('content-type')).includes('dxf')),
});

/** Where a request comes from and where its answer goes. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** Whether other requests of the same connection wait. */
  hasMore: () => boolean;
}

/** Answers node's requests with web ones, compressed as the client can read them. `Response.error()` cuts the connection. */
export function nodeHandler(
  answer: (request: ServerRequest, exchange: Exchange) => Promise<Response>,
): (req: IncomingMessage, res: ServerResponse, hasMore?: () => boolean) => void {
  return (req, res, hasMore = () => false) => {
    answer(new NodeRequest({ req, res, maxRequestBodySize: LARGEST_BODY }), { req, res, hasMore })
      .then((response) => {
        if (response.status === 0) return void res.destroy();
        const send = () => void sendNodeResponse(res, response).catch(() => res.destroy());
        // `compression` cannot end a response without a body; to look at the body would make a stream of a file.
        return NO_BODY.has(response.status) ? send() : compressed(req, res, send);
      })
      .catch(() => res.destroy());
  };
}
