import { runWorker } from '#src/browser/workers.ts';
import { answerFileQuestion } from '#src/domain/file-kinds/answer-file-question.ts';
import type { FileAnswer, FileQuestion } from '#src/domain/file-kinds/answer-file-question.ts';
import type { FileFacts } from '#src/domain/file-kinds/read-file-facts.ts';
import factsWorker from '#src/workers/file-facts.ts?worker&url';

/** Of larger files, only the beginning is read, to detect the format. */
const [mostBytes, headBytes] = [300_000_000, 8_000_000];

/** A file's facts, such as its format and program. Rejects if aborted, or if reading takes too long. */
export async function readOwnFile(file: File, signal: AbortSignal): Promise<FileFacts> {
  const bytes = await bytesOf(file.size > mostBytes ? file.slice(0, headBytes) : file);
  const answer = await ask({ name: file.name, bytes }, signal);
  if ('facts' in answer) return answer.facts;
  throw new Error('The worker gave no answer.');
}

/** A file of an archive, by its path in it; null if it can't be unpacked. */
export async function unpackOwnFile(file: File, entry: string, signal: AbortSignal): Promise<File | null> {
  const answer = await ask({ name: file.name, bytes: await bytesOf(file), entry }, signal);
  if (!('unpacked' in answer) || answer.unpacked === null) return null;
  return new File([new Uint8Array(answer.unpacked)], entry.split('/').at(-1) ?? entry);
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

async function ask(question: FileQuestion, signal: AbortSignal): Promise<FileAnswer> {
  const answer = await runWorker(factsWorker, question, signal);
  // Without workers, on this thread.
  return isAnswer(answer) ? answer : answerFileQuestion(question);
}

/** The worker is ours, so checking for its keys is enough. */
const isAnswer = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && ('facts' in value || 'unpacked' in value);
