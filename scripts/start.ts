import { join } from 'node:path';
import { readServeOptions } from '../src/reference-api/serve/options.ts';
import { askReferenceApi } from './ask-reference-api.ts';
import { buildSite } from './build-site.ts';
import { reservePort } from './reserve-port.ts';
import { ampPages } from './vite/amp-pages.ts';

const root = join(import.meta.dirname, '..');
const options = serveOptions();
if (options && !options.help) {
  const reserved = await reservePort(options.port, options.host);
  const origin = (process.env['VITE_SITE_ORIGIN'] ??= options.site ?? reserved.origin);
  // Builds each time: it takes seconds, and what is served is never older than what is read.
  await buildSite({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [ampPages(origin, await askReferenceApi(options))],
  });
  await reserved.release();
  // The last one counts.
  process.argv.push('--port', String(reserved.port));
}
await import('../src/reference-api/serve/serve.ts');

/** Undefined for options that make no sense, of which the server tells. */
function serveOptions() {
  try {
    return readServeOptions(process.argv.slice(2), new Date());
  } catch {
    return undefined;
  }
}
