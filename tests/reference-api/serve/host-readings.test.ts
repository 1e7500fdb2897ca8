import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeaderRules } from '#src/reference-api/serve/header-rules.ts';
import { host, readings, type Reading, type Served } from '#tests/reference-api/serve/host-readings.ts';
import { netlifyToml } from '#tests/reference-api/serve/site.ts';

const APP = ['/index.html', '/app.html'];
const AMP = ['/amp/index.html', '/amp/content-type/cad.html'];
const KEPT = ['/-/assets/app-1a2b.js', '/-/worker/drawing-1a2b.js', '/-/wasm/ifc-1a2b.js', '/-/favicon.png'];
const files = [...APP, '/404.html', '/-/weblet.html', '/version.json', '/site.webmanifest', ...KEPT, ...AMP];

const strict = (await readHeaderRules(netlifyToml))('/')['content-security-policy'];

/** Addresses that are close to those which rules name. */
const seeds = [
  ...files,
  '/',
  '/signin',
  '/search/roof',
  '/company/31250/weblet/cad/list',
  '/company/31250/weblet/cad',
  '/-/company/31250/weblet/cad/list',
  '/-/company/31250/weblet/cad/list/more',
  '/-',
  '/-/',
  '/-/assets/nope.js',
  '/-/worker/nope.js',
  '/-/wasm/nope.js',
  '/-/wasm/x/y',
  '/-wasm',
  '/-/wasmer',
  '/--/weblet.html',
  '/weblet.html',
  '/assets/nope.js',
  '/assetsfoo',
  '/worker/nope.js',
  '/worker/wasm/x',
  '/workers',
  '/fonts/nope.woff2',
  '/favicon.png',
  '/favicon.ico',
  '/favicon.nope',
  '/amp',
  '/amp/',
  '/amp/nope',
  '/amp/content-type/nope',
  '/amp/content-type/cad',
  '/ampere',
  '/reset/token',
  '/account/favorites',
  '/no/such/page',
];

/** The same in other letters, with other slashes and escapes, and with what follows a name. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll(/\b\w/g, (letter) => letter.toUpperCase()),
  (path) => path.replace(/[a-z](?=[^a-z]*$)/, (letter) => letter.toUpperCase()),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/[a-z]/, (letter) => `%${(letter.charCodeAt(0) - 32).toString(16)}`),
  (path) => path.replace(/^\/-/, '/%2D'),
  (path) => `/${path}`,
  (path) => path.replace(/(?!^)\//, '//'),
  (path) => path.replace(/(?!^)\//, '%2f'),
  (path) => path.replace(/(?!^)\//, String.raw`\\`),
  (path) => `${path}/`,
  (path) => `${path}.`,
  (path) => `${path};x=1`,
  (path) => `${path}%20`,
  (path) => `${path}%00`,
  (path) => `/x${path}`,
];
const addresses = [...new Set(seeds.flatMap((seed) => spellings.map((spell) => spell(seed))))];

const isKept = (served: Served) =>
  served.values('cache-control').some((value) => !/no-cache|max-age=0/.test(value));

/** What a host may not do with an address, in words; hosts are known to keep no missing file, whatever a rule says. */
function faults(path: string, served: Served): string[] {
  const { status, file } = served;
  const policies = served.values('content-security-policy');
  const said = (found: boolean, fault: string) => (found ? [`${path}: ${fault}`] : []);
  const isApp = APP.includes(file ?? '');
  return [
    ...said(isApp && !policies.includes(strict ?? ''), 'the app under another policy'),
    ...said(isApp && isKept(served), 'the app is kept'),
    ...said(status === 200 && isKept(served) && !KEPT.includes(file ?? ''), 'kept without need'),
    ...said(/^\/(?:-|assets|worker|fonts)\//.test(path) && isApp, 'the app for a missing file'),
    ...said(file !== undefined && policies.length === 0, 'no policy'),
  ];
}

const named = (reading: Reading) => [JSON.stringify(reading), reading] as const;

describe('however a host reads the rules', () => {
  it.each(readings.map(named))('no address loosens or keeps the app: %s', (_, reading) => {
    const ask = host(reading, files);
    expect(addresses.flatMap((path) => faults(path, ask(path)))).toEqual([]);
  });

  it('nor does any other address', () => {
    const piece = fc.oneof(
      fc.constantFrom(...seeds.flatMap((seed) => seed.split('/'))),
      fc.constantFrom('', '.', '..', '%2F', '%2D', '%5C', ';', 'İ', 'ſ', 'K', '\u0131'),
      fc.string({ maxLength: 3 }),
    );
    const path = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => `/${pieces.join('/')}`);
    const letters = fc.func(fc.boolean());
    fc.assert(
      fc.property(fc.constantFrom(...readings), path, letters, (reading, one, isUpper) => {
        const spelled = [...one].map((sign) => (isUpper(sign) ? sign.toUpperCase() : sign)).join('');
        expect(faults(spelled, host(reading, files)(spelled))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(readings.map(named))('a weblet, workers, and AMP pages get what they need: %s', (_, reading) => {
    const ask = host(reading, files);
    const { location } = ask('/company/31250/weblet/cad/list');
    const weblet = ask(location ?? '');
    expect(weblet).toMatchObject({ status: 200, file: '/-/weblet.html' });
    const policyOf = (served: Served) => served.values('content-security-policy').at(-1);
    expect(policyOf(weblet)).toContain('frame-ancestors https:');
    expect(policyOf(ask('/-/wasm/ifc-1a2b.js'))).toContain("'wasm-unsafe-eval'");
    expect(policyOf(ask('/-/worker/drawing-1a2b.js'))).not.toContain("'wasm-unsafe-eval'");
    for (const path of ['/amp', '/amp/content-type/cad', ...AMP])
      expect(policyOf(ask(path))).toContain('cdn.ampproject.org');
    for (const file of KEPT) expect([file, isKept(ask(file))]).toEqual([file, true]);
    // Where both policies count, the frame and WebAssembly are refused: that is the safe way to fail.
    expect(weblet.values('content-security-policy')).toHaveLength(reading.merges ? 2 : 1);
  });
});
