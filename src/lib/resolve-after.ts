/** Resolves to `value` after `ms`, for races against something that may take longer. */
export const resolveAfter = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value), ms);
  });
