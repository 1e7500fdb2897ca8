/** What awaits it goes on in a task of its own, so that the browser can answer and paint in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
