import { runWorker, WorkerTimeoutError } from '#src/browser/workers.ts';
import type { DrawingQuestion, DrawingResult } from '#src/domain/drawing/answer.ts';
import drawingWorker from '#src/workers/drawing.ts?worker&url';

/** Reads a DXF file in a worker, or on this thread if there are no workers. Rejects only if aborted. */
export async function readDrawing(
  file: Blob,
  signal: AbortSignal,
  layout: string | null = null,
): Promise<DrawingResult> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const question: DrawingQuestion = { bytes, layout };
    const answer = await runWorker(drawingWorker, question, signal);
    if (isAnswer(answer)) return answer;
  } catch (error) {
    if (signal.aborted) throw error;
    // Don't retry on the main thread: it would freeze the page.
    if (error instanceof WorkerTimeoutError) return { problem: 'The drawing takes too long to read here.' };
  }
  const { answerDrawing } = await import('#src/domain/drawing/answer.ts');
  return answerDrawing(bytes, layout);
}

const isAnswer = (value: unknown): value is DrawingResult =>
  typeof value === 'object' && value !== null && ('sheet' in value || 'problem' in value);
