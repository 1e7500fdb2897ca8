/** In bytes; also the most that a connection is given before its client takes some of it. */
export const PIECE = 16_384;

/** The same answer, whose body goes out piece by piece: only so can one see how fast a client takes it. */
export function inPieces(response: Response): Response {
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.byteLength; at += PIECE) controller.enqueue(chunk.subarray(at, at + PIECE));
    },
  });
  return response.body ? new Response(response.body.pipeThrough(pieces), response) : response;
}
