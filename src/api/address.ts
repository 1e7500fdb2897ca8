import type { Call, Params } from '#src/contracts/define-call.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** The URL of a call, every part encoded. Query parameters are sorted, so that equal calls have equal URLs. */
export function callUrl<Path extends string>(
  call: Pick<Call<Path>, 'path'>,
  params: Params<Path>,
  query: Query = {},
): string {
  const values = new Map<string, string | number>(Object.entries(params));
  const path = call.path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(values.get(part.slice(1)) ?? '') : part))
    .join('/');
  const search = new URLSearchParams();
  for (const key of Object.keys(query).toSorted()) {
    const value = query[key];
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
