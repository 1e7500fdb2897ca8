import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const Rules = v.array(v.object({ from: v.string(), to: v.string(), status: v.number() }));

/** The rules of `netlify.toml` in the words of a plain host, without those that lead to an API. */
export async function demoRules(netlifyConfigPath: string): Promise<string> {
  const { redirects } = await parseAllRedirects({
    redirectsFiles: [],
    netlifyConfigPath,
    configRedirects: [],
    minimal: true,
  });
  const own = v.parse(Rules, redirects).filter(({ to }) => to.startsWith('/'));
  return own.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/**
 * The files that a static preview host needs for the demo: former addresses lead on, every other path is the app's,
 * missing assets are not. No security headers: their Trusted Types would forbid the service worker the demo lives on.
 */
export function demoHost(root: string): Plugin {
  return {
    name: 'demo-host',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const source = await demoRules(join(root, 'netlify.toml'));
      this.emitFile({ type: 'asset', fileName: '_redirects', source });
    },
  };
}
