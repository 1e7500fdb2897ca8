import { calls } from '#src/contracts/calls.ts';
import type { Call } from '#src/contracts/define-call.ts';
import { resources } from '#src/contracts/resources.ts';
import { bySpecificity } from '#src/reference-api/http/specificity.ts';

/** Every call by method and number of segments, the most specific first. */
const table = new Map<string, { id: string; parts: string[] }[]>();
const all: Call[] = [
  ...Object.values(calls),
  ...Object.values(resources).flatMap(({ get, es, byIds, list, create, update, delete: remove }): Call[] => [
    get,
    es,
    byIds,
    list,
    create,
    update,
    remove,
  ]),
];
for (const { id, method, path } of all.toSorted((one, other) => bySpecificity(one.path, other.path))) {
  const parts = path.split('/');
  const key = `${method} ${parts.length}`;
  table.set(key, [...(table.get(key) ?? []), { id, parts }]);
}

/** The id of a request's call; for other requests only their kind, because a path may contain anything. */
export function callNameOf(method: string, path: string): string {
  const given = path.split('/');
  const found = table
    .get(`${method === 'HEAD' ? 'GET' : method} ${given.length}`)
    ?.find(({ parts }) => parts.every((part, at) => part === given[at] || part.startsWith(':')));
  if (found) return found.id;
  if (/^\/(?:feeds|sitemaps?|spec-file)\b/.test(path) || path.startsWith('/api/files/')) return 'file';
  return /^\/(?:api|auth|feedback)\//.test(path) ? 'none' : 'page';
}
