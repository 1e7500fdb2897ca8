import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConfig } from './nginx/nginx-config.ts';

/** Writes nginx's configuration, after a change of `netlify.toml`: npm run nginx */
const root = join(import.meta.dirname, '..');
writeFileSync(join(root, 'deploy/nginx.conf'), await nginxConfig(join(root, 'netlify.toml')));
