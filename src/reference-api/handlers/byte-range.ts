/** What is asked for in parts: a player jumps in it, a reader of PDF begins at its end. */
const inParts = /^(?:audio|video)\/|^application\/(?:pdf|zip)$|^model\//;

/**
 * The whole answer, or the one part of it that was asked for (RFC 9110 §14): `bytes=0-99`, `bytes=100-`, `bytes=-100`.
 * Several parts at once are answered whole, as the standard allows.
 */
export async function inRange(request: Request, whole: Response): Promise<Response> {
  const { headers } = whole;
  if (whole.status !== 200 || !inParts.test(headers.get('content-type') ?? '')) return whole;
  headers.set('accept-ranges', 'bytes');
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range')?.trim() ?? '');
  if (!range || (range[1] === '' && range[2] === '') || isOfAnother(request, headers)) return whole;
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const total = bytes.byteLength;
  const [, from = '', to = ''] = range;
  const start = from === '' ? Math.max(0, total - Number(to)) : Number(from);
  const end = from === '' || to === '' ? total - 1 : Math.min(Number(to), total - 1);
  if (start >= total || end < start || (from === '' && Number(to) === 0)) {
    headers.set('content-range', `bytes */${total}`);
    headers.delete('content-length');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${total}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(bytes.slice(start, end + 1), { status: 206, headers });
}

/** A part continues only the file that the client knows; a weak tag cannot say that it does. */
function isOfAnother(request: Request, headers: Headers): boolean {
  const known = request.headers.get('if-range');
  return known !== null && known !== headers.get('last-modified') && known !== headers.get('etag');
}
