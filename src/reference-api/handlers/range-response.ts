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
