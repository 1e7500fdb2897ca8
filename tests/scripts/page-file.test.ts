import { describe, expect, it } from 'vitest';

import { pageFile } from '../../scripts/prerender/page-file.ts';
import { shareTags } from '../../scripts/vite/site-tags.ts';

const defaults = shareTags('https://lintel.test')
  .map(({ tag, attrs = {}, children }) => {
    const written = Object.entries(attrs).map(([name, value]) =>
      value === true ? name : `${name}="${String(value)}"`,
    );
    return `<${tag} ${written.join(' ')}>${typeof children === 'string' ? `${children}</${tag}>` : ''}`;
  })
  .join('\n');
const empty = `<!doctype html><html><head><meta charset="utf-8">${defaults}<link rel="icon" href="/-/favicon.png"></head><body><aside class="notice-bar">Off</aside><div id="root"></div></body></html>`;
const head =
  '<title>Roof hatch | Lintel</title><meta name="description" content="A hatch."><meta property="og:title" content="Roof hatch"><link rel="canonical" href="https://lintel.test/product/1">';
const rendered = { html: `${head}<main>Text</main>`, answers: [], card: null };

describe('the file of a page', () => {
  const page = pageFile('/product/1', rendered, { html: empty, stylesOf: () => '' }, 0);
  const inHead = page.slice(0, page.indexOf('</head>'));

  it('says in its head what the page says of itself, and nothing that holds for any page', () => {
    expect(inHead).toContain(head);
    expect(inHead.match(/property="og:title"/g)).toHaveLength(1);
    expect(inHead.match(/<title/g)).toHaveLength(1);
    expect(inHead).not.toContain('data-default');
    expect(inHead).not.toContain('og:image');
    expect(inHead).toContain('<meta charset="utf-8">');
    expect(inHead).toContain('<link rel="icon" href="/-/favicon.png">');
  });
});
