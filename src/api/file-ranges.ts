import { bearerFor } from '#src/api/attempt.ts';
import { failedFile, fileAddress, sentenceForStatus, tooLarge } from '#src/api/files.ts';
import type { Result } from '#src/contracts/result.ts';
import type { File } from '#src/contracts/shapes.ts';

/** A server that sends nothing for so long sends nothing more. */
const silenceMs = 20_000;

/** A stretch of a file: the server's answer to a range, or the whole where it knows no ranges. */
export interface FilePart {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where it begins. */
  begin: number;
  /** Of the whole file. */
  length: number;
}

interface Options {
  signal: AbortSignal;
  /** In bytes. A larger file is refused by what the server says, before its bytes are read. */
  limit: number;
}

/** Reads from `begin` up to `end`, not included. Never throws. */
export async function fetchRange(
  file: File,
  [begin, end]: readonly [begin: number, end: number],
  { signal, limit }: Options,
): Promise<Result<FilePart>> {
  const address = fileAddress(file);
  if (address === null) return failedFile('invalid', null, 'This site doesn’t open files from that address.');
  const silence = AbortSignal.timeout(silenceMs);
  try {
    const answer = await fetch(address, {
      headers: { ...bearerFor(address), range: `bytes=${begin}-${end - 1}` },
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, silence]),
    });
    if (!answer.ok) return failedFile('http', answer.status, sentenceForStatus(answer.status));
    if (answer.headers.get('content-type')?.startsWith('text/html') === true)
      return failedFile('invalid', answer.status, 'The server sent a web page instead.');
    const stated = partOf(answer);
    if (stated !== null && stated.length > limit) {
      await answer.body?.cancel();
      return tooLarge(limit);
    }
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (bytes.byteLength > limit) return tooLarge(limit);
    return { data: { bytes, begin: stated?.begin ?? 0, length: stated?.length ?? bytes.byteLength } };
  } catch {
    if (signal.aborted) return failedFile('cancelled', null, 'The download was canceled.');
    return silence.aborted
      ? failedFile('timeout', null, 'The server took too long to send the file.')
      : failedFile('network', null, 'Couldn’t reach the server.');
  }
}

/** What the headers say of a part, or of the whole; null where they say nothing of use. */
function partOf({ status, headers }: Response): { begin: number; length: number } | null {
  if (status !== 206) {
    const length = Number(headers.get('content-length') ?? Number.NaN);
    return Number.isSafeInteger(length) && !headers.has('content-encoding') ? { begin: 0, length } : null;
  }
  const [, begin, length] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return begin === undefined ? null : { begin: Number(begin), length: Number(length) };
}
