import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appRules, withAppRules } from './vite/app-rules.ts';

/** Writes the addresses of the app into `netlify.toml`, after a change of the route table: node scripts/write-host-rules.ts */
const file = join(import.meta.dirname, '../netlify.toml');
const { screenRoutes } = await import('../src/routes.ts');
const rules = appRules(screenRoutes.map(({ path }) => path));
writeFileSync(file, withAppRules(readFileSync(file, 'utf8'), rules));
console.log(`${rules.length} rules`);
