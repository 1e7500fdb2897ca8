import { join } from 'node:path';
import { readServeOptions } from '../src/reference-api/serve/options.ts';
import { askReferenceApi } from './ask-reference-api.ts';
import { buildSite } from './build-site.ts';
import { ampPages } from './vite/amp-pages.ts';

const root = join(import.meta.dirname, '..');
const options = serveOptions();
if (options) process.env['VITE_SITE_ORIGIN'] ??= options.site ?? `http://localhost:${options.port}`;

// Builds each time: it takes seconds, and what is served is never older than what is read.
await buildSite({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  plugins: !options ? [] : [ampPages(process.env['VITE_SITE_ORIGIN'] ?? '', await askReferenceApi(options))],
});
await import('../src/reference-api/serve/serve.ts');

/** Undefined for options that make no sense, of which the server tells. */
function serveOptions() {
  try {
    return readServeOptions(process.argv.slice(2), new Date());
  } catch {
    return undefined;
  }
}
