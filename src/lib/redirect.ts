/** For loaders to throw. React Router's own is in a chunk that the first screen does not wait for. */
export const redirect = (path: string): Response =>
  new Response(null, { status: 302, headers: { Location: path } });
