import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHeaderRules } from '#src/reference-api/serve/header-rules.ts';
import { netlifyToml, startSite, type Site } from '#tests/reference-api/serve/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const headersOf = async (path: string) =>
  (await fetch(new URL(path, site.url), { redirect: 'manual' })).headers;

/** The directives of a policy by name. */
function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((text) => {
      const [name = '', ...values] = text.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('every page carries the policy', () => {
  it.each(['/', '/search/roof', '/company/31250', '/no/such/page', '/about.shtml'])('%s', async (path) => {
    const policy = directives((await headersOf(path)).get('content-security-policy') ?? '');
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('dompurify app-xml app-json-ld');
  });

  it('allows nothing inline and nothing evaluated', async () => {
    const policy = (await headersOf('/')).get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe-|nonce-|sha256-|script-src[^;]*\*/);
  });

  it('asks for https on the host, and does not where there is none', async () => {
    const onHost = (await readHeaderRules(netlifyToml))('/');
    expect(onHost['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    expect(onHost['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
    const here = await headersOf('/');
    expect(here.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(here.get('strict-transport-security')).toBeNull();
  });

  it.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ])('%s: %s', async (name, value) => {
    expect((await headersOf('/')).get(name)).toBe(value);
  });

  it('can be brought back by the browser’s back button at once', async () => {
    expect((await headersOf('/search/roof')).get('cache-control')).not.toContain('no-store');
  });
});

describe('a path with a secret in it tells nobody', () => {
  it.each([
    '/reset/demo-reset-token',
    '/outline-specs-report/northfold/demo-report',
    '/specwizard-specs-report/northfold/demo-report',
    '/company/31250/resources/northfold/demo-report',
    '/company/31250/reports/northfold/demo-report/user-favorites',
  ])('%s', async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('and only such a path', async () => {
    const headers = await headersOf('/company/31250/cad');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-robots-tag')).toBeNull();
  });
});
