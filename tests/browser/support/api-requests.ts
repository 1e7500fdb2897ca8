import type { Page, Request } from '@playwright/test';

/** The API requests a page makes from now on, as `GET /api/…`; files and pictures are not among them. */
export function recordApiRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/files/'))
      asked.push(`${request.method()} ${pathname}${search}`);
  });
  return asked;
}
