import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readTarget } from '../../src/reference-api/serve/read-target.ts';
import { locationOf, readRedirectRules } from '../../src/reference-api/serve/redirect-rules.ts';

/** The dev server sends addresses of the former site on by the rules of `netlify.toml`, as the host does. */
export function formerAddresses(root: string): Plugin {
  return {
    name: 'former-addresses',
    apply: 'serve',
    async configureServer(server) {
      const match = await readRedirectRules({ config: join(root, 'netlify.toml') });
      server.middlewares.use((request, response, next) => {
        const target = readTarget(request.url ?? '/');
        const rule = target && match(target.path, target.query);
        if (!rule || rule.status < 300 || rule.status >= 400) return next();
        // Not kept by the browser: a rule may be about to be edited.
        const headers = { location: locationOf(rule, target.query), 'cache-control': 'no-store' };
        response.writeHead(rule.status, headers).end();
      });
    },
  };
}
