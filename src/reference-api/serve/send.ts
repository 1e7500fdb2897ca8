import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from '#src/reference-api/serve/compress.ts';
import type { RuleMatch } from '#src/reference-api/serve/redirect-rules.ts';
import type { SiteFile } from '#src/reference-api/serve/site-files.ts';

/** The host's default for whatever no header rule speaks of. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

export async function sendFile(
  file: SiteFile,
  status: number,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { body, etag, encoding } = await file.read(encodingFor(request.headers['accept-encoding']));
  if (response.destroyed) return;
  const all: Record<string, string | number> = {
    'cache-control': REVALIDATE,
    ...headers,
    'content-type': file.contentType,
    etag,
    ...(file.varies ? { vary: 'Accept-Encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  // A missing asset that browsers keep for a year stays missing after it is back.
  if (status >= 400) all['cache-control'] = REVALIDATE;
  if (status === 200 && isFresh(request.headers['if-none-match'], etag)) {
    delete all['content-encoding'];
    response.writeHead(304, all).end();
    return;
  }
  response.writeHead(status, { ...all, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function sendRedirect(
  rule: RuleMatch,
  query: string,
  headers: Record<string, string>,
  response: ServerResponse,
): void {
  const target = rule.to.includes('?') || query === '' ? rule.to : `${rule.to}?${query}`;
  const { pathname, search } = new URL(target.replace(/^\/+/, '/'), 'http://site.test');
  response.writeHead(rule.status, { ...headers, location: pathname + search, 'content-length': 0 }).end();
}

export function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((text) => text.trim().replace(/^W\//, '') === etag);
}
