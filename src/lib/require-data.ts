/** The data, or throws to the error screen: 404 to not found, any other with status and message. */
export function requireData<T>(
  result:
    | { data: T; error?: never }
    | { data?: never; error: { status: number | null; message: string; kind: string } },
): T {
  if (!result.error) return result.data;
  const { status, message, kind } = result.error;
  if (status === 404) throw notFound();
  throw new Response(message, { status: kind === 'http' && status !== null && status >= 400 ? status : 503 });
}

/** To throw where a parameter names nothing: the not-found screen, and no call made. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}
