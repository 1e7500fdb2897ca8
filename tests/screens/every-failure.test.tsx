import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { clearReads } from '#src/api/reads.ts';
import { fragmentOf } from '#src/domain/share/share-link.ts';
import { beginSession } from '#src/services/session-lifecycle.ts';
import { plainHtml } from '#tests/screens/companies/plain-html.ts';
import { stopTime } from '#tests/support/fake-time.ts';
import { faults, tooMuch, type Fault } from '#tests/support/faults.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { closeOpened } from '#tests/support/opened.ts';
import { signInAs } from '#tests/support/sign-in.ts';
import { moment } from '#tests/support/stopped-time.ts';

const company = '/company/northfold-roofing-systems-31250';
const shared = fragmentOf({
  kind: 'list',
  name: 'A list',
  projectType: '',
  items: [
    { content_type: 'product', content_id: 1, note: '', status: null },
    { content_type: 'company', content_id: 31250, note: '', status: null },
  ],
});

/** A screen of every kind that asks for something. */
const everyone = [
  '/',
  '/search/tpo',
  '/product/1',
  '/product/1/cad',
  company,
  `${company}/cad`,
  `${company}/cad/1`,
  `${company}/cad/1/variations`,
  `${company}/cad/products/1,2`,
  `${company}/search/roof/cad`,
  `${company}/product-search?terms=wind`,
  `${company}/vector-search?q=keeps+rain+out`,
  `${company}/projects`,
  `${company}/projects/1`,
  '/company/tamarack-millwork-60733/nonclient',
  '/products/cad',
  '/products/by-csi/07',
  '/manufacturers/roofing',
  '/content-type/cad',
  '/content-type/cad/07',
  '/content-type/cad/07/075423',
  '/content-type/spec',
  '/specification/31250/1',
  '/specification/31250/1/specification.fmt.html',
  '/specifications/search?q=sealant',
  '/standards?section=075423',
  '/standards/astm-e84',
  '/merge-specifications?of=northfold-075423,stormglass-075423',
  '/compare?ids=1,2',
  '/substitution?specified=1&proposed=2',
  '/featured/products',
  '/featured/1',
  '/whats-new',
  '/whats-new/cad/week',
  '/downloads/northfold-roofing-systems-31250/cad/roof',
  '/specwizard',
  '/sw/northfold-075423',
  '/sw/merged--northfold-075423--stormglass-075423',
  '/sw/template/1',
  '/projects',
  '/projects/07?section=075423',
  `/share#${shared}`,
  '/reset/demo-reset-token',
  '/podcast',
  '/podcast/1',
  '/blog-post/1',
  '/continuing-education/1',
];
const signedIn = [
  '/account',
  '/account/favorites',
  '/account/searches',
  '/account/projects',
  '/account/projects/1',
  '/account/projects/2',
  '/account/projects/1/outline-specs',
  '/account/specwizard-projects/1',
  '/account/specwizard-projects/1/specwizard',
  '/account/profile',
  '/account/office',
  '/account/content-requests',
];

/** Parts that fail silently: the screen has what a visitor came for. */
const quietly = [
  /\/banners\//,
  /\/client-product-photo\//,
  /\/has-news\//,
  /\/has-projects\//,
  /\/manufacturers\/\d+\/urls$/,
  /\/content-type\/division-level\/all\//,
  /\/site-page\/page-type\/division\//,
  /\/csisecs\/manufacturer-csis\//,
  /\/similar-query$/,
  /\/client-project\/recent$/,
  // Numbers at the parts of the detail, and lines of its specification, beside what the home page is for.
  /^\/: GET \/api\/(?:products\/\d+\/callouts|spec_data\/paragraphs)$/,
  // Whether text that this browser has was deleted elsewhere: until that is known, it stays.
  /GET \/api\/saved-work\/\d[\d%C,]*$/,
  // Nothing has changed in a project that isn't shared.
  /^\/account\/projects\/1: GET \/api\/project-changes\//,
  // The mark beside a product whose section is another maker’s; the pre-flight of the section says it, too.
  /^\/account\/projects\/\d+: GET \/api\/specwizard-project\/me$/,
  /^\/account\/(?:content-requests|specwizard-projects\/1): GET \/api\/char-project$/,
];

interface Answer {
  text: string;
  init: ResponseInit;
}
const realTimeout = setTimeout;
const pause = () => new Promise<void>((done) => void realTimeout(done, 100));

const known = new Map<string, Answer>();
let failing: { path: string; fault: Fault } | null = null;
const sentRequests = new Set<string>();
let sent = 0;
let underWay = 0;

/** The first answer to each question is the reference API's; from then on it comes at once. */
function rememberAnswers(): void {
  const network = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { method, signal } = request;
    const url = new URL(request.url);
    const call = `${method} ${url.pathname}`;
    if (/^\/(?:api|auth|feedback)\//.test(url.pathname)) sentRequests.add(call);
    sent += 1;
    underWay += 1;
    try {
      if (failing?.path === call) return await failing.fault.answer(signal);
      const key = `${call}${url.search} ${method === 'GET' ? '' : await request.clone().text()}`;
      let answer = known.get(key);
      if (!answer) {
        const response = await network(request);
        const headers = { 'content-type': response.headers.get('content-type') ?? '' };
        answer = { text: await response.text(), init: { status: response.status, headers } };
        known.set(key, answer);
      }
      return new Response(answer.text, answer.init);
    } finally {
      underWay -= 1;
    }
  });
}

/** Lets time pass until nothing was asked for in three seconds, at most the 26 s in which every screen has to end. */
async function settled(fault: Fault): Promise<void> {
  let quiet = 0;
  for (let second = 0; second < 27 && (quiet < 3 || fault.kind === 'timeout'); second += 1) {
    const before = sent;
    await vi.advanceTimersByTimeAsync(1_000);
    for (let turn = 0; turn < 3; turn += 1) await moment();
    quiet = underWay > 0 || sent > before ? 0 : quiet + 1;
  }
  for (let turn = 0; turn < 9; turn += 1) await moment();
}

/**
 * Goes on at the pace of the real clock, at most 30 s: on a busy machine code comes late, asks late, and React shows
 * what comes soon after something else 300 ms late. The clock stays fake, because switching would drop its pending timers.
 */
async function ended(path: string, end: RegExp): Promise<void> {
  for (let turn = 0; turn < 300 && !end.test(outcome(path)); turn += 1) {
    await pause();
    await vi.advanceTimersByTimeAsync(100);
  }
}

/** Waits until nothing more is asked for: what is below a screen's head asks once that is there. */
async function asked(): Promise<void> {
  let before = -1;
  while (underWay > 0 || sent > before) {
    before = sent;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** What no screen says while all calls are answered. */
const words =
  /[Tt]he server|[Cc]ouldn’t|went wrong|no longer valid|could not be|Too many requests|have access|not signed in|Sign in|[Ss]ession has ended|nothing to show/;

/** Screens without a frame. */
const alone = /\.fmt\.html$/;

/** How a visitor finds the screen. */
function outcome(path: string): string {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1')?.textContent ?? '';
  if (document.querySelectorAll('main').length !== 1) return 'no main part';
  const isFramed = screen.queryByRole('navigation', { name: 'Library' }) !== null;
  if (isFramed === alone.test(path)) return 'without its frame';
  if (main?.getAttribute('aria-busy') === 'true' || /\bLoading\b(?! Dock)/.test(main?.textContent ?? ''))
    return 'still loading';
  if (heading === '') return 'without a heading';
  if (/Something on this page failed/.test(heading)) return 'broken';
  return words.test(main?.textContent ?? '') ? 'said' : 'left out';
}

let next = 0;
/** The faults in turn, one for each call of each screen; with `EVERY_FAULT=1` all, which takes ten minutes. */
const dealt = (): readonly Fault[] =>
  process.env['EVERY_FAULT'] ? [...faults, tooMuch] : faults.slice(next++ % faults.length).slice(0, 1);

/** The calls of a screen that fail without a word, or leave it broken, a line each. */
async function untold(path: string, begin: () => void): Promise<string> {
  rememberAnswers();
  plainHtml();
  failing = null;
  sentRequests.clear();
  open(path);
  // The first search has the reference API make its index.
  const isThere = () => expect(document.querySelector('main h1')).not.toBeNull();
  await vi.waitFor(isThere, { timeout: 30_000 });
  await asked();
  expect(outcome(path), 'with all calls answered').toBe('left out');
  // Of several that differ by a number, one.
  const calls = new Map(
    [...sentRequests].map((call) => [call.replaceAll(/\d[\d%C,]*/g, '#'), call]),
  ).values();
  const bad: string[] = [];
  for (const call of calls) {
    for (const fault of dealt()) {
      closePages();
      closeOpened();
      clearReads();
      begin();
      stopTime();
      failing = { path: call, fault };
      open(path);
      await settled(fault);
      const isMissed = !quietly.some((one) => one.test(`${path}: ${call}`));
      await ended(path, isMissed ? /^said$/ : /^(?!still loading)/);
      vi.useRealTimers();
      const found = outcome(path);
      if (found !== 'said' && (found !== 'left out' || isMissed))
        bad.push(`${call}, ${fault.name}: ${found}`);
    }
  }
  return bad.join('\n');
}

beforeAll(async () => {
  await import('#src/layouts/failure.tsx');
  await import('#src/screens/search/after-results.tsx');
  await import('#src/screens/sign-in/sign-in.tsx');
});

describe('when a call fails, the screen ends within 26 s, keeps its frame and says so', () => {
  it.each(everyone)('%s', { timeout: 600_000 }, async (path) => {
    expect(await untold(path, () => undefined)).toBe('');
  });

  it.each(signedIn)('%s', { timeout: 600_000 }, async (path) => {
    const user = await signInAs('ada');
    expect(await untold(path, () => beginSession(user, 'a'.repeat(64)))).toBe('');
  });
});
