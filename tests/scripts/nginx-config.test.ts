import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { root } from '#tests/architecture/sources.ts';
import { nginxConfig } from '../../scripts/nginx/nginx-config.ts';

it('deploy/nginx.conf is what netlify.toml says now: `npm run nginx` writes it', async () => {
  const text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  expect(await nginxConfig(join(root, 'netlify.toml'))).toBe(text);
});
