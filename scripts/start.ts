import { join, resolve } from 'node:path';
import { openDiskStorage, readServeOptions, serve } from '../src/reference-api/door/node.ts';
import { askReferenceApi } from './ask-reference-api.ts';
import { buildSite } from './build-site.ts';
import { reservePort } from './reserve-port.ts';
import { withReferenceApi } from './with-reference-api.ts';
import { ampPages } from './vite/amp-pages.ts';

const root = join(import.meta.dirname, '..');
const options = serveOptions();
// A folder that is in use stops the build as well: the server that has it serves what was built before.
const data = options && !options.help ? await openDiskStorage(resolve(options.data)).catch(() => null) : null;
if (options && data) {
  const reserved = await reservePort(options.port, options.host);
  const origin = (process.env['VITE_SITE_ORIGIN'] ??= options.site ?? reserved.origin);
  // Builds each time: it takes seconds, and what is served is never older than what is read.
  const plugins = [ampPages(origin, await askReferenceApi(options))];
  await withReferenceApi(options, join(root, 'scripts/prerender/sample-pages.txt'), () =>
    buildSite({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', plugins }),
  );
  await reserved.release();
  await data.release();
  // The last one counts.
  process.argv.push('--port', String(reserved.port));
}
await serve();

/** Undefined for options that make no sense; of these, and of a folder that cannot be used, the server tells. */
function serveOptions() {
  try {
    return readServeOptions(process.argv.slice(2), new Date());
  } catch {
    return undefined;
  }
}
