import { runWorker, WorkerTimeoutError } from '#src/browser/workers.ts';
import officeFileWorker from '#src/workers/office-file.ts?worker&url';
import type { OpenedFile } from '#src/domain/office-sections/open-file.ts';

/** The largest file that is opened, in bytes; the reader has the same limit. */
const mostBytes = 50_000_000;

/**
 * Reads a section of an office from a file, in a worker, or on this thread if there are no workers. The
 * file stays on this device. Rejects only if aborted.
 */
export async function openFileInWorker(file: File, signal: AbortSignal): Promise<OpenedFile> {
  if (file.size > mostBytes)
    return { problem: 'The file is larger than 50 MB. Save it without its pictures, and open it again.' };
  let question: { name: string; bytes: Uint8Array };
  try {
    question = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { problem: 'The file can’t be read. Choose it again.' };
  }
  try {
    const answer = await runWorker(officeFileWorker, question, signal);
    if (isOpened(answer)) return answer;
    if (answer !== null)
      return { problem: 'The file couldn’t be read. Save it again as .docx, and open that.' };
  } catch (error) {
    if (signal.aborted) throw error;
    // Don't retry on the main thread: it would freeze the page.
    if (error instanceof WorkerTimeoutError)
      return {
        problem: 'The file takes too long to read. Split it into its sections and open them one by one.',
      };
  }
  const { openOfficeFile } = await import('#src/domain/office-sections/open-file.ts');
  return openOfficeFile(question);
}

const isOpened = (value: unknown): value is OpenedFile =>
  typeof value === 'object' && value !== null && ('section' in value || 'problem' in value);
