import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildId } from './build-id.ts';
import { buildSite } from './build-site.ts';

const root = join(import.meta.dirname, '..');

/** The id of the build that lies in dist; undefined without one. */
function builtId(): string | undefined {
  try {
    const version: unknown = JSON.parse(readFileSync(join(root, 'dist/version.json'), 'utf8'));
    return typeof version === 'object' && version !== null && 'build' in version
      ? String(version.build)
      : undefined;
  } catch {
    return undefined;
  }
}

// `npm start` builds the app unless these very sources are built already, then serves it.
if (builtId() === buildId(root)) console.log('The build is up to date.');
else await buildSite({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
await import('../src/reference-api/serve/serve.ts');
