const oneDay = 86_400;

/**
 * CORS headers that let pages of the listed origins read responses, for a site whose API has another host. Null for any
 * other origin, whose pages may not read them.
 */
export function crossOriginHeaders(
  { headers, method }: Request,
  origins: readonly string[],
): Record<string, string> | null {
  const origin = headers.get('origin');
  if (origin === null || !origins.includes(origin)) return null;
  const allowed = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-disposition, retry-after',
  };
  if (method !== 'OPTIONS') return allowed;
  return {
    ...allowed,
    'access-control-allow-headers': 'accept, authorization, content-type',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
    'access-control-max-age': String(oneDay),
  };
}
