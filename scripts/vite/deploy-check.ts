import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Deploy {
  /** The text of netlify.toml. */
  rules: string;
  isNetlify: boolean;
  /** Empty for the site's own origin. */
  apiOrigin: string;
  /** Of the host that writes spec files; empty for the site's own origin. */
  specFileOrigin: string;
  /** Of the site itself; empty where the build is not told. */
  siteOrigin: string;
  /** Whether pages are made at build. */
  makesPages: boolean;
}

/** The mistakes that would make a deploy fail its visitors, each with what to do about it. */
export function deployProblems({ rules, isNetlify, ...deploy }: Deploy): string[] {
  const { apiOrigin, specFileOrigin, siteOrigin, makesPages } = deploy;
  const lines = rules.split('\n').filter((line) => !line.startsWith('#'));
  // AMP pages call no API.
  const policies = lines.filter(
    (line) => line.startsWith('Content-Security-Policy') && !line.includes('ampproject'),
  );
  return [
    ...(isNetlify && lines.some((line) => line.includes('API_HOST'))
      ? ['netlify.toml still says API_HOST: replace it by the host of your API.']
      : []),
    ...(apiOrigin !== '' && policies.some((policy) => !policy.includes(` ${apiOrigin}`))
      ? [`VITE_API_ORIGIN is ${apiOrigin}: add it to connect-src in each policy of netlify.toml.`]
      : []),
    // The weblet, whose policies follow, writes none.
    ...(specFileOrigin !== '' && policies[0]?.includes(` ${specFileOrigin}`) === false
      ? [
          `VITE_SPEC_FILE_ORIGIN is ${specFileOrigin}: add it to connect-src in the first policy of netlify.toml.`,
        ]
      : []),
    // React throws a page away that says another address than the browser's.
    ...(makesPages && siteOrigin === ''
      ? [
          'Pages made at build name their own address: set VITE_SITE_ORIGIN to the origin of the site, or PRERENDER=none.',
        ]
      : []),
  ];
}

/** Stops a build that its visitors could not use. */
export function deployCheck(root: string, deploy: Omit<Deploy, 'rules' | 'isNetlify'>): Plugin {
  return {
    name: 'deploy-check',
    apply: 'build',
    buildStart() {
      const rules = readFileSync(join(root, 'netlify.toml'), 'utf8');
      const problems = deployProblems({ rules, isNetlify: process.env['NETLIFY'] === 'true', ...deploy });
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}
