import { join } from 'node:path';
import { readServeOptions } from '../src/reference-api/serve/options.ts';
import { buildSite } from './build-site.ts';

const root = join(import.meta.dirname, '..');

process.env['VITE_SITE_ORIGIN'] ??= siteOrigin() ?? '';

// Builds each time: it takes seconds, and what is served is never older than what is read.
await buildSite({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
await import('../src/reference-api/serve/serve.ts');

/** Where this site will be; undefined for options that make no sense, of which the server tells. */
function siteOrigin(): string | undefined {
  try {
    const { site, port } = readServeOptions(process.argv.slice(2), new Date());
    return site ?? `http://localhost:${port}`;
  } catch {
    return undefined;
  }
}
