/**
 * For loaders to throw. Like React Router's own, but without its chunk, which the first screen's loader does
 * not wait for.
 */
export function redirect(path: string): Response {
  return new Response(null, { status: 302, headers: { Location: path } });
}
