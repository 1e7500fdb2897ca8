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

/**
 * A file, or the one part that was requested (RFC 9110 §14): 206 with `Content-Range`, or 416 if there is no such part.
 * Requests for several ranges, or in units other than bytes, get the whole file.
 */
export function rangeResponse(
  { headers: requestHeaders }: Request,
  file: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Response {
  headers.set('accept-ranges', 'bytes');
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(requestHeaders.get('range') ?? '') ?? [];
  if ((first === '' && last === '') || isOtherVersion(requestHeaders, headers))
    return new Response(file, { headers });
  const { byteLength: length } = file;
  const begin = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length : Math.min(length, Number(last) + 1);
  if (begin >= length || end <= begin) {
    headers.set('content-range', `bytes */${length}`);
    headers.delete('content-length');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${begin}-${end - 1}/${length}`);
  headers.set('content-length', String(end - begin));
  return new Response(file.slice(begin, end), { status: 206, headers });
}

/** A part may only continue the version the client has, which a weak tag or a date cannot prove. */
function isOtherVersion(requestHeaders: Headers, headers: Headers): boolean {
  const known = requestHeaders.get('if-range');
  return known !== null && (known.startsWith('W/') || known !== headers.get('etag'));
}
