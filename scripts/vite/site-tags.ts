import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brand } from '../../src/brand.ts';
import { sharePictureSize, sitePicture } from '../../src/domain/share-card.ts';

/**
 * What other sites show of a link to a page that was not made at build (Open Graph): they run no script, so it is the same
 * for all; without `og:url`, which would make all pages one. Marked, since `<Page>` replaces them by the page's own.
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
  const tags = Object.entries(properties).map(([property, content]): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { property, content, 'data-default': true },
    injectTo: 'head',
  }));
  const card = { name: 'twitter:card', content: 'summary_large_image', 'data-default': true };
  return [...tags, { tag: 'meta', attrs: card, injectTo: 'head' }];
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
