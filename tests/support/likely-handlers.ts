import type { HttpHandler } from 'msw';

/** Those of the handlers that may answer a path, in their order: MSW would try the pattern of each, one after another. */
export function likelyHandlers(handlers: readonly HttpHandler[]): (path: string) => HttpHandler[] {
  const known = handlers.map((handler) => ({ handler, fixed: fixedPart(handler) }));
  return (path) => known.filter(({ fixed }) => path.includes(fixed)).map(({ handler }) => handler);
}

/** Of the pattern of a handler, what stands before its first parameter: a path without it is not its. */
function fixedPart({ info: { path } }: HttpHandler): string {
  return typeof path === 'string' ? (/^\*(.*?)\/?(?=[:*]|$)/.exec(path)?.[1] ?? '') : '';
}
