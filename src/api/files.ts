import { authorizationHeader } from '#src/api/send-request.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { log } from '#src/browser/log.ts';
import { siteOrigin } from '#src/browser/location.ts';
import type { File } from '#src/contracts/shapes.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import { safeHref } from '#src/lib/safe-href.ts';

/** How long to wait for the next bytes, in ms. */
const silenceMs = 20_000;

interface FileOptions {
  signal: AbortSignal;
  /** Called with the size of each chunk, in bytes. */
  onBytes?: (count: number) => void;
  /** Called before the first chunk with the announced size in bytes; null if the server does not say. */
  onLength?: (total: number | null) => void;
  /** In bytes. A larger file is refused as soon as the server states its size. */
  limit?: number;
}

/** The URL of a file on this site or over https; null for anything else. */
export function fileAddress({ url }: Pick<File, 'url'>): URL | null {
  const href = safeHref(url);
  const address = href === null ? null : new URL(href, siteOrigin());
  return address !== null && /^https?:$/.test(address.protocol) ? address : null;
}

/** Downloads a whole file. Returns its bytes or an error, never throws. An HTML page instead of another format is an error. */
export async function fetchFile(file: File, options: FileOptions): Promise<Result<Blob>> {
  const { data, error } = await download(file, {
    ...options,
    lengthOf: ({ headers }) => {
      const announced = Number(headers.get('content-length') ?? Number.NaN);
      return Number.isSafeInteger(announced) && announced > 0 ? announced : null;
    },
  });
  if (error) return { error };
  return { data: new Blob(data.pieces, { type: data.answer.headers.get('content-type') ?? '' }) };
}

interface DownloadOptions extends FileOptions {
  headers?: Readonly<Record<string, string>>;
  /** The size of the whole file as the server states it; null if it doesn't. */
  lengthOf: (answer: Response) => number | null;
}

interface Download {
  answer: Response;
  pieces: Uint8Array<ArrayBuffer>[];
}

/** Never throws. The token is sent only to the API's origin, and cookies only to the site's. */
export async function download(file: File, options: DownloadOptions): Promise<Result<Download>> {
  const { signal, onBytes, onLength, limit = Infinity, headers, lengthOf } = options;
  const address = fileAddress(file);
  if (address === null) return failedFile('invalid', null, 'This site doesn’t open files from that address.');
  const silence = new AbortController();
  const wait = (): ReturnType<typeof setTimeout> => setTimeout(() => silence.abort(), silenceMs);
  let timer = wait();
  try {
    const answer = await fetch(address, {
      headers: { ...authorizationHeader(address), ...headers },
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!answer.ok) return failedFile('http', answer.status, sentenceForStatus(answer.status));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    if (isPage && !/\.html?$/i.test(file.name)) {
      return failedFile('invalid', answer.status, 'The server sent a web page instead.');
    }
    const total = lengthOf(answer);
    if ((total ?? 0) > limit) {
      await answer.body?.cancel();
      return tooLarge(limit);
    }
    onLength?.(total);
    let received = 0;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body?.getReader();
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      clearTimeout(timer);
      timer = wait();
      pieces.push(piece.value);
      received += piece.value.byteLength;
      if (received > limit) {
        await reader?.cancel();
        return tooLarge(limit);
      }
      onBytes?.(piece.value.byteLength);
    }
    return { data: { answer, pieces } };
  } catch {
    if (signal.aborted) return failedFile('cancelled', null, 'The download was canceled.');
    return silence.signal.aborted
      ? failedFile('timeout', null, 'The server took too long to send the file.')
      : failedFile('network', null, 'Couldn’t reach the server.');
  } finally {
    clearTimeout(timer);
  }
}

const tooLarge = (limit: number): { error: CallError } =>
  failedFile('invalid', 200, `The file is larger than ${fileSizeText(limit)}.`);

function sentenceForStatus(status: number): string {
  if (status === 404 || status === 410) return 'The file is no longer available.';
  if (status === 401 || status === 403) return 'You don’t have access to the file.';
  return status === 429
    ? 'Too many requests right now.'
    : `The server couldn’t send the file (error ${status}).`;
}

function failedFile(kind: CallError['kind'], status: number | null, message: string): { error: CallError } {
  if (kind !== 'cancelled') log.warn('A file could not be downloaded', { kind, status });
  return { error: { call: 'file', kind, status, message, field: null, retryAfter: null } };
}
