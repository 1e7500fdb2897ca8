/** A text file with an entity tag; a client that has the latest version gets a 304 (RFC 9110 §13). */
export async function conditionalResponse(
  request: Request,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const all = { 'cache-control': 'public, max-age=900', ...headers, etag: await etagOf(body) };
  return isNotModified(request, all)
    ? new Response(null, { status: 304, headers: all })
    : new Response(body, { headers: all });
}

/** A weak tag, because the text may travel in several encodings. */
export async function etagOf(body: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `W/"${Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** `If-None-Match` first; the date only if there is none. */
export function isNotModified({ headers }: Request, now: Readonly<Record<string, string>>): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
    return tags.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(now['etag'] ?? ''));
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Date.parse(now['last-modified'] ?? '') <= since;
}
