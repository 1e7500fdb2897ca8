import { join } from 'node:path';
import { buildSite } from './build-site.ts';

const root = join(import.meta.dirname, '..');

// Builds each time: it takes seconds, and what is served is never older than what is read.
await buildSite({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
await import('../src/reference-api/serve/serve.ts');
