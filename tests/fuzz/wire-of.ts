import type { Call } from '#src/contracts/define-call.ts';
import { ownToken } from '#tests/fuzz/known.ts';
import type { Attempt } from '#tests/fuzz/requests.ts';
import type { Wire } from '#tests/fuzz/senders.ts';

/** A request as it is sent, with the token of whoever sends it. */
export function wireOf(
  { method, path }: Call,
  { params, isRaw, query, headers: odd, body }: Attempt,
  token: string | null,
): Wire {
  const written = isRaw ? raw : encodeURIComponent;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => written(params[name] ?? ''));
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  return {
    method,
    target: search.size > 0 ? `${filled}?${search.toString()}` : filled,
    headers: {
      ...odd,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body?.type && { 'content-type': body.type }),
    },
    body: body?.text.replace(ownToken, token ?? ownToken) ?? null,
  };
}

/** As no client writes it: what can stand in a request line stays, percent signs that begin no escape among it. */
function raw(text: string): string {
  return text.replaceAll(/[^!$-.0-;=@-Z_a-z~%]/gu, encodeURIComponent);
}
