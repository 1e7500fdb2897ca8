import { join } from 'node:path';
import { buildPlain } from './build-site.ts';
import { withReferenceApi } from './with-reference-api.ts';

/** The day on which journeys see the sample world. */
const today = '2026-11-02';
const root = join(import.meta.dirname, '..');

// As made at the moment at which journeys begin.
process.env['SOURCE_DATE_EPOCH'] ??= String(Date.parse(`${today}T12:00:00Z`) / 1000);
process.env['VITE_SITE_ORIGIN'] ??= 'https://lintel.example';
await withReferenceApi(
  { seed: 1, scale: 1, today },
  join(root, 'tests/browser/support/prerendered-pages.txt'),
  async () => {
    await buildPlain({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  },
);
