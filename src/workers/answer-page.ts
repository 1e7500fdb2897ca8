import { readingStarted } from '#src/lib/begun-reading.ts';

/** From here on the page counts the time of the worker. */
export const beginReading = (): void => postMessage(readingStarted);

/** Answers the question of the page, or `failed`: the page is not told of a promise rejected here. */
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
