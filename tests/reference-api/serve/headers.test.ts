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
    expect(policy.get('trusted-types')).toBe('dompurify app-json-ld app-worker');
    expect(policy.has('frame-src')).toBe(false);
  });

  it('allows nothing inline and nothing evaluated', async () => {
    const policy = (await headersOf('/')).get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe-|nonce-|sha256-|script-src[^;]*\*/);
  });

  it('asks for https on the host, and does not where there is none', async () => {
    const onHost = (await readHeaderRules(netlifyToml))('/');
    expect(onHost['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    expect(onHost['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
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

const weblet = '/-/company/northfold-roofing-systems-31250/weblet';

describe('only a weblet may be framed', () => {
  const ancestors = async (path: string) => {
    const headers = (await readHeaderRules(netlifyToml))(path);
    expect(headers['x-frame-options']).toBeUndefined();
    return directives(headers['content-security-policy'] ?? '').get('frame-ancestors');
  };

  it.each([
    `${weblet}/cad/compact`,
    `${weblet}/epd/list/`,
    '/-/company/31250/weblet/product/grid',
    '/-/weblet.html',
  ])('%s: by pages that came safely, and on this machine', async (path) => {
    expect(await ancestors(path)).toBe('https: http://localhost:* http://127.0.0.1:*');
  });

  it.each([
    '/',
    '/index.html',
    '/search/weblet',
    '/company/31250',
    '/company/31250/cad',
    '/company/31250/cad/1',
    '/company/31250/weblet',
    `${weblet}/cad`,
    `${weblet}/cad/`,
    `${weblet}/cad/compact/more`,
    '/company/31250/weblet/cad/compact',
    '/Company/31250/weblet/cad/compact',
    '/-/company/31250/Weblet/cad/compact',
    '/-/company/31250/cad/weblet/compact/list',
    '/company/31250/cad/weblet/compact/list',
    '/company/31250/resources/weblet/cad',
    '/company/31250/reports/weblet/cad/user-favorites',
    '/company/31250/projects/weblet/cad/compact',
    '/x/company/31250/weblet/cad/compact',
    '/weblet',
    '/weblet.html',
    '/-/Weblet.html',
    '/-/weblet.html/x',
    '/signin',
    '/account/favorites',
    '/reset/demo-reset-token',
    '/404.html',
    '/no/such/page',
  ])('%s: by nobody', async (path) => {
    expect(await ancestors(path)).toBe("'none'");
  });

  it('and it may do less than other pages: no frames or films in it, no worker, no markup from text', async () => {
    const rules = await readHeaderRules(netlifyToml);
    const site = directives(rules('/')['content-security-policy'] ?? '');
    const own = directives(rules(`${weblet}/cad/compact`)['content-security-policy'] ?? '');
    const same = ['default-src', 'script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'base-uri'];
    for (const name of [...same, 'object-src', 'require-trusted-types-for', 'upgrade-insecure-requests'])
      expect([name, own.get(name)]).toEqual([name, site.get(name)]);
    expect(own.get('form-action')).toBe("'none'");
    expect(own.get('trusted-types')).toBe("'none'");
    expect(['frame-src', 'media-src', 'worker-src'].filter((name) => own.has(name))).toEqual([]);
    expect(rules('/-/weblet.html')['content-security-policy']).toBe(
      rules(`${weblet}/cad/compact`)['content-security-policy'],
    );
  });
});
