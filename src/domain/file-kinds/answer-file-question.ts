import { mostUnpackedBytes, readFileFacts, type FileFacts } from '#src/domain/file-kinds/read-file-facts.ts';
import { openPackedFile } from '#src/lib/packed-file.ts';

/** With `entry`, requests the bytes of that file in the archive. */
export interface FileQuestion {
  name: string;
  bytes: Uint8Array;
  entry?: string;
}

export type FileAnswer = { facts: FileFacts } | { unpacked: Uint8Array | null };

/** Never throws. `question` is a `FileQuestion`, from the page. */
export function answerFileQuestion(question: unknown): FileAnswer {
  if (!isQuestion(question)) return { unpacked: null };
  const { name, bytes, entry } = question;
  if (entry === undefined) return { facts: readFileFacts(bytes, name) };
  try {
    return { unpacked: openPackedFile(bytes, mostUnpackedBytes).read(entry) };
  } catch {
    return { unpacked: null };
  }
}

function isQuestion(value: unknown): value is FileQuestion {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('bytes' in value)) return false;
  const isEntry = !('entry' in value) || value.entry === undefined || typeof value.entry === 'string';
  return typeof value.name === 'string' && value.bytes instanceof Uint8Array && isEntry;
}
