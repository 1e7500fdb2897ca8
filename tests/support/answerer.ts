import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { answerFromHandlers } from '#src/reference-api/serve/answer-from-handlers.ts';
import { likelyHandlers } from '#tests/support/likely-handlers.ts';

/** Answers requests in this process, as the server hands them on. */
export function answerer({
  handlers,
}: Pick<ReferenceApi, 'handlers'>): (request: Request) => Promise<Response> {
  const likely = likelyHandlers(handlers);
  return (request) => answerFromHandlers(likely(new URL(request.url).pathname), request, null);
}
