import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Page } from '#src/components/page/page.tsx';
import { ShareCards } from '#src/components/page/share-cards.ts';
import type { ShareCard } from '#src/domain/share-card.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { head } from '#tests/support/page.ts';

const card: ShareCard = {
  title: 'Roof hatch',
  kicker: 'CAD detail',
  lines: ['Northfold', '07 72 33 Roof Hatches'],
  picture: '/api/files/1.svg',
};
const words = { title: 'Roof hatch', description: 'A hatch.', canonical: '/product/1', card };

const hostile = [
  ...hostileTexts,
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  "'\u2028\u2029\u0000\u202Eevil\uD800",
  '&lt;b&gt; &amp; O’Halloran & Søn',
  ']]>{{constructor}}${1}`\\',
];

let frame: HTMLElement;
const unmounts: (() => void)[] = [];

beforeEach(() => {
  document.head.innerHTML = '';
  frame = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  for (const unmount of unmounts.splice(0)) act(unmount);
  frame.remove();
  document.head.innerHTML = '';
  vi.unstubAllEnvs();
});

/** A page made at build: React's markup with what belongs into the head moved there, as `react-dom/static` does it. */
function arrive(page: ReactNode): void {
  const html = renderToString(page);
  const [inHead = ''] = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(html) ?? [];
  document.head.innerHTML = inHead;
  frame.innerHTML = html.slice(inHead.length);
}

function takeOver(page: ReactNode): { faults: string[]; render: (next: ReactNode) => void } {
  const faults: string[] = [];
  let render = (_next: ReactNode): void => undefined;
  act(() => {
    const root = hydrateRoot(frame, page, { onRecoverableError: (error) => faults.push(String(error)) });
    unmounts.push(() => root.unmount());
    render = (next) => act(() => root.render(next));
  });
  return { faults, render };
}

function show(page: ReactNode) {
  const root = createRoot(frame);
  unmounts.push(() => root.unmount());
  const render = (next: ReactNode) => act(() => root.render(next));
  render(page);
  return render;
}

describe('a page made at build', () => {
  it('says everything without a script, and nothing twice once it is taken over', () => {
    const page = <Page {...words}>Text</Page>;
    arrive(page);
    const before = head();
    expect(before).toMatchObject({
      titles: ['Roof hatch | Lintel'],
      canonical: `${location.origin}/product/1`,
      structuredData: [{ '@type': 'WebPage', name: 'Roof hatch' }],
    });
    expect(before.social).toHaveLength(13);
    const block = frame.querySelector('script');
    const { faults, render } = takeOver(page);
    expect(faults).toEqual([]);
    expect(head()).toEqual(before);
    expect(frame.querySelector('script')).toBe(block);
    render(
      <Page {...words} title="Roof drain">
        Text
      </Page>,
    );
    expect(head()).toMatchObject({
      titles: ['Roof drain | Lintel'],
      structuredData: [{ '@type': 'WebPage', name: 'Roof drain' }],
    });
    expect(block?.isConnected).toBe(false);
    expect(frame).toHaveTextContent(/^Text$/);
  });

  it('is followed by the words of the next page alone', () => {
    arrive(<Page {...words}>Text</Page>);
    takeOver(<Page {...words}>Text</Page>);
    for (const unmount of unmounts.splice(0)) act(unmount);
    expect(head()).toMatchObject({ titles: [], canonical: null, structuredData: [], social: [] });
  });

  it.each(hostile)('holds any text as text: %j', (text) => {
    const page = (
      <Page
        title={text}
        description={`${text} and more`}
        canonical="/product/1"
        card={{ ...card, title: text }}
      >
        Text
      </Page>
    );
    const html = renderToString(page);
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(html).not.toMatch(/<img|<b>|<!--<script/);
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(html) ?? [];
    // Signs that no page can hold are replaced on the way, for the name alone.
    expect(JSON.parse(json)).toMatchObject({ '@type': 'WebPage', name: text });
    show(page);
    expect(head()).toMatchObject({
      titles: [`${text} | Lintel`],
      structuredData: [{ name: text }],
    });
  });
});

describe('descriptions', () => {
  it.each([
    ['A hatch.', 'A hatch.'],
    ['  two\n lines ', 'two lines'],
    ['', 'Roof hatch'],
    [`${'word '.repeat(31)}wording ends`, `${'word '.repeat(31).trim()}…`],
    ['x'.repeat(200), `${'x'.repeat(159)}…`],
    [`${'x'.repeat(158)}😀😀`, `${'x'.repeat(158)}…`],
  ])('%j', (description, said) => {
    show(
      <Page {...words} description={description}>
        Text
      </Page>,
    );
    expect(head().description).toBe(said);
  });
});

describe('origins and cards', () => {
  it('the public origin of the build counts wherever the page is opened', () => {
    vi.stubEnv('VITE_SITE_ORIGIN', 'https://lintel.test');
    show(<Page {...words}>Text</Page>);
    expect(head().canonical).toBe('https://lintel.test/product/1');
    expect(Object.fromEntries(head().social)).toMatchObject({
      'og:url': 'https://lintel.test/product/1',
      'og:image': 'https://lintel.test/-/share.png',
    });
  });

  it.each([
    ['/product/1', '/-/cards/product/1.png'],
    ['/content-type/cad/07/075423?page=2', '/-/cards/content-type/cad/07/075423.png'],
  ])('a build that draws cards names that of %s', (canonical, address) => {
    vi.stubEnv('VITE_SHARE_CARDS', 'true');
    const render = show(
      <Page {...words} canonical={canonical}>
        Text
      </Page>,
    );
    expect(Object.fromEntries(head().social)).toMatchObject({
      'og:image': `${location.origin}${address}`,
      'og:image:alt': 'Roof hatch, Northfold, 07 72 33 Roof Hatches',
      'twitter:image:alt': 'Roof hatch, Northfold, 07 72 33 Roof Hatches',
    });
    const { card: _card, ...plain } = words;
    render(<Page {...plain}>Text</Page>);
    expect(Object.fromEntries(head().social)).toMatchObject({ 'og:image': `${location.origin}/-/share.png` });
  });

  it('and is told of each card while it renders, but for pages that are not listed', () => {
    const told: [string, ShareCard][] = [];
    const render = (canonical: string | null) =>
      renderToString(
        <ShareCards value={(path, one) => void told.push([path, one])}>
          <Page {...words} canonical={canonical}>
            Text
          </Page>
        </ShareCards>,
      );
    render('/product/1');
    render(null);
    expect(told).toEqual([['/product/1', card]]);
  });

  it('what index.html says of every page goes with the first page', () => {
    document.head.innerHTML =
      '<title data-default="">Lintel</title><meta property="og:title" content="Lintel" data-default="">';
    show(<Page {...words}>Text</Page>);
    expect([...document.head.querySelectorAll('title')].map(({ text }) => text)).toEqual([
      expect.stringContaining('Roof hatch'),
    ]);
    expect(head().social.filter(([name]) => name === 'og:title')).toEqual([['og:title', 'Roof hatch']]);
  });
});
