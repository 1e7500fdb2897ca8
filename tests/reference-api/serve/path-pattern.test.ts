import fc from 'fast-check';
import redirector from 'netlify-redirector';
import { expect, it } from 'vitest';
import { pathPattern } from '#src/reference-api/serve/path-pattern.ts';

const patterns = [
  '/*',
  '/-/favicon.png',
  '/-/assets/:file',
  '/-/company/:id/weblet/:contentType/:formatting',
  '/account/*',
  '/company/:id/reports/*',
  '/plex.*',
];

/** The host's own matcher of redirects, asked whether a pattern fits. */
async function hostsOwn(pattern: string): Promise<(path: string) => boolean> {
  const rule = { origin: pattern, path: pattern, to: '/x', status: 200, force: false, params: {} };
  const matcher = await redirector.parseJSON(JSON.stringify([{ ...rule, conditions: {}, headers: {} }]), {
    jwtSecret: '',
    jwtRoleClaim: '',
  });
  const request = { scheme: 'https', host: 'site.test', query: '', headers: {}, cookieValues: {} };
  return (path) => Boolean(matcher.match({ ...request, path, getHeader: () => '', getCookie: () => '' }));
}

it.each(patterns)('header rules match as the host matches redirects: %s', async (pattern) => {
  const [host, ours] = [await hostsOwn(pattern), pathPattern(pattern)];
  const near = pattern.split('/').slice(1);
  const piece = fc.oneof(
    fc.constantFrom(
      ...near,
      ...near.map((part) => part.toUpperCase()),
      '',
      'a',
      '.',
      'x;y',
      'plex.',
      'ab c',
      'a\u2028',
      '\u2029',
    ),
    fc.stringMatching(/^[\w.~-]{0,4}$/),
  );
  const likely = near.map((part) => fc.oneof({ weight: 6, arbitrary: fc.constant(part) }, piece));
  const slash = fc.constantFrom('/', '/', '/', '//', '///');
  const path = fc
    .tuple(
      fc.oneof(fc.tuple(...likely), fc.array(piece, { minLength: 1 })),
      fc.array(slash, { minLength: 4, maxLength: 4 }),
      fc.constantFrom('', '/', '//', '/more'),
    )
    .map(([parts, slashes, end]) => parts.map((part, at) => (slashes[at] ?? '/') + part).join('') + end);
  fc.assert(
    fc.property(path, (one) => {
      expect([one, ours(one)]).toEqual([one, host(one)]);
    }),
    { numRuns: 1_000 },
  );
});
