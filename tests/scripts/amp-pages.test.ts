import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';

import { ampContentType } from '#src/amp/amp-pages.ts';
import { ampPathOf, typesWithAmp } from '#src/domain/amp-paths.ts';
import { screenRoutes } from '#src/routes.ts';
import { askReferenceApi } from '../../scripts/ask-reference-api.ts';
import { ampFiles } from '../../scripts/vite/amp-pages.ts';

const origin = 'https://lintel.test';
const ask = await askReferenceApi({ seed: 1, scale: 1, today: '2026-11-02' });
const files = await ampFiles(ask, origin);

const boilerplate =
  '<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>';
const allowed =
  /^(?:html|head|meta|script|title|link|style|noscript|body|header|main|footer|h1|h2|p|a|span|ul|li|svg|path)$/;
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);

/** The demands of amp.dev on a page, as far as ours go; its own validator comes from the network and is not asked here. */
describe('an AMP page', () => {
  it.each(files)('has the required markup and nothing that is forbidden: $fileName', ({ source }) => {
    expect(source).toMatch(/^<!doctype html>\n<html amp lang="en">\n<head>\n<meta charset="utf-8">\n/);
    expect(source).toContain(boilerplate);
    expect(all(source, /(<script[^>]*>)/g)).toEqual([
      '<script async src="https://cdn.ampproject.org/v0.js">',
    ]);
    expect(source).toContain('<meta name="viewport" content="width=device-width,');
    expect(all(source, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
    const styles = all(source, /<style amp-custom>([^<]*)<\/style>/g);
    expect(styles).toHaveLength(1);
    expect(styles[0]?.length).toBeLessThan(75_000);
    expect(styles[0]).not.toMatch(/!important|@import|url\(|i-amp/);
    expect(all(source, /<style([^>]*)>/g)).toEqual([' amp-boilerplate', ' amp-boilerplate', ' amp-custom']);
    expect(all(source, /<([a-z][\w-]*)/g).filter((tag) => !allowed.test(tag))).toEqual([]);
    expect(source).not.toMatch(/\sstyle=|\son\w+=|javascript:/i);
  });

  it('is there for the home page and each content type, and names the page it is a copy of', () => {
    expect(files.map(({ fileName }) => `/${fileName}`.replace(/(?:\/index)?\.html$/, ''))).toEqual(
      typesWithAmp.map(ampPathOf),
    );
    const canonical = files.map(({ source }) => all(source, /<link rel="canonical" href="([^"]+)">/g));
    expect(canonical).toEqual(
      typesWithAmp.map((type) => [`${origin}${type === null ? '/' : `/content-type/${type}`}`]),
    );
  });

  it('leads to pages of the site, with what the library has', () => {
    const links = new Set(files.flatMap(({ source }) => all(source, /<a href="([^"]+)"/g)));
    const known = new Set(typesWithAmp.map(ampPathOf));
    const lost = [...links].filter((href) => {
      const path = href.slice(origin.length);
      return (
        !href.startsWith(`${origin}/`) ||
        !(known.has(path) || screenRoutes.some((row) => matchPath(row.path, path)))
      );
    });
    expect(lost).toEqual([]);
    expect(links.size).toBeGreaterThan(500);
    const cad = files.find(({ fileName }) => fileName.endsWith('/cad.html'))?.source ?? '';
    expect(cad).toContain('<h1>CAD details</h1>');
    expect(cad).toMatch(/07 54 23<\/span>Thermoplastic-Polyolefin Roofing<\/a><span class="count">\d+</);
  });

  it('has the site’s mark, and its font where the build has the file', async () => {
    const [home] = await ampFiles(ask, origin, '/assets/sans.woff2');
    expect(home?.source).toMatch(/<header><a [^>]+><svg /);
    expect(home?.source).toContain(`@font-face{font-family:'IBM Plex Sans'`);
    expect(home?.source).toContain(`url('${origin}/assets/sans.woff2')`);
    expect(files[0]?.source).not.toContain('@font-face');
  });

  it('shows what records say as text', () => {
    const title = '</title><script>alert(1)</script>"';
    const level = {
      type: 'cad',
      totals: { cad: 1 },
      divisions: [{ division: '07', title, counts: { cad: 1 }, picture: null }],
      sections: [{ number: '075423', number95: null, title, counts: { cad: 1 } }],
    };
    const html = ampContentType('cad', level, { origin, font: null });
    expect(all(html, /(<script)/g)).toHaveLength(1);
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
  });
});

describe('the build makes no AMP pages', () => {
  it.each([
    ['without the origin of the site', async () => ampFiles(ask, ''), /VITE_SITE_ORIGIN/],
    [
      'from an API that fails',
      () => ampFiles(async () => new Response('', { status: 503 }), origin),
      /answered 503/,
    ],
    [
      'from an answer of another form',
      () => ampFiles(async () => Response.json({ totals: 'many' }), origin),
      /./,
    ],
  ])('%s', async (_, build, message) => {
    await expect(build()).rejects.toThrow(message);
  });
});
