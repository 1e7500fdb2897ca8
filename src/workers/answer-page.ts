import { readingStarted } from '#src/lib/reading-started.ts';

/** Tells the page to start the worker's time limit. */
export const beginReading = (): void => postMessage(readingStarted);

/**
 * Posts the answer to the page's question, or `failed`, because a rejection in a worker does not reach the
 * page.
 */
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
