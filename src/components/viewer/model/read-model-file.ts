import { runWorker, WorkerTimeoutError } from '#src/browser/workers.ts';
import type { DrawnModel } from '#src/components/viewer/model/scene/model-scene.ts';
import type { ReadModel } from '#src/components/viewer/model/model-panel.tsx';
import { modelProblems } from '#src/domain/viewer/model/model-words.ts';
import { objectBox, partRows } from '#src/domain/viewer/model/part-rows.ts';
import type { ModelAnswer } from '#src/lib/model/answer-model.ts';
import type { Model } from '#src/lib/model/read-glb.ts';
import modelWorker from '#src/workers/model.ts?worker&url';

export type ReadModelFile = { drawn: DrawnModel; model: Model } | { problem: string };

/** Reads a GLB file in a worker, or on this thread if there are no workers. Rejects only if aborted. */
async function readModelFile(file: Blob, signal: AbortSignal): Promise<ReadModelFile> {
  const bytes = await file.arrayBuffer();
  try {
    const answer = await runWorker(modelWorker, bytes, signal);
    if (isAnswer(answer) && 'error' in answer && answer.error === 'packed')
      return await readPacked(bytes, signal);
    if (isAnswer(answer)) return toReadModel(bytes, answer);
    if (answer !== null) return { problem: 'The file can’t be read.' };
  } catch (error) {
    if (signal.aborted) throw error;
    // Don't retry on the main thread: it would freeze the page.
    if (error instanceof WorkerTimeoutError) return { problem: 'The model takes too long to read here.' };
  }
  const { answerModel } = await import('#src/lib/model/answer-model.ts');
  return toReadModel(bytes, answerModel(bytes));
}

/** Unpacks the file for both readers. */
async function readPacked(bytes: ArrayBuffer, signal: AbortSignal): Promise<ReadModelFile> {
  const { default: address } = await import('#src/workers/packed-model.ts?worker&url');
  const plain = await runWorker(address, bytes, signal);
  if (!(plain instanceof Uint8Array)) return { problem: modelProblems.packed };
  const unpacked = new Uint8Array(plain).buffer;
  const answer = await runWorker(modelWorker, unpacked, signal);
  return isAnswer(answer) ? toReadModel(unpacked, answer) : { problem: modelProblems.packed };
}

function toReadModel(bytes: ArrayBuffer, answer: ModelAnswer): ReadModelFile {
  if ('error' in answer) return { problem: modelProblems[answer.error] };
  const { model, lines } = answer;
  return { drawn: { bytes, lines }, model };
}

/** The worker is ours, so checking for one key is enough. */
const isAnswer = (value: unknown): value is ModelAnswer =>
  typeof value === 'object' && value !== null && ('model' in value || 'error' in value);

/** The model with its selected type, or the file's first if there is no such type. */
export function shownType(model: Model, wanted: number | null): ReadModel {
  const type = wanted !== null && model.types[wanted] ? wanted : model.first;
  const shown = model.types[type] ?? model.types[0];
  return { model, type, rows: partRows(model, shown), box: objectBox(shown) };
}

/** Reads a model file in the background. Returns a function that stops it, after which `onRead` is not called. */
export function watchModelFile(file: Blob, onRead: (content: ReadModelFile) => void): () => void {
  const reading = new AbortController();
  const { signal } = reading;
  readModelFile(file, signal)
    .catch((): ReadModelFile => ({ problem: 'The file can’t be read.' }))
    .then(
      (content) => signal.aborted || onRead(content),
      () => undefined,
    );
  return () => reading.abort();
}
