import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import { readTarget } from '#src/reference-api/serve/read-target.ts';
import { readRedirectRules } from '#src/reference-api/serve/redirect-rules.ts';
import { screenRoutes } from '#src/routes.ts';
import { netlifyToml, startSite } from '#tests/reference-api/serve/site.ts';
import { appRules, withAppRules } from '../../../scripts/vite/app-rules.ts';

const patterns = screenRoutes.map(({ path }) => path);
const match = await readRedirectRules({ config: netlifyToml });
const site = await startSite();
afterAll(() => site.close());

/** What the host's own matcher makes of an address. */
function ruleOf(address: string): { to: string; status: number } | undefined {
  const target = readTarget(address);
  const rule = target && match(target.path, target.query);
  return rule && { to: rule.to, status: rule.status };
}

const page = match('/no/such/page', '')?.to ?? '';
const app = { to: page, status: 200 };
const nowhere = { to: page, status: 404 };

/** An address of a route: each parameter has this value, and what follows an open end. */
const addressOf = (pattern: string, value: string) =>
  pattern.replaceAll(/:\w+/g, value).replace(/\*$/, `${value}/${value}`);

describe('the addresses of the app in the rules of the host', () => {
  it('are those of the route table: run `npx node scripts/write-host-rules.ts` after a change of it', () => {
    const toml = readFileSync(netlifyToml, 'utf8');
    expect(withAppRules(toml, appRules(patterns)) === toml).toBe(true);
  });

  it('lead to the page of the app, with a final slash and a query, too', () => {
    for (const pattern of patterns)
      for (const value of ['31250', 'o%27halloran-s%C3%B8n.html', '5%22%20x%20%3C8'])
        for (const end of ['', '/', '?mf=95'])
          expect([pattern, ruleOf(addressOf(pattern, value) + end)]).toEqual([pattern, app]);
  });

  it('hold slashes where a visitor may type some', () => {
    for (const address of [
      '/search/5%2F8%22%20type%20X%20w%2Fo%20facing',
      '/search/1%2F2%2F3/cad',
      '/company/31250/search/5%2F8/cad',
      '/downloads/northfold-31250/cad/5%2F8',
      '/sw/a%2Fb',
      '/standards/astm-e84%2Fe84m',
      '/reset/a%2Fb',
    ])
      expect([address, ruleOf(address)]).toEqual([address, app]);
  });

  it.each([
    '/wp-login.php',
    '/foo/bar',
    '/.env',
    '/company',
    '/product',
    '/product/1/cad/2',
    '/company/31250/cad/1/viewer/more',
    '/blog-post/1/feed',
    '/Search/roof',
    '/aiarules',
    '/searching',
    '/account/nothing',
    '/specification/31250',
    '//search/tpo',
  ])('%s is none of them', (address) => {
    expect(ruleOf(address)).toEqual(nowhere);
  });

  it('are no others', () => {
    const words = [...new Set(patterns.flatMap((pattern) => pattern.split('/')))].filter(
      (part) => part !== '' && part !== '*' && !part.startsWith(':'),
    );
    const piece = fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-z][\w.-]{0,8}$/));
    const isRoute = patternsMatcher();
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        const address = `/${pieces.join('/')}`;
        const rule = ruleOf(address);
        // Former addresses, files, and the API have rules of their own.
        fc.pre(rule?.to === page);
        expect([address, rule?.status]).toEqual([address, isRoute(address) ? 200 : 404]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the server of this machine', () => {
  it.each([
    ['/search/roof', 200],
    ['/wp-login.php', 404],
    ['/no/such/page', 404],
  ])('answers %s with the app’s page and status %i', async (address, status) => {
    const answer = await fetch(new URL(address, site.url), { headers: { 'if-none-match': '"x"' } });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('<title>App</title>');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each(['/-/share.png', '/-/cards/product/1.png'])(
    'shows other sites the site’s picture, also where a page has no card: %s',
    async (path) => {
      const answer = await fetch(new URL(path, site.url));
      expect([answer.status, await answer.text()]).toEqual([200, 'the picture of the site']);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const app = await fetch(site.url);
      expect(app.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );
});

/** By the rules themselves, read in another way: word by word, with `*` for the rest. */
function patternsMatcher(): (address: string) => boolean {
  const rules = appRules(patterns).map((rule) => rule.split('/'));
  return (address) => {
    const parts = address.split('/');
    return rules.some((rule) => {
      const isOpen = rule.at(-1) === '*';
      const fixed = isOpen ? rule.slice(0, -1) : rule;
      const hasLength = isOpen ? parts.length >= fixed.length : parts.length === fixed.length;
      return hasLength && fixed.every((part, at) => part.startsWith(':') || part === parts[at]);
    });
  };
}
