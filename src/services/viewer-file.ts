import { fetchFile } from '#src/api/files.ts';
import type { File } from '#src/contracts/shapes.ts';
import { wrongKindText } from '#src/domain/file-kinds/wrong-kind.ts';
import { fileProblem, signatureBytes, viewerFileLimit } from '#src/domain/viewer/file-signature.ts';
import type { ViewerFormat } from '#src/domain/viewer/file-signature.ts';

export interface Progress {
  received: number;
  /** Null if the server doesn't say. */
  total: number | null;
}

export type ViewerFile = { file: Blob; problem?: never } | { file?: never; problem: string };

/**
 * Downloads a file for a viewer, at most 100 MB, and checks that it is complete and of the format its name says. Never throws;
 * `problem` is a plain sentence.
 */
export async function loadViewerFile(
  file: File,
  format: ViewerFormat,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<ViewerFile> {
  let [received, total] = [0, file.bytes];
  const result = await fetchFile(file, {
    signal,
    limit: viewerFileLimit,
    onLength: (announced) => {
      total = announced ?? total;
      onProgress({ received, total });
    },
    onBytes: (count) => {
      received += count;
      // The announced length of a compressed response is smaller than what arrives.
      onProgress({ received, total: total !== null && received > total ? null : total });
    },
  });
  if (result.error) return { problem: result.error.message };
  const blob = result.data;
  const [head, tail] = await Promise.all([
    bytesOf(blob.slice(0, signatureBytes)),
    bytesOf(blob.slice(-signatureBytes)),
  ]);
  const problem = fileProblem(format, head, tail, blob.size);
  if (problem === 'wrong-format') return { problem: wrongKindText(head, file.name, format) };
  return problem === null ? { file: blob } : { problem: 'The file is incomplete.' };
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
