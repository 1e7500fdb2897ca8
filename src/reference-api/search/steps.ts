/**
 * Work that may wait for an engine. The embedded engine answers at once, and then nobody waits: a search of it is one turn
 * of the event loop, in which nothing else can use its buffers.
 */
export type Step<T> = Generator<Promise<void>, T, void>;
export type MaybeLater<T> = T | Promise<T>;

/** What an engine answers, now or later. */
export function* got<T>(answer: MaybeLater<T>): Step<T> {
  if (!(answer instanceof Promise)) return answer;
  const results: T[] = [];
  yield answer.then((result) => {
    results.push(result);
  });
  for (const result of results) return result;
  throw new Error('A step went on before its answer was there.');
}

/** Runs a step over an engine that answers at once. */
export function runNow<T>(step: Step<T>): T {
  const turn = step.next();
  if (turn.done !== true) throw new Error('This engine answers later: use runLater.');
  return turn.value;
}

/** Runs a step over any engine. Rejects with what the engine rejects with. */
export async function runLater<T>(step: Step<T>): Promise<T> {
  let turn = step.next();
  while (turn.done !== true) {
    await turn.value;
    turn = step.next();
  }
  return turn.value;
}
