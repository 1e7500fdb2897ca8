import * as v from 'valibot';
import { limitRequestBody } from 'srvx/body-limit';
import type { BaseIssue, GenericSchema } from 'valibot';
import { addAll } from '#src/lib/long-lists.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

/**
 * The query as an object. A value becomes a number if the schema expects one and the text is one. A repeated name is refused with
 * 400, since it is ambiguous. Without a schema, the query is ignored.
 */
export function readQuery(
  schema: GenericSchema | null,
  search: URLSearchParams,
): Record<string, string | number> {
  const names = new Set<string>();
  for (const name of search.keys()) {
    if (names.has(name)) refuse(400, `${name || 'query'}: Expected one value.`);
    names.add(name);
  }
  if (schema === null) return {};
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
 * The body as JSON. Refuses with 415 other content types (a form on another site can send those) and compressed bodies,
 * with 413 more than `largest` bytes, and with 400 what is not JSON or could not be returned unchanged.
 */
export async function readBody(request: Request, largest: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    refuse(415, 'The body must be JSON, with the content type application/json.');
  if (request.headers.has('content-encoding')) refuse(415, 'The body must not be compressed.');
  let body: unknown;
  try {
    body = await limitRequestBody(request, largest).json();
  } catch (error) {
    const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
    if (isTooLarge) refuse(413, `This is too large to save. The limit is ${largest / 1000} kB.`);
    return refuse(400, 'body: Expected JSON.');
  }
  const field = unsoundField(body);
  return field === null ? body : refuse(400, `${field}: Expected finite numbers and well-formed text.`);
}

/** The field of a body with a number out of range, such as 1e999, or half a character; null if there is none. */
function unsoundField(body: unknown): string | null {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [['body', body] as const];
  for (const [field, value] of fields) {
    if (isUnsound(field)) return 'body';
    // No recursion: a body may be nested deeper than the stack allows.
    const rest: unknown[] = [value];
    while (rest.length > 0) {
      const one = rest.pop();
      if (isUnsound(one)) return field;
      if (typeof one === 'object' && one !== null) addAll(rest, Object.entries(one).flat());
    }
  }
  return null;
}

const isUnsound = (value: unknown): boolean =>
  typeof value === 'number' ? !Number.isFinite(value) : typeof value === 'string' && !value.isWellFormed();

/** The first issue, `coid: Invalid type: Expected number but received "x"`. */
export function firstIssueText(issues: readonly BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return 'The request is invalid.';
  return `${nameOf(issue) || 'body'}: ${issue.message}`;
}

const nameOf = (issue: BaseIssue<unknown>): string =>
  (issue.path ?? []).map(({ key }) => String(key)).join('.');
