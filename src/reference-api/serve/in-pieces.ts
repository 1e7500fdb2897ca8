/** In bytes. Also the most that a connection gets before its client takes some of it. */
export const PIECE = 16_384;

/** The same response with its body sent in pieces, which shows how fast the client takes it. */
export function inPieces(response: Response): Response {
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.byteLength; at += PIECE) controller.enqueue(chunk.subarray(at, at + PIECE));
    },
  });
  return response.body ? new Response(response.body.pipeThrough(pieces), response) : response;
}
