import type { Plugin } from 'vite';
import { ampRules } from './amp-pages.ts';
import { webletRule } from './weblet-page.ts';

const REDIRECTS = [
  '/assets/* /404.html 404',
  '/worker/* /404.html 404',
  webletRule,
  ...ampRules,
  '/* /index.html 200',
  '',
].join('\n');

/**
 * What a static preview host needs for the demo: every path is the app's, missing assets are not.
 * No security headers: their Trusted Types would forbid the service worker the demo lives on.
 */
export function demoHost(): Plugin {
  return {
    name: 'demo-host',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_redirects', source: REDIRECTS });
    },
  };
}
