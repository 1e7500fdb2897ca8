import { join } from 'node:path';
import { startServer } from '../src/reference-api/serve/start-server.ts';
import { buildSite } from './build-site.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist-demo');

// The demo carries the reference API in the page, so any static host will do; this one shows it.
await buildSite({ root, configFile: join(root, 'vite.config.ts'), mode: 'demo', logLevel: 'warn' });
const { url } = await startServer({ dist, rules: null, handlers: null, port: 4174 });
console.log(`Demo, all in the browser: ${url}\nPublish the folder dist-demo on any static host.`);
