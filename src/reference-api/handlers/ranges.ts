/**
 * The part of a whole answer that a request asks for: 206 with `Content-Range`, 416 where there is no such part. One range
 * in bytes; of several, or of other units, the whole is given (RFC 9110 §14).
 */
export async function rangeOf(request: Request, whole: Response): Promise<Response> {
  if (whole.status !== 200) return whole;
  whole.headers.set('accept-ranges', 'bytes');
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (first === '' && last === '') return whole;
  // Our tags are weak: none of them proves that a part belongs to the same bytes.
  if (request.headers.has('if-range')) return whole;
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const { byteLength: length } = bytes;
  const begin = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length : Math.min(length, Number(last) + 1);
  const headers = new Headers(whole.headers);
  if (begin >= length || end <= begin) {
    headers.set('content-range', `bytes */${length}`);
    headers.delete('content-length');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${begin}-${end - 1}/${length}`);
  headers.set('content-length', String(end - begin));
  return new Response(bytes.slice(begin, end), { status: 206, headers });
}
