/** Resolves to `value` after `ms`, for races against something that may take longer. */
export function resolveAfter<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), ms);
  });
}
