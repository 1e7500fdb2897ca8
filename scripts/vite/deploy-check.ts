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
}

/** The mistakes that would make a deploy fail its visitors, each with what to do about it. */
export function deployProblems({ rules, isNetlify, apiOrigin, specFileOrigin }: Deploy): string[] {
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
  ];
}

/** Stops a build that its visitors could not use. */
export function deployCheck(root: string, origins: Pick<Deploy, 'apiOrigin' | 'specFileOrigin'>): Plugin {
  return {
    name: 'deploy-check',
    apply: 'build',
    buildStart() {
      const rules = readFileSync(join(root, 'netlify.toml'), 'utf8');
      const problems = deployProblems({ rules, isNetlify: process.env['NETLIFY'] === 'true', ...origins });
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}
