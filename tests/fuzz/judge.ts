import * as v from 'valibot';

import { requestedFailure } from '#src/reference-api/http/sentinels.ts';
import { LONGEST_ADDRESS } from '#src/reference-api/serve/read-target.ts';
import { expectedOf, jsonOf } from '#tests/fuzz/expected.ts';
import { operationOf, type Operation } from '#tests/fuzz/operations.ts';
import type { Role } from '#tests/fuzz/requests.ts';
import { requestOf, type Answer, type Wire } from '#tests/fuzz/senders.ts';

const refusal = v.object({ message: v.pipe(v.string(), v.nonEmpty()) });

/** What is wrong with an answer, in a sentence; null when nothing is. */
export async function faultOf(role: Role, wire: Wire, answer: Answer): Promise<string | null> {
  const request = requestOf(wire);
  if ((await requestedFailure(request)) !== undefined) return null;
  const { status, text, type } = answer;
  if (status >= 500) return `${status}: ${text.slice(0, 300)}`;
  if (status === 400 && text === 'Bad request') return null;
  if (status === 414 && wire.target.length > LONGEST_ADDRESS - 64) return null;
  const operation = operationOf(wire.method, new URL(request.url));
  if (/^\/(?:feeds\/|sitemap)/.test(wire.target)) return null;
  if (!operation) return status === 404 ? null : `${status} where no call is: ${text.slice(0, 300)}`;
  const { statuses, fields } = expectedOf(operation, role, wire);
  if (!statuses.includes(status))
    return `${operation.id}: ${status} instead of ${statuses.join(' or ')}: ${text.slice(0, 300)}`;
  return status === 200 ? faultOfData(operation, type, text) : faultOfRefusal(status, text, fields);
}

function faultOfData({ call }: Operation, type: string, text: string): string | null {
  const isText = call.answer.type === 'string';
  if (!type.startsWith(isText ? 'application/xml' : 'application/json')) return `200 with ${type}`;
  const read = v.safeParse(call.answer, isText ? text : jsonOf(text));
  if (read.success) return null;
  const [issue] = read.issues;
  return `200, but ${v.getDotPath(issue) ?? 'the answer'} does not fit the contract: ${issue.message}`;
}

function faultOfRefusal(status: number, text: string, fields: readonly string[] | null): string | null {
  const said = v.safeParse(refusal, jsonOf(text));
  if (!said.success) return `${status} without a message: ${text.slice(0, 300)}`;
  if (status !== 400 && status !== 422) return null;
  const { message } = said.output;
  const colon = message.indexOf(': ');
  if (colon === -1) return `${status} names no field: ${message}`;
  const named = message.slice(0, colon);
  const isOne = fields === null || fields.some((field) => named === field || named.startsWith(`${field}.`));
  return isOne ? null : `${status} names “${named}” instead of ${fields.join(' or ')}: ${message}`;
}
