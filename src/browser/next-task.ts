/** What awaits it goes on in a task of its own, so that the browser can answer and paint in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // A timer within timers would wait four milliseconds.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

let line = Promise.resolve();

/** Of several that await it in one task, the first goes on at once, each other in a task of its own. */
export function inTurn(): Promise<void> {
  const mine = line;
  line = line.then(nextTask);
  return mine;
}
