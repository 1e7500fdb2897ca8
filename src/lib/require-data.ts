/** The data, or throws to the error screen: 404 shows not-found, others their status and message. */
export function requireData<T>(
  result:
    | { data: T; error?: never }
    | { data?: never; error: { status: number | null; message: string; kind: string } },
): T {
  if (!result.error) return result.data;
  const { status, message, kind } = result.error;
  if (status === 404) throw notFound();
  throw new Response(message, {
    status: kind === 'http' && status !== null && status >= 400 ? status : 503,
    statusText: kind === 'cancelled' ? cancelled : '',
  });
}

const cancelled = 'Canceled';

/** Whether a loader failed because a read it waited for was canceled, by the visitor or with the account it began under. */
export const isCancelled = (thrown: unknown): boolean =>
  thrown instanceof Response && thrown.statusText === cancelled;

/** For loaders to throw when a parameter is invalid: shows the not-found screen without making a call. */
export const notFound = (): Response => new Response(null, { status: 404, statusText: 'Not Found' });
