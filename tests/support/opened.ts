const closing: (() => void)[] = [];

/** To be called when the test is over. */
export function closeAfterTest(close: () => void): void {
  closing.push(close);
}

/** Ends what the test opened, so that no navigation goes on into the next one. */
export function closeOpened(): void {
  for (const close of closing.splice(0)) close();
}
