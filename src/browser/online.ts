/** Whether the browser believes it has a network. False is sure, true is a guess. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine ?? true;
}
