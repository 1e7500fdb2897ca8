import * as v from 'valibot';
import { limitRequestBody } from 'srvx/body-limit';
import type { BaseIssue, GenericSchema } from 'valibot';

import { refuse } from '#src/reference-api/refusal.ts';

/** The query as an object. A value is a number where the schema wants one and it reads as one, else text. */
export function readQuery(schema: GenericSchema, search: URLSearchParams): Record<string, string | number> {
  const asText: Record<string, string | number> = Object.fromEntries(search);
  const tried = v.safeParse(schema, asText);
  if (tried.success) return asText;
  for (const issue of tried.issues) {
    const name = nameOf(issue);
    const text = asText[name];
    if (issue.expected === 'number' && typeof text === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) {
      asText[name] = Number(text);
    }
  }
  return asText;
}

/**
 * The body as JSON. Refused are: another content type, which a form of another site can send, with 415, as is a compressed
 * body; more bytes than `largest` with 413; what is no JSON with 400.
 */
export async function readBody(request: Request, largest: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    refuse(415, 'The body must be JSON, with the content type application/json.');
  if (request.headers.has('content-encoding')) refuse(415, 'The body must not be compressed.');
  try {
    const body: unknown = await limitRequestBody(request, largest).json();
    return body;
  } catch (error) {
    const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
    if (isTooLarge) refuse(413, `This is too large to save. The limit is ${largest / 1000} kB.`);
    return refuse(400, 'The body is not JSON.');
  }
}

/** `coid: Invalid type: Expected number but received "x"`, for the first issue. */
export function fieldOf(issues: readonly BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return 'The request is invalid.';
  return `${nameOf(issue) || 'body'}: ${issue.message}`;
}

function nameOf(issue: BaseIssue<unknown>): string {
  return (issue.path ?? []).map(({ key }) => String(key)).join('.');
}
