import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const link = 'href="/favicon.svg"';

/** Puts the icon into the site's page: with it a request less stands in the way of what the page shows. */
export function iconInPage(root: string): Plugin {
  return {
    name: 'icon-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== '/index.html') return html;
        if (!html.includes(link)) throw new Error(`No ${link} to replace`);
        const icon = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
        return html.replace(link, () => `href="${dataUrl(icon)}"`);
      },
    },
  };
}

/** For an attribute in double quotes. */
function dataUrl(svg: string): string {
  const text = svg.trim().replace(/\s+/g, ' ').replaceAll('> <', '><').replaceAll('"', "'");
  return `data:image/svg+xml,${text.replace(/[%#<>]/g, encodeURIComponent)}`;
}
