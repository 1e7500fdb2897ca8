import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  readTarget,
  locationOf,
  readRedirectRules,
  type MatchRule,
} from '../../src/reference-api/door/node.ts';
import { WEBLET_PAGE } from './weblet-page.ts';

/** The rule of `netlify.toml` for what a browser asked the dev server for. */
export async function ruleFinder(root: string) {
  const match: MatchRule = await readRedirectRules({ config: join(root, 'netlify.toml') });
  return (url = '/') => {
    const target = readTarget(url);
    const rule = target && match(target.path, target.query);
    return rule && { rule, query: target.query };
  };
}

/**
 * The dev server leads addresses of the former site and frames on by the rules of `netlify.toml`, as the host does, and has
 * the weblet's page where a build puts it.
 */
export function hostRules(root: string): Plugin {
  return {
    name: 'host-rules',
    apply: 'serve',
    async configureServer(server) {
      const ruleOf = await ruleFinder(root);
      server.middlewares.use((request, response, next) => {
        const found = ruleOf(request.url);
        if (!found) return next();
        const { rule, query } = found;
        if (rule.status >= 300 && rule.status < 400) {
          // Not kept by the browser: a rule may be about to be edited.
          const headers = { location: locationOf(rule, query), 'cache-control': 'no-store' };
          response.writeHead(rule.status, headers).end();
          return;
        }
        if (rule.to === `/${WEBLET_PAGE}`) request.url = '/weblet.html';
        next();
      });
    },
  };
}
