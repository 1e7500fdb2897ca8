import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { root } from '#tests/architecture/sources.ts';
import { sitemapEntries } from '../../scripts/prerender/list-pages.ts';
import { openMadePages } from '../../scripts/prerender/made-pages.ts';
import { fileOf, jsonForPage, pageFile } from '../../scripts/prerender/page-file.ts';
import { fontNames, pageFonts } from '../../scripts/prerender/page-fonts.ts';
import { pageStyles } from '../../scripts/prerender/page-styles.ts';

const page = {
  html: '<title>A &lt; B</title><meta name="description" content="x"/><p>Text</p>',
  answers: [],
  card: null,
};
const empty = await readFile(join(root, 'index.html'), 'utf8');
const template = { html: empty, stylesOf: () => '<link rel="stylesheet" href="/a.css">' };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prerender-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

describe('the data block of a page', () => {
  it('ends no script element, holds no line separator, and says what it was given', () => {
    const data = { html: '</script><script>alert(1)</script><!--', lines: '\u2028\u2029', plain: 'ü "x"' };
    const text = jsonForPage(data);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(data);
  });
});

describe('a page', () => {
  it('has its tags and styles in the head, its markup in the root, and its data after it', () => {
    const html = pageFile(
      '/a&b',
      { ...page, answers: [['GET /api/x ', { name: '$& </script>' }]] },
      template,
      7,
    );
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toContain(
      '<link rel="stylesheet" href="/a.css"><title>A &lt; B</title><meta name="description"',
    );
    expect(body).toContain(
      '<div id="root" data-path="/a&amp;b"><p>Text</p></div><script type="application/json" id="page-data">',
    );
    expect(body).toContain('{"made":7,"answers":[["GET /api/x ",{"name":"$& \\u003c/script>"}]]}</script>');
    expect(body).toContain('You can read this page without JavaScript.');
  });

  it('is refused with a style in its markup, which the policy of the site would refuse', () => {
    expect(() =>
      pageFile('/', { ...page, html: '<p class="a" style="color:red">x</p>' }, template, 7),
    ).toThrow(/style/);
    expect(pageFile('/', { ...page, html: '<p>a style=&quot;color&quot;</p>' }, template, 7)).toContain(
      'a style=',
    );
  });

  it('is found under its path without an ending', () => {
    expect(['/', '/about', '/company/s%C3%B8n-1/cad'].map(fileOf)).toEqual([
      'index.html',
      'about.html',
      'company/søn-1/cad.html',
    ]);
  });
});

describe('the style sheets of a page', () => {
  it('are those of its classes, what is imported first, and the base of all', async () => {
    const manifest = {
      'index.html': { dynamicImports: ['src/start/start.tsx', 'src/screens/a.tsx'] },
      'src/start/start.tsx': { css: ['base.css'] },
      'src/screens/a.tsx': { imports: ['_ui.js'], css: ['a.css'], dynamicImports: ['src/screens/part.tsx'] },
      'src/screens/part.tsx': { css: ['part.css', 'grays.css'] },
      '_ui.js': { css: ['ui.css'] },
    };
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    const sheets = {
      'base.css': 'body{}.mono{}',
      'a.css': '.row_aaaa .mono{}',
      'ui.css': '.button_uuuu{}',
      'part.css': '.rest_pppp{}',
      'grays.css': '.gray{}',
    };
    for (const [name, css] of Object.entries(sheets)) await writeFile(join(folder, name), css);
    const named = (markup: string) =>
      [...pageStyles(folder)(markup).matchAll(/href="\/([^"]*)"/g)].map(([, file]) => file);
    expect(named('<p class="mono">')).toEqual(['base.css']);
    expect(named('<p class="row_aaaa mono"><b class="button_uuuu">')).toEqual([
      'base.css',
      'ui.css',
      'a.css',
    ]);
    expect(named('<p class="gray">')).toEqual(['base.css', 'grays.css']);
  });
});

describe('the fonts of a page', () => {
  const fonts = pageFonts({
    'src/styles/fonts/ibm-plex-mono-400.woff2': { file: 'mono.woff2' },
    'src/styles/fonts/ibm-plex-sans-400-600-rare.woff2': { file: 'rare.woff2' },
  });
  it.each([
    ['<p class="monogram">07 Roofing</p>', []],
    ['<p class="small mono">07</p>', ['mono.woff2']],
    ['<p class="mono">07</p><p>Tyvek\u00ae</p>', ['mono.woff2', 'rare.woff2']],
  ])('are there when it is first drawn: %s', (markup, files) => {
    expect([...fonts(markup).matchAll(/href="\/([^"]*)"/g)].map(([, file]) => file)).toEqual(files);
  });

  it('are the files that the style sheets name', () => {
    const css = readFileSync(join(root, 'src/styles/fonts.css'), 'utf8');
    for (const name of fontNames) expect(css).toContain(`./fonts/${name}.woff2`);
  });
});

it('the addresses of a sitemap come with the day of their change', () => {
  const xml = `<?xml version="1.0"?><urlset>
    <url><loc>https://lintel.example/a?b=1&amp;c=2</loc><lastmod>2026-11-01T10:00:00Z</lastmod></url>
    <url><loc> https://lintel.example/b </loc></url></urlset>`;
  expect(sitemapEntries(xml)).toEqual([
    { location: 'https://lintel.example/a?b=1&c=2', changed: '2026-11-01' },
    { location: 'https://lintel.example/b', changed: null },
  ]);
});

describe('pages of an earlier build', () => {
  const made = Date.parse('2026-11-10T12:00:00Z');
  const about = { path: '/about', changed: '2026-11-01' };
  const files = [{ name: 'about.html', content: 'made' }];
  const keep = async (build = 'one', listed: { path: string; changed: string | null } = about) => {
    const pages = await openMadePages(folder, build);
    await pages.keep(listed, made, files);
  };
  const fresh = async (build: string, listed: { path: string; changed: string | null }) =>
    (await openMadePages(folder, build)).fresh(listed);

  it('are taken as they are while their code and their date are the same', async () => {
    await keep();
    expect(await fresh('one', about)).toEqual(['about.html']);
    expect(await fresh('two', about)).toBeNull();
    expect(await fresh('one', { ...about, changed: '2026-11-02' })).toBeNull();
    expect(await fresh('one', { path: '/other', changed: null })).toBeNull();
  });

  it('are made again where they changed on the day that they were made', async () => {
    const today = { path: '/about', changed: '2026-11-10' };
    await keep('one', today);
    expect(await fresh('one', today)).toBeNull();
  });

  it('are good for a day where no record says when they changed', async () => {
    const undated = { path: '/about', changed: null };
    await keep('one', undated);
    vi.useFakeTimers({ now: made + 23 * 60 * 60_000 });
    expect(await fresh('one', undated)).toEqual(['about.html']);
    vi.useFakeTimers({ now: made + 25 * 60 * 60_000 });
    expect(await fresh('one', undated)).toBeNull();
  });

  it('are known after a build that was interrupted while it wrote its list', async () => {
    await keep();
    await appendFile(join(folder, 'list.jsonl'), '{"path":"/hal');
    expect(await fresh('one', about)).toEqual(['about.html']);
  });

  it('are gone with the record that they show', async () => {
    await keep();
    const pages = await openMadePages(folder, 'one');
    expect(await pages.retain(new Set(['/others']))).toEqual(['about.html']);
    expect(await readdir(join(folder, 'files'))).toEqual([]);
    expect(await fresh('one', about)).toBeNull();
  });
});
