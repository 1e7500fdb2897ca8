import { join } from 'node:path';
import { loadServer } from '../src/reference-api/door/node.ts';
import { askReferenceApi } from './ask-reference-api.ts';
import { buildSite } from './build-site.ts';
import { reservePort } from './reserve-port.ts';
import { ampPages } from './vite/amp-pages.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist-demo');

// The demo carries the reference API in the page, so any static host will do; this one shows it.
const reserved = await reservePort(4174, '127.0.0.1');
const siteOrigin = process.env['VITE_SITE_ORIGIN'] ?? reserved.origin;
const today = new Date().toISOString().slice(0, 10);
const plugins = [ampPages(siteOrigin, await askReferenceApi({ seed: 1, scale: 1, today }))];
await buildSite({
  root,
  configFile: join(root, 'vite.config.ts'),
  mode: 'demo',
  logLevel: 'warn',
  plugins,
});
await reserved.release();
const { startServer } = await loadServer();
const { url } = await startServer({ dist, rules: null, handlers: null, port: reserved.port });
console.log(`Demo, all in the browser: ${url}\nPublish the folder dist-demo on any static host.`);
