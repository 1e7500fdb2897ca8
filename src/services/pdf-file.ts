import { fetchRange } from '#src/api/file-ranges.ts';
import type { File } from '#src/contracts/shapes.ts';
import { wrongKindText } from '#src/domain/file-kinds/wrong-kind.ts';
import { fileProblem, signatureBytes, viewerFileLimit } from '#src/domain/viewer/file-signature.ts';

/** How many bytes one request asks for. */
export const pdfChunkBytes = 65_536;

/** A PDF on its server. Only the parts that the viewer needs are read. */
export interface PdfSource {
  length: number;
  /** Its first bytes. */
  head: Uint8Array<ArrayBuffer>;
  /** The bytes from `begin` up to `end`, not included. Rejects with an error whose message is a plain sentence. */
  read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
}

export type OpenedPdf = { source: PdfSource; problem?: never } | { source?: never; problem: string };

/**
 * Reads the first part of a PDF to learn its length and check that it is one. A server without range requests sends the
 * whole file at once. Never throws; `problem` is a plain sentence.
 */
export async function openPdf(file: File | Blob, signal: AbortSignal): Promise<OpenedPdf> {
  if (file instanceof Blob) return openOwnPdf(file);
  const options = { signal, limit: viewerFileLimit };
  const first = await fetchRange(file, [0, pdfChunkBytes], options);
  if (first.error) return { problem: first.error.message };
  const { bytes: head, length } = first.data;
  const read = async (begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> => {
    if (end <= head.byteLength) return head.slice(begin, end);
    const part = await fetchRange(file, [begin, Math.min(end, length)], options);
    if (part.error) throw new Error(part.error.message);
    const from = begin - part.data.begin;
    return part.data.bytes.slice(from, from + Math.min(end, length) - begin);
  };
  const problem = fileProblem('PDF', head.slice(0, signatureBytes), new Uint8Array(), length);
  if (problem === 'wrong-format') return { problem: wrongKindText(head, file.name, 'PDF') };
  return problem === null ? { source: { length, head, read } } : { problem: 'The file is empty.' };
}

async function openOwnPdf(file: Blob): Promise<OpenedPdf> {
  const read = async (begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await file.slice(begin, end).arrayBuffer());
  const head = await read(0, pdfChunkBytes);
  return head.length === 0
    ? { problem: 'The file is empty.' }
    : { source: { length: file.size, head, read } };
}
