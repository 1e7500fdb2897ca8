import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prerender } from './prerender/prerender.ts';
import { prerenderSettings } from './prerender/settings.ts';

// Makes the pages of the site in `dist` again, after records have changed, without building its code anew.
const settings = prerenderSettings(join(import.meta.dirname, '..'));
if (!settings) throw new Error('PRERENDER_API_ORIGIN names no API to make pages from.');
if (!existsSync(settings.code)) throw new Error('There is no site to make pages for: npm run build.');
await prerender({ ...settings, say: (text) => console.log(text) });
