import { call } from '#src/api/call.ts';
import { userProjectFyiCreate, userProjectFyiList } from '#src/contracts/content-requests.ts';
import type { ContentRequest } from '#src/contracts/content-requests.ts';
import type { ContentRequestFields } from '#src/contracts/forms/content-request.ts';
import type { Result } from '#src/contracts/result.ts';

/** Newest first. Always asks again: the status changes elsewhere. */
export function listContentRequests(signal: AbortSignal): Promise<Result<ContentRequest[]>> {
  return call(userProjectFyiList, { signal, fresh: true });
}

/** Asks the library to get something. */
export function sendContentRequest(body: ContentRequestFields): Promise<Result<ContentRequest>> {
  return call(userProjectFyiCreate, { body });
}
