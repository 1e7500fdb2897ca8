/** For loaders to throw. React Router's own is in a chunk that the first screen does not wait for. */
export function redirect(path: string): Response {
  return new Response(null, { status: 302, headers: { Location: path } });
}
