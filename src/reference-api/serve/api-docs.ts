import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brand } from '#src/brand.ts';

const contract = join(import.meta.dirname, '../../../docs/openapi.json');
const PATH = '/api-docs';

/** The viewer writes styles and starts a worker; nothing is loaded from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${brand.name} API</title>
<body>
<div id="contract"><p>Loading the contract…</p></div>
<script src="${PATH}/viewer.js"></script>
<script src="${PATH}/start.js"></script>
</html>
`;
const start = `Redoc.init('${PATH}/openapi.json', { disableSearch: false, hideDownloadButton: false, jsonSampleExpandLevel: 3, scrollYOffset: 0 }, document.getElementById('contract'));
`;

/**
 * The contract of the API for people, at `/api-docs` of `npm start` and of the dev server; never part of a build. Null for any
 * other address, or if the contract or its viewer is not installed.
 */
export async function apiDocs(path: string): Promise<Response | null> {
  if (path !== PATH && !path.startsWith(`${PATH}/`)) return null;
  const viewer = viewerFile();
  if (viewer === null || !existsSync(contract)) return null;
  switch (path) {
    case PATH:
    case `${PATH}/`:
      return answer(page, 'text/html; charset=utf-8');
    case `${PATH}/start.js`:
      return answer(start, 'text/javascript; charset=utf-8');
    case `${PATH}/viewer.js`:
      return answer(await readFile(viewer, 'utf8'), 'text/javascript; charset=utf-8');
    case `${PATH}/openapi.json`:
      return answer(await readFile(contract, 'utf8'), 'application/json; charset=utf-8');
    default:
      return null;
  }
}

function answer(body: string, type: string): Response {
  const headers = {
    'content-type': type,
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  };
  return new Response(body, { headers });
}

/** The viewer in one file; a development package. */
function viewerFile(): string | null {
  try {
    return createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
  } catch {
    return null;
  }
}
