import { download } from '#src/api/files.ts';
import type { Result } from '#src/contracts/result.ts';
import type { File } from '#src/contracts/shapes.ts';

/** Part of a file: the server's answer to a range request, or the whole file if it supports none. */
export interface FilePart {
  bytes: Uint8Array<ArrayBuffer>;
  /** The position of the first byte. */
  begin: number;
  /** The length of the whole file, in bytes. */
  length: number;
}

interface Options {
  signal: AbortSignal;
  /** In bytes. A larger file is refused as soon as the server states its size. */
  limit: number;
}

/** Reads from `begin` up to `end`, not included. Never throws. */
export async function fetchRange(
  file: File,
  [begin, end]: readonly [begin: number, end: number],
  { signal, limit }: Options,
): Promise<Result<FilePart>> {
  const { data, error } = await download(file, {
    signal,
    limit,
    headers: { range: `bytes=${begin}-${end - 1}` },
    lengthOf: (answer) => partOf(answer)?.length ?? null,
  });
  if (error) return { error };
  const bytes = new Uint8Array(await new Blob(data.pieces).arrayBuffer());
  const stated = partOf(data.answer);
  return { data: { bytes, begin: stated?.begin ?? 0, length: stated?.length ?? bytes.byteLength } };
}

/** The part of the file that the headers describe, perhaps all of it; null if they are unusable. */
function partOf({ status, headers }: Response): { begin: number; length: number } | null {
  if (status !== 206) {
    const length = Number(headers.get('content-length') ?? Number.NaN);
    return Number.isSafeInteger(length) && !headers.has('content-encoding') ? { begin: 0, length } : null;
  }
  const [, begin, length] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return begin === undefined ? null : { begin: Number(begin), length: Number(length) };
}
