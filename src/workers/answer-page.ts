import { readingStarted } from '#src/lib/begun-reading.ts';

/** Starts the page's time limit for the worker. */
export const beginReading = (): void => postMessage(readingStarted);

/** Posts the answer to the page's question, or `failed`: a rejection in a worker doesn't reach the page. */
export function answerPage<Answer>(
  answerOf: (question: unknown) => Answer | Promise<Answer>,
  transferOf: (answer: Answer) => Transferable[] = () => [],
): void {
  const answer = async (question: unknown): Promise<void> => {
    const found = await answerOf(question);
    postMessage(found, { transfer: transferOf(found) });
  };
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    answer(data).catch(() => postMessage('failed'));
  });
}
