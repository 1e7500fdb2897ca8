import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brand } from '../../src/brand.ts';
import { sharePictureSize, sitePicture } from '../../src/domain/share-card.ts';

/**
 * What a page that was not made at build says without its script, the same for all: the site's name as its title, and what
 * other sites show of a link to it (Open Graph), without `og:url`, which would make all pages one. Marked, since `<Page>`
 * replaces them by the page's own.
 */
export function shareTags(siteOrigin: string): HtmlTagDescriptor[] {
  const title = `${brand.name}: ${brand.tagline}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': brand.description,
    'og:locale': 'en_US',
    'og:image': `${siteOrigin}${sitePicture}`,
    'og:image:width': String(sharePictureSize.width),
    'og:image:height': String(sharePictureSize.height),
    'og:image:alt': title,
  };
  const name: HtmlTagDescriptor = {
    tag: 'title',
    attrs: { 'data-default': true },
    children: brand.name,
    injectTo: 'head',
  };
  const tags = Object.entries(properties).map(([property, content]): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { property, content, 'data-default': true },
    injectTo: 'head',
  }));
  const card = { name: 'twitter:card', content: 'summary_large_image', 'data-default': true };
  return [name, ...tags, { tag: 'meta', attrs: card, injectTo: 'head' }];
}

/** Search engines follow absolute addresses of sitemaps only. */
export function robotsText(own: string, siteOrigin: string): string {
  return siteOrigin === '' ? own : `${own.trimEnd()}\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}

/** The tags for shared links, and `robots.txt` with the sitemap, where the build is told the origin of its site. */
export function siteTags(root: string, siteOrigin: string): Plugin {
  return {
    name: 'site-tags',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: (_html, { path }) => (path === '/index.html' ? shareTags(siteOrigin) : []),
    generateBundle() {
      const own = readFileSync(join(root, 'public/robots.txt'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(own, siteOrigin) });
      if (siteOrigin === '')
        this.info('VITE_SITE_ORIGIN is not set: robots.txt names no sitemap, shared links show no picture.');
    },
  };
}
